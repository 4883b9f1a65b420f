import { readdirSync } from 'node:fs';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import { defineConfig, type Plugin } from 'vite';

const locales = readdirSync('src/element/locales').filter((file) => file !== 'translation.ts');

/**
 * Vite writes a worker's address for the page that it builds: two URLs, one in the other. The bundlers
 * of those who use the package look for one.
 */
const plainWorkerAddress: Plugin = {
  name: 'plain-worker-address',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replace(
        /new URL\((\s*)\/\* @vite-ignore \*\/(\s*)new URL\(("[^"]+"), import\.meta\.url\)\.href,(\s*)"" \+ import\.meta\.url(\s*)\)/,
        'new URL($1$2$3, $4import.meta.url$5)',
      );
    }
  },
};

/** The package's ES modules: every door of `exports` is an entry, every dependency stays outside. */
export default defineConfig({
  // Library mode would write the worker's URL as /assets/…, which no package can serve.
  base: './',
  publicDir: false,
  // The CDN file's templates are minified the same way: hydration compares them.
  plugins: [minifyLiterals({ failOnError: true }), plainWorkerAddress],
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'player-worker.js' } } },
  build: {
    target: 'es2022',
    lib: {
      entry: {
        index: 'src/index.ts',
        element: 'src/element/index.ts',
        engine: 'src/engine/index.ts',
        player: 'src/player/index.ts',
        ...Object.fromEntries(
          locales.map((file) => [
            `locales/${file.replace(/\.ts$/, '')}`,
            `src/element/locales/${file}`,
          ]),
        ),
      },
      formats: ['es'],
    },
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      external: [/^lit($|\/)/, /^@lit\//, /^@shoelace-style\//, /^pure-rand($|\/)/],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
