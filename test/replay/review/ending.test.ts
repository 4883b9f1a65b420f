import { expect } from '@open-wc/testing';
import type { Reason } from '../../../src/player/index.js';
import {
  accuracyOf,
  longestRunOf,
  shareLostPerMove,
  suddenEndOf,
  themesOf,
} from '../../../src/replay/review/ending.js';
import { corner, mistake, move } from './made-reviews.js';

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
      themes.map(({ name, count, loss, first }) => [name, count, loss, first.index]),
    ).to.deep.equal([
      ['themeCorner', 2, 1000, 3],
      ['themeMerge', 1, 700, 5],
      ['themeRow', 1, 80, 11],
    ]);
  });

  const cases: [theme: string, played: Reason[], best: Reason[]][] = [
    ['themeDanger', [{ kind: 'stuck-next', chance: 0.1, within: 1 }, corner(false)], []],
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
  });
});

describe('shareLostPerMove()', () => {
  it('returns the share of the expected points that a move loses, on average', () => {
    const moves = [move(1, { loss: 100 }), move(2), move(3, { value: 0 }), move(4, { loss: 20 })];
    expect(shareLostPerMove(moves)).to.be.closeTo((100 / 1000 + 20 / 1000) / 4, 1e-9);
    expect(shareLostPerMove([])).to.equal(0);
  });
});

describe('suddenEndOf()', () => {
  it('finds the move ten before the end, if a third more was expected then', () => {
    const moves = Array.from({ length: 12 }, (_, nth) => move(nth + 1));
    const limit = (2 / 3) * 1000;
    expect(suddenEndOf(moves, Math.floor(limit))!.index).to.equal(3);
    expect(suddenEndOf(moves, Math.ceil(limit))).to.equal(undefined);
    expect(suddenEndOf(moves.slice(3), 0)).to.equal(undefined);
  });
});

describe('accuracyOf()', () => {
  it('is what would be left of the expected points after 100 moves like these', () => {
    expect(accuracyOf([move(1), move(2)])).to.equal(1);
    const lost = accuracyOf([mistake(1, 20, [], []), move(2)]);
    expect(lost).to.be.closeTo(
      (1 - shareLostPerMove([mistake(1, 20, [], []), move(2)])) ** 100,
      1e-9,
    );
    expect(lost).to.be.within(0, 1);
  });
});

describe('longestRunOf()', () => {
  it('finds the longest run of 20 or more moves without a mark', () => {
    const run = (length: number, from: number) =>
      Array.from({ length }, (_, nth) => move(from + nth));
    const moves = [...run(19, 1), mistake(20, 9, []), ...run(20, 21), mistake(41, 9, [])];
    const longest = longestRunOf([...moves, ...run(20, 42)])!;
    expect([longest.count, longest.first.index]).to.deep.equal([20, 21]);
    expect(longestRunOf(moves.slice(0, 20))).to.equal(undefined);
    expect(longestRunOf(run(30, 1))).to.equal(undefined);
  });
});
