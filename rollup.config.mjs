import { readdirSync } from 'node:fs';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';

const compile = [
  nodeResolve({ extensions: ['.ts', '.js'], exportConditions: ['production'] }),
  esbuild({ target: 'es2022', charset: 'utf8' }),
];
const minify = terser({ ecma: 2022, module: true });
const plugins = [
  ...compile,
  // The modules' templates are minified the same way: hydration compares them.
  minifyLiterals({ failOnError: true }),
  minify,
];

const locales = readdirSync('src/element/locales').map((file) => file.replace(/\.ts$/, ''));

/** What the player of replays takes from the CDN file of the game, which exports it: see src/replay/kit.ts. */
const isOfGame = (id) => /\/(replay\/|\.\/)?kit\.(js|ts)$|\/engine\/walk\.(js|ts)$/.test(id);

/** The self-contained files: those for `<script type="module" src>`, the languages, and the computer player's worker. */
export default [
  // Everything in one, the player in a second file beside it.
  {
    input: { 'game-2048': 'src/cdn.ts' },
    output: {
      dir: 'dist',
      entryFileNames: '[name].min.js',
      chunkFileNames: 'game-2048-player.min.js',
      sourcemap: true,
    },
    plugins,
  },
  // The player of replays. What it shares with the game it imports from that file: a page with both loads it once.
  {
    input: 'src/replay/index.ts',
    output: {
      file: 'dist/game-2048-replay.min.js',
      sourcemap: true,
      paths: (id) => (isOfGame(id) ? './game-2048.min.js' : id),
    },
    external: isOfGame,
    plugins,
  },
  // The languages: each works with any copy of the element, wherever it comes from, since it imports nothing.
  ...locales.map((name) => ({
    input: `src/element/locales/${name}.ts`,
    output: [
      { file: `dist/locales/${name}.js` },
      { file: `dist/locales/${name}.min.js`, plugins: [minify] },
    ],
    plugins: compile,
  })),
  // The worker of these files and of the ES modules. It imports nothing: bundlers copy it as it is.
  {
    input: 'src/player/player-worker.ts',
    output: { file: 'dist/player-worker.js', sourcemap: true },
    plugins,
  },
];
