/** A whole game played with real keys by a script that hears the status, reads the table, and sees nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slide } from '../../dist/engine.js';
import { openStage } from './site.mjs';

const names = { left: 'Left', down: 'Down', right: 'Right', up: 'Up' };
const keys = { left: 'ArrowLeft', down: 'ArrowDown', right: 'ArrowRight', up: 'ArrowUp' };

const { openGame } = await openStage();

const numberIn = (text) => (text === 'empty' ? 0 : Number(text.replace(/,/g, '')));

/** A player who knows the rules, has the keyboard, and hears. Of the page it reads the status and the table alone. */
class Listener {
  /** What it takes the board for. */
  board;
  /** The positions that undo would bring back. */
  #before = [];
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** Presses keys together, and hears what is said of them. */
  async press(...chord) {
    const { keyboard } = this.#page;
    const count = await this.#page.evaluate(() => window.heard.length);
    for (const key of chord) await keyboard.down(key);
    for (const key of chord.reverse()) await keyboard.up(key);
    await this.#page.waitForFunction((heard) => window.heard.length > heard, {}, count);
    return this.#page.evaluate(() => window.heard.at(-1));
  }

  /** The position as the table for reading has it. */
  table() {
    return this.#page.$eval('game-2048', (game) =>
      [...game.shadowRoot.querySelector('table').rows].map(({ cells }) =>
        [...cells].map(({ textContent }) => parseInt(textContent) || 0),
      ),
    );
  }

  /** Has the board read out. */
  async listenToBoard() {
    const sentence = await this.press('b');
    return sentence
      .split('.')
      .filter(Boolean)
      .map((row) => {
        const cells = row.split(': ')[1].split(', ').map(numberIn);
        return cells.length === 1 ? Array(4).fill(cells[0]) : cells;
      });
  }

  /** Every new game names its tiles. */
  hearNewGame(sentence) {
    assert.match(sentence, /^New game, 4 by 4\./);
    this.board = Array.from({ length: 4 }, () => Array(4).fill(0));
    this.#before = [];
    this.#place(sentence);
  }

  async move(direction) {
    const result = slide(this.board, direction);
    const sentence = await this.press(keys[direction]);
    assert.ok(sentence.startsWith(names[direction]), sentence);
    if (!result) {
      assert.equal(sentence, `${names[direction]}: nothing moves.`);
      return sentence;
    }
    this.#before.push(this.board);
    this.board = result.board;
    this.#place(sentence);
    const [, merged] = /merged into ([^.]*)\./.exec(sentence) ?? [];
    const told = merged?.split(/, | and /).map(numberIn) ?? [];
    const made = result.trips.filter((trip) => trip.merged);
    const expected = [...new Map(made.map(({ to, value }) => [to, value])).values()];
    assert.deepEqual(told.sort(), expected.sort(), sentence);
    return sentence;
  }

  async undo() {
    const sentence = await this.press('Control', 'z');
    assert.match(sentence, /^Undone: /);
    this.board = this.#before.pop();
  }

  /** The move that earns most, else the first possible one. */
  choose() {
    const possible = Object.keys(names).filter((direction) => slide(this.board, direction));
    const gain = (direction) => slide(this.board, direction).gained;
    return possible.reduce((best, next) => (gain(next) > gain(best) ? next : best));
  }

  #place(sentence) {
    const place = /(?:^|\s)(\d+) at row (\d+), column (\d+)\./g;
    for (const [, value, row, column] of sentence.matchAll(place)) {
      assert.equal(this.board[row - 1][column - 1], 0, sentence);
      this.board[row - 1][column - 1] = Number(value);
    }
  }
}

/** Resolves when the end screen is there: until then no key answers it. */
const cardOf = (page) =>
  page.waitForFunction(() =>
    document.querySelector('game-2048').shadowRoot.querySelector('[part~=overlay]'),
  );

async function sitDown(attributes) {
  const page = await openGame(`<game-2048 seed="heard" ${attributes}></game-2048>`);
  await page.$eval('game-2048', (game) => {
    const region = game.shadowRoot.querySelector('[role="status"]');
    window.heard = [];
    const told = new MutationObserver(() => window.heard.push(region.textContent.trim()));
    told.observe(region, { childList: true, characterData: true, subtree: true });
    game.focus();
  });
  return page;
}

test('a whole game is played by ear', async () => {
  const page = await sitDown('win-tile="64"');
  const listener = new Listener(page);
  /** Whether the listener's idea of the board is right; `what` says after which sentence. */
  const check = async (what) => {
    const truth = await page.$eval('game-2048', ({ board }) => board);
    assert.deepEqual(listener.board, truth, what);
    assert.deepEqual(await listener.table(), truth, `the table, ${what}`);
  };

  listener.hearNewGame(await listener.press('r'));
  await check('at the start');
  assert.deepEqual(await listener.listenToBoard(), listener.board);

  let sentence = '';
  let won = 0;
  for (let count = 1; !/Game over/.test(sentence); count++) {
    assert.ok(count < 2000, 'the game ends');
    sentence = await listener.move(listener.choose());
    await check(sentence);
    if (/You win!/.test(sentence)) {
      won++;
      assert.match(sentence, /Press Enter to keep playing, Tab for the other choices\.$/);
      // No key is silent, and none moves.
      assert.equal(await listener.press('ArrowUp'), sentence);
      await check('while the game waits');
      await cardOf(page);
      assert.equal(await listener.press('Enter'), 'The game goes on.');
    }
    if (count % 9 === 0 && !/Game over/.test(sentence)) {
      await listener.undo();
      await check('after an undo');
      const points = await listener.press('p');
      const score = await page.$eval('game-2048', (game) => game.score);
      assert.equal(numberIn(/^Score ([\d,]+)\./.exec(points)[1]), score);
      await listener.move(listener.choose());
      await check('after the move made again');
    }
    if (count % 20 === 0) {
      assert.deepEqual(await listener.listenToBoard(), listener.board, 'heard by B');
    }
  }
  assert.equal(won, 1);
  assert.match(sentence, /Press Enter for a new game, Tab for the other choices\.$/);
  assert.equal(await listener.press('ArrowLeft'), sentence);
  await cardOf(page);

  listener.hearNewGame(await listener.press('Enter'));
  await check('after a new game');
  for (let count = 0; count < 12; count++) {
    await listener.move(Object.keys(names)[count % 4]);
    await check('in the second game');
  }

  // Another one in the middle of this: from the board back to the new game.
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  assert.match(
    await listener.press('Enter'),
    /^Start a new game\? The game in progress will end\. Press Enter to confirm/,
  );
  listener.hearNewGame(await listener.press('Enter'));
  await check('after the question');
  await listener.move(listener.choose());
  await check('in the third game, on whose board the focus is');
  await page.close();
});
