/** The README's snippets, as a stranger pastes them into a page, a bundle or a server. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { Game } from '../../dist/engine.js';
import { root } from '../support/snippets.mjs';
import { Papers } from './papers.mjs';
import { play } from './site.mjs';

const file = 'README.md';
const readme = readFileSync(root + file, 'utf8');
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const oneTag = ['One tag', 'html'];

let papers;
const open = (html, options) => papers.open(html, options);
/** The tag that loads the element. */
const scriptTag = () => take(...oneTag).split('<game-2048>')[0];
const take = (heading, language) => papers.take(file, heading, language);

before(async () => {
  papers = await Papers.prepare([file]);
});

after(() => papers?.close());

describe('One tag', () => {
  it('is a whole game, played with keys', async () => {
    const page = await open(take(...oneTag));
    await page.focus('game-2048');
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    assert.ok((await page.$eval('game-2048', (game) => game.moves)) > 0);
    await page.close();
  });

  it('takes three lines', () => {
    assert.equal(
      take(...oneTag)
        .trim()
        .split('\n').length,
      3,
    );
  });

  it('states the sizes of the files, to one kilobyte', () => {
    const [, whole] = /one file of (\d+) kB/.exec(readme);
    const [, loader] = /a page loads (\d+) kB/.exec(readme);
    const [, player] = /computer player, (\d+) kB/.exec(readme);
    const [, replay] = /takes (\d+) kB more/.exec(readme);
    const sizeOf = (name) => brotliCompressSync(readFileSync(`${root}dist/${name}`)).length / 1000;
    assert.ok(Math.abs(sizeOf('game-2048.min.js') - whole) <= 1);
    assert.ok(Math.abs(sizeOf('game-2048.loader.js') - loader) <= 1);
    assert.ok(Math.abs(sizeOf('game-2048-player.min.js') - player) <= 1);
    assert.ok(Math.abs(sizeOf('game-2048-replay.min.js') - replay) <= 1);
  });
});

describe('Install', () => {
  it('names this package', () => {
    assert.equal(take('Install', 'sh').trim(), `npm install ${manifest.name}`);
  });

  it('registers the tag in a bundle', async () => {
    const page = await open('<game-2048></game-2048>', { module: take('Install', 'js') });
    assert.equal(await page.$eval('game-2048', (game) => game.moves), 0);
    await page.close();
  });
});

describe('Attributes and events', () => {
  const score = (page) => page.$eval('#score', (output) => Number(output.textContent));
  const played = (page) => page.$eval('game-2048', (game) => game.score);
  const scripts = {
    'with the script tag': (snippet) => [scriptTag() + snippet],
    'with a bundle that comes later': (snippet) => [snippet, { module: take('Install', 'js') }],
  };

  for (const [where, pageOf] of Object.entries(scripts)) {
    it(`shows the score, also after a reload, ${where}`, async () => {
      const page = await open(...pageOf(take('Attributes and events', 'html')));
      assert.equal(await score(page), 0);
      await play(page, 20);
      const before = await played(page);
      assert.ok(before > 0);
      assert.equal(await score(page), before);
      await page.reload();
      await papers.drawn(page);
      assert.equal(await played(page), before);
      await page.waitForFunction(
        (wanted) => document.querySelector('#score').textContent === String(wanted),
        {},
        before,
      );
      await page.close();
    });
  }

  it('gives a hint at a click and to a script', async () => {
    // From this origin: a worker's requests are not answered for a CDN.
    const page = await open(
      `<script type="module" src="/dist/game-2048.min.js"></script>${take('Attributes and events', 'html')}`,
    );
    const button = await page.$('game-2048 >>> [part~=button-hint]');
    await button.click();
    await page.waitForFunction(() =>
      document.querySelector('game-2048').shadowRoot.querySelector('[data-hint]'),
    );
    const hint = await page.$eval('game-2048', (game) => game.hint());
    assert.match(hint, /^(up|right|down|left)$/);
    await page.close();
  });

  it('lists attributes, events and methods that exist', () => {
    const { attributes, events, members } = JSON.parse(
      readFileSync(`${root}custom-elements.json`, 'utf8'),
    )
      .modules.flatMap(({ declarations }) => declarations)
      .find(({ customElement }) => customElement);
    const [, section] = /## Attributes and events\n([^]*?)\n## /.exec(readme);
    const known = [...attributes, ...events].map(({ name }) => name);
    const listed = [...section.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
    assert.equal(listed.length, 12);
    assert.deepEqual(
      listed.filter((name) => !known.includes(name)),
      [],
    );
    const methods = members.filter(({ kind }) => kind === 'method').map(({ name }) => name);
    const called = [...section.matchAll(/`(?:await game\.)?(\w+)\(/g)].map(([, name]) => name);
    assert.deepEqual(
      called.filter((name) => !methods.includes(name)),
      [],
    );
  });
});

describe('A game to watch', () => {
  it('shows the file, from the tile on', async () => {
    const game = new Game({ seed: 7 });
    while (!game.over) ['left', 'down', 'right', 'up'].some((direction) => game.move(direction));
    const snippet = take('A game to watch', 'html').replace('tile:1024', 'tile:64');
    const line = `data:text/plain,${encodeURIComponent(game.replay)}`;
    const page = await open(
      `${scriptTag()}<game-2048></game-2048>${snippet.replace('best.txt', line)}`,
    );
    await page.waitForFunction(() => document.querySelector('game-2048-replay').length > 0);
    const { maxTile, length } = await page.$eval('game-2048-replay', ({ board, length }) => ({
      maxTile: Math.max(...board.flat()),
      length,
    }));
    assert.deepEqual([maxTile, length], [64, game.moves]);
    await page.close();
  });
});

describe('Styling', () => {
  it('reaches what it names', async () => {
    const page = await open(
      `${take(...oneTag)}<style>:root { color-scheme: light } body { font-family: serif }
      ${take('Styling', 'css')}</style>`,
    );
    const styleOf = (selector) =>
      page.$eval(`game-2048 >>> ${selector}`, (node) => ({ ...getComputedStyle(node) }));
    const width = await page.$eval('game-2048', (game) => game.getBoundingClientRect().width);
    assert.equal(width, 384);
    assert.equal((await styleOf('[part~=cell]')).borderTopLeftRadius, '50%');
    assert.equal((await styleOf('[part~=board]')).backgroundColor, 'rgb(216, 201, 176)');
    assert.equal((await styleOf('[part~=button]')).borderTopLeftRadius, '999px');
    assert.equal((await styleOf('[part~=score]')).fontFamily, 'serif');
    await page.$eval('game-2048', (game) => game.giveUp());
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('game-2048')).opacity === '0.8',
    );
    await page.close();
  });
});

describe('Clone and run', () => {
  it('names scripts that exist', () => papers.checkCommands(take('Clone and run', 'sh')));
});

describe('README.md', () => {
  it('has 200 lines at most', () => assert.ok(readme.split('\n').length <= 201));
  it('has no snippet that was not run', () => assert.deepEqual(papers.leftOver(), []));
});
