import type { Direction } from '../../engine/index.js';
import { markOf } from '../../player/marks.js';
import { clearness, LIKELY, shareOver, type PlayedOn } from '../../player/played-on.js';
import type { Rating } from '../../player/index.js';

/** What the computer thinks of the moves in a position. */
export interface Judgment {
  /** Of all moves, the best first. */
  readonly ratings: readonly Rating[];
  /** Of all moves; empty if the computer could not play on. */
  readonly playedOn: readonly PlayedOn[];
}

/** A move that loses so many more games soon is wrong, whatever it may gain later. */
const soon = 30;
const manyMore = 0.1;

/** Whether a move is a right answer: games played on after it last about as long as after the best move. */
export function isRight({ ratings, playedOn }: Judgment, direction: Direction): boolean {
  const [best] = ratings;
  const loss = lossOf(ratings, direction);
  if (!best || loss === undefined) return false;
  const [after, afterBest] = [direction, best.direction].map((one) =>
    playedOn.find((games) => games.direction === one),
  );
  if (!after || !afterBest) return !markOf(loss, best.value ?? 0);
  const losesSoon = shareOver(after, soon) - shareOver(afterBest, soon);
  return clearness(afterBest, after) <= LIKELY && losesSoon < manyMore;
}

/** @returns the points that a move loses, compared with the best one; undefined if it is not legal */
export function lossOf(
  ratings: readonly Rating[],
  direction: Direction | undefined,
): number | undefined {
  const rating = ratings.find((one) => one.direction === direction);
  return rating && (rating.loss ?? 0);
}
