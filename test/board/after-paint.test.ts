import { expect, nextFrame } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import type { Move } from 'game-2048-element/engine';
import 'game-2048-element';
import { game } from '../support/fixture.js';
import { statusOf, tableOf, tilesOf } from '../support/screen.js';

const words = { up: 'Up', right: 'Right', down: 'Down', left: 'Left' };
const cycle = ['left', 'down', 'right', 'down'] as const;

const statusNodeOf = ({ shadowRoot }: Game2048Element) =>
  shadowRoot!.querySelector('[role="status"]')!;
const emptyCellsOf = ({ board }: Game2048Element) =>
  board.flat().filter((value) => value === 0).length;

/** Makes the first move of the cycle that is possible. */
function moveOn(element: Game2048Element): Move {
  for (const direction of cycle) {
    const move = element.move(direction);
    if (move) return move;
  }
  throw new Error('no move is possible');
}

describe('The sentence and the table for screen readers', () => {
  it('describe the move just made, for sixty moves', async () => {
    const element = await game('seed="sixty" announcements="full"');
    for (let moves = 1; moves <= 60; moves++) {
      const { direction } = moveOn(element);
      expect(element.moves).to.equal(moves);
      expect(tilesOf(element)).to.deep.equal(element.board);
      const sentence = await statusOf(element);
      expect(sentence).to.match(new RegExp(`^${words[direction]}\\b`));
      expect(sentence).to.include(` ${emptyCellsOf(element)} `);
      expect(tableOf(element)).to.deep.equal(element.board);
    }
  });

  it('describe each move, even if the next one comes before the frame', async () => {
    const element = await game('seed="two" announcements="full"');
    const heard: string[] = [];
    new MutationObserver((records) => {
      heard.push(...records.map(({ oldValue }) => oldValue ?? ''));
    }).observe(statusNodeOf(element), {
      characterData: true,
      characterDataOldValue: true,
      subtree: true,
    });
    const emptyCells: number[] = [];
    for (const direction of cycle) {
      if (element.move(direction)) emptyCells.push(emptyCellsOf(element));
    }
    const last = await statusOf(element);
    const sentences = [...heard, last].filter((sentence) => /New/.test(sentence));
    expect(sentences).to.have.length(emptyCells.length);
    sentences.forEach((sentence, n) => expect(sentence).to.include(` ${emptyCells[n]!} `));
  });

  for (const [where, goThere] of Object.entries<(element: Game2048Element) => void>({
    'in a hidden tab': () => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    },
    'in a tab that is hidden before the frame': () =>
      queueMicrotask(() => document.dispatchEvent(new Event('visibilitychange'))),
    'in an element that is removed before the frame': (element) =>
      queueMicrotask(() => element.remove()),
  })) {
    it(`are written at once ${where}`, async () => {
      const element = await game('seed="hidden"');
      await nextFrame();
      try {
        goThere(element);
        const { direction } = moveOn(element);
        await Promise.resolve();
        expect(statusNodeOf(element).textContent).to.include(words[direction]);
        expect(tableOf(element)).to.deep.equal(element.board);
      } finally {
        Reflect.deleteProperty(document, 'hidden');
      }
    });
  }
});
