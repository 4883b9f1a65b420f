/** The snippets of docs/, as they stand, and the links between the pages. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { transform } from 'esbuild';
import ts from 'typescript';
import { root, snippetsOf } from '../support/snippets.mjs';
import { Papers } from './papers.mjs';
import { play } from './site.mjs';

const troubleshooting = 'docs/troubleshooting.md';
const translating = 'docs/translating.md';
const frameworks = 'docs/frameworks.md';
const contributing = 'CONTRIBUTING.md';
const comparison = 'docs/comparison.md';
const ranking = 'docs/ranking.md';

/** Pages whose snippets are run elsewhere, or cannot be run. */
const elsewhere = {
  'docs/api.md': 'generated from the types, `npm run docs:check`',
  [frameworks]: 'each recipe is a project in test/package/fixtures; what needs no tool is run here',
  [ranking]: 'its first two snippets are run here, the rest in examples/ranking/test',
  'docs/replay-format.md': 'test/engine/verify.py and test/engine, on its vectors',
  'docs/architecture.md': 'a tree, and diagrams',
  'docs/accessibility.md': 'no snippets',
  'docs/embedding.md': 'what other sites show; test/demo plays the frames',
  'docs/replay-element.md': 'recipes for other sites; test/replay plays the element',
  'docs/teacher.md': 'test/player/rate.test.ts and review.test.ts',
};

const docs = readdirSync(`${root}docs`)
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...docs];

const tag = '<game-2048></game-2048>';
const scriptTag = '<script type="module" src="/dist/game-2048.min.js"></script>';

let papers;
const open = (html, options) => papers.open(html, options);

before(async () => {
  papers = await Papers.prepare([
    troubleshooting,
    translating,
    contributing,
    comparison,
    frameworks,
    ranking,
  ]);
});
after(() => papers?.close());

/** In a page: how much has moved since it began. */
async function layoutShift() {
  let sum = 0;
  const add = (entries) => entries.forEach(({ value }) => (sum += value));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let count = 0; count < 3; count++) await frame();
  add(observer.takeRecords());
  return sum;
}

