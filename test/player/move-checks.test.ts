import { expect } from '@open-wc/testing';
import type { MoveReview, Rating } from '../../src/player/index.js';
import {
  markConfirmed,
  markDoubted,
  pointsLost,
  suspectsToCheck,
} from '../../src/player/move-checks.js';
import { LONG_TEST, SHORT_TEST } from '../../src/player/played-on.js';
import type { Suspect } from '../../src/player/suspects.js';

const move: MoveReview = {
  ...{ index: 7, direction: 'left', best: 'up', value: 1000, loss: 30, luck: 5 },
};
const ratings = (['down', 'up', 'left'] as const).map((direction, nth): Rating => ({
  ...{ direction, value: 1000 - 10 * nth, loss: 10 * nth, reasons: [] },
}));

describe('A checked move', () => {
  it('has the mark of its measured loss if it is confirmed', () => {
    const markOf = (loss: number) => markConfirmed(move, loss, ratings).mark;
    expect([50, 99, 100, 199, 200].map(markOf)).to.deep.equal([
      ...['inaccuracy', 'inaccuracy', 'mistake', 'mistake', 'blunder'],
    ]);
    const { loss, confirmed, best } = markConfirmed(move, 50, ratings);
    expect([loss, confirmed, best]).to.deep.equal([50, true, 'down']);
  });

  it('is rated with its measured loss, below the better move, the others between by their losses', () => {
    const ratedAt = (loss: number) =>
      markConfirmed(move, loss, ratings).ratings!.map((one) => [
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

  it('loses a share of the points still to come', () => {
    expect(pointsLost(0.25, move, 600)).to.equal(100);
  });
});

describe('suspectsToCheck()', () => {
  const suspect = (index: number, weight: number, isShort: boolean): Suspect => ({
    ...{ index, direction: 'left', rival: 'up', leastLoss: 0, weight, findings: [] },
    tests: isShort ? [SHORT_TEST, LONG_TEST] : [LONG_TEST],
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
