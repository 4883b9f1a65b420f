import { expect } from '@open-wc/testing';
import type { Direction } from '../../src/engine/index.js';
import { situationOf } from '../../src/player/search/cells.js';
import type { FirstMoves } from '../../src/player/judging/first-moves.js';
import { doJob } from '../../src/player/worker/jobs.js';

const rules = { fourChance: 0.1 } as never;
const DIRECTIONS: Direction[] = ['up', 'right', 'down', 'left'];
const after = (board: number[][], direction: Direction): FirstMoves =>
  doJob({
    kind: 'first-moves',
    ...situationOf({ board, rules }),
    direction: DIRECTIONS.indexOf(direction),
  });

describe('firstMovesAfter()', () => {
  const board = [
    [64, 32, 4, 8],
    [2, 64, 16, 2],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];

  it('counts the games in which tiles merge within three moves, the move itself included', () => {
    const pair = [
      [64, 64, 4, 8],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    expect(after(pair, 'left').merged[7]).to.equal(1);
    // Pushed to one side and nothing merged yet, but two 64s touch.
    const { merged } = after(pair, 'down');
    expect(merged[7]).to.be.within(0.5, 1);
    expect(merged[8]).to.equal(0);
    expect(merged.slice(0, 4)).to.deep.equal([0, 0, 0, 0]);
  });

  it('counts the games in which a small tile is locked in, or no cell is free', () => {
    const roomy = after(board, 'down');
    expect(roomy.full).to.equal(0);
    const tight = [
      [2, 64, 16, 128],
      [32, 8, 256, 32],
      [16, 128, 8, 64],
      [8, 16, 32, 0],
    ];
    const { locked, full } = after(tight, 'right');
    expect(locked).to.be.above(0.9);
    expect(full).to.be.above(0.5);
  });

  it('gives the same shares however the board is turned', () => {
    const turned = board[0]!.map((_, x) => board.map((row) => row[x]!));
    expect(after(turned, 'right')).to.deep.equal(after(board, 'down'));
    expect(after(board, 'down')).to.deep.equal(after(board, 'down'));
  });
});