/** @returns what TypeScript finds wrong with a module that imports the package by its name */
function typeErrors(code) {
  const file = join(root, 'reports/snippet.ts');
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? code : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, code, options.target)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe(troubleshooting, () => {
  const take = (heading, language) => papers.take(troubleshooting, heading, language);
  const styled = (css, body = tag) => `${scriptTag}<style>${css}</style>${body}`;

  it('shows the score of a restored game', async () => {
    const page = await open(
      `${scriptTag}<game-2048 storage-key="kept"></game-2048><output id="score"></output>
      <script type="module">${take('My listener never hears about the restored game', 'js')}</script>`,
    );
    const shown = () => page.$eval('#score', (output) => output.textContent);
    await play(page, 20);
    const score = await page.$eval('game-2048', (game) => String(game.score));
    assert.equal(await shown(), score);
    await page.reload();
    await papers.drawn(page);
    await page.waitForFunction(
      (wanted) => document.querySelector('#score').textContent === wanted,
      {},
      score,
    );
    await page.close();
  });

  it('gives the element another tag', async () => {
    const module = take('Nothing appears, and the console says nothing', 'js');
    const page = await open('<my-2048></my-2048>', { module, selector: 'my-2048' });
    assert.equal(await page.$eval('my-2048', (game) => game.moves), 0);
    await page.close();
  });

  it('loads the file from a classic script', async () => {
    const script = take(
      "`Unexpected token 'export'`, or `Cannot use import statement outside a module`",
      'html',
    );
    const page = await open(script + tag);
    assert.equal(await page.$eval('game-2048', (game) => game.moves), 0);
    await page.close();
  });

  for (const [width, height] of [
    [1280, 900],
    [390, 844],
    [900, 400],
    [320, 600],
  ]) {
    it(`reserves the space in a window of ${width} x ${height}, and hides slotted content until then`, async () => {
      const css = take('The page jumps when the board appears', 'css');
      const page = await open(
        `<style>${css}</style><script type="module" src="https://cdn.jsdelivr.net/npm/game-2048-element@0.1/dist/game-2048.min.js"></script>
        <game-2048><b slot="won">Won</b></game-2048><p id="below">Below</p>`,
        { holdsScripts: true, width, height },
      );
      const below = () => page.$eval('#below', (text) => text.getBoundingClientRect().top);
      const before = await below();
      assert.equal(await page.$eval('b', (content) => content.offsetHeight), 0);
      await papers.releaseScripts(page);
      assert.equal(await below(), before);
      assert.equal(await page.evaluate(layoutShift), 0);
      await page.close();
    });
  }

  it('reserves the space of size="5x4" with the ratio that its comment gives, to three pixels', async () => {
    const css = take('The page jumps when the board appears', 'css');
    const page = await open(
      `<style>${css.replace('aspect-ratio: 1;', 'aspect-ratio: 5 / 4;')}</style>
      <script type="module" src="https://cdn.jsdelivr.net/npm/game-2048-element@0.1/dist/game-2048.min.js"></script>
      <game-2048 size="5x4"></game-2048><p id="below">Below</p>`,
      { holdsScripts: true },
    );
    const below = () => page.$eval('#below', (text) => text.getBoundingClientRect().top);
    const before = await below();
    await papers.releaseScripts(page);
    assert.ok(Math.abs((await below()) - before) <= 3);
    await page.close();
  });

  for (const [width, height] of [
    [1024, 490],
    [1366, 657],
  ]) {
    it(`shows the whole board under a site header in a window of ${width} x ${height}, in the space reserved for it`, async () => {
      const css =
        take('The board ends below the fold under a site header', 'css') +
        take('The page jumps when the board appears', 'css');
      const page = await open(
        `<style>body { margin: 0 } header { position: sticky; top: 0; height: 4rem } ${css}</style>
        <script type="module" src="https://cdn.jsdelivr.net/npm/game-2048-element@0.1/dist/game-2048.min.js"></script>
        <header>Site</header><game-2048></game-2048><p id="below">Below</p>`,
        { holdsScripts: true, width, height },
      );
      await papers.releaseScripts(page);
      const bottom = await page.$eval(
        'game-2048 >>> [part~=board]',
        (board) => board.getBoundingClientRect().bottom,
      );
      assert.ok(bottom <= height, `the board ends at ${bottom}`);
      assert.equal(await page.evaluate(layoutShift), 0);
      await page.close();
    });
  }

  it('names the option by which Splide leaves the board alone', () => {
    const [, option] = /\{ (.*) \}/.exec(
      take('A swipe or an arrow key also turns the slide', 'js'),
    );
    // Swiped in test/package/carousels.test.mjs.
    const carousels = readFileSync(`${root}test/package/carousels.test.mjs`, 'utf8');
    assert.ok(carousels.includes(option), option);
  });

  it('gives a dialog a width of its own, which the board fills', async () => {
    const css = take('The board is small, or there is empty space around it', 'css');
    const page = await open(styled(css, `<dialog>${tag}</dialog>`));
    await page.$eval('dialog', (dialog) => dialog.showModal());
    const widths = await page.evaluate(() =>
      ['dialog', 'game-2048'].map((name) => document.querySelector(name).clientWidth),
    );
    assert.equal(widths[0], widths[1] + 2 * 16);
    await page.close();
  });

  it('makes the board dark on a dark system', async () => {
    const css = take('The board stays light on a dark system', 'css');
    const page = await open(styled(css));
    const color = () =>
      page.$eval('game-2048 >>> [part~=board]', (board) => getComputedStyle(board).backgroundColor);
    const light = await color();
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    assert.notEqual(await color(), light);
    await page.close();
  });

  it('shows the board where empty elements are hidden', async () => {
    const css = take('The board is invisible under a CSS reset', 'css');
    const widthUnder = async (rules) => {
      const page = await open(styled(rules));
      const width = await page.$eval('game-2048 >>> [part~=board]', (board) => board.clientWidth);
      await page.close();
      return width;
    };
    assert.equal(await widthUnder(':empty { display: none }'), 0);
    assert.equal(await widthUnder(`:empty { display: none } ${css}`), 512);
  });

  it('is notified that nothing can be stored', async () => {
    const page = await open(
      `${scriptTag}${tag}<script type="module">${take('The game is not kept', 'js')}</script>`,
    );
    const said = new Promise((resolve) => page.on('console', (line) => resolve(line.text())));
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('no room');
      };
      document.querySelector('game-2048').storageKey = 'full';
    });
    assert.match(await said, /storage-key "full": no room/);
    await page.close();
  });

  it('shows the tag of the classic script', () => {
    const html = take('Nothing appears in a page opened as a file', 'html');
    const [, file] = /src="([^"]+)"/.exec(html);
    // It is played as a file by test/package/classic.test.mjs.
    assert.ok(existsSync(`${root}dist/${file}`));
  });

  it('goes on with its game when Turbo morphs the page', async () => {
    const morph = take('The game starts again when Turbo morphs the page', 'html');
    const turbo = readFileSync(
      `${root}node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js`,
      'utf8',
    );
    const page = await open(`${scriptTag}<main id="main">${morph}</main>`);
    await page.addScriptTag({ content: turbo });
    const replay = await play(page, 4);
    await page.evaluate((html) => {
      globalThis.Turbo.renderStreamMessage(
        `<turbo-stream action="replace" method="morph" target="main"><template>
        <main id="main"><h1>New</h1>${html}</main></template></turbo-stream>`,
      );
    }, morph);
    await page.waitForSelector('h1');
    assert.equal(await page.$eval('game-2048', (game) => game.replay), replay);
    await page.close();
  });

  it('quotes the policy that the strict page is tested under', () => {
    const policy = take('The console reports a Content Security Policy violation', 'text');
    const tested = readFileSync(`${root}test/csp/csp.test.mjs`, 'utf8').replace(/\s+/g, ' ');
    for (const directive of policy.trim().split(/;\s*/)) {
      assert.ok(tested.includes(directive), directive);
    }
  });
});

