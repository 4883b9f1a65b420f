import assert from 'node:assert/strict';

/**
 * Presses arrow keys until there is a point, and waits until the page has shown that it received it.
 *
 * @returns the score.
 */
export async function playUntilHeard(page, selector = 'game-2048') {
  await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.shadowRoot?.querySelector('[role=application]'),
    {},
    selector,
  );
  await page.evaluate((wanted) => document.querySelector(wanted).focus(), selector);
  const scoreNow = () => page.$eval(selector, (game) => game.score);
  const keys = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown'];
  for (let turn = 0; (await scoreNow()) === 0; turn++) {
    if (turn > 40) throw new Error('Forty keys and no point');
    await page.keyboard.press(keys[turn % keys.length]);
  }
  const score = await scoreNow();
  await page.waitForFunction(
    (points) => document.querySelector('#heard').textContent === String(points),
    {},
    score,
  );
  return score;
}

/**
 * Asks the computer player for a move that is possible, and lets it make five by itself.
 *
 * @returns `{ workers }`: how many the page has for that
 */
export async function letComputerPlay(page) {
  const { hint, moves } = await page.$eval('game-2048', async (game) => {
    const hint = await game.hint();
    const { moves } = game;
    game.autoplayDelay = 0;
    game.autoplay = true;
    return { hint, moves };
  });
  assert.match(hint, /^(up|right|down|left)$/);
  await page.waitForFunction(
    (before) => document.querySelector('game-2048').moves >= before + 5,
    {},
    moves,
  );
  const workers = page.workers().length;
  await page.$eval('game-2048', (game) => (game.autoplay = false));
  return { workers };
}
