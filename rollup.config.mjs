import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { banner, licenses, minifyTemplates, target } from './build.shared.mjs';

const compile = [
  nodeResolve({ extensions: ['.ts', '.js'], exportConditions: ['production'] }),
  esbuild({ target, charset: 'utf8' }),
];
const minify = terser({ ecma: 2022 });
const plugins = [...compile, minifyTemplates(), minify];

const locales = readdirSync('src/element/locales').map((file) => file.replace(/\.ts$/, ''));

/** What the player of replays takes from the CDN file of the game, which exports it: see src/replay/kit.ts. */
const isOfGame = (id) => /\/(replay\/|\.\/)?kit\.(js|ts)$|\/engine\/walk\.(js|ts)$/.test(id);

/** Files that import nothing. */
const alone = {
  'engine.min.js': 'src/engine/index.ts',
  // Fetches the file of a tag when the tag comes near.
  'game-2048.loader.js': 'src/loader.ts',
  // The worker of these files and of the ES modules: bundlers copy it as it is.
  'player-worker.js': 'src/player/player-worker.ts',
};

/** A classic script has no `import.meta`: it takes its address while it runs for the first time. */
const ownAddress = {
  name: 'own-address',
  resolveImportMeta: (property) => (property === 'url' ? 'scriptAddress' : null),
};

/** `effects:FILE` is a module that runs the file and exports nothing, as a classic script does. */
const effects = {
  name: 'effects',
  resolveId: (id) => (id.startsWith('effects:') ? `\0${id}` : null),
  load(id) {
    const [, file] = /^\0effects:(.*)/.exec(id) ?? [];
    const path = file && fileURLToPath(new URL(file, import.meta.url));
    return path ? `import ${JSON.stringify(path)};` : null;
  },
};

/** The self-contained files, which need no bundler and no import map, and the languages, which import nothing. */
export default [
  // For `<script type="module" src>`: everything in one, the player in a second file beside it.
  {
    input: { 'game-2048': 'src/cdn.ts' },
    output: {
      dir: 'dist',
      entryFileNames: '[name].min.js',
      // What is fetched on first use: the player, whose module is `host`.
      chunkFileNames: ({ name }) => `game-2048-${name === 'host' ? 'player' : name}.min.js`,
      banner,
    },
    plugins: [...plugins, licenses()],
  },
  // The player of replays. What it shares with the game it imports from that file: a page with both loads it once.
  {
    input: 'src/replay/index.ts',
    output: {
      file: 'dist/game-2048-replay.min.js',
      banner,
      paths: (id) => (isOfGame(id) ? './game-2048.min.js' : id),
    },
    external: isOfGame,
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
  ...Object.entries(alone).map(([file, input]) => ({
    input,
    output: { file: `dist/${file}`, banner },
    plugins,
  })),
  // Each language works with any copy of the element, wherever that comes from.
  ...locales.map((name) => ({
    input: `src/element/locales/${name}.ts`,
    output: { file: `dist/locales/${name}.js` },
    plugins: compile,
  })),
  // For a second tag, which may be a classic script, too.
  ...locales.map((name) => ({
    input: `effects:src/element/locales/${name}.ts`,
    output: { file: `dist/locales/${name}.min.js`, format: 'iife' },
    plugins: [effects, ...compile, minify],
  })),
];
