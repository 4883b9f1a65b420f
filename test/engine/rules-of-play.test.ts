import { expect } from '@open-wc/testing';
import { Game, slide, type Direction } from '../../src/engine/index.js';

/** The rows of a board drawn with `.` for empty cells. */
const draw = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) =>
      row
        .trim()
        .split(/\s+/)
        .map((cell) => (cell === '.' ? 0 : Number(cell))),
    );

const row = (values: number[], direction: Direction) => slide([values], direction)?.board[0];

describe('slide()', () => {
  it('moves tiles until the edge or another tile stops them', () => {
    expect(row([0, 2, 0, 4], 'left')).to.deep.equal([2, 4, 0, 0]);
    expect(row([2, 0, 4, 0], 'right')).to.deep.equal([0, 0, 2, 4]);
  });

  it('does not merge a tile that was made by a merge', () => {
    expect(row([0, 2, 2, 4], 'left')).to.deep.equal([4, 4, 0, 0]);
  });

  it('merges the leading two of three equal tiles', () => {
    expect(row([0, 2, 2, 2], 'left')).to.deep.equal([4, 2, 0, 0]);
    expect(row([2, 2, 2], 'right')).to.deep.equal([0, 2, 4]);
    expect(slide([[4], [4], [4]], 'down')?.board).to.deep.equal([[0], [4], [8]]);
  });

  it('makes two tiles of four equal ones', () => {
    expect(row([4, 4, 4, 4], 'left')).to.deep.equal([8, 8, 0, 0]);
  });

  it('merges tiles with only empty cells between them', () => {
    expect(row([2, 0, 0, 2], 'right')).to.deep.equal([0, 0, 0, 4]);
  });

  it('gains the value of each tile made', () => {
    const tilted = slide(
      draw(`
        2 . 2 .
        4 4 2 2
        . 4 . .
        2 4 4 8`),
      'up',
    );
    expect(tilted?.gained).to.equal(12);
    expect(tilted?.board).to.deep.equal(
      draw(`
        2 8 4 2
        4 4 4 8
        2 . . .
        . . . .`),
    );
  });

  it('returns null if nothing changes', () => {
    expect(slide([[2, 4, 0, 0]], 'left')).to.equal(null);
    expect(slide([[2]], 'up')).to.equal(null);
    expect(slide([[0, 0]], 'right')).to.equal(null);
  });
});

describe('Game › move() › by the rules', () => {
  it('adds the points of a move to the score it started from', () => {
    const game = new Game({
      score: 50,
      board: draw(`
        . 2 2 .
        . 4 . 4
        4 . 8 .
        8 . . .`),
    });
    expect(game.move('right')?.gained).to.equal(12);
    expect(game.score).to.equal(62);
    expect(game.tileAt(3, 0)).to.equal(4);
    expect(game.tileAt(3, 1)).to.equal(8);
  });
});
