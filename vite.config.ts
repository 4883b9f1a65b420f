import { readdirSync } from 'node:fs';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import { defineConfig, type Plugin } from 'vite';

const locales = readdirSync('src/element/locales').filter((file) => file !== 'translation.ts');

/** `sideEffects` in package.json names files of dist/: here it would drop what src/ imports for its effect alone. */
const keepEffects: Plugin = {
  name: 'keep-effects',
  transform: (code, id) =>
    id.includes('/node_modules/') ? null : { code, map: null, moduleSideEffects: true },
};

/** The package's ES modules: every door of `exports` is an entry, every dependency stays outside. */
export default defineConfig({
  // Library mode would write the worker's URL as /assets/…, which no package can serve.
  base: './',
  publicDir: false,
  // The CDN file's templates are minified the same way: hydration compares them.
  plugins: [keepEffects, minifyLiterals({ failOnError: true })],
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
    rollupOptions: {
      external: [/^lit($|\/)/, /^@lit\//, /^@shoelace-style\//, /^pure-rand($|\/)/],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
