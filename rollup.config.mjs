import { readdirSync } from 'node:fs';
import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { minify } from 'rolldown/utils';
import esbuild from 'rollup-plugin-esbuild';

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

/** A method of a class, at the beginning of a line of its own. */
const method = (name) => RegExp(`^(\\s+)${name}\\(.*?\\) \\{$.*?^\\1\\}$`, 'ms');

/**
 * What of the libraries no use here comes to, and no minifier dares to drop: methods that nothing calls, a check of what is
 * always so, a way for browsers older than those supported. Each is found once, or the library is written in another way.
 */
const unused = Object.entries({
  'pure-rand/.*xoroshiro128plus': {
    jump: [method('jump'), ''],
    getState: [method('getState'), ''],
    'the check of the state': [/if \(!\(state\.length === 4\)\) throw .*;/, ''],
  },
  '@shoelace-style/localize': Object.fromEntries(
    ['dir', 'exists', 'date', 'number', 'relativeTime'].map((name) => [name, [method(name), '']]),
  ),
  '@lit/reactive-element/reactive-element': {
    // For decorators.
    addInitializer: [/static addInitializer\(\w\)\{.*?\}/, ''],
    'a place for metadata': [
      /Symbol\.metadata\?\?=.*?,\w\.litPropertyMetadata\?\?=new WeakMap;/,
      '',
    ],
    metadata: [/const \w=this\[Symbol\.metadata\];if\(.*?\)\{.*?\}(?=this\._\$Eh=)/, ''],
  },
  'lit-html/lit-html': {
    // For templates of SVG and MathML.
    'a wrapper begun': [/2===(\w)\?"<svg>":3===\1\?"<math>":""/, '""'],
    'a wrapper taken off': [
      /,2===(\w)\|\|3===\1\)\{const (\w)=this\.el\.content\.firstChild;\2\.replaceWith\(\.\.\.\2\.childNodes\)\}/,
      ');',
    ],
    'a wrapper ended': [/\+\(2===(\w)\?"<\/svg>":3===\1\?"<\/math>":""\)/, ''],
  },
  '@lit/reactive-element/css-tag': {
    'the check of who makes a sheet': [/,\w!==s\)throw Error\("CSSResult.*?"\)/, ')'],
    'sheets to be adopted': [/\w\.ShadowRoot&&.*?"replace"in CSSStyleSheet\.prototype/, '!0'],
  },
});
const librariesAsUsed = {
  name: 'libraries-as-used',
  transform(code, id) {
    const parts = unused.find(([library]) => RegExp(library).test(id))?.[1];
    if (!parts) return null;
    for (const [name, [pattern, instead]] of Object.entries(parts)) {
      if (!pattern.test(code)) this.error(`${id} has no ${name} any more`);
      // The lines stay where they are, and so does the source map.
      code = code.replace(pattern, (text) => instead + text.replace(/.+/g, ''));
    }
    return { code, map: null };
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
