import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { build, transformSync } from 'esbuild';
import esbuild from 'rollup-plugin-esbuild';
import { banner, licenses, minifyTemplates, target } from './build.shared.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const compile = [
  nodeResolve({ extensions: ['.ts', '.js'], exportConditions: ['production'] }),
  esbuild({ target, charset: 'utf8' }),
];
/**
 * As the first line of a file, Chromium (from 136) compiles all its functions on the thread that receives it, and none on
 * the main thread as it is first called. Other browsers read a comment.
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad';
// The banner names what Lit's modules name one by one.
const minify = terser({ ecma: 2022, compress: { passes: 3 }, format: { comments: /^(!|# all)/ } });
const plugins = [...compile, minifyTemplates(), minify];

const locales = readdirSync('src/words/locales').map((file) => file.replace(/\.ts$/, ''));

/** What is fetched on first use, and what the replay shares with other files: a file for each. */
const inFiles = {
  'src/element/computer.ts': 'game-2048-computer',
  'src/element/share.ts': 'game-2048-share',
  'src/element/share-picture.ts': 'game-2048-picture',
  'src/element/input/page-keys.ts': 'game-2048-page-keys',
  'src/board/controllers/tile-images.ts': 'game-2048-tile-images',
  'src/element/view/draw-score-graph.ts': 'game-2048-score-graph',
  'src/words/reasons.ts': 'game-2048-reasons',
  'src/still/index.ts': 'game-2048-still',
  'src/player/worker/host.ts': 'game-2048-player',
  'src/player/review.ts': 'game-2048-review',
  'src/replay/index.ts': 'game-2048-replay',
  'src/records/index.ts': 'game-2048-records',
  ...Object.fromEntries(
    readdirSync('src/words/records').map((file) => [
      `src/words/records/${file}`,
      `game-2048-records-${file.replace(/\.ts$/, '')}`,
    ]),
  ),
  'src/replay/review/replay-review.ts': 'game-2048-replay-review',
  'src/replay/learn/replay-lesson.ts': 'game-2048-replay-learn',
  'src/engine/index.ts': 'engine',
};
const fileOf = (id) => Object.entries(inFiles).find(([source]) => id.endsWith(`/${source}`))?.[1];

/**
 * Leaves modules to their own files. A small function that both need is in both: a file that shares it with others would
 * either be two files or export what its types do not say.
 */
const otherFiles = {
  name: 'other-files',
  async resolveDynamicImport(source, importer) {
    // An address worked out at run time.
    if (typeof source !== 'string') return null;
    const file = fileOf((await this.resolve(source, importer)).id);
    return { id: `file:${file}`, external: true };
  },
  async resolveId(source, importer) {
    // What a review takes from others: the computer's worker, and the engine.
    if (!importer?.endsWith('/src/player/review.ts')) return null;
    const file = fileOf((await this.resolve(source, importer, { skipSelf: true })).id);
    return file ? { id: `file:${file}`, external: true } : null;
  },
};

const pathOf = (source) => fileURLToPath(new URL(source, import.meta.url));

const readers = ['src/replay/', 'src/records/'];
const isReader = (id) => readers.some((folder) => id?.startsWith(pathOf(folder)));
const sharedModule = { id: pathOf('src/board/cdn-shared.ts'), resolveDependencies: true };

/** The replay and the record book take the modules that board/cdn-shared.ts names from where src/cdn.ts puts them. */
const fromGame = {
  name: 'from-game',
  async resolveId(source, importer) {
    if (!isReader(importer)) return null;
    const { id } = await this.resolve(source, importer, { skipSelf: true });
    return (await this.load(sharedModule)).importedIds.includes(id) ? '\0game' : null;
  },
  load(id) {
    if (id !== '\0game') return null;
    const shared = `globalThis[Symbol.for('game-2048.internals.${version}')]`;
    // With the query of its own address, as WordPress adds one (`?ver=1`): else a page would fetch the game twice.
    const game = "'./game-2048.min.js' + new URL(import.meta.url).search";
    return {
      code: `if (!${shared}) await import(${game}); export const internals = ${shared};`,
      syntheticNamedExports: 'internals',
    };
  },
  // A module with synthetic exports has every name for Rollup; a missing one would be undefined at run time.
  async moduleParsed({ id, ast }) {
    if (!isReader(id)) return;
    const { exports } = await this.load(sharedModule);
    for (const { source, specifiers = [] } of ast.body) {
      if (!source) continue;
      const from = await this.resolve(source.value, id, { skipSelf: false });
      if (from.id !== '\0game') continue;
      const names = specifiers.map(({ imported, local }) => (imported ?? local).name);
      const missing = names.filter((name) => !exports.includes(name));
      if (missing.length)
        this.error(`${id} imports ${missing}: export it in src/board/cdn-shared.ts`);
    }
  },
};

