/** A finger over the board, as a phone's browser takes it: what scrolls the page, and what moves the tiles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextFrames, openStage } from './site.mjs';

const { openGame } = await openStage();

/** A phone with a page that is higher than it, a game at its top. */
const open = (attributes) =>
  openGame(
    `<meta name="viewport" content="width=device-width">
    <game-2048 seed="a" ${attributes}></game-2048><div style="height:3000px"></div>`,
    { viewport: { width: 390, height: 640, isMobile: true, hasTouch: true } },
  );

const middleOf = (page) =>
  page.$eval('game-2048', ({ shadowRoot }) => {
    const { left, top, width, height } = shadowRoot.querySelector('#board').getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });

/** A finger that is put on the middle of the board, goes so far, and is lifted. */
async function drag(page, dx, dy) {
  const [x, y] = await middleOf(page);
  const touch = await page.touchscreen.touchStart(x, y);
  for (let step = 1; step <= 10; step++) {
    await touch.move(x + (dx * step) / 10, y + (dy * step) / 10);
    await nextFrames(page);
  }
  await touch.end();
  await nextFrames(page);
}

const stateOf = (page) =>
  page.$eval('game-2048', ({ moves }) => ({ moves, hasScrolled: scrollY > 0 }));

/** Four directions: of any position but a lost one, one at least moves tiles. */
async function swipeAround(page) {
  for (const way of [-120, 120]) {
    await drag(page, way, 0);
    await drag(page, 0, way);
  }
}

test('swipe="always": a finger moves the tiles and not the page', async () => {
  const page = await open('');
  await swipeAround(page);
  const { moves, hasScrolled } = await stateOf(page);
  assert.ok(moves > 0);
  assert.equal(hasScrolled, false);
});

test('swipe="focused": a finger scrolls the page, and moves the tiles once the board was tapped', async () => {
  const page = await open('swipe="focused"');
  // The page may still be coasting when the finger is gone.
  await page.evaluate(() => {
    addEventListener('scrollend', () => (globalThis.hasComeToRest = true), { once: true });
  });
  await drag(page, 0, -150);
  await page.waitForFunction(() => globalThis.hasComeToRest && scrollY > 0);
  assert.equal((await stateOf(page)).moves, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => scrollY === 0);
  await drag(page, 0, 0);
  await page.waitForFunction(
    () => document.activeElement.shadowRoot?.activeElement?.id === 'board',
  );
  await swipeAround(page);
  const { moves, hasScrolled } = await stateOf(page);
  assert.ok(moves > 0);
  assert.equal(hasScrolled, false);
  await page.$eval('game-2048', (game) => game.shadowRoot.activeElement.blur());
  await drag(page, 0, -150);
  await page.waitForFunction(() => scrollY > 0);
  assert.equal((await stateOf(page)).moves, moves);
});

test('swipe="never": a finger scrolls the page, before and after a tap', async () => {
  const page = await open('swipe="never"');
  await drag(page, 0, 0);
  await drag(page, -120, 0);
  await drag(page, 0, -150);
  await page.waitForFunction(() => scrollY > 0);
  assert.equal((await stateOf(page)).moves, 0);
});

test('a disabled board lets the page scroll', async () => {
  const page = await open('disabled');
  await drag(page, 0, -150);
  await page.waitForFunction(() => scrollY > 0);
  assert.equal((await stateOf(page)).moves, 0);
});

for (const [swipe, first, second] of [
  ['always', true, true],
  ['focused', false, true],
  ['never', false, false],
]) {
  test(`swipe="${swipe}" holds for a mouse, too`, async () => {
    const page = await openGame(`<game-2048 swipe="${swipe}"></game-2048>`);
    const dragMouse = async () => {
      await page.$eval('game-2048', (game) => {
        game.newGame({ board: Array(2).fill([0, 2]) });
        return game.updateComplete;
      });
      const [x, y] = await middleOf(page);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 100, y, { steps: 4 });
      await page.mouse.up();
      return (await stateOf(page)).moves > 0;
    };
    assert.deepEqual([await dragMouse(), await dragMouse()], [first, second]);
  });
}
