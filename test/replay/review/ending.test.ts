import { expect } from '@open-wc/testing';
import type { MoveReview, Reason } from '../../../src/player/index.js';
import {
  longestRunOf,
  shareLostPerMove,
  suddenEndOf,
  themesOf,
} from '../../../src/replay/review/ending.js';

const move = (index: number, some: Partial<MoveReview> = {}): MoveReview => ({
  ...{ index, direction: 'left', best: 'up', value: 1000, loss: 0, luck: 0, ...some },
});

/** A marked move, with what is said of it and of the best one. */
const marked = (index: number, loss: number, played: Reason[], best: Reason[] = []): MoveReview =>
  move(index, {
    ...{ loss, mark: 'mistake' },
    ratings: [
      { direction: 'up', value: 1000, loss: 0, reasons: best },
      { direction: 'left', value: 1000 - loss, loss, reasons: played },
    ],
  });

const corner = (kept: boolean): Reason => ({ kind: 'corner', tile: 512, kept });
const merges: Reason = { kind: 'merges', count: 1, best: 64 };
const empty = (count: number): Reason => ({ kind: 'empty', count });

describe('themesOf()', () => {
  it('sums up what marked moves have in common, the dearest first, three at most', () => {
    const themes = themesOf([
      marked(3, 100, [corner(false), empty(1)]),
      marked(5, 700, [], [merges]),
      marked(8, 900, [corner(false)], [merges]),
      marked(9, 50, [empty(2)]),
      marked(11, 80, [{ kind: 'row', line: 'top', ordered: false }]),
      marked(12, 2000, [empty(3)]),
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
    it(`names ${name}`, () => {
      expect(themesOf([marked(1, 10, played, best)])[0]?.name).to.equal(name);
    });
  }

  it('leaves out moves of which nothing of this is said', () => {
    expect(themesOf([marked(1, 10, [corner(true)], [corner(true)]), move(2)])).to.deep.equal([]);
  });
});

describe('The end of a review', () => {
  it('has the share of the expected points that a move loses, on average', () => {
    const moves = [move(1, { loss: 100 }), move(2), move(3, { value: 0 }), move(4, { loss: 20 })];
    expect(shareLostPerMove(moves)).to.be.closeTo(0.03, 1e-9);
    expect(shareLostPerMove([])).to.equal(0);
  });

  it('finds a sudden end: a third less than was expected ten moves before', () => {
    const moves = Array.from({ length: 12 }, (_, nth) => move(nth + 1));
    expect(suddenEndOf(moves, 666)!.index).to.equal(3);
    expect(suddenEndOf(moves, 667)).to.equal(undefined);
    expect(suddenEndOf(moves.slice(3), 0)).to.equal(undefined);
  });

  it('praises the longest run of 20 or more moves without a mark', () => {
    const run = (length: number, from: number) =>
      Array.from({ length }, (_, nth) => move(from + nth));
    const moves = [...run(19, 1), marked(20, 9, []), ...run(20, 21), marked(41, 9, [])];
    const longest = longestRunOf([...moves, ...run(20, 42)])!;
    expect([longest.count, longest.first.index]).to.deep.equal([20, 21]);
    expect(longestRunOf(moves.slice(0, 20))).to.equal(undefined);
    expect(longestRunOf(run(30, 1))).to.equal(undefined);
  });
});
