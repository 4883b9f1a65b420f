import { readdirSync } from 'node:fs';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { minify } from 'rolldown/utils';
import esbuild from 'rollup-plugin-esbuild';
import { librariesAsUsed } from './scripts/libraries-as-used.mjs';

/** The minifier that Vite has, too; its short names are easier to compress than terser's. */
const oxc = {
  name: 'oxc-minify',
  renderChunk: async (code, { fileName }) => {
    const result = await minify(fileName, code, {
      module: true,
      compress: { target: 'es2022' },
      sourcemap: true,
    });
    return { code: result.code, map: result.map };
  },
};

/** What every file for the browser goes through; budget.mjs measures with it too. */
export const plugins = [
  nodeResolve({ extensions: ['.ts', '.js'], exportConditions: ['production'] }),
  librariesAsUsed,
  esbuild({ target: 'es2022' }),
  minifyLiterals({ failOnError: true }),
  // Two minifiers, for what one leaves the other takes: 260 bytes of brotli.
  oxc,
  terser({
    ecma: 2022,
    module: true,
    compress: { passes: 5, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
    format: { comments: false },
  }),
];

/** Puts the player, its side of the page and its worker into one file, which starts itself. */
const playerInOneFile = {
  name: 'player-in-one-file',
  transform(code, id) {
    if (!id.endsWith('player/host.ts')) return null;
    const own = code.replace("URL('./worker.js'", "URL('./game-2048-player.min.js'");
    // The lines stay where they are, and so does the source map.
    return { code: `${own}\nimport './worker.js';`, map: null };
  },
};

const locales = readdirSync('src/element/locales')
  .filter((file) => file !== 'translation.ts' && file !== 'en.ts')
  .map((file) => file.replace(/\.ts$/, ''));

export default [
  // The file for `<script type="module" src>`: everything in one, the player in a second one beside it.
  {
    input: { 'game-2048': 'src/index.ts' },
    output: {
      dir: 'dist',
      format: 'es',
      entryFileNames: '[name].min.js',
      chunkFileNames: 'game-2048-player.min.js',
      sourcemap: true,
    },
    plugins: [playerInOneFile, ...plugins],
  },
  // A translation for that file: it has to reach the localization inside it, not another copy.
  ...locales.map((name) => ({
    input: `src/element/locales/${name}.ts`,
    output: {
      file: `dist/locales/${name}.min.js`,
      format: 'es',
      paths: { '@shoelace-style/localize': '../game-2048.min.js' },
    },
    external: ['@shoelace-style/localize'],
    plugins,
  })),
];