/** The files whose functions are nearly all needed for what they draw first. */
const drawAtOnce = ['game-2048', 'game-2048-replay', 'game-2048-records'];
const bannerOf = (name) =>
  drawAtOnce.includes(name) ? (chunk) => `${compileAtOnce}\n${banner(chunk)}` : banner;

/** One of several files that fetch each other. */
const file = (input, name = inFiles[input], ...more) => ({
  input,
  output: {
    file: `dist/${name}.min.js`,
    paths: (id) => id.replace(/^file:(.*)/, './$1.min.js'),
    freeze: false,
    banner: bannerOf(name),
  },
  // The engine only declares: a file goes without those of its modules that it uses nothing of.
  treeshake: { moduleSideEffects: (id) => !id.includes('/src/engine/') },
  plugins: [
    otherFiles,
    ...(readers.some((folder) => input.startsWith(folder)) ? [fromGame] : []),
    ...plugins,
    ...more,
  ],
});

const sourceOf = (name) => pathOf(`src/words/locales/${name}.ts`);

/** A file that imports nothing. */
const alone = (file, input) => ({ input, output: { file: `dist/${file}`, banner }, plugins });

/** A classic script has no `import.meta`: it reads its address when it first runs. */
const ownAddress = {
  name: 'own-address',
  resolveImportMeta: (property) => (property === 'url' ? 'scriptAddress' : null),
};

/**
 * What the page in one file does without: no board of it shows a review or asks questions, for which games are played on, and
 * it shares words alone.
 */
const left = {
  '/review/replay-review.ts': 'export const ReplayReview = undefined;',
  '/learn/replay-lesson.ts': 'export const ReplayLesson = undefined;',
  '/element/view/can-review.ts': 'export const canReview = () => false;',
  '/element/share-picture.ts': 'export const drawPicture = () => Promise.resolve(null);',
  '/judging/rollouts.ts':
    'export const GAMES_AT_ONCE = 1; export const rollOut = undefined; export const playBoards = undefined;',
  '/judging/first-moves.ts': 'export const firstMovesAfter = undefined;',
};
const leftOf = (id) => Object.entries(left).find(([file]) => id.endsWith(file))?.[1] ?? null;
const withoutSome = { name: 'without-some', load: leftOf };
/** The same in a bundle of esbuild. */
const withoutSomeInEsbuild = ({ onLoad }) =>
  onLoad({ filter: /\.ts$/ }, ({ path }) => {
    const contents = leftOf(path);
    return contents === null ? null : { contents };
  });

/**
 * The page in one file has no worker's file beside it: its worker comes from a blob with the text of a function. Where there
 * is no worker the page calls that function itself, so that the player is in the file once.
 */
const inlineWorker = {
  name: 'inline-worker',
  async load(id) {
    if (/\/player\/worker\/jobs\.ts$/.test(id)) {
      const { outputFiles } = await build({
        entryPoints: [id],
        ...{ bundle: true, write: false, format: 'iife', globalName: 'jobs', target },
        plugins: [{ name: 'without-some', setup: withoutSomeInEsbuild }],
      });
      return `export function makeJobs() { ${outputFiles[0].text} return jobs; }
        let made;
        export const workInSlices = (...all) => (made ??= makeJobs()).workInSlices(...all);`;
    }
    if (!/\/player\/worker\/worker-url\.ts$/.test(id)) return null;
    return `import { makeJobs } from './jobs.js';
      const answer = ({ data: { task, port } }) => port.postMessage(jobs.doJob(task));
      const text = \`const jobs = (\${makeJobs})(); onmessage = \${answer}; postMessage(null)\`;
      export const workerUrl = () => new URL(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));`;
  },
};

/** The texts that a module of them holds, as nodes of its syntax tree. */
const textsIn = ({ body }) =>
  body
    .flatMap((node) => (node.declaration ?? node).declarations ?? [])
    .flatMap(({ init }) => init.properties ?? []);

