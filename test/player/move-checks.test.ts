import { expect } from '@open-wc/testing';
import type { MoveReview, Rating } from '../../src/player/index.js';
import {
  lossOf,
  markConfirmed,
  markDoubted,
  suspectsToCheck,
  withPunishments,
} from '../../src/player/move-checks.js';
import { pointsLost, type FoundWorse } from '../../src/player/judging/rollout-results.js';
import { LONG_TESTS, SHORT_TEST } from '../../src/player/judging/tests.js';
import type { Suspect } from '../../src/player/judging/suspects.js';

const move: MoveReview = {
  ...{ index: 7, direction: 'left', best: 'up', value: 1000, loss: 30, luck: 5 },
};
const ratings = (['down', 'up', 'left'] as const).map((direction, nth): Rating => ({
  ...{ direction, value: 1000 - 10 * nth, loss: 10 * nth, reasons: [] },
}));

/** A quarter of all moves is lost: 30 instead of 40. */
const games: FoundWorse = [
  { direction: 'down', lengths: [Uint8Array.of(15), Uint8Array.of(25)] },
  { direction: 'left', lengths: [Uint8Array.of(10), Uint8Array.of(20)] },
];

describe('A checked move', () => {
  it('has the mark of its measured loss if it is confirmed', () => {
    const markOf = (loss: number) => markConfirmed(move, { loss, games, ratings }).mark;
    expect([50, 99, 100, 199, 200].map(markOf)).to.deep.equal([
      ...['inaccuracy', 'inaccuracy', 'mistake', 'mistake', 'blunder'],
    ]);
    const { loss, confirmed, best } = markConfirmed(move, { loss: 50, games, ratings });
    expect([loss, confirmed, best]).to.deep.equal([50, true, 'down']);
  });

  it('is rated with its measured loss, below the better move, the others between by their losses', () => {
    const ratedAt = (loss: number) =>
      markConfirmed(move, { loss, games, ratings }).ratings!.map((one) => [
        one.direction,
        one.loss,
        one.value,
      ]);
    expect(ratedAt(200)).to.deep.equal([
      ['down', 0, 1000],
      ['up', 10, 990],
      ['left', 200, 800],
    ]);
    expect(ratedAt(5).map(([direction]) => direction)).to.deep.equal(['down', 'left', 'up']);
  });

  it('has no mark if it is doubted', () => {
    expect(markDoubted(move)).to.deep.equal({ ...move, confirmed: false });
  });

  it('keeps the games that confirm it', () => {
    expect(markConfirmed(move, { loss: 50, games, ratings }).games).to.equal(games);
  });

  it('loses a share of the points still to come', () => {
    expect(pointsLost(games, { value: 1000 }, 600)).to.equal(100);
    expect(pointsLost([games[1], games[0]], { value: 1000 }, 600)).to.equal(0);
    const over = { direction: 'left', lengths: [Uint8Array.of(0, 0)] } as const;
    expect(pointsLost([games[0], over], { value: 1000 }, 600)).to.equal(400);
    expect(pointsLost([over, over], { value: 1000 }, 600)).to.equal(0);
  });
});

describe('The loss of a checked move', () => {
  const lengths = (...means: number[]) => means.map((mean) => Uint8Array.of(mean));
  const after = (...careful: number[]) => lengths(40, 40, 40, ...careful);
  const confirmedBy = (careful: number): FoundWorse => [
    { direction: 'down', lengths: after(200) },
    { direction: 'left', lengths: lengths(10, 20, 30, careful) },
  ];

  it('lies between what weak players lose and what a careful one does, nearer to the smaller', () => {
    expect(pointsLost(confirmedBy(100), { value: 1000 }, 600)).to.equal(200);
    expect(pointsLost(confirmedBy(180), { value: 1000 }, 600)).to.equal(67);
    expect(pointsLost(confirmedBy(200), { value: 1000 }, 600)).to.equal(0);
  });

  it('is no more than the estimate of the search that suspected it', () => {
    const lossAt = (loss: number, bySearch: boolean) =>
      lossOf({ bySearch }, { loss, value: 1000 }, confirmedBy(180), 600);
    expect([lossAt(150, true), lossAt(500, true), lossAt(150, false)]).to.deep.equal([
      150, 200, 67,
    ]);
  });
});

describe('withPunishments()', () => {
  const after = (value: number, count = 40) =>
    Array.from({ length: count }, (_, nth): MoveReview => ({
      ...move,
      value: nth < 30 ? 1000 : value,
    }));
  const punished = (moves: readonly MoveReview[], isOver = false) =>
    withPunishments([{ ...move, mark: 'mistake', loss: 100 }, ...moves], isOver)[0]!.punished;

  it('says whether no more is expected thirty moves later than the move has left', () => {
    const late = (value: number) => after(1000).with(29, { ...move, value });
    expect([punished(late(901)), punished(late(900))]).to.deep.equal([false, true]);
  });

  it('says that a game was punished that is over by then', () => {
    expect(punished(after(2000, 29), true)).to.equal(true);
    expect(punished(after(2000, 29), false)).to.equal(undefined);
    expect(punished(after(2000, 30), true)).to.equal(false);
  });

  it('says nothing of a move without a mark', () => {
    expect(withPunishments([move], true)).to.deep.equal([move]);
  });
});

describe('suspectsToCheck()', () => {
  const suspect = (index: number, weight: number, isShort: boolean): Suspect => ({
    ...{ index, direction: 'left', rival: 'up', bySearch: !isShort, weight, findings: [] },
    tests: isShort ? [SHORT_TEST, ...LONG_TESTS] : LONG_TESTS,
  });

  it('returns those of short games first, and of these the most suspicious', () => {
    const suspects = [suspect(1, 9, false), suspect(2, 1, true), suspect(3, 2, true)];
    expect(suspectsToCheck(suspects).map(({ index }) => index)).to.deep.equal([3, 2, 1]);
  });

  it('returns sixty at most', () => {
    const suspects = Array.from({ length: 70 }, (_, nth) => suspect(nth, nth, true));
    expect(suspectsToCheck(suspects).map(({ index }) => index)).to.deep.equal(
      Array.from({ length: 60 }, (_, nth) => 69 - nth),
    );
  });
});
