import type { Direction } from '../../engine/index.js';
import { DIRECTIONS, emptyIn, type Cells } from '../search/cells.js';
import { CROWDED } from './rollout-policies.js';
import { GAMES_AT_ONCE, rollOut } from './rollouts.js';
import { SHORT_MOVES, standardErrors, type PolicyName } from './rollout-results.js';
import type { Test } from './tests.js';
import type { PlayedMove } from './played-move.js';
import type { Finding } from '../search/search.js';

/** A move that may be a mistake. */
export interface Suspect {
  readonly index: number;
  readonly direction: Direction;
  /** The move that may be better. */
  readonly rival: Direction;
  /** The checks by which it is confirmed, or not. */
  readonly tests: readonly Test[];
  /** Whether the search suspects it, rather than short games. */
  readonly bySearch: boolean;
  /** The more suspicious, the larger: compares only suspects with the same tests. */
  readonly weight: number;
  /** The search's result for the position. */
  readonly findings: readonly Finding[];
}

/** The first of the short games: a check plays others, so that it does not repeat what was found by chance. */
const FIRST_GAME = 1000;

/** A look at a crowded position, by one policy. */
interface Look {
  readonly policy: PolicyName;
  /** After each move. */
  readonly games: number;
  /** A move is no rival any more whose games do not last longer by so many standard errors, in the looks so far. */
  readonly leastErrors: number;
}

/** The fastest policy comes first: it leaves out most moves for the others. */
const LOOKS: readonly Look[] = [
  { policy: 'greedy', games: 40, leastErrors: 0.7 },
  { policy: 'tuned', games: 10, leastErrors: 1 },
  { policy: 'plain', games: 10, leastErrors: 1.5 },
];

/** With so few empty cells, the search is often wrong about how soon games end: short games tell more. */
export const isCrowded = ({ cells }: Pick<Cells, 'cells'>): boolean => emptyIn(cells) <= CROWDED;

interface Candidate {
  readonly finding: Finding;
  /** Standard errors by which its games last longer than those after the move played, summed over the looks. */
  errors: number;
}

function* lengthsAfter(
  { outcome: { cells } }: Finding,
  fourChance: number,
  { policy, games }: Look,
): Generator<void, Uint8Array, undefined> {
  const lengths = new Uint8Array(games);
  for (let game = 0; game < games; game += GAMES_AT_ONCE) {
    const from = {
      cells,
      fourChance,
      policy,
      firstGame: FIRST_GAME + game,
      mostMoves: SHORT_MOVES,
    };
    lengths.set((yield* rollOut(from)).lengths, game);
  }
  return lengths;
}

/** A rival of the move that was played, and how clearly games lasted longer after it. */
export interface Rival {
  readonly direction: Direction;
  readonly errors: number;
}

/**
 * Plays short games after each move of a crowded position, with the tables that `prepare` makes.
 * @param findings one for each board to which a move leads
 * @returns the move after which they last longest, if that is longer than after the one played
 */
export function* rivalOf(
  played: PlayedMove,
  findings: readonly Finding[],
): Generator<void, Rival | undefined, undefined> {
  if (!isCrowded(played)) return undefined;
  const { fourChance } = played;
  const playedNumber = DIRECTIONS.indexOf(played.direction);
  const isPlayed = ({ directions }: Finding) => directions.includes(playedNumber);
  const playedFinding = findings.find(isPlayed);
  if (!playedFinding) return undefined;
  let rivals = findings
    .filter((finding) => !isPlayed(finding))
    .map((finding): Candidate => ({ finding, errors: 0 }));
  for (const [nth, look] of LOOKS.entries()) {
    if (rivals.length === 0) return undefined;
    const afterPlayed = yield* lengthsAfter(playedFinding, fourChance, look);
    for (const rival of rivals) {
      const lengths = yield* lengthsAfter(rival.finding, fourChance, look);
      rival.errors += standardErrors(lengths, afterPlayed);
    }
    const least = look.leastErrors * Math.sqrt(nth + 1);
    rivals = rivals.filter(({ errors }) => errors > least);
  }
  const [first] = rivals.sort((one, other) => other.errors - one.errors);
  const direction = DIRECTIONS[first?.finding.directions[0] ?? -1];
  return first && direction && { direction, errors: first.errors };
}
