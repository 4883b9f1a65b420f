/** The element rendered by a server: seen before any script, taken over by the script without a flash. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { build } from 'esbuild';
import { Game } from '../../dist/engine.js';
import { drawn, openSite, play } from '../pages/site.mjs';
import { openBrowser } from '../runner/find-browser.mjs';
import { onServer } from './render.mjs';

let site;
let browser;
const support = '@lit-labs/ssr-client/lit-element-hydrate-support.js';

/** Page scripts by name; `never` is no script at all. */
const scripts = {
  never: '',
  'with hydration support': `import '${support}'; import './dist/index.js';`,
  'with the support loaded too late': `import './dist/index.js'; import '${support}';`,
  'without hydration support': `import './dist/index.js';`,
};

before(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
  for (const [index, contents] of Object.values(scripts).entries()) {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: process.cwd() },
      bundle: true,
      format: 'esm',
      write: false,
    });
    site.put(`/client-${index}.js`, outputFiles[0].text);
  }
});

after(async () => {
  await browser?.close();
  site?.close();
});

/**
 * Opens a page with a server's element. The page notes the nodes that it came with, every node that is taken away later
 * and every shift of the layout.
 */
async function open(
  script,
  attributes,
  { head = '', lang = 'en', prepare = '', height = 800 } = {},
) {
  const client = `/client-${Object.keys(scripts).indexOf(script)}.js`;
  const address = site.put(
    '/served.html',
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Served</title>${head}
    <script>window.shifts = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((e) => e.value)))
        .observe({ type: 'layout-shift', buffered: true });</script>
    <body>${await onServer(attributes)}<p>after</p>
    <script>
      const served = document.querySelector('game-2048');
      window.before = [...served.shadowRoot.querySelectorAll('*:not(style)')];
      window.removed = [];
      new MutationObserver((records) => {
        for (const { removedNodes } of records)
          removed.push(...[...removedNodes].filter((node) => node.nodeType === 1));
      }).observe(served.shadowRoot, { childList: true, subtree: true });
      ${prepare}
    </script>
    ${script === 'never' ? '' : `<script type="module" src="${client}"></script>`}`,
  );
  const page = await browser.newPage();
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.setViewport({ width: 500, height });
  await page.goto(address);
  if (script !== 'never') {
    await page.evaluate(() => customElements.whenDefined('game-2048'));
    await page.$eval('game-2048', async (game) => {
      do await game.updateComplete;
      while (game.isUpdatePending);
    });
  }
  return { page, said: said.filter((line) => !line.includes('Lit is in dev mode')) };
}

/** The board as it is seen: the text of every visible tile, at the cell where its middle lies. */
const seen = (page) =>
  page.$eval('game-2048', ({ shadowRoot }) => {
    for (const animation of shadowRoot.getAnimations()) animation.finish();
    const box = (node) => node.getBoundingClientRect();
    const cells = [...shadowRoot.querySelectorAll('[part~="cell"]')].map(box);
    const columns = cells.filter(({ top }) => top === cells[0].top).length;
    const board = cells.map(() => 0);
    for (const tile of shadowRoot.querySelectorAll('[part~="tile"]')) {
      const { visibility, opacity } = getComputedStyle(tile);
      if (visibility === 'hidden' || opacity === '0') continue;
      const { left, top, width, height } = box(tile);
      const [x, y] = [left + width / 2, top + height / 2];
      const at = cells.findIndex((c) => c.left < x && x < c.right && c.top < y && y < c.bottom);
      board[at] = Number(tile.textContent.trim());
    }
    return Array.from({ length: cells.length / columns }, (_, row) =>
      board.slice(row * columns, (row + 1) * columns),
    );
  });

const counts = (page) =>
  page.$eval('game-2048', ({ shadowRoot }) => ({
    boards: shadowRoot.querySelectorAll('[role=application]').length,
    tables: shadowRoot.querySelectorAll('table').length,
    headers: shadowRoot.querySelectorAll('[part~="header"]').length,
  }));

const single = { boards: 1, tables: 1, headers: 1 };
const seeded = 'seed="2026-11-20" size="5x4"';
const { board: seededBoard } = new Game({ seed: '2026-11-20', size: '5x4' });

describe('before any script', () => {
  test('a seeded board is visible, as it will be played', async () => {
    const { page } = await open('never', seeded);
    assert.deepEqual(await seen(page), seededBoard);
    const { width } = await (await page.$('game-2048')).boundingBox();
    assert.ok(width > 400, `${width} px wide`);
    assert.deepEqual(await counts(page), single);
    const display = await page.$eval('game-2048', (game) => getComputedStyle(game).display);
    assert.equal(display, 'grid');
  });

  test('a board without a seed is empty, since nobody knows its game yet', async () => {
    const { page } = await open('never', '');
    assert.deepEqual(await seen(page), Array(4).fill([0, 0, 0, 0]));
  });

  test('a value that is not allowed does not harm the server', async () => {
    const markup = await onServer('size="abc" win-tile="9" seed="<img src=x>" controls="nonsense"');
    assert.match(markup, /data-columns="4"/);
    assert.doesNotMatch(markup.replace(/^[^]*<template/, ''), /<img/);
  });
});

describe('with hydration support', () => {
  test('the board of a low window has its size from the first', async () => {
    const sizes = [];
    for (const script of ['never', 'with hydration support']) {
      const { page } = await open(script, seeded, { height: 360 });
      sizes.push(await page.$eval('game-2048', (game) => game.offsetWidth));
    }
    assert.equal(sizes[0], sizes[1]);
  });

  test('the nodes of the server are replaced, and nothing shifts', async () => {
    const { page, said } = await open('with hydration support', seeded);
    const same = await page.$eval('game-2048', ({ shadowRoot }) => {
      const now = new Set(shadowRoot.querySelectorAll('*'));
      return window.before.some((node) => now.has(node));
    });
    assert.equal(same, false);
    assert.deepEqual(await page.evaluate(() => window.shifts), []);
    assert.deepEqual(await counts(page), single);
    assert.deepEqual(await seen(page), seededBoard);
    assert.deepEqual(said, []);
  });

  test('not a pixel changes', async () => {
    const shots = [];
    for (const script of ['never', 'with hydration support']) {
      const { page } = await open(script, seeded);
      shots.push(Buffer.from(await page.screenshot()).toString('base64'));
    }
    assert.equal(shots[0], shots[1]);
  });

  for (const attributes of [
    seeded,
    'seed="a" size="3" controls="score best moves new undo hint autoplay directions save load give-up"',
    'seed="a" controls="none" disabled',
    'seed="a" start-tiles="0"',
    'seed="a" win-tile="9" size="abc"',
    'lang="de" seed="a" dir="rtl"',
    '',
  ]) {
    test(`it is played by keys and shown: ${attributes || 'no attributes'}`, async () => {
      const { page, said } = await open('with hydration support', attributes, { lang: 'fr' });
      assert.deepEqual(await seen(page), await page.$eval('game-2048', (game) => game.board));
      await page.$eval('game-2048', (game) => game.focus());
      for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
        await page.keyboard.press(key);
      }
      await play(page, 10);
      const { board, table } = await page.$eval('game-2048', async (game) => {
        await game.updateComplete;
        const rows = [...game.shadowRoot.querySelectorAll('tr')];
        const value = ({ textContent }) => Number(textContent);
        return { board: game.board, table: rows.map((row) => [...row.cells].map(value)) };
      });
      assert.deepEqual(await seen(page), board);
      assert.deepEqual(table, board);
      const wanted = attributes.includes('none') ? { ...single, headers: 0 } : single;
      assert.deepEqual(await counts(page), wanted);
      assert.equal(said.filter((line) => !line.includes('must be')).length, 0, said.join());
    });
  }

  test('the stored game takes over after that', async () => {
    const first = await open('with hydration support', 'storage-key="served"');
    const replay = await play(first.page, 20);
    await first.page.close();
    const { page, said } = await open('with hydration support', 'storage-key="served"');
    assert.equal(await page.$eval('game-2048', (game) => game.replay), replay);
    assert.deepEqual(await seen(page), await page.$eval('game-2048', (game) => game.board));
    assert.deepEqual(said, []);
    const stored = JSON.parse(await page.evaluate(() => localStorage.getItem('served')));
    assert.equal(stored.replay, replay);
    await page.evaluate(() => localStorage.clear());
  });

  test('one new-game event reports the game', async () => {
    const prepare = `window.told = [];
      for (const type of ['new-game', 'game-load', 'game-error'])
        served.addEventListener(type, () => told.push(type));`;
    const { page } = await open('with hydration support', seeded, { prepare });
    assert.deepEqual(await page.evaluate(() => window.told), ['new-game']);
  });

  test('properties that the page has set meanwhile take effect', async () => {
    const prepare = `served.size = 3; served.controls = 'score moves'; served.setAttribute('lang', 'de');`;
    const { page } = await open('with hydration support', seeded, { prepare });
    const board = await page.$eval('game-2048', (game) => game.board);
    assert.equal(board.length, 3);
    assert.deepEqual(await seen(page), board);
    assert.deepEqual(await counts(page), single);
  });
});

/** Does the same at random to two elements, and compares what they report and show. @returns what differs */
function compare(actions) {
  const [one, two] = document.querySelectorAll('game-2048');
  const told = [one, two].map((game) => {
    const events = [];
    for (const type of [
      ...['before-move', 'move', 'score', 'won'],
      ...['game-over', 'new-game', 'game-load', 'game-error'],
    ]) {
      game.addEventListener(type, ({ detail }) => events.push(type + JSON.stringify(detail)));
    }
    return events;
  });
  // Comments, white space and the order of attributes are Lit's own, `tbody` is the parser's; an animation alternates
  // between two names.
  const tree = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim();
    if (node.nodeType !== Node.ELEMENT_NODE) return '';
    const attributes = [...node.attributes].filter(({ value }) => value);
    const texts = attributes.map(({ name, value }) => `${name}=${value.replace(/[01]$/, '')}`);
    const content = [...node.childNodes].map(tree).join('');
    return node.localName === 'tbody'
      ? content
      : `<${node.localName} ${texts.sort().join(' ')}>${content}`;
  };
  const shown = ({ shadowRoot }) => tree(shadowRoot.querySelector('.game'));
  let state = 2048;
  const below = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const { replay } = one;
  const acts = [
    (game, n) => game.move(['up', 'right', 'down', 'left'][n % 4]),
    (game, n) =>
      game.shadowRoot
        .querySelector('#board')
        .dispatchEvent(
          new KeyboardEvent('keydown', { key: ['ArrowLeft', 'ArrowDown'][n % 2], bubbles: true }),
        ),
    (game) => game.undo(),
    (game, n) => game.setAttribute('size', ['3', '5x4', '4', 'no'][n % 4]),
    (game, n) => game.setAttribute('controls', ['none', 'score moves undo', 'directions'][n % 3]),
    (game, n) => (game.seed = `seed ${n % 3}`),
    (game, n) => (game.disabled = n % 2 === 0),
    (game) => game.newGame({ seed: 'new' }),
    (game) => game.load(replay),
    (game) => game.giveUp(),
    (game) => game.parentElement.append(game),
  ];
  return (async () => {
    for (let n = 0; n < actions; n++) {
      const [act, argument] = [acts[below(acts.length)], below(100)];
      for (const game of [one, two]) act(game, argument);
      await Promise.all([one.updateComplete, two.updateComplete]);
      const [shownOne, shownTwo] = [shown(one), shown(two)];
      if (shownOne !== shownTwo) return { n, act: String(act), shownOne, shownTwo };
      if (told[0].join() !== told[1].join()) return { n, act: String(act), told };
    }
    return undefined;
  })();
}

for (const script of ['with hydration support', 'without hydration support']) {
  test(`an element from a server is as good as one made in the page, ${script}`, async () => {
    const { page } = await open(script, seeded);
    await page.evaluate(() => {
      const made = document.createElement('game-2048');
      made.setAttribute('seed', '2026-11-20');
      made.setAttribute('size', '5x4');
      const [holder, other] = [document.createElement('div'), document.createElement('div')];
      document.body.append(holder, other);
      holder.append(document.querySelector('game-2048'));
      other.append(made);
      return made.updateComplete;
    });
    assert.deepEqual(await page.evaluate(compare, 400), undefined);
  });
}

for (const script of ['without hydration support', 'with the support loaded too late']) {
  describe(script, () => {
    test('nothing is doubled, and the game is played', async () => {
      const { page, said } = await open(script, seeded);
      assert.deepEqual(await counts(page), single);
      assert.deepEqual(await seen(page), seededBoard);
      assert.deepEqual(await page.evaluate(() => window.shifts), []);
      await play(page, 10);
      assert.deepEqual(await seen(page), await page.$eval('game-2048', (game) => game.board));
      assert.deepEqual(await counts(page), single);
      assert.deepEqual(said, []);
    });
  });
}

test('the CDN file takes a server’s element over without doubling it', async () => {
  const head = '<script type="module" src="/dist/game-2048.min.js"></script>';
  const { page, said } = await open('never', seeded, { head });
  await drawn(page);
  await page.waitForFunction(() => document.querySelector('game-2048').board);
  await page.$eval('game-2048', (game) => game.updateComplete);
  assert.deepEqual(await counts(page), single);
  assert.deepEqual(await seen(page), seededBoard);
  assert.deepEqual(said, []);
});
