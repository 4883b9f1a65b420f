import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { banner, licenses, locales, minifyTemplates, target } from './build.shared.mjs';

const plugins = [
  nodeResolve({ extensions: ['.ts', '.js'], exportConditions: ['production'] }),
  esbuild({ target }),
  minifyTemplates(),
  terser({ ecma: 2022 }),
];

/** Files that import nothing. */
const alone = {
  'engine.min.js': 'src/engine/index.ts',
  // The worker of these files and of the ES modules: bundlers copy it as it is.
  'player-worker.js': 'src/player/player-worker.ts',
};

/** A classic script has no `import.meta`: it takes its address while it runs for the first time. */
const ownAddress = {
  name: 'own-address',
  resolveImportMeta: (property) => (property === 'url' ? 'scriptAddress' : null),
};

/** The self-contained files, which need no bundler and no import map, and the computer player's worker. */
export default [
  // For `<script type="module" src>`: everything in one, the player in a second file beside it.
  {
    input: { 'game-2048': 'src/index.ts' },
    output: {
      dir: 'dist',
      entryFileNames: '[name].min.js',
      // What is fetched on first use: the player, whose module is `host`.
      chunkFileNames: ({ name }) => `game-2048-${name === 'host' ? 'player' : name}.min.js`,
      banner,
    },
    plugins: [...plugins, licenses()],
  },
  // For `<script src>`, also in a page that is opened as a file: the player is in it, too.
  {
    input: 'src/index.ts',
    output: {
      file: 'dist/game-2048.classic.js',
      format: 'iife',
      name: 'Game2048',
      intro: 'const scriptAddress = document.currentScript?.src;',
      inlineDynamicImports: true,
      banner,
    },
    plugins: [...plugins, ownAddress],
  },
  // A translation for the first file: it has to reach the localization inside it, not another copy.
  ...locales
    .filter((name) => name !== 'en')
    .map((name) => ({
      input: `src/element/locales/${name}.ts`,
      output: {
        file: `dist/locales/${name}.min.js`,
        paths: { '@shoelace-style/localize': '../game-2048.min.js' },
      },
      external: ['@shoelace-style/localize'],
      plugins,
    })),
  ...Object.entries(alone).map(([file, input]) => ({
    input,
    output: { file: `dist/${file}`, banner },
    plugins,
  })),
];
