import { clearness, LIKELY, shareOver, type Rollouts } from './rollout-results.js';

/** Of a thousand games, so many more may be over soon after a move that is as good as another. */
const mostMore = 100;
const soon = 30;

/** More than ten games in a hundred more end within 30 moves than after the other move. */
export const endsSooner = (games: Rollouts, others: Rollouts): boolean =>
  Math.round((shareOver(games, soon) - shareOver(others, soon)) * 1000) > mostMore;

/**
 * The first move, unless games are likely to last longer after another, or many fewer of them end within 30 moves.
 * @param games after all moves of a position, the one with the highest value first
 */
export function bestOf(games: readonly Rollouts[]): Rollouts | undefined {
  const longest = games.filter((one) => games.every((rival) => clearness(rival, one) <= LIKELY));
  return longest.find((one) => longest.every((rival) => !endsSooner(one, rival))) ?? games[0];
}
