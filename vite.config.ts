import { readdirSync } from 'node:fs';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import { defineConfig } from 'vite';

const locales = readdirSync('src/element/locales')
  .filter((file) => file !== 'translation.ts')
  .map((file) => file.replace(/\.ts$/, ''));

/** The package's ES modules: every door of `exports` is an entry, every dependency stays outside. */
export default defineConfig({
  publicDir: false,
  // The CDN file's templates are minified the same way: hydration compares them.
  plugins: [minifyLiterals({ failOnError: true })],
  build: {
    // For a page Vite would resolve the worker's `new URL(…, import.meta.url)` itself. A package leaves that to the
    // bundlers of those who use it, as a build for servers does.
    ssr: true,
    target: 'es2022',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      external: [/^lit($|\/)/, /^@lit\//, /^@shoelace-style\//, /^pure-rand($|\/)/],
      input: {
        index: 'src/index.ts',
        element: 'src/element/index.ts',
        engine: 'src/engine/index.ts',
        player: 'src/player/index.ts',
        ...Object.fromEntries(
          locales.map((name) => [`locales/${name}`, `src/element/locales/${name}.ts`]),
        ),
      },
      // Chunks stand beside the entries: from there the worker is `./player-worker.js`.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
