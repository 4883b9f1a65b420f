import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { slide, type Direction } from '../../src/engine/index.js';
import { naiveSlide, sameBoard } from '../support/naive.js';
import { boardOf, DIRECTIONS, expectThrown, runs } from '../support/plays.js';
import { vectors } from '../support/vectors.js';

const direction = fc.constantFrom(...DIRECTIONS);
const value = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 5, arbitrary: fc.constantFrom(2, 4, 8) },
  { weight: 1, arbitrary: fc.constantFrom(16, 2 ** 30, 2 ** 31, 2 ** 40) },
);
const board = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
  .chain(([columns, rows]) =>
    fc.array(fc.array(value, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

describe('slide() › the vectors', () => {
  it('returns the board and the points of each, null where nothing moves', () => {
    expect(vectors.slides).to.have.length(60);
    for (const { board, direction, expected, gained } of vectors.slides) {
      const slid = slide(board, direction);
      const isMoved = !sameBoard(board, expected);
      expect(slid && { board: slid.board, gained: slid.gained }).to.deep.equal(
        isMoved ? { board: expected, gained } : null,
      );
    }
  });
});

describe('slide() › any board from 1 x 1 to 8 x 8', () => {
  it('does what a second, naive implementation does, and leaves the given board as it is', () => {
    fc.assert(
      fc.property(board, direction, (before, way) => {
        const expected = naiveSlide(before, way);
        const copy = structuredClone(before);
        const slid = slide(before, way);
        expect(before).to.deep.equal(copy);
        if (sameBoard(expected.board, before)) expect(slid).to.equal(null);
        else expect({ board: slid!.board, gained: slid!.gained }).to.deep.equal(expected);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('returns trips that lead from the board before to the board after', () => {
    fc.assert(
      fc.property(board, direction, (before, way) => {
        const slid = slide(before, way);
        if (!slid) return;
        const columns = before[0]!.length;
        const start = before.flat();
        const after = slid.board.flat();
        const led = [...start];
        expect(new Set(slid.trips.map(({ from }) => from)).size).to.equal(slid.trips.length);
        for (const { from } of slid.trips) led[from] = 0;
        for (const { from, to, value: made, merged } of slid.trips) {
          expect(from).not.to.equal(to);
          const sameLine =
            way === 'up' || way === 'down'
              ? from % columns === to % columns
              : Math.floor(from / columns) === Math.floor(to / columns);
          expect(sameLine).to.equal(true);
          expect(way === 'up' || way === 'left' ? to < from : to > from).to.equal(true);
          expect(made).to.equal(merged ? 2 * start[from]! : start[from]!);
          led[to] = made;
        }
        expect(led).to.deep.equal(after);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('marks both tiles of a merge if both travel, and only the one that travelled if one stays', () => {
    const trips = (board: string, way: Direction) => slide(boardOf(board), way)!.trips;
    expect(trips('. 2 . 2', 'left').map(({ merged }) => merged)).to.deep.equal([true, true]);
    expect(trips('2 . . 2', 'left')).to.deep.equal([{ from: 3, to: 0, value: 4, merged: true }]);
    expect(trips('4 2 2 / . . . / 4 2 .', 'down')).to.deep.equal([
      { from: 0, to: 6, value: 8, merged: true },
      { from: 1, to: 7, value: 4, merged: true },
      { from: 2, to: 8, value: 2, merged: false },
    ]);
  });

  it('returns what is the caller’s own', () => {
    const before = [[0, 2]];
    const slid = slide(before, 'left')!;
    slid.board[0]![0] = 99;
    slid.trips[0]!.value = 99;
    expect(before).to.deep.equal([[0, 2]]);
    expect(slide(before, 'left')!.board).to.deep.equal([[2, 0]]);
  });

  it('refuses anything but a board, naming the cell and the value', () => {
    const cell = 'board[0][1] must be 0 or a power of two from 2 to 2 ** 63, not';
    const wrong: [unknown, string, string][] = [
      [undefined, 'TypeError', 'board must be an array, not undefined'],
      ['2', 'TypeError', 'board must be an array, not "2"'],
      [[], 'RangeError', 'cells of board'],
      [[[]], 'RangeError', 'cells of board'],
      [[2, 4], 'TypeError', 'board[0] must be an array, not 2'],
      [[[2, 4], [2]], 'RangeError', 'length of board[1] must be 2, not 1'],
      [[[2, 4], null], 'TypeError', 'board[1] must be an array, not null'],
      [[[2, 3]], 'RangeError', `${cell} 3`],
      [[[2, 1]], 'RangeError', `${cell} 1`],
      [[[2, -2]], 'RangeError', `${cell} -2`],
      [[[2, 2 ** 64]], 'RangeError', cell],
      [[[2, 0.5]], 'RangeError', `${cell} 0.5`],
      [[[2, NaN]], 'RangeError', `${cell} NaN`],
      [[[2, '2']], 'TypeError', `${cell} "2"`],
      // A hole.
      [[[2, , 4]], 'TypeError', 'board[0][1]'],
      [[[2], , [4]], 'TypeError', 'board[1]'],
    ];
    for (const [given, kind, text] of wrong) {
      expectThrown(() => slide(given as number[][], 'left'), kind, text);
    }
  });

  it('refuses anything but a direction, naming the four', () => {
    const to = (way: unknown) => () => slide([[0, 2]], way as Direction);
    const allowed = 'direction must be up, right, down or left, not';
    expectThrown(to('Left'), 'RangeError', `${allowed} "Left"`);
    expectThrown(to(undefined), 'TypeError', `${allowed} undefined`);
    expectThrown(to(3), 'TypeError', `${allowed} 3`);
  });
});

describe('slide() › the rules', () => {
  const rules: [rule: string, before: string, way: Direction, after: string, gained: number][] = [
    ['tiles slide to the edge or another tile', '. 2 . 4', 'left', '2 4 . .', 0],
    ['tiles slide to the right edge in their order', '2 . 4 .', 'right', '. . 2 4', 0],
    ['a tile made by a merge does not merge again', '. 2 2 4', 'left', '4 4 . .', 4],
    ['of three equal tiles the leading two merge', '. 2 2 2', 'left', '4 2 . .', 4],
    ['of three equal tiles the leading two merge, to the right', '2 2 2', 'right', '. 2 4', 4],
    ['of three equal tiles the leading two merge, downwards', '4 / 4 / 4', 'down', '. / 4 / 8', 8],
    ['four equal tiles make two', '4 4 4 4', 'left', '8 8 . .', 16],
    ['tiles with only empty cells between them merge', '2 . . 2', 'right', '. . . 4', 4],
    [
      'each tile made counts',
      '2 . 2 . / 4 4 2 2 / . 4 . . / 2 4 4 8',
      'up',
      '2 8 4 2 / 4 4 4 8 / 2 . . . / . . . .',
      12,
    ],
    [
      'each tile made counts, to the right',
      '. 2 2 . / . 4 . 4 / 4 . 8 . / 8 . . .',
      'right',
      '. . . 4 / . . . 8 / . . 4 8 / . . . 8',
      12,
    ],
  ];
  for (const [rule, before, way, board, gained] of rules) {
    it(`${rule}: ${before} ${way} becomes ${board}`, () => {
      const slid = slide(boardOf(before), way)!;
      expect({ ...slid, trips: [] }).to.deep.equal({ board: boardOf(board), trips: [], gained });
    });
  }
});
