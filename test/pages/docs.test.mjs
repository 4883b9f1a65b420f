/** Walks over the README and docs/: every example runs or can be read, every link and every name leads somewhere. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { bundle, root, snippetsOf } from '../support/snippets.mjs';
import { drawn, openStage, play } from './site.mjs';

const read = (file) => readFileSync(root + file, 'utf8');
const { name, version, scripts } = JSON.parse(read('package.json'));
/** Where the examples load the element from: this very version, whose files fit together. */
const cdn = `https://cdn.jsdelivr.net/npm/${name}@${version}/`;

const docs = readdirSync(`${root}docs`)
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...docs];
pages.push(...['test', 'bench/player', 'examples/ranking'].map((folder) => `${folder}/README.md`));
// The reference is generated from the types.
const snippets = pages.filter((file) => file !== 'docs/api.md').flatMap(snippetsOf);
const take = (file, heading, language) =>
  snippets.find((one) => one.file === file && one.heading === heading && one.language === language)
    .code;

const scriptTag = `<script type="module" src="${cdn}dist/game-2048.min.js"></script>`;
/** What examples take for granted: a game, a frame and outputs on the page, and functions of their own. */
const stage = `<game-2048 id="game"></game-2048><output id="score"></output>
  <game-2048-replay></game-2048-replay><iframe id="frame"></iframe><script>
  Object.assign(globalThis, { show() {}, test() {}, Splide: class {}, replay: '' });</script>`;

const { site, browser } = await openStage();

