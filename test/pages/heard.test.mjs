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

  /** Presses an arrow key. That each sentence tells the whole position is shown in wording/heard.test.ts. */
  async move(direction) {
    const moves = slide(await this.table(), direction) !== null;
    const sentence = await this.press(keys[direction]);
    if (moves) assert.match(sentence, new RegExp(`^${names[direction]}(: merged into |\\. New )`));
    else assert.equal(sentence, `${names[direction]}: nothing moves.`);
    return sentence;
  }

  /** The move that earns most, else the first possible one. */
  async choose() {
    const board = await this.table();
    const gain = (direction) => slide(board, direction)?.gained ?? -1;
    return Object.keys(names).reduce((best, next) => (gain(next) > gain(best) ? next : best));
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
  const check = async (what) => {
    assert.deepEqual(
      await listener.table(),
      await page.$eval('game-2048', ({ board }) => board),
      what,
    );
  };
  const hear = async (key, expected) => {
    assert.match(await listener.press(key), expected);
    await check(key);
  };

  await hear('r', /^New game, 4 by 4\./);
  let sentence = '';
  let won = 0;
  for (let count = 1; !/Game over/.test(sentence); count++) {
    assert.ok(count < 2000, 'the game ends');
    sentence = await listener.move(await listener.choose());
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
      assert.match(await listener.press('Control', 'z'), /^Undone: /);
      await check('after an undo');
      const points = await listener.press('p');
      const score = await page.$eval('game-2048', (game) => game.score);
      assert.equal(numberIn(/^Score ([\d,]+)\./.exec(points)[1]), score);
      await listener.move(await listener.choose());
      await check('after the move made again');
    }
    if (count % 20 === 0) {
      assert.deepEqual(await listener.listenToBoard(), await listener.table(), 'heard by B');
    }
  }
  assert.equal(won, 1);
  assert.match(sentence, /Press Enter for a new game, Tab for the other choices\.$/);
  assert.equal(await listener.press('ArrowLeft'), sentence);
  await cardOf(page);

  await hear('Enter', /^New game, 4 by 4\./);
  for (let count = 0; count < 12; count++) {
    await listener.move(Object.keys(names)[count % 4]);
    await check('in the second game');
  }

  // Another one in the middle of this: from the board back to the new game.
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  await hear('Enter', /^Start a new game\? The game in progress will end\. Press Enter to confirm/);
  await hear('Enter', /^New game, 4 by 4\./);
  await listener.move(await listener.choose());
  await check('in the third game, on whose board the focus is');
  await page.close();
});
