/** While the game appears, nothing jumps or flashes, and no focus is taken away. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPage } from '../runner/open-page.mjs';
import { snippetsOf } from '../support/snippets.mjs';
import { drawn, nextFrames, openStage, withGame } from './site.mjs';

const reserve = snippetsOf('docs/troubleshooting.md').find(
  ({ heading, language }) => language === 'css' && heading.startsWith('The page jumps'),
).code;

const { site, browser, open, openGame } = await openStage();

/** A page without the script of the element, which `load` adds. */
const late = (body, style = reserve) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
  <meta name="viewport" content="width=device-width"><style>${style}</style>
  <body><h1>A page</h1>${body}${'<p>Text that stands below the game.</p>'.repeat(30)}`;

/** Adds the script of the element to a page that was painted without it. */
async function load(page) {
  await page.evaluate(async () => {
    await new Promise((painted) => {
      new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
    });
    await import('/dist/game-2048.min.js');
  });
  await drawn(page);
}

/** Opens a page that sums up the shifts of its layout as `shift`, and adds the script of the element. */
async function loadSummingUp(html, viewport) {
  const sumUpShifts = () => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  };
  const prepare = (page) => page.evaluateOnNewDocument(sumUpShifts);
  const page = await open(html, { viewport, prepare });
  await load(page);
  return page;
}

const game = '<game-2048></game-2048>';
const parents = {
  'a block': `<div>${game}</div>`,
  'a flex row': `<div style="display:flex">${game}</div>`,
  'a flex column': `<div style="display:flex;flex-direction:column">${game}</div>`,
  'a grid': `<div style="display:grid;grid-template-columns:2fr 1fr">${game}<p>Beside</p></div>`,
  'a narrow parent': `<div style="width:260px">${game}</div>`,
  'several columns': `<div style="columns:1">${game}</div>`,
  'an open dialog': `<dialog open style="position:static;width:min(24rem,90vw)">${game}</dialog>`,
};

for (const [device, viewport] of Object.entries({
  'a desktop': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
})) {
  for (const [where, body] of Object.entries(parents)) {
    test(`with the rule of docs/troubleshooting.md nothing jumps in ${where} on ${device}`, async () => {
      const page = await loadSummingUp(late(body), viewport);
      for (let n = 0; n < 5; n++) await nextFrames(page);
      const shift = await page.evaluate(() => window.shift);
      assert.ok(shift < 0.01, `a layout shift of ${shift}`);
      await page.close();
    });
  }
}

test('without that rule the page jumps', async () => {
  const page = await loadSummingUp(late(parents['a block'], ''), { width: 390, height: 844 });
  await page.waitForFunction(() => window.shift > 0.05);
  await page.close();
});

test('content of a slot never flashes, and content without a slot is shown until the script has loaded', async () => {
  const body =
    '<game-2048><p id="plain">No scripts here</p><p id="end" slot="over">The end</p></game-2048>';
  const page = await open(late(body));
  const isSeen = (id) => page.$eval(`#${id}`, (node) => node.checkVisibility());
  assert.deepEqual([await isSeen('plain'), await isSeen('end')], [true, false]);
  await load(page);
  assert.deepEqual([await isSeen('plain'), await isSeen('end')], [false, false]);
});

test('the game is centred in a grid, and does not stick out, where a page resets all margins', async () => {
  const viewport = { width: 1000, height: 900 };
  const style =
    '<style>*, ::before, ::after { box-sizing: border-box; margin: 0; border: 0 solid }</style>';
  for (const display of ['grid', 'block', 'flex']) {
    const body = `<div style="display:${display};width:1000px">${game}</div>`;
    const page = await openGame(style + body, { viewport });
    const { x, right } = await page.$eval('game-2048', (element) =>
      element.getBoundingClientRect().toJSON(),
    );
    if (display === 'grid')
      assert.ok(Math.abs(x - (1000 - right)) < 2, `${display}: ${x}, ${right}`);
    else assert.ok(right <= 1000);
  }
});

test('merged tiles stay on the board in a parent of columns', async () => {
  const page = await openGame(`<div style="columns:1">${game}</div>`);
  const outside = await page.$eval('game-2048', async (element) => {
    const board = element.shadowRoot.querySelector('#board').getBoundingClientRect();
    let count = 0;
    for (let n = 0; n < 40; n++) {
      ['left', 'down', 'right', 'up'].some((direction) => element.move(direction));
      await element.updateComplete;
      await new Promise(requestAnimationFrame);
      for (const tile of element.shadowRoot.querySelectorAll(
        '[part~=tile]:not([data-state*=free])',
      )) {
        const { left, top, right, bottom, width } = tile.getBoundingClientRect();
        const by = width * 0.2;
        const isIn =
          left > board.left - by &&
          right < board.right + by &&
          top > board.top - by &&
          bottom < board.bottom + by;
        if (width > 0 && !isIn) count++;
      }
    }
    return count;
  });
  assert.equal(outside, 0);
});

const focused = (page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement.shadowRoot?.activeElement?.id ?? activeElement.localName;
  });

/** Waits until the board has the focus. */
const untilFocused = (page) =>
  page.waitForFunction(() => document.activeElement.shadowRoot?.activeElement?.id === 'board');

for (const [when, openWith] of Object.entries({
  'its script stands in the page': (attributes) =>
    openGame(`<game-2048 ${attributes}></game-2048>`),
  'its script comes late': async (attributes) => {
    const page = await open(late(`<game-2048 ${attributes}></game-2048>`));
    await load(page);
    return page;
  },
})) {
  test(`autofocus gives the board the focus when the page loads, where ${when}`, async () => {
    await untilFocused(await openWith('autofocus'));
  });

  test(`a page load without autofocus focuses nothing, where ${when}`, async () => {
    const page = await openWith('');
    await nextFrames(page);
    assert.equal(await focused(page), 'body');
    await page.focus('game-2048');
    assert.equal(await focused(page), 'board');
  });
}

test('autofocus gives way to the place that the address names', async () => {
  const body = '<game-2048 autofocus></game-2048><h2 id="place">Place</h2>';
  const page = await newPage(browser);
  await page.goto(`${site.put('/place.html', withGame(body))}#place`);
  await drawn(page);
  await nextFrames(page);
  assert.equal(await focused(page), 'body');
});

/** Whether the board shows a focus ring. */
const hasRing = (page) =>
  page.$eval(
    'game-2048',
    ({ shadowRoot }) =>
      getComputedStyle(shadowRoot.getElementById('board')).outlineStyle === 'solid',
  );

test('a page that nobody has touched shows no focus ring; the first key does', async () => {
  const page = await openGame('<game-2048 autofocus></game-2048>');
  await untilFocused(page);
  assert.equal(await hasRing(page), false);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await hasRing(page), true);
});

test('a board that Tab reaches shows a focus ring', async () => {
  const page = await openGame('<game-2048 autofocus controls="none"></game-2048><a href="#">A</a>');
  for (let stop = 0; stop < 3 && !(await hasRing(page)); stop++) await page.keyboard.press('Tab');
  assert.equal(await hasRing(page), true);
});
