import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import { defineConfig } from 'vite';

/** The package's ES modules; every dependency stays outside. The languages are built by Rollup, each a file that imports nothing. */
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
      external: [/^lit($|\/)/, /^@lit\//, /^pure-rand($|\/)/],
      input: {
        index: 'src/index.ts',
        element: 'src/element/index.ts',
        engine: 'src/engine/index.ts',
        player: 'src/player/index.ts',
        replay: 'src/replay/index.ts',
        'replay-element': 'src/replay/element.ts',
      },
      // Chunks stand beside the entries: from there the worker is `./player-worker.js`.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
