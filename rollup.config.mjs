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

/** What the CDN file of the game exports for the player of replays: see src/replay/kit.ts. */
const isOfGame = (id) => /\/(replay\/|\.\/)?kit\.(js|ts)$|\/engine\/walk\.(js|ts)$/.test(id);

/** The computer of a page, with its worker, in its own file: both elements of a page share it. */
const isHost = (id) => /\/host\.(js|ts)$/.test(id);

/** The engine, which only a review needs whole. */
const isEngine = (id) => /\/engine\/index\.(js|ts)$/.test(id);

/** What both elements fetch on first use. */
const isTileImages = (id) => /\/tile-images\.(js|ts)$/.test(id);

/** The files in which the player of replays finds what it does not have. */
function fileFor(id) {
  if (isOfGame(id)) return './game-2048.min.js';
  if (isEngine(id)) return './engine.min.js';
  if (isTileImages(id)) return './game-2048-tile-images.min.js';
  return isHost(id) ? './game-2048-player.min.js' : undefined;
}

const sourceOf = (name) =>
  fileURLToPath(new URL(`src/element/locales/${name}.ts`, import.meta.url));

/** Files that import nothing. */
const alone = {
  'engine.min.js': 'src/engine/index.ts',
  // Fetches the file of a tag when the tag comes near.
  'game-2048.loader.js': 'src/loader.ts',
  // The worker of these files and of the ES modules: bundlers copy it as it is.
  'player-worker.js': 'src/player/player-worker.ts',
};

/** A classic script has no `import.meta`: it reads its address when it first runs. */
const ownAddress = {
  name: 'own-address',
  resolveImportMeta: (property) => (property === 'url' ? 'scriptAddress' : null),
};

/** `effects:LANGUAGE` is a module that registers the language and exports nothing, as a classic script does. */
const effects = {
  name: 'effects',
  resolveId(id) {
    if (id.startsWith('effects:')) return `\0${id}`;
    // package.json names the files of dist/ that have effects: these are sources.
    return locales.some((name) => id === sourceOf(name)) ? { id, moduleSideEffects: true } : null;
  },
  load(id) {
    const [, name] = /^\0effects:(.*)/.exec(id) ?? [];
    return name ? `import ${JSON.stringify(sourceOf(name))};` : null;
  },
};

/** The self-contained files, which need no bundler and no import map, and the languages, which import nothing. */
export default [
  // For `<script type="module" src>`: everything in one, the player in a second file beside it.
  {
    input: { 'game-2048': 'src/cdn.ts' },
    // Fetched to watch a finished game; it imports this file in turn.
    external: (id) => id.endsWith('/replay/index.js'),
    output: {
      paths: (id) => (id.endsWith('/replay/index.js') ? './game-2048-replay.min.js' : id),
      dir: 'dist',
      entryFileNames: '[name].min.js',
      // What is fetched on first use, each named after its module: `host` is the player.
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
  ...Object.entries(alone).map(([file, input]) => ({
    input,
    output: { file: `dist/${file}`, banner },
    plugins,
  })),
  // The player of replays. What it shares with the game it imports from that file: a page with both loads it once.
  {
    input: { 'game-2048-replay': 'src/replay/index.ts' },
    output: {
      dir: 'dist',
      entryFileNames: '[name].min.js',
      // Fetched on first use: the review as the page shows it, and what makes it with the computer.
      chunkFileNames: 'game-2048-[name].min.js',
      banner,
      paths: (id) => fileFor(id) ?? id,
    },
    external: (id) => fileFor(id) !== undefined,
    // The review imports what it shares with the player of replays from that file.
    preserveEntrySignatures: 'allow-extension',
    plugins,
  },
  // Each language works with any copy of the element, wherever that comes from.
  ...locales.map((name) => ({
    input: `src/element/locales/${name}.ts`,
    output: { file: `dist/locales/${name}.js` },
    plugins: compile,
  })),
  // For a second tag, which may be a classic script, too.
  ...locales
    .filter((name) => name !== 'en')
    .map((name) => ({
      input: `effects:${name}`,
      output: { file: `dist/locales/${name}.min.js`, format: 'iife' },
      plugins: [effects, ...compile, minify],
    })),
];