describe(translating, () => {
  const take = (heading, language, index) => papers.take(translating, heading, language, index);
  const label = (page, part) =>
    page.$eval(`game-2048 >>> [part~=button-${part}]`, (button) => button.textContent.trim());

  it('adds a language that comes with the package, in a bundle', async () => {
    const page = await open('<div lang="de"><game-2048></game-2048></div>', {
      module: take('Languages and your own texts', 'js'),
    });
    assert.equal(await label(page, 'undo'), 'Zurück');
    await page.close();
  });

  it('adds a language that comes with the package, beside the self-contained file', async () => {
    const page = await open(
      `<script type="module" src="https://cdn.jsdelivr.net/npm/game-2048-element@0.1/dist/game-2048.min.js"></script>
      ${take('Languages and your own texts', 'html')}<game-2048 lang="de"></game-2048>`,
    );
    await page.waitForFunction(() =>
      document.querySelector('game-2048').shadowRoot.querySelector('[lang=de]'),
    );
    assert.equal(await label(page, 'undo'), 'Zurück');
    await page.close();
  });

  it('adds another language, with its plural forms, and English for the rest', async () => {
    const page = await open(take('Another language', 'html'), {
      module: `import 'game-2048-element';\n${take('Another language', 'js')}`,
    });
    assert.equal(await label(page, 'undo'), 'Cofnij');
    assert.equal(
      await page.$eval('game-2048 >>> [part~=board]', (board) => board.ariaLabel),
      '2048, 4 by 4 board',
    );
    await play(page, 3);
    await page.$eval('game-2048', (game) => game.giveUp());
    await page.waitForFunction(() =>
      document
        .querySelector('game-2048')
        .shadowRoot.querySelector('[role=status]')
        ?.textContent.includes('3 ruchy'),
    );
    await page.close();
  });

  it('types some texts and all', () => {
    assert.deepEqual(typeErrors(take('Another language', 'ts')), []);
    const whole = `import type { GameTranslation } from 'game-2048-element';
      export const texts: GameTranslation = { $code: 'sv', $name: 'Svenska', $dir: 'ltr' };`;
    assert.match(typeErrors(whole)[0], /missing the following properties/);
  });

  it('changes a few words', async () => {
    const page = await open(tag, {
      module: `import 'game-2048-element';\n${take('Your own words', 'js')}`,
    });
    assert.equal(await label(page, 'new'), 'Start again');
    assert.equal(await label(page, 'undo'), 'Undo');
    await page.close();
  });
});

