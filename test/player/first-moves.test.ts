import { expect } from '@open-wc/testing';
import { slide, type Direction } from '../../src/engine/index.js';
import { situationOf } from '../../src/player/search/cells.js';
import { outcomesOf } from '../../src/player/search/outcomes.js';
import type { FirstMoves } from '../../src/player/judging/first-moves.js';
import { playBoards } from '../../src/player/judging/rollouts.js';
import { doJob } from '../../src/player/worker/jobs.js';
import { dice } from '../support/plays.js';

const rules = { fourChance: 0.1 } as never;
const DIRECTIONS: Direction[] = ['up', 'right', 'down', 'left'];
const after = (board: number[][], direction: Direction): FirstMoves =>
  doJob({
    kind: 'first-moves',
    ...situationOf({ board, rules }),
    direction: DIRECTIONS.indexOf(direction),
  });

/** A tile of 2 or 4 whose neighbours are all at least four times as large. */
const isLocked = (board: number[][]): boolean =>
  board.some((row, y) =>
    row.some((value, x) => {
      const beside = [row[x - 1], row[x + 1], board[y - 1]?.[x], board[y + 1]?.[x]];
      return [2, 4].includes(value) && beside.every((tile) => (tile ?? Infinity) >= 4 * value);
    }),
  );

/** The ranks from 16 on of which there are more tiles than before. */
const madeIn = (before: number[][], board: number[][]): number[] => {
  const countOf = (of: number[][], rank: number) =>
    of.flat().filter((value) => value === 2 ** rank).length;
  const ranks = Array.from({ length: 14 }, (_, nth) => nth + 4);
  return ranks.filter((rank) => countOf(board, rank) > countOf(before, rank));
};

/** What `firstMovesAfter()` returns, counted on the boards of the same games. */
function counted(start: number[][], direction: Direction): FirstMoves {
  const slid = slide(start, direction)!.board;
  // The same board, turned as the search turns it: so the same games follow.
  const outcomes = outcomesOf(situationOf({ board: start, rules }));
  const number = DIRECTIONS.indexOf(direction);
  const { cells } = outcomes.find(({ directions }) => directions.includes(number))!;
  const games = Array.from({ length: 100 }, (_, game) =>
    Array.from(playBoards({ cells, fourChance: 0.1 }, 'careful', game, 3), (played) =>
      [0, 4, 8, 12].map((row) =>
        Array.from(played.slice(row, row + 4), (rank) => (rank > 0 ? 2 ** rank : 0)),
      ),
    ),
  );
  const shareOf = <Item>(items: readonly Item[], has: (item: Item) => boolean) =>
    items.filter(has).length / items.length;
  const ranksMade = games.map((boards) => {
    const before = [start, slid, ...boards];
    return new Set([slid, ...boards].flatMap((board, nth) => madeIn(before[nth]!, board)));
  });
  const last = games.map((boards) => boards.at(-1)!);
  return {
    merged: Array.from({ length: 18 }, (_, rank) => shareOf(ranksMade, (made) => made.has(rank))),
    locked: shareOf(last, isLocked),
    full: shareOf(last, (board) => !board.flat().includes(0)),
  };
}

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

  it('counts what a reader of the boards counts', () => {
    const random = dice(3);
    for (let trial = 0; trial < 4; trial++) {
      const cells = Uint8Array.from({ length: 16 }, () => Math.max(0, random(12) - 2));
      const rows = [0, 4, 8, 12].map((start) =>
        Array.from(cells.slice(start, start + 4), (rank) => (rank > 0 ? 2 ** rank : 0)),
      );
      const direction = DIRECTIONS.find((move) => slide(rows, move));
      if (direction) expect(after(rows, direction)).to.deep.equal(counted(rows, direction));
    }
  });

  it('gives the same shares however the board is turned', () => {
    const turned = board[0]!.map((_, x) => board.map((row) => row[x]!));
    expect(after(turned, 'right')).to.deep.equal(after(board, 'down'));
    expect(after(board, 'down')).to.deep.equal(after(board, 'down'));
  });
});
