import type { MoveReview, Reason, Review } from '../../../src/player/index.js';

/** The review of a move that is not marked, unless `some` says otherwise. */
export const move = (index: number, some: Partial<MoveReview> = {}): MoveReview => ({
  index,
  direction: 'left',
  best: 'up',
  value: 1000,
  loss: 0,
  luck: 0,
  ...some,
});

/** A mistake, and what speaks for or against the move played and the best one. */
export const mistake = (
  index: number,
  loss: number,
  played: readonly Reason[],
  best: readonly Reason[] = [],
): MoveReview =>
  move(index, {
    loss,
    mark: 'mistake',
    ratings: [
      { direction: 'up', value: 1000, loss: 0, reasons: best },
      { direction: 'left', value: 1000 - loss, loss, reasons: played },
    ],
  });

/** A review without moves, unless `some` says otherwise. */
export const review = (some: Partial<Review> = {}): Review => ({
  moves: [],
  marks: { inaccuracy: 0, mistake: 0, blunder: 0 },
  byPlay: 0,
  byLuck: 0,
  luckierThan: 0.5,
  expected: 0,
  reached: 0,
  turningPoints: [],
  ...some,
});

export const corner = (kept: boolean): Reason => ({ kind: 'corner', tile: 512, kept });