describe(frameworks, () => {
  const take = (heading, language) => papers.take(frameworks, heading, language);

  it('receives the score of a game on the page', async () => {
    const page = await open(`${scriptTag}${tag}<output></output><script type="module">
      const game = document.querySelector('game-2048');
      const show = (score) => (document.querySelector('output').textContent = score);
      ${take('Listening', 'js')}</script>`);
    await play(page, 20);
    const [shown, score] = await page.evaluate(() => [
      document.querySelector('output').textContent,
      String(document.querySelector('game-2048').score),
    ]);
    assert.equal(shown, score);
    await page.close();
  });

  it('receives every change, whatever the cause', async () => {
    const page = await open(`${scriptTag}${tag}<output></output><script type="module">
      const game = document.querySelector('game-2048');
      const show = (text) => (document.querySelector('output').textContent = text);
      ${papers.take(frameworks, 'Listening', 'js', 1)}</script>`);
    for (const change of ['move', 'undo', 'newGame', 'giveUp']) {
      const [shown, wanted] = await page.evaluate((method) => {
        const game = document.querySelector('game-2048');
        if (method === 'move') ['left', 'down'].some((direction) => game.move(direction));
        else game[method]();
        const { score, moves } = game;
        return [document.querySelector('output').textContent, `${score} points, ${moves} moves`];
      }, change);
      assert.equal(shown, wanted, change);
    }
    await page.close();
  });

  it('types a listener elsewhere', () => {
    const code = take('Listening', 'ts');
    assert.deepEqual(typeErrors(`${code}\ndeclare function show(score: number): void;`), []);
  });

  it('accepts the seeds of today and yesterday', async () => {
    const { accepted } = await papers.importModule(
      `${take('A daily game', 'js')}\nexport { accepted };`,
    );
    assert.equal(Date.parse(accepted[0]) - Date.parse(accepted[1]), 86_400_000);
  });

  for (const { heading, language, code } of snippetsOf(frameworks)) {
    if (['js', 'ts', 'tsx', 'json'].includes(language)) {
      it(`has ${language} under "${heading}" that can be read`, () =>
        transform(code, { loader: language }));
    }
  }
});

describe(ranking, () => {
  const take = (language) => papers.take(ranking, 'A daily puzzle', language);
  const today = () => new Date().toISOString().slice(0, 10);
  const pages = {
    'behind the script tag': () => [scriptTag + take('html')],
    'in one module with the element': () => [
      take('html').replace('type="module">', "$& import '/dist/game-2048.min.js';"),
    ],
  };

  for (const [where, pageOf] of Object.entries(pages)) {
    it(`goes on after a reload, and its end is sent, ${where}`, async () => {
      const page = await open(...pageOf());
      const posted = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/ranking')) posted.push(request.postData());
      });
      const replay = await play(page, 20);
      assert.ok(replay.includes(`_${today()}_`), replay);
      await page.reload();
      await papers.drawn(page);
      const restored = () => page.$eval('game-2048', (game) => game.replay);
      assert.equal(await restored(), replay);
      assert.equal(posted.length, 0);

      const sent = page.waitForRequest((request) => request.url().endsWith('/ranking'));
      const whole = await play(page, 5000);
      await sent;
      assert.deepEqual(posted, [whole]);
      const again = page.waitForRequest((request) => request.url().endsWith('/ranking'));
      await page.reload();
      await again;
      assert.equal(await restored(), whole);
      assert.deepEqual(posted, [whole, whole]);
      await page.close();
    });
  }

  it('takes a finished game of today or yesterday, and no other', async () => {
    const { check, Game } = await papers.importModule(`${take('js')}\nexport { Game };`);
    const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const playedOut = (options) => {
      const game = new Game(options);
      while (!game.over) ['left', 'down', 'right', 'up'].some((to) => game.move(to));
      return game;
    };
    for (const seed of [day(0), day(1)]) {
      const { score, replay } = playedOut({ seed });
      assert.deepEqual(check(replay), { seed, score });
    }
    const seed = day(0);
    const left = new Game({ seed });
    left.move('left');
    left.giveUp();
    const helped = new Game({ seed });
    helped.setBoard([
      [2, 4, 2, 4],
      [4, 2, 4, 2],
      [2, 4, 2, 4],
      [4, 2, 4, 2],
    ]);
    const refused = {
      'two days old': playedOut({ seed: day(2) }).replay,
      'a game of tomorrow': playedOut({ seed: day(-1) }).replay,
      unfinished: new Game({ seed }).replay,
      'left by the player': left.replay,
      'left, with a line break': `${left.replay}\n`,
      'of other rules': playedOut({ seed, fourChance: 1 }).replay,
      'of another size': playedOut({ seed, size: 5 }).replay,
      'helped by hand': helped.replay,
      'no replay': 'hello',
    };
    for (const [what, line] of Object.entries(refused)) assert.equal(check(line), null, what);
  });
});

