import type { Rating } from '../../player/index.js';

/** A smaller chance that the next tiles end the game is not told. */
export const leastDanger = 0.05;

/** The games that are spoken of: "90 of 100 games". */
export const outOf = 100;

export interface Danger {
  /** 1 or 2: the next tile, or the next two, may end the game. */
  readonly tiles: number;
  /** Ended by these tiles, of {@link outOf}: 30 of 100. */
  readonly games: number;
}

/** Undefined if the move is unlikely to end the game soon. */
export function dangerOf({ reasons }: Pick<Rating, 'reasons'>): Danger | undefined {
  for (const reason of reasons) {
    if (reason.kind !== 'stuck-next' || reason.chance < leastDanger) continue;
    // Neither none of them nor, unless that is certain, all.
    const most = reason.chance < 1 ? outOf - 1 : outOf;
    const games = Math.min(Math.max(1, Math.round(outOf * reason.chance)), most);
    return { tiles: reason.within, games };
  }
  return undefined;
}
