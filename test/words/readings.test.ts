import { expect } from '@open-wc/testing';
import { cellReadingText, readingText } from '../../src/words/readings.js';
import { Language } from '../../src/words/texts.js';
import { ReadingCursor } from '../../src/session/reading-cursor.js';
import '../../src/words/locales/ar.js';
import '../../src/words/locales/de.js';
import { english } from '../../src/words/locales/en.js';
import { gameAt, nearlyOver } from '../support/boards.js';

const texts = new Language('en', english);
const game = gameAt([
  [2, 0, 4, 2048],
  [2, 0, 4, 8],
]);
const played = gameAt([[2]], { score: 120 });
const gaveUp = gameAt([[2]]);
gaveUp.giveUp();
const stuck = gameAt(nearlyOver);
stuck.move('left');

describe('readingText()', () => {
  for (const [sentence, command, of = game, best] of [
    ['Row 1: 2, empty, 4, 2048.', { read: 'row', number: 1 }],
    ['Column 4: 2048, 8, 2 empty cells.', { read: 'column', number: 4 }],
    ['Row 3: empty.', { read: 'row', number: 3 }],
    ['Column 2: empty.', { read: 'column', number: 2 }],
    ['Row 5: not on the board.', { read: 'row', number: 5 }],
    ['Column 9: not on the board.', { read: 'column', number: 9 }],
    [
      'Row 1: 2, empty, 4, 2048. Row 2: 2, empty, 4, 8. Row 3: empty. Row 4: empty.',
      { read: 'board' },
    ],
    ['Score 120. Best 3,400. Highest tile 2.', { read: 'points' }, played, 3400],
    ['Score 120, 0 moves, highest tile 2', { read: 'points' }, played],
    ['Possible moves: Up 12 points, Right, Down 12 points, Left.', { read: 'moves' }],
    ['All four; none earns.', { read: 'moves' }, gameAt([[0, 2], [], [0, 0, 4]])],
    ['Right and Down; none earns.', { read: 'moves' }, played],
    ['Down; it earns nothing.', { read: 'moves' }, gameAt([[2, 4, 2, 4]])],
    ['No move is possible.', { read: 'moves' }, gaveUp],
    ['No move is possible.', { read: 'moves' }, stuck],
  ] as const) {
    it(`returns: ${sentence}`, () => {
      expect(readingText(texts, of, command, best)).to.equal(sentence);
    });
  }

  it('counts the empty cells of a run, before, between and after tiles', () => {
    const spread = gameAt([[0, 0, 2, 0], [4]]);
    for (const [tag, first, second] of [
      ['en', 'Row 1: 2 empty cells, 2, empty.', 'Row 2: 4, 3 empty cells.'],
      ['de', 'Zeile 1: 2 leere Felder, 2, leer.', 'Zeile 2: 4, 3 leere Felder.'],
      ['ar', 'الصف 1: خانتان فارغتان، 2، فارغة.', 'الصف 2: 4، 3 خانات فارغة.'],
    ] as const) {
      const language = new Language(tag, english);
      const read = (number: number) => readingText(language, spread, { read: 'row', number });
      expect([read(1), read(2)]).to.deep.equal([first, second]);
    }
  });

  it('returns a sentence in the language of its texts', () => {
    const german = new Language('de', english);
    expect(readingText(german, game, { read: 'row', number: 2 })).to.equal(
      'Zeile 2: 2, leer, 4, 8.',
    );
  });
});

it('cellReadingText() names the value first, then the coordinate that has changed, or the edge', () => {
  const cursor = new ReadingCursor();
  for (const [direction, sentence] of [
    ['right', '2, row 1, column 1'],
    ['right', 'empty, column 2'],
    ['up', 'empty, top edge'],
    ['right', '4, column 3'],
    ['right', '2048, column 4'],
    ['right', '2048, right edge'],
    ['down', '8, row 2'],
    ['left', '8, row 2, column 4'],
  ] as const) {
    if (direction === 'left') cursor.hide();
    expect(cellReadingText(texts, game, cursor.step(direction, game))).to.equal(sentence);
  }
});