/** Nor has it their texts in its languages. */
const withoutReviewTexts = {
  name: 'without-review-texts',
  async transform(code, id) {
    if (!id.startsWith(pathOf('src/words/locales/'))) return null;
    const files = ['review', 'games', 'learn'].map((name) => `src/words/${name}-texts.ts`);
    const left = await Promise.all(files.map((file) => this.load({ id: pathOf(file) })));
    const names = new Set(left.flatMap(({ ast }) => textsIn(ast)).map(({ key }) => key.name));
    // The replay itself says these of a review.
    names.add('reviewFailed').add('noReview');
    const dropped = textsIn(this.parse(code)).filter(({ key }) => names.has(key.name));
    return dropped.reduceRight(
      (shorter, { start, end }) => shorter.slice(0, start) + shorter.slice(end).replace(/^,/, ''),
      code,
    );
  },
};

/** A page may run this script and its workers, and show its own pictures; no other request is possible. */
const policyFor = (script) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
  ].join('; ');

const minifyCss = (css) => transformSync(css, { loader: 'css', minify: true }).code.trim();

/** Puts the script into the page `template`, which becomes the only file. */
const asPage = (template, fileName) => ({
  name: 'as-page',
  generateBundle(options, bundle) {
    const [[script, { code }]] = Object.entries(bundle);
    Reflect.deleteProperty(bundle, script);
    // Inside of a script element these two would end it, or hide its end.
    const safe = code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
    const source = readFileSync(template, 'utf8')
      .replace(/(?<=<style>).*?(?=<\/style>)/s, (css) => minifyCss(css))
      .replace(/\n\s+/g, '\n')
      .replace(
        '<!-- policy -->',
        `<meta http-equiv="Content-Security-Policy" content="${policyFor(safe)}">`,
      )
      .replace('<!-- script -->', () => `<script>${safe}</script>`);
    this.emitFile({ type: 'asset', fileName, source });
  },
});

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

/** A whole page in one file, to be opened from a disk or put into a frame. */
const page = {
  input: 'src/frame/frame.ts',
  output: { dir: 'dist', format: 'iife', inlineDynamicImports: true, banner },
  plugins: [
    inlineWorker,
    withoutSome,
    ...plugins,
    withoutReviewTexts,
    asPage('src/frame/frame.html', 'game-2048.html'),
  ],
};

/** The command, which runs in Node on the package's own modules. */
const command = {
  input: 'src/cli/index.ts',
  external: /^(node:|game-2048-element\/)/,
  output: {
    file: 'dist/cli.js',
    paths: (id) => id.replace(/^game-2048-element\/(.*)/, './$1.js'),
    banner: '#!/usr/bin/env node',
  },
  plugins: compile,
};

/** What the ES modules need beside them. */
const besideModules = [
  command,
  // Bundlers copy the worker as it is; the self-contained files have the same.
  alone('player-worker.js', 'src/player/worker/player-worker.ts'),
  // Each language works with any copy of the element, wherever that comes from.
  ...locales.map((name) => ({
    input: `src/words/locales/${name}.ts`,
    output: { file: `dist/locales/${name}.js` },
    plugins: compile,
  })),
];

/** The self-contained files, which need no bundler and no import map. */
const selfContained = [
  // For `<script type="module" src>`: everything that each board needs in one.
  file('src/cdn.ts', 'game-2048', licenses()),
  ...Object.keys(inFiles).map((input) => file(input)),
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
  page,
  alone('picture.min.js', 'src/picture/index.ts'),
  // Fetches the file of a tag when the tag comes near.
  alone('game-2048.loader.js', 'src/loader.ts'),
  // For a second tag, which may be a classic script, too.
  ...locales
    .filter((name) => name !== 'en')
    .map((name) => ({
      input: `effects:${name}`,
      output: { file: `dist/locales/${name}.min.js`, format: 'iife' },
      plugins: [effects, ...compile, minify],
    })),
];

/**
 * `rollup -c --configModules` builds what belongs to the ES modules, `rollup -c` the self-contained files,
 * `rollup -c --configPage` the page in one file alone.
 */
export default function ({ configModules, configPage }) {
  if (configModules) return besideModules;
  return configPage ? page : selfContained;
}
