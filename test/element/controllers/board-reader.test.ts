import { expect } from '@open-wc/testing';
import {
  listKeys,
  readBoard,
  readCell,
  readColumn,
  readKeys,
  readMoves,
  readPoints,
  readRow,
} from '../../../src/element/wording/board-reader.js';
import { Language } from '../../../src/element/controllers/localizer.js';
import { ReadingCursor } from '../../../src/element/controllers/reading-cursor.js';
import '../../../src/element/locales/de.js';
import { Game } from '../../../src/engine/index.js';
import { gameAt } from '../../support/boards.js';

const english = new Language('en');
const game = gameAt([
  [2, 0, 4, 2048],
  [2, 0, 4, 8],
]);

describe('The board reader', () => {
  it('reads a row and a column', () => {
    expect(readRow(english, game, 1)).to.equal('Row 1: 2, empty, 4, 2048.');
    expect(readColumn(english, game, 4)).to.equal('Column 4: 2048, 8, empty, empty.');
    expect(readRow(new Language('de'), game, 2)).to.equal('Zeile 2: 2, leer, 4, 8.');
  });

  it('reads one that is empty in one word, and says which the board does not have', () => {
    expect(readRow(english, game, 3)).to.equal('Row 3: empty.');
    expect(readColumn(english, game, 2)).to.equal('Column 2: empty.');
    expect(readRow(english, game, 5)).to.equal('Row 5: not on the board.');
    expect(readColumn(english, game, 9)).to.equal('Column 9: not on the board.');
  });

  it('reads the whole board', () => {
    expect(readBoard(english, game)).to.equal(
      'Row 1: 2, empty, 4, 2048. Row 2: 2, empty, 4, 8. Row 3: empty. Row 4: empty.',
    );
  });

  it('reads score and best', () => {
    expect(readPoints(english, gameAt([[2]], { score: 120 }), 3400)).to.equal(
      'Score 120. Best 3,400.',
    );
  });

  it('reads the possible moves with what each earns', () => {
    expect(readMoves(english, game)).to.equal(
      'Possible moves: Up 12 points, Right 0 points, Down 12 points, Left 0 points.',
    );
    expect(readMoves(english, gameAt([[2]]))).to.equal(
      'Possible moves: Right 0 points, Down 0 points.',
    );
  });

  it('says that no move is possible', () => {
    const left = gameAt([[2]]);
    left.giveUp();
    expect(readMoves(english, left)).to.equal('No move is possible.');
    const stuck = new Game({
      board: [
        [2, 4],
        [4, 2],
      ],
    });
    expect(readMoves(english, stuck)).to.equal('No move is possible.');
  });

  it('reads cells value first, with the coordinate that has changed, and the edge', () => {
    const cursor = new ReadingCursor();
    const step = (direction: 'up' | 'right' | 'down' | 'left'): string =>
      readCell(english, game, cursor.step(direction, game));
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
    const keys = listKeys(english).map((entry) => entry.keys.join('+'));
    expect(keys.join(' ')).to.equal(
      'Arrow keys, W A S D Ctrl+Z Shift+Arrow keys 1–9 Shift+1–9 B P M R ? Enter Esc',
    );
    expect(readKeys(english)).to.match(/^Arrow keys, W A S D: Move the tiles\. Ctrl \+ Z: Undo/);
  });
});
