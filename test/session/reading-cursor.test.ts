import { expect } from '@open-wc/testing';
import { ReadingCursor } from '../../src/session/reading-cursor.js';

const board = { columns: 3, rows: 2 };

describe('ReadingCursor › step()', () => {
  it('shows the cursor first, then moves it and says which coordinate has changed', () => {
    const cursor = new ReadingCursor();
    const first = { column: 0, row: 0, changed: 'both', direction: 'right' };
    expect(cursor.step('right', board)).to.deep.equal(first);
    expect(cursor.step('right', board)).to.include({ column: 1, row: 0, changed: 'column' });
    expect(cursor.step('down', board)).to.include({ column: 1, row: 1, changed: 'row' });
  });

  it('stays on the board and says so', () => {
    const cursor = new ReadingCursor();
    cursor.step('left', board);
    expect(cursor.step('left', board)).to.include({ column: 0, changed: 'none' });
    expect(cursor.step('up', board)).to.include({ row: 0, changed: 'none', direction: 'up' });
  });

  it('reappears where it was hidden', () => {
    const cursor = new ReadingCursor();
    for (const direction of ['right', 'right', 'down'] as const) cursor.step(direction, board);
    cursor.hide();
    expect(cursor.isShown).to.equal(false);
    expect(cursor.step('left', board)).to.include({ column: 1, row: 1, changed: 'both' });
  });

  it('moves onto a board that has become smaller', () => {
    const cursor = new ReadingCursor();
    for (let n = 0; n < 9; n++) cursor.step('right', { columns: 9, rows: 9 });
    for (let n = 0; n < 9; n++) cursor.step('down', { columns: 9, rows: 9 });
    cursor.hide();
    expect(cursor.step('down', board)).to.include({ column: 2, row: 1, changed: 'both' });
  });
});
