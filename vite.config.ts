import { readdirSync } from 'node:fs';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import { defineConfig } from 'vite';
import { licences, noticeOf } from './scripts/licences.mjs';

const locales = readdirSync('src/element/locales')
  .filter((file) => file !== 'translation.ts')
  .map((file) => file.replace(/\.ts$/, ''));

/** The package's ES modules: every door of `exports` is an entry, every dependency stays outside, the bundled generator does not. */
export default defineConfig({
  publicDir: false,
  // The CDN file's templates are minified the same way: hydration compares them.
  plugins: [minifyLiterals({ failOnError: true }), licences()],
  // Its exact version decides which game a seed gives, and without it the engine runs without an import map.
  ssr: { noExternal: ['pure-rand'] },
  build: {
    // For a page Vite would resolve the worker's `new URL(…, import.meta.url)` itself. A package leaves that to the
    // bundlers of those who use it, as a build for servers does.
    ssr: true,
    target: 'es2022',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      external: [/^lit($|\/)/, /^@lit\//, /^@shoelace-style\//],
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
      // The doors export their names and nothing that only this package may reach.
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].chunk.js',
        banner: ({ moduleIds }) => noticeOf(moduleIds),
      },
    },
  },
});
