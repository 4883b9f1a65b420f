/** What only pixels show: the table for screen readers is invisible, and the focus is visible in every state. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrastOf } from '../runner/contrast.mjs';
import { readPixels } from '../runner/screenshots.mjs';
import { nextFrames, openStage } from './site.mjs';

const controls = 'score best new undo hint help directions save give-up';

const { openGame } = await openStage();

const open = ({ features, rules = '' }) =>
  openGame(
    `<style>:root{color-scheme:light dark}${rules}</style>
    <a href="#before">Before</a><game-2048 seed="a" controls="${controls}"></game-2048>`,
    { features, viewport: { width: 360, height: 800 } },
  );

/** Ends all animations, and waits until that is drawn. */
async function settle(page) {
  await page.$eval('game-2048', async (game) => {
    await game.updateComplete;
    for (const animation of game.shadowRoot.getAnimations()) animation.finish();
  });
  await nextFrames(page);
}

async function picture(page, clip) {
  await settle(page);
  return readPixels(await page.screenshot({ clip }));
}

/** The pixels in which two pictures differ, in pairs. */
function* differences(one, other) {
  for (let at = 0; at < one.data.length; at += 4) {
    const pair = [one, other].map(({ data }) => data.subarray(at, at + 3));
    if (Buffer.compare(...pair) !== 0) yield pair;
  }
}

const position = [
  [2, 4, 8, 16],
  [32, 64, 128, 256],
  [512, 1024, 2048, 4096],
  [0, 0, 2, 2],
];

/** Gives the shadow root a style sheet in place of the last one that a test gave it. */
const restyle = (page, rules) =>
  page.$eval(
    'game-2048',
    (game, text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      const { shadowRoot } = game;
      shadowRoot.adoptedStyleSheets = [
        ...shadowRoot.adoptedStyleSheets.filter((other) => !other.isForTest),
        Object.assign(sheet, { isForTest: true }),
      ];
    },
    rules,
  );

const appearances = {
  light: {},
  dark: { features: { 'prefers-color-scheme': 'dark' } },
  'more contrast': { features: { 'prefers-contrast': 'more' } },
  'forced colours': { features: { 'forced-colors': 'active' } },
  'right to left': { rules: 'html{direction:rtl}' },
};

for (const [name, appearance] of Object.entries(appearances)) {
  test(`the table for screen readers is invisible, ${name}`, async () => {
    const page = await open(appearance);
    await page.$eval(
      'game-2048',
      (game, board) => game.newGame({ board, winTile: 8192 }),
      position,
    );
    // Around the cells is nothing of the table; but the board's corners are smoothed in another way without its layer.
    const cells = await page.$eval('game-2048', ({ shadowRoot }) => {
      const { x, y, width, height } = shadowRoot.querySelector('table').getBoundingClientRect();
      return { x, y, width, height };
    });
    const withTable = await picture(page, cells);
    await restyle(page, '.reader { display: none !important }');
    const without = await picture(page, cells);
    assert.equal([...differences(withTable, without)].length, 0);
    await page.close();
  });
}

/** Ways to a state, by what a script can do. */
const states = {
  'in play': () => undefined,
  'after the win': (game) => {
    game.newGame({ board: [[1024, 1024, 4, 8], ...Array(3).fill([2, 4, 8, 16])] });
    game.move('left');
  },
  'after the end': (game) => game.giveUp(),
  'under a question': async (game) => {
    game.newGame({ board: [[2, 2, 4, 8], ...Array(3).fill([2, 4, 8, 16])] });
    game.move('left');
    await game.updateComplete;
    game.shadowRoot.querySelector('[part~="button-new"]').click();
  },
  'under the help': (game) => game.shadowRoot.querySelector('[part~="button-help"]').click(),
};

const hideRing =
  ':focus-visible, :focus-visible ~ *, :has(> :focus-visible) ~ * { outline-color: transparent !important; forced-color-adjust: none }';

for (const name of ['light', 'dark', 'more contrast', 'forced colours']) {
  /** The controls around the board look the same in every state: their rings are looked at once. */
  const shown = new Set();

  for (const [where, reach] of Object.entries(states)) {
    test(`whatever has the focus has a visible ring, ${where}, ${name}`, async () => {
      const page = await open(appearances[name]);
      await page.$eval('game-2048', reach);
      if (where !== 'in play') {
        await page.waitForFunction(() =>
          document.querySelector('game-2048').shadowRoot.querySelector('[part~="overlay"]'),
        );
      }
      await settle(page);
      await page.focus('a');
      const seen = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const { stop, isOnBoard, around } = await page.$eval('game-2048', (game) => {
          const node = game.shadowRoot.activeElement;
          if (!node) return {};
          node.scrollIntoView({ block: 'nearest' });
          const { x, y, width, height } = node.getBoundingClientRect();
          const [left, top] = [Math.max(0, x - 8), Math.max(0, y - 8)];
          return {
            stop: node.getAttribute('part') ?? node.className,
            isOnBoard: node.closest('[part~="board"], [part~="overlay"]') !== null,
            // Of the page, with room for the ring.
            around: { x: left + scrollX, y: top + scrollY, width: width + 16, height: height + 16 },
          };
        });
        if (!stop || seen.includes(stop)) break;
        seen.push(stop);
        if (!isOnBoard && shown.has(stop)) continue;
        shown.add(stop);
        const focused = await picture(page, around);
        await restyle(page, hideRing);
        const plain = await picture(page, around);
        await restyle(page, '');
        const ring = [...differences(focused, plain)];
        const strong = ring.filter((pair) => contrastOf(...pair) >= 3);
        // WCAG 2.4.13 asks for a line of 2 px around a control; the smallest here has 44 px a side.
        assert.ok(
          strong.length >= 2 * 4 * 44,
          `${stop}: ${strong.length} of ${ring.length} pixels`,
        );
      }
      assert.ok(seen.includes('board'), seen.join());
      await page.close();
    });
  }
}
