/** What a reader does with an example of the documentation: plays its boards by keys, and steps its replays. */
import { Game } from '../../dist/engine.js';
import { ComputerPlayer } from '../../dist/player.js';

/** @returns the line of a game that the computer has played a few moves beyond this tile */
export function lineWithTile(tile) {
  const game = new Game({ seed: 'best' });
  const player = new ComputerPlayer({ budget: 1000 });
  while (game.maxTile < tile) game.move(player.chooseMove(game));
  for (let move = 0; move < 9; move++) game.move(player.chooseMove(game));
  return game.replay;
}

/** Waits until keys have moved the tiles of a board; a still board becomes the game by them. */
async function playByKeys(page, board) {
  await page.waitForFunction((element) => element.shadowRoot, {}, board);
  const before = await board.evaluate(({ moves = 0 }) => moves);
  await board.evaluate((element) => element.focus());
  // One of them moves the two tiles of any first board.
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await page.waitForFunction((element, moves) => element.moves > moves, {}, board, before);
}

/** Waits until the slider of a replay stands at another position. @returns where it stands then */
async function positionOf(page, film, before) {
  const position = await page.waitForFunction(
    ({ shadowRoot }, known) => {
      const slider = shadowRoot?.querySelector('[role=slider]');
      const now = slider && Number(slider.ariaValueNow);
      // An object, since the start of a game is 0.
      return slider?.ariaValueMax > 0 && now !== known && { now };
    },
    {},
    film,
    before,
  );
  return (await position.jsonValue()).now;
}

/** Steps a replay by a key, or one that asks by going to its next question. */
async function step(page, film) {
  if (await film.evaluate((element) => element.hasAttribute('ask'))) {
    const button = await page.waitForFunction(
      ({ shadowRoot }) => shadowRoot.querySelector('[part=learn] [part~=button-next]'),
      {},
      film,
    );
    const before = await positionOf(page, film, 0);
    await button.evaluate((element) => element.click());
    await positionOf(page, film, before);
    return;
  }
  const before = await positionOf(page, film);
  await film.evaluate((element) => element.focus());
  await page.keyboard.press('ArrowRight');
  await positionOf(page, film, before);
}

/** Plays each board of a page, and steps each replay, until that has had an effect. */
export async function playExample(page) {
  for (const board of await page.$$('game-2048')) await playByKeys(page, board);
  for (const film of await page.$$('game-2048-replay')) await step(page, film);
}
