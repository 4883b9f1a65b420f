import { defineConfig } from 'vite';
import { banner, minifyTemplates, target } from './build.shared.mjs';

/**
 * The package's ES modules: every door of `exports` is an entry. Dependencies stay outside, so that a page has them once;
 * the generator goes inside, since its exact version decides which game a seed gives. Rollup builds the languages.
 */
export default defineConfig({
  publicDir: false,
  plugins: [minifyTemplates()],
  ssr: { noExternal: ['pure-rand'] },
  build: {
    // In a build for pages Vite would resolve the worker's `new URL(…, import.meta.url)` itself. In a build for servers
    // it keeps it, for the bundlers of the package's users.
    ssr: true,
    target,
    // Readable as it is: a map would only make the package half as large again.
    minify: false,
    rolldownOptions: {
      external: [/^lit($|\/)/, /^@lit\//],
      input: {
        index: 'src/index.ts',
        element: 'src/element/index.ts',
        engine: 'src/engine/index.ts',
        player: 'src/player/index.ts',
        replay: 'src/replay/index.ts',
        'replay-element': 'src/replay/element.ts',
      },
      // Chunks stand beside the entries: from there the worker is `./player-worker.js`.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', banner },
    },
  },
});
