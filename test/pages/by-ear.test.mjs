/** A whole game, played with real keys by a script that hears the status, reads the table and sees nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slide } from '../../dist/engine.js';
import { openStage } from './site.mjs';

const { openGame } = await openStage();

const directions = ['left', 'down', 'right', 'up'];
const capitalized = (word) => word[0].toUpperCase() + word.slice(1);

/** A player who knows the rules and has a keyboard. Of the page it reads only the status and the table. */
class Listener {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** Presses keys together. @returns what is said of them */
  async press(...chord) {
    const { keyboard } = this.#page;
    const count = await this.#page.evaluate(() => window.heard.length);
    for (const key of chord) await keyboard.down(key);
    for (const key of chord.reverse()) await keyboard.up(key);
    await this.#page.waitForFunction((heard) => window.heard.length > heard, {}, count);
    return this.#page.evaluate(() => window.heard.at(-1));
  }

  /** The position as the table for screen readers has it. */
  table() {
    return this.#page.$eval('game-2048', (game) =>
      [...game.shadowRoot.querySelector('table').rows].map(({ cells }) =>
        [...cells].map(({ textContent }) => parseInt(textContent) || 0),
      ),
    );
  }

  /** Makes the move that earns most. That its sentence tells the position is shown in element/wording/heard.test.ts. */
  async playBest() {
    const board = await this.table();
    const gainOf = (direction) => slide(board, direction)?.gained ?? -1;
    const [best] = directions.toSorted((one, other) => gainOf(other) - gainOf(one));
    const sentence = await this.press(`Arrow${capitalized(best)}`);
    assert.match(
      sentence,
      new RegExp(`^(\\d+ moves\\. )?${capitalized(best)}(: merged into |\\. New )`),
    );
    return sentence;
  }
}

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

test('a whole game can be won, undone, lost and begun again by ear', async () => {
  const page = await sitDown('size="3" win-tile="32"');
  const listener = new Listener(page);
  /** Checks that the table is the board after each step. @returns what is heard of the step */
  const step = async (heard) => {
    const sentence = await heard;
    assert.deepEqual(
      await listener.table(),
      await page.$eval('game-2048', ({ board }) => board),
      sentence,
    );
    return sentence;
  };
  const hear = async (key, expected) => assert.match(await step(listener.press(key)), expected);
  /** An end screen comes a second later: until then no key answers it. */
  const untilCard = () =>
    page.waitForFunction(() =>
      document.querySelector('game-2048').shadowRoot.querySelector('[part~=overlay]'),
    );

  await hear('r', /^New game, 3 by 3\./);
  let sentence = '';
  let wins = 0;
  for (let count = 1; !/Game over/.test(sentence); count++) {
    assert.ok(count < 2000, 'the game ends');
    sentence = await step(listener.playBest());
    if (/You win!/.test(sentence)) {
      wins++;
      assert.match(sentence, /Press Enter to keep playing, Tab for the other choices\.$/);
      // No key is silent, and none moves.
      assert.match(
        await step(listener.press('ArrowUp')),
        /^You win! Press Enter to keep playing, /,
      );
      await untilCard();
      await hear('Enter', /^The game goes on\.$/);
    } else if (count % 9 === 0 && !/Game over/.test(sentence)) {
      assert.match(await step(listener.press('Control', 'z')), /^Undone: /);
      sentence = await step(listener.playBest());
    }
  }
  assert.equal(wins, 1);
  assert.match(sentence, /Press Enter for a new game, Tab for the other choices\.$/);
  assert.match(await listener.press('ArrowLeft'), /^Game over\. Press Enter for a new game, /);
  await untilCard();

  await hear('Enter', /^New game, 3 by 3\./);
  for (let count = 0; count < 12; count++) await step(listener.playBest());

  // From the board back to the button of a new game, which asks first.
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  await hear('Enter', /^Start a new game\? The game in progress will end\. Press Enter to confirm/);
  await hear('Enter', /^New game, 3 by 3\./);
  await step(listener.playBest());
  await hear('p', /^Score [\d,]+\. Best/);
  await hear('b', /^Row 1: .*\. Row 3: /);
  await page.close();
});
