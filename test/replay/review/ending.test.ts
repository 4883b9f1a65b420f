import { expect } from '@open-wc/testing';
import type { MoveReview, Reason } from '../../../src/player/index.js';
import { longestRunOf, themesOf } from '../../../src/replay/review/ending.js';
import { corner, mistake, move, review } from './made-reviews.js';

const merges: Reason = { kind: 'merges', count: 1, best: 64 };
const empty = (count: number): Reason => ({ kind: 'empty', count });

describe('themesOf()', () => {
  it('returns the three themes of the marked moves that cost most, the costliest first', () => {
    const themes = themesOf([
      // Also on a tight board, as move 8 also missed a merge: the corner comes first.
      mistake(3, 100, [corner(false), empty(1)]),
      mistake(5, 700, [], [merges]),
      mistake(8, 900, [corner(false)], [merges]),
      // The fourth theme, and the cheapest.
      mistake(9, 50, [empty(2)]),
      mistake(11, 80, [{ kind: 'row', line: 'top', ordered: false }]),
      // Costs most, but is of no theme: three empty cells are not tight.
      mistake(12, 2000, [empty(3)]),
    ]);
    expect(
      themes.map(({ name, moves }) => [name, ...moves.map(({ index }) => index)]),
    ).to.deep.equal([
      ['themeCorner', 3, 8],
      ['themeMerge', 5],
      ['themeRow', 11],
    ]);
  });

  const cases: [theme: string, played: Reason[], best: Reason[]][] = [
    ['themeDanger', [{ kind: 'stuck-next', chance: 0.1, within: 1 }, corner(false)], []],
    ['themeCornerMissed', [empty(1)], [{ kind: 'corner-reached', tile: 64 }, merges]],
    ['themeParted', [{ kind: 'parted', count: 1, best: 8 }, empty(1)], []],
    ['themeTight', [empty(2)], [{ kind: 'pairs', count: 1, best: 8 }]],
    ['themePairs', [empty(3)], [{ kind: 'pairs', count: 1, best: 8 }]],
    ['themeRow', [], [{ kind: 'row', line: 'left', ordered: true }]],
  ];
  for (const [name, played, best] of cases) {
    it(`finds ${name}`, () => {
      expect(themesOf([mistake(1, 10, played, best)])[0]?.name).to.equal(name);
    });
  }

  it('has no theme for moves without a mark, or with none of these reasons', () => {
    expect(themesOf([mistake(1, 10, [corner(true)], [corner(true)]), move(2)])).to.deep.equal([]);
    const unlikely: Reason = { kind: 'stuck-next', chance: 0.04, within: 1 };
    const later: Reason = { kind: 'stuck-next', chance: 0.9, within: 2 };
    expect(themesOf([mistake(1, 10, [unlikely]), mistake(2, 10, [later])])).to.deep.equal([]);
  });
});

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
