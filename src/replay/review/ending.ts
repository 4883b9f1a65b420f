import type { MoveReview, Rating, Reason } from '../../player/index.js';

/** What several marked moves have in common, by the name of its text. */
export type ThemeName = keyof typeof themes;

export interface Theme {
  readonly name: ThemeName;
  readonly count: number;
  /** Points that its moves cost together. */
  readonly loss: number;
  readonly first: MoveReview;
}

export interface Run {
  readonly count: number;
  readonly first: MoveReview;
}

/** A board with so many free cells, or fewer, is tight. */
const fewCells = 2;

const mostThemes = 3;

/** The fewest good moves in a row that are worth praise. */
const shortestRun = 20;

/** The least accuracy of a game that is praised: about what a good player reaches. */
const praisedAccuracy = 0.7;

/** How many moves before its end a game is looked at to tell whether it ended suddenly. */
export const lastMoves = 10;

/** A game ended suddenly if it reached less than this share of what was expected then. */
const suddenShare = 2 / 3;

type ReasonTest = (reason: Reason) => boolean;

const isKind =
  (kind: Reason['kind']): ReasonTest =>
  (reason) =>
    reason.kind === kind;

/** A theme is that of a move if a reason of the played move, or of the best one, passes its test. */
interface ThemeTests {
  readonly played?: ReasonTest;
  readonly best?: ReasonTest;
}

/** A move has the first theme that fits. */
const themes = {
  themeDanger: { played: isKind('stuck-next') },
  themeCorner: { played: (reason) => reason.kind === 'corner' && !reason.kept },
  themeMerge: { best: isKind('merges') },
  themeParted: { played: isKind('parted') },
  themeTight: { played: (reason) => reason.kind === 'empty' && reason.count <= fewCells },
  themePairs: { best: isKind('pairs') },
  themeRow: { played: isKind('row'), best: isKind('row') },
} as const satisfies Record<string, ThemeTests>;

export function themeOf({ ratings = [], direction }: MoveReview): ThemeName | undefined {
  const [best] = ratings;
  const played = ratings.find((one) => one.direction === direction);
  const passes = (rating: Rating | undefined, test: ReasonTest | undefined) =>
    rating !== undefined && test !== undefined && rating.reasons.some(test);
  const tests = Object.entries<ThemeTests>(themes) as [ThemeName, ThemeTests][];
  const found = tests.find(([, test]) => passes(played, test.played) || passes(best, test.best));
  return found?.[0];
}

/** @returns the themes that cost most, three at most. @param marked the marked moves, in order */
export function themesOf(marked: readonly MoveReview[]): Theme[] {
  const byName = new Map<ThemeName, Theme>();
  for (const move of marked) {
    const name = themeOf(move);
    if (!name) continue;
    const { count, loss, first } = byName.get(name) ?? { count: 0, loss: 0, first: move };
    byName.set(name, { name, count: count + 1, loss: loss + move.loss, first });
  }
  return [...byName.values()].toSorted((one, other) => other.loss - one.loss).slice(0, mostThemes);
}

/** @returns the share of the expected points that a move loses on average, 0 to 1 */
export function shareLostPerMove(moves: readonly MoveReview[]): number {
  if (moves.length === 0) return 0;
  let sum = 0;
  for (const { loss, value } of moves) {
    if (value > 0) sum += loss / value;
  }
  return sum / moves.length;
}

/** The moves after which the accuracy says what would be left. */
const accuracyMoves = 100;

/**
 * @returns the share of the expected points, 0 to 1, that would be left after 100 moves that each lose as much as the mean
 *   move of the game; it compares games of any length
 */
export function accuracyOf(moves: readonly MoveReview[]): number {
  return (1 - shareLostPerMove(moves)) ** accuracyMoves;
}

/** @returns the move ten moves before the end, if far more was expected then than the game `reached` */
export function suddenEndOf(moves: readonly MoveReview[], reached: number): MoveReview | undefined {
  const before = moves.at(-lastMoves);
  return before && reached < suddenShare * before.value ? before : undefined;
}

/** @returns the longest run; undefined if it is short, if the game was poor, or if none of its moves is marked */
export function longestRunOf(moves: readonly MoveReview[]): Run | undefined {
  let longest: Run | undefined;
  let run: Run | undefined;
  for (const move of moves) {
    run = move.mark ? undefined : { first: run?.first ?? move, count: (run?.count ?? 0) + 1 };
    if (run && run.count > (longest?.count ?? 0)) longest = run;
  }
  const isPraise = longest && longest.count >= shortestRun && longest.count < moves.length;
  if (accuracyOf(moves) < praisedAccuracy) return undefined;
  return isPraise ? longest : undefined;
}
