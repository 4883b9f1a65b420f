import type { Direction } from '../../engine/index.js';

/**
 * Policies that games are played on by, which people's play resembles, the fastest first: `greedy` takes the move that
 * looks best by a plain evaluation; `tuned` looks one tile ahead on crowded boards with the evaluation of the search,
 * `plain` with the plain one, and both make one move in twenty at random.
 */
export const WEAK_POLICIES = ['greedy', 'tuned', 'plain'] as const;

/**
 * Who plays on: the weak ones, and two careful players who look at the next tile nearly everywhere and at two of them on a
 * tight board: `careful` by the plain evaluation with one move in a hundred at random, `thorough` by that of the search.
 * What costs one of these nothing is no mistake, however badly the weak ones go on.
 */
export const POLICIES = [...WEAK_POLICIES, 'careful', 'thorough'] as const;
export type PolicyName = (typeof POLICIES)[number];
const CAREFUL = 3;
const THOROUGH = 4;

/** Games that were played on after a move. */
export interface Rollouts {
  readonly direction: Direction;
  /**
   * For each of {@link POLICIES}: after how many moves each game was over, or {@link MOST_MOVES}. The last ones are missing
   * where an earlier one has decided the question. A careful player's game is taken to last so long if it is not over when
   * it is stopped: after 100 moves, a thorough one's after 60.
   */
  readonly lengths: readonly Uint8Array[];
}

/** The games that show that a move is worse than another. */
export type FoundWorse = readonly [afterBetter: Rollouts, afterWorse: Rollouts];

/** Games after a move, by each policy. */
export const GAMES = 200;

/** A test stops at a policy if its first games do not last longer, by these standard errors, after the better move. */
export const EARLY_GAMES = 50;
export const EARLY_ERRORS = 0.3;

/** A game is not played on any further than this. */
export const MOST_MOVES = 200;

/** A short look plays on so far: on a crowded board, most is decided by then. */
export const SHORT_MOVES = 60;

// A move is worse than another if all policies say so, each by so many standard errors.
export const LIKELY = 1;
export const SURE = 2;

/** @returns how many games a policy plays on after a move, and how far, to judge it in the end */
export function extentOf(policy: PolicyName): readonly [games: number, mostMoves: number] {
  if (policy === 'thorough') return [60, 60];
  return [GAMES, policy === 'careful' ? 100 : MOST_MOVES];
}

/**
 * The sum of the lengths, none counted for more than `most`, and the square of its standard error. All in whole numbers
 * but for one division, so that every machine gets the same result.
 */
function sumOf(lengths: Uint8Array, most: number): { sum: number; squaredError: number } {
  let [sum, squares] = [0, 0];
  for (const whole of lengths) {
    const length = Math.min(whole, most);
    sum += length;
    squares += length * length;
  }
  return { sum, squaredError: squares - (sum * sum) / lengths.length };
}

/** The difference of the means of so many games each, in standard errors. */
export function standardErrors(longer: Uint8Array, shorter: Uint8Array, most = MOST_MOVES): number {
  const [long, short] = [sumOf(longer, most), sumOf(shorter, most)];
  // Without any error, if each move's games all last equally long, the difference is that of the sums.
  return (long.sum - short.sum) / Math.sqrt(long.squaredError + short.squaredError || 1);
}

/**
 * The difference of the mean lengths in standard errors, by the policy by which it is least: 2.5 if games last
 * longer by 4, 2.5 and 3 errors after the better move. Below 0 where a policy says the opposite. A thorough player, who
 * plays few games, only has to lean the same way.
 * @param most moves of a game that count
 */
export function clearness(better: Rollouts, worse: Rollouts, most = MOST_MOVES): number {
  const differences = better.lengths.map((lengths, policy) => {
    const others = worse.lengths[policy];
    return others ? standardErrors(lengths, others, most) : Infinity;
  });
  return Math.min(
    ...differences.filter((errors, policy) => policy !== THOROUGH || errors <= EARLY_ERRORS),
  );
}

/** The games by some of the policies. */
const gamesBy = ({ lengths }: Rollouts, from: number, to?: number): number[] =>
  lengths.slice(from, to).flatMap((games) => [...games]);

/** By which share of their moves games end sooner: 0.25 if they last 30 moves instead of 40. */
function shareCut(worse: readonly number[], better: readonly number[]): number {
  const movesOf = (games: readonly number[]) => games.reduce((sum, length) => sum + length, 0);
  const moves = movesOf(better);
  return moves ? Math.max(0, 1 - movesOf(worse) / moves) : 0;
}

/**
 * The harmonic mean of what weak players lose, who make too much of a mistake, and of what a careful one does, who saves
 * more than people can: near the smaller of both, and 0 if that is.
 */
function shareLost([better, worse]: FoundWorse, byWeak: boolean): number {
  const lostBy = (from: number, to: number) =>
    shareCut(gamesBy(worse, from, to), gamesBy(better, from, to));
  const [lost, least] = [lostBy(0, CAREFUL), lostBy(CAREFUL, THOROUGH)];
  if (byWeak || !better.lengths[CAREFUL]) return lost;
  return least && (2 * lost * least) / (lost + least);
}

/**
 * The points that a move costs: games end sooner after it by a share of their moves, which holds for the points to come
 * as well: between what weak players lose and what a careful one does.
 * @param value the score that is expected after the better move
 * @param score before the move
 * @param byWeak what weak players lose, alone
 */
export const pointsLost = (
  games: FoundWorse,
  { value }: { readonly value: number },
  score: number,
  byWeak = false,
): number => Math.round(shareLost(games, byWeak) * (value - score));

/** The share of a careful player's games, 0 to 1, that were over within so many moves. */
export function shareOver(rollouts: Rollouts, moves: number): number {
  const games = gamesBy(rollouts, rollouts.lengths[CAREFUL] ? CAREFUL : 0, THOROUGH);
  return games.filter((length) => length < moves).length / games.length;
}
