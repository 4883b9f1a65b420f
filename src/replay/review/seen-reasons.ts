import type { Reason } from '../../player/index.js';

/**
 * Reasons that can be seen on the board, the deciding ones first. Corner and free cells are left out: they are habits, and no
 * reason why a move is bad.
 */
const seenFirst: readonly Reason['kind'][] = ['stuck-next', 'parted', 'merges', 'pairs'];

/** A lower chance of an end is no news beside the games that were played on. */
const likelyEnd = 0.5;

export const isNews = (reason: Reason): boolean =>
  reason.kind !== 'stuck-next' || reason.chance >= likelyEnd;

/** @returns those that can be seen, in that order */
export function seenReasons(reasons: readonly Reason[]): Reason[] {
  const place = ({ kind }: Reason): number => seenFirst.indexOf(kind);
  return reasons
    .filter((reason) => place(reason) >= 0 && isNews(reason))
    .sort((one, other) => place(one) - place(other));
}
