import { expect } from '@open-wc/testing';
import { listKeys, read, readCell } from '../../../src/element/wording/readings.js';
import { Language } from '../../../src/element/wording/texts.js';
import { ReadingCursor } from '../../../src/session/reading-cursor.js';
import '../../../src/element/locales/de.js';
import { english } from '../../../src/element/locales/en.js';
import { Game } from '../../../src/engine/index.js';
import { gameAt } from '../../support/boards.js';

const texts = new Language('en', english);
const game = gameAt([
  [2, 0, 4, 2048],
  [2, 0, 4, 8],
]);

describe('readings', () => {
  it('reads a row and a column', () => {
    expect(read(texts, game, { read: 'row', number: 1 })).to.equal('Row 1: 2, empty, 4, 2048.');
    expect(read(texts, game, { read: 'column', number: 4 })).to.equal(
      'Column 4: 2048, 8, empty, empty.',
    );
    expect(read(new Language('de', english), game, { read: 'row', number: 2 })).to.equal(
      'Zeile 2: 2, leer, 4, 8.',
    );
  });

  it('reads an empty one in one word, and says if the board has no such one', () => {
    expect(read(texts, game, { read: 'row', number: 3 })).to.equal('Row 3: empty.');
    expect(read(texts, game, { read: 'column', number: 2 })).to.equal('Column 2: empty.');
    expect(read(texts, game, { read: 'row', number: 5 })).to.equal('Row 5: not on the board.');
    expect(read(texts, game, { read: 'column', number: 9 })).to.equal(
      'Column 9: not on the board.',
    );
  });

  it('reads the whole board', () => {
    expect(read(texts, game, { read: 'board' })).to.equal(
      'Row 1: 2, empty, 4, 2048. Row 2: 2, empty, 4, 8. Row 3: empty. Row 4: empty.',
    );
  });

  it('reads score, best and highest tile; without a best, the result so far', () => {
    expect(read(texts, gameAt([[2]], { score: 120 }), { read: 'points' }, 3400)).to.equal(
      'Score 120. Best 3,400. Highest tile 2.',
    );
    expect(read(texts, gameAt([[2]], { score: 120 }), { read: 'points' })).to.equal(
      'Score 120, 0 moves, highest tile 2',
    );
  });

  it('reads the possible moves with the points that each earns', () => {
    expect(read(texts, game, { read: 'moves' })).to.equal(
      'Possible moves: Up 12 points, Right, Down 12 points, Left.',
    );
  });

  it('reads possible moves that earn nothing in one sentence', () => {
    expect(read(texts, gameAt([[0, 2], [], [0, 0, 4]]), { read: 'moves' })).to.equal(
      'All four; none earns.',
    );
    expect(read(texts, gameAt([[2]]), { read: 'moves' })).to.equal('Right and Down; none earns.');
    expect(read(texts, gameAt([[2, 4, 2, 4]]), { read: 'moves' })).to.equal(
      'Down; it earns nothing.',
    );
  });

  it('says that no move is possible', () => {
    const left = gameAt([[2]]);
    left.giveUp();
    expect(read(texts, left, { read: 'moves' })).to.equal('No move is possible.');
    const stuck = new Game({
      board: [
        [2, 4],
        [4, 2],
      ],
    });
    expect(read(texts, stuck, { read: 'moves' })).to.equal('No move is possible.');
  });

  it('reads cells value first, with the coordinate that has changed, and the edge', () => {
    const cursor = new ReadingCursor();
    const step = (direction: 'up' | 'right' | 'down' | 'left'): string =>
      readCell(texts, game, cursor.step(direction, game));
    expect(step('right')).to.equal('2, row 1, column 1');
    expect(step('right')).to.equal('empty, column 2');
    expect(step('up')).to.equal('empty, top edge');
    expect(step('right')).to.equal('4, column 3');
    expect(step('right')).to.equal('2048, column 4');
    expect(step('right')).to.equal('2048, right edge');
    expect(step('down')).to.equal('8, row 2');
    cursor.hide();
    expect(step('left')).to.equal('8, row 2, column 4');
  });

  it('lists all keys', () => {
    const keys = listKeys(texts).map((entry) => entry.keys.join('+'));
    expect(keys.join(' ')).to.equal(
      'Arrow keys, W A S D Ctrl+Z N H Shift+Arrow keys 1–9 Shift+1–9 B P M R ? Enter Esc',
    );
  });
});