/** Opens a page of this body with the package from the CDN. @returns the page and its errors */
async function open(body, { holds, width = 1024, height = 768 } = {}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.once('close', () => void context.close().catch(() => undefined));
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewport({ width, height });
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const url = request.url();
    // The examples name files of another site.
    if (/\/(best\.txt|ranking)$/.test(url)) return request.respond({ body: '' });
    if (!url.startsWith('https://')) return request.continue();
    if (!url.startsWith(cdn)) return request.abort();
    await holds;
    return request.respond({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: readFileSync(root + url.slice(cdn.length)),
    });
  });
  const whole = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
    <meta name="viewport" content="width=device-width">${body}`;
  const loaded = page.goto(site.put('/page.html', whole));
  if (!holds) await loaded;
  return { page, errors };
}

/** The page has every element of the package at work. */
const atWork = (page) =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('game-2048:defined, game-2048-replay:defined')].every(
        (element) => element.hasUpdated,
      ),
    { timeout: 20_000 },
  );

/** How the examples of each language are checked. */
const checks = {
  async html({ code }) {
    const script = code.includes('<script') && code.includes('dist/') ? '' : scriptTag;
    const { page, errors } = await open(`<body>${script}${code}`);
    await atWork(page);
    assert.deepEqual(errors, []);
    await page.close();
  },
  async js({ code }) {
    const imported = Array.from(code.matchAll(/from '([^']+)'/g), ([, from]) => from);
    // For tools, not for pages.
    if (imported.some((from) => !from.startsWith(name))) return void (await transform(code));
    site.put('/module.js', await bundle(code));
    const { page, errors } = await open(
      `<body>${code.includes(`'${name}`) ? '' : scriptTag}${stage}
      <script type="module" src="/module.js"></script>`,
    );
    await atWork(page);
    assert.deepEqual(errors, []);
    await page.close();
  },
  async css({ code }) {
    const { page, errors } = await open(
      `<body><style>${code}</style>${scriptTag}${stage}<dialog></dialog>`,
    );
    await atWork(page);
    assert.deepEqual(errors, []);
    const manifest = read('custom-elements.json');
    const properties = code.match(/--game-2048-[\w-]+/g) ?? [];
    const parts = Array.from(code.matchAll(/::part\(([\w-]+)/g), ([, part]) => part);
    assert.deepEqual(
      [...properties, ...parts].filter((one) => !manifest.includes(`"${one}"`)),
      [],
    );
    await page.close();
  },
  ts: ({ code }) => transform(code, { loader: 'ts' }),
  tsx: ({ code }) => transform(code, { loader: 'tsx' }),
  json: ({ code }) => transform(code, { loader: 'json' }),
  sh({ file, code }) {
    const folder = file.startsWith('examples/') ? 'examples/ranking/' : '';
    const known = { ...scripts, ...JSON.parse(read(`${folder}package.json`)).scripts };
    const commands = [...code.matchAll(/npm run ([\w:]+)/g)].map(([, command]) => command);
    assert.deepEqual(
      commands.filter((command) => !known[command]),
      [],
    );
  },
};

describe('each example', () => {
  for (const [index, snippet] of snippets.entries()) {
    const { file, heading, language } = snippet;
    const check = checks[language];
    if (check) it(`${index + 1}, ${language} in ${file}, "${heading}"`, () => check(snippet));
  }
});

describe('the documentation', () => {
  it('has no link to a page, file or heading that does not exist', () => {
    const broken = [];
    for (const file of pages) {
      for (const [, target] of proseOf(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
        const [path, heading] = target.split('#');
        const to = path ? join(dirname(file), path) : file;
        if (!existsSync(root + to)) broken.push(`${file}: ${target}`);
        else if (heading && !anchorsOf(to).includes(heading)) broken.push(`${file}: ${target}`);
      }
    }
    assert.deepEqual(broken, []);
  });

  it('names no other version of the package', () => {
    for (const file of pages.filter((one) => one !== 'docs/api.md')) {
      for (const [address, found] of read(file).matchAll(new RegExp(`${name}@([\\d.]+)`, 'g'))) {
        assert.equal(found, version, `${file}: ${address}`);
      }
    }
  });

  it('names scripts and files that exist', () => {
    const text = read('CONTRIBUTING.md');
    const commands = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, command]) => command);
    const files = [...text.matchAll(/`((?:src|test|scripts|examples)\/[\w./-]+)`/g)];
    const wrong = [
      ...commands.filter((command) => !scripts[command]),
      ...files.map(([, path]) => path).filter((path) => !existsSync(root + path)),
    ];
    const [tree] = snippetsOf('docs/architecture.md');
    const folders = [];
    for (const [, indent, entry] of tree.code.matchAll(/^( *)([\w-]+(?:\.ts|\/))/gm)) {
      folders.length = indent.length / 2;
      const path = folders.join('') + entry;
      if (!existsSync(root + path)) wrong.push(path);
      folders.push(entry);
    }
    assert.deepEqual(wrong, []);
  });

  it('names attributes, events and details in the README that exist', () => {
    const { modules } = JSON.parse(read('custom-elements.json'));
    const element = modules
      .flatMap(({ declarations }) => declarations)
      .find(({ tagName }) => tagName === 'game-2048');
    const known = [
      ...element.attributes,
      ...element.events.flatMap((one) => [one, ...(one.detail ?? [])]),
    ];
    const [attributes, events] = read('README.md').split('| Attribute ')[1].split('| Event ');
    const rows = [
      ...attributes.matchAll(/^\| (`[\w-]+`) /gm),
      ...events.matchAll(/^\| (`[\w-]+`) .*\| (.*) \|$/gm),
    ];
    const names = rows.flatMap(([, name, detail = '']) =>
      `${name} ${detail}`.match(/(?<=`)[\w-]+(?=`)/g),
    );
    assert.ok(names.length > 20);
    assert.deepEqual(
      names.filter((one) => !known.some(({ name }) => name === one)),
      [],
    );
  });

  it('shows the classic palette of the themes page in the README, whose contrast is tested there', () => {
    const themes = read('demo/themes.css');
    const palette = take('README.md', 'Styling', 'css').match(/--[\w-]+: [^;]+;/g);
    assert.ok(palette.length > 20);
    assert.deepEqual(
      palette.filter((one) => !themes.includes(one)),
      [],
    );
  });

  it('states the sizes of the files in the README, to one kilobyte', () => {
    const computer = ['game-2048-computer.min.js', 'game-2048-player.min.js', 'player-worker.js'];
    for (const [sentence, files, compress = brotliCompressSync] of [
      [/one file, (\d+) kB in brotli/, ['game-2048.min.js']],
      [/or (\d+) kB in gzip/, ['game-2048.min.js'], gzipSync],
      [/loader.js`, (\d+) kB/, ['game-2048.loader.js']],
      [/computer player: (\d+) kB/, computer],
      [/It adds (\d+) kB/, ['game-2048-replay.min.js']],
    ]) {
      const [, stated] = sentence.exec(read('README.md'));
      const sizes = files.map((file) => compress(readFileSync(`${root}dist/${file}`)).length);
      const kB = sizes.reduce((sum, size) => sum + size) / 1000;
      assert.ok(Math.abs(kB - stated) <= 1, `${files}: ${kB} kB`);
    }
  });

  for (const [width, height] of [
    [1280, 900],
    [320, 600],
  ]) {
    it(`reserves the board's space, in a window of ${width} x ${height}`, async () => {
      const css = take('docs/troubleshooting.md', 'The page jumps when the board appears', 'css');
      let release;
      const holds = new Promise((resolve) => (release = resolve));
      const { page } = await open(
        `<style>${css}</style>${scriptTag}<body><game-2048></game-2048><p id="below">Below</p>`,
        { holds, width, height },
      );
      await page.waitForSelector('#below');
      const below = () => page.$eval('#below', (text) => text.getBoundingClientRect().top);
      const before = await below();
      release();
      await drawn(page);
      assert.equal(await below(), before);
      await page.close();
    });
  }
});