describe(contributing, () => {
  it('names scripts that exist', () => {
    papers.checkCommands(papers.take(contributing, 'Contributing', 'sh'));
    papers.checkCommands(papers.take(contributing, 'Where to start', 'sh'));
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const text = readFileSync(root + contributing, 'utf8');
    const named = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, name]) => name);
    assert.deepEqual(
      named.filter((name) => !scripts[name]),
      [],
    );
  });

  it('names files that exist', () => {
    const text = readFileSync(root + contributing, 'utf8');
    const named = [...text.matchAll(/`((?:src|test|scripts|examples)\/[\w./-]+)`/g)];
    assert.deepEqual(
      named.map(([, path]) => path).filter((path) => !existsSync(root + path)),
      [],
    );
  });
});

describe(comparison, () => {
  it('measures with scripts and files that exist', () => {
    const code = papers.take(comparison, 'Figures', 'sh');
    papers.checkCommands(code);
    const [, file] = /'(node_modules[^']+)'/.exec(code);
    assert.ok(existsSync(root + file));
  });
});

describe('docs', () => {
  it('has no snippet that was not run, or is run elsewhere', () => {
    const here = docs.filter((file) => !(file in elsewhere));
    assert.deepEqual(here, [comparison, translating, troubleshooting]);
    assert.deepEqual(
      papers.leftOver().filter((left) => !left.startsWith(frameworks) && !left.startsWith(ranking)),
      [],
    );
  });

  it('has no link to a page, file or heading that is not there', () => {
    const broken = [];
    for (const file of pages) {
      const text = readFileSync(root + file, 'utf8').replace(/^```[^]*?^```/gm, '');
      for (const [, target] of text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
        const [path, heading] = target.split('#');
        const to = path ? join(dirname(file), path) : file;
        if (!existsSync(root + to)) broken.push(`${file}: ${target}`);
        else if (heading && !anchorsOf(to).includes(heading)) broken.push(`${file}: ${target}`);
      }
    }
    assert.deepEqual(broken, []);
  });

  it('loads this version wherever it names one', () => {
    const { name, version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const minor = /^\d+\.\d+/.exec(version)[0];
    for (const file of pages.filter((one) => one !== 'docs/api.md')) {
      const text = readFileSync(root + file, 'utf8');
      for (const [address, found] of text.matchAll(new RegExp(`${name}@([\\d.]+)`, 'g'))) {
        assert.equal(found, minor, `${file}: ${address}`);
      }
    }
  });

  it('draws the tree of files that exist', () => {
    const [tree] = snippetsOf('docs/architecture.md');
    const folders = [];
    for (const [, indent, name] of tree.code.matchAll(/^( *)([\w-]+(?:\.ts|\/))/gm)) {
      folders.length = indent.length / 2;
      const path = folders.join('') + name;
      assert.ok(existsSync(root + path), path);
      folders.push(name);
    }
  });
});

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(file) {
  const text = readFileSync(root + file, 'utf8').replace(/^```[^]*?^```/gm, '');
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}
