import { expect, nextFrame } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { game } from '../support/fixture.js';
import { statusOf, tableOf, tilesOf } from '../support/screen.js';

const words = { up: 'Up', right: 'Right', down: 'Down', left: 'Left' };
const cycle = ['left', 'down', 'right', 'down'] as const;

/** What screen readers find now, whether or not a frame has come. */
const readNow = (element: Game2048Element): [sentence: string, table: number[][]] => [
  element.shadowRoot!.querySelector('[role="status"]')!.textContent.trim(),
  tableOf(element),
];

describe('What is read', () => {
  it('is the move just made, in the sentence and in the table, for sixty moves', async () => {
    const element = await game('seed="sixty" announcements="full"');
    while (element.moves < 60 && !element.over) {
      const before = element.moves;
      const move = cycle.reduce<ReturnType<typeof element.move>>(
        (made, way) => made ?? element.move(way),
        null,
      );
      expect(element.moves).to.equal(before + 1);
      expect(tilesOf(element)).to.deep.equal(element.board);
      const sentence = await statusOf(element);
      expect(sentence).to.match(new RegExp(`^${words[move!.direction]}\\b`));
      expect(sentence).to.include(` ${element.board.flat().filter((value) => !value).length} `);
      expect(tableOf(element)).to.deep.equal(element.board);
    }
    expect(element.moves).to.equal(60);
  });

  it('describes each move correctly even if the next one comes before the frame', async () => {
    const element = await game('seed="two" announcements="full"');
    const heard: string[] = [];
    new MutationObserver((records) => {
      heard.push(...records.map(({ oldValue }) => oldValue ?? ''));
    }).observe(element.shadowRoot!.querySelector('[role="status"]')!, {
      characterData: true,
      characterDataOldValue: true,
      subtree: true,
    });
    const empty: number[] = [];
    for (const way of cycle) {
      if (element.move(way)) empty.push(element.board.flat().filter((value) => !value).length);
    }
    const last = await statusOf(element);
    const sentences = [...heard, last].filter((sentence) => /New/.test(sentence));
    expect(sentences).to.have.length(empty.length);
    sentences.forEach((sentence, n) => expect(sentence).to.include(` ${empty[n]!} `));
  });

  for (const [where, go] of Object.entries<(element: Game2048Element) => void>({
    'in a hidden tab': () => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    },
    'in a tab that is hidden before the frame': () =>
      queueMicrotask(() => document.dispatchEvent(new Event('visibilitychange'))),
    'in an element that is removed before the frame': (element) =>
      queueMicrotask(() => element.remove()),
  })) {
    it(`comes at once ${where}`, async () => {
      const element = await game('seed="hidden"');
      await nextFrame();
      try {
        go(element);
        const move = element.move('left') ?? element.move('down');
        await Promise.resolve();
        const [sentence, table] = readNow(element);
        expect(sentence).to.include(words[move!.direction]);
        expect(table).to.deep.equal(element.board);
      } finally {
        Reflect.deleteProperty(document, 'hidden');
      }
    });
  }
});
