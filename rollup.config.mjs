import { readdirSync } from 'node:fs';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { noticeOf } from './scripts/licences.mjs';

const plugins = [
  nodeResolve({ extensions: ['.ts', '.js'], exportConditions: ['production'] }),
  esbuild({ target: 'es2022' }),
  // The modules' templates are minified the same way: hydration compares them.
  minifyLiterals({ failOnError: true }),
  terser({ ecma: 2022, module: true }),
];

const locales = readdirSync('src/element/locales')
  .filter((file) => file !== 'translation.ts' && file !== 'en.ts')
  .map((file) => file.replace(/\.ts$/, ''));

const banner = ({ moduleIds }) => noticeOf(moduleIds);

/** The self-contained files: those for `<script type="module" src>`, and the computer player's worker. */
export default [
  // Everything in one, the player in a second file beside it.
  {
    input: { 'game-2048': 'src/index.ts' },
    output: {
      dir: 'dist',
      entryFileNames: '[name].min.js',
      chunkFileNames: 'game-2048-player.min.js',
      sourcemap: true,
      banner,
    },
    plugins,
  },
  // The game without a DOM.
  {
    input: 'src/engine/index.ts',
    output: { file: 'dist/engine.min.js', sourcemap: true, banner },
    plugins,
  },
  // A translation for that file: it has to reach the localization inside it, not another copy.
  ...locales.map((name) => ({
    input: `src/element/locales/${name}.ts`,
    output: {
      file: `dist/locales/${name}.min.js`,
      paths: { '@shoelace-style/localize': '../game-2048.min.js' },
    },
    external: ['@shoelace-style/localize'],
    plugins,
  })),
  // The worker of these files and of the ES modules. It imports nothing: bundlers copy it as it is.
  {
    input: 'src/player/player-worker.ts',
    output: { file: 'dist/player-worker.js', sourcemap: true },
    plugins,
  },
];
