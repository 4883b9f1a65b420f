import { expect } from '@open-wc/testing';
import type { MoveReview } from '../../../src/player/index.js';
import { longestRunOf } from '../../../src/replay/review/praise.js';
import { mistake, move, review } from './made-reviews.js';

describe('longestRunOf()', () => {
  const run = (length: number, from: number) =>
    Array.from({ length }, (_, nth) => move(from + nth));
  const longest = (moves: MoveReview[], score = 1000) =>
    longestRunOf(review({ moves, expected: 1000 }), score);

  it('finds the longest run of 20 or more moves without a mark', () => {
    const moves = [...run(19, 1), mistake(20, 9, []), ...run(20, 21), mistake(41, 9, [])];
    const found = longest([...moves, ...run(20, 42)])!;
    expect([found.count, found.first.index]).to.deep.equal([20, 21]);
    expect(longest(moves.slice(0, 20))).to.equal(undefined);
  });

  it('praises no game without a mark, since its summary says so', () => {
    expect(longest(run(30, 1))).to.equal(undefined);
  });

  it('praises only a run of at least a quarter of the game', () => {
    const moves = Array.from({ length: 120 }, (_, nth) => mistake(nth + 1, 9, []));
    const withRun = (length: number) => [...run(length, 1), ...moves.slice(length)];
    expect(longest(withRun(30))!.count).to.equal(30);
    expect(longest(withRun(29))).to.equal(undefined);
  });

  it('praises no game that ended with less than half of what was expected', () => {
    const moves = [...run(90, 1), mistake(91, 9, [])];
    expect(longest(moves, 500)!.count).to.equal(90);
    expect(longest(moves, 499)).to.equal(undefined);
  });
});