describe('the ranking of docs/ranking.md', () => {
  const code = (language) => take('docs/ranking.md', 'A daily puzzle', language);

  it('keeps the game over a reload, and sends it at its end', async () => {
    const { page } = await open(`<body>${scriptTag}${code('html')}`);
    await drawn(page);
    const replay = await play(page, 20);
    await page.reload();
    await drawn(page);
    assert.equal(await page.$eval('game-2048', (game) => game.replay), replay);
    const sent = page.waitForRequest((request) => request.url().endsWith('/ranking'));
    const whole = await play(page, 5000);
    assert.equal((await sent).postData(), whole);
    await page.close();
  });

  it('takes a finished game of today or yesterday, and no other', async () => {
    // A file, since a bundle would be another copy: in this folder the package's name means the package.
    const file = `${root}reports/ranking-snippet.mjs`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${code('js')}\nexport { Game };`);
    const { check, Game } = await import(pathToFileURL(file).href);
    rmSync(file);
    const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const finished = (options) => {
      const game = new Game(options);
      while (!game.over) ['left', 'down', 'right', 'up'].some((to) => game.move(to));
      return game;
    };
    for (const seed of [day(0), day(1)]) {
      const { score, replay } = finished({ seed });
      assert.deepEqual(check(replay), { seed, score });
    }
    const left = new Game({ seed: day(0) });
    left.giveUp();
    const helped = new Game({ seed: day(0) });
    helped.setBoard(Array(2).fill([[2, 4, 2, 4], [4, 2, 4, 2]]).flat()); // prettier-ignore
    const refused = {
      'two days old': finished({ seed: day(2) }).replay,
      unfinished: new Game({ seed: day(0) }).replay,
      'given up': left.replay,
      'of another size': finished({ seed: day(0), size: 5 }).replay,
      edited: helped.replay,
      'cut short': finished({ seed: day(0) }).replay.slice(0, -9),
      'no replay': 'hello',
    };
    for (const [what, line] of Object.entries(refused)) assert.equal(check(line), null, what);
  });
});

/** A page without its code. */
function proseOf(file) {
  return read(file).replace(/^```[^]*?^```/gm, '');
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(file) {
  return [...proseOf(file).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}
