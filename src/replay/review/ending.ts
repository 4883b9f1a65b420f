import type { MoveReview, Rating, Reason, Review } from '../../player/index.js';
import { leastDanger } from './danger.js';

/** The name of a text that fits several marked moves: `themeCorner`, `themeParted`. */
export type ThemeName = keyof typeof themes;

export interface Theme {
  readonly name: ThemeName;
  /** In the order of the game. */
  readonly moves: readonly [MoveReview, ...MoveReview[]];
}

export interface Run {
  readonly count: number;
  readonly first: MoveReview;
}

/** A board with so many free cells, or fewer, is tight. */
const fewCells = 2;

const mostThemes = 3;

/** The fewest good moves in a row that are worth praise, and the least share of a game that they are. */
const shortestRun = 20;
const praisedShare = 1 / 4;

/** A game that ends with less than this share of what was expected at its start ends far below it. */
const farBelow = 1 / 2;

/** @param score the final one */
export function isFarBelow({ expected }: Pick<Review, 'expected'>, score: number): boolean {
  return score < farBelow * expected;
}

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
  themeDanger: {
    played: (reason) =>
      reason.kind === 'stuck-next' && reason.within === 1 && reason.chance >= leastDanger,
  },
  themeCorner: { played: (reason) => reason.kind === 'corner' && !reason.kept },
  themeCornerMissed: { best: isKind('corner-reached') },
  themeMerge: { best: isKind('merges') },
  themeParted: { played: isKind('parted') },
  themeTight: { played: (reason) => reason.kind === 'empty' && reason.count <= fewCells },
  themePairs: { best: isKind('pairs') },
  themeRow: { played: isKind('row'), best: isKind('row') },
} as const satisfies Record<string, ThemeTests>;

export function themeOf({ ratings = [], direction }: MoveReview): ThemeName | undefined {
  const [best] = ratings;
  const played = ratings.find((rating) => rating.direction === direction);
  const passes = (rating: Rating | undefined, test: ReasonTest | undefined) =>
    rating !== undefined && test !== undefined && rating.reasons.some(test);
  const tests = Object.entries<ThemeTests>(themes) as [ThemeName, ThemeTests][];
  const found = tests.find(([, test]) => passes(played, test.played) || passes(best, test.best));
  return found?.[0];
}

/**
 * @param marked the marked moves, in order
 * @returns the themes of those that cost most, three at most
 */
export function themesOf(marked: readonly MoveReview[]): Theme[] {
  const byName = new Map<ThemeName, [MoveReview, ...MoveReview[]]>();
  for (const move of marked) {
    const name = themeOf(move);
    const group = name && byName.get(name);
    if (group) group.push(move);
    else if (name) byName.set(name, [move]);
  }
  const found = Array.from(byName, ([name, group]) => ({ name, moves: group }));
  const lossOf = (theme: Theme) => theme.moves.reduce((sum, { loss }) => sum + loss, 0);
  return found.toSorted((one, other) => lossOf(other) - lossOf(one)).slice(0, mostThemes);
}

/**
 * @param score the final one
 * @returns the longest run of moves without a mark, if it deserves praise: it is long for the game, which did not end far
 *   below what was expected, and has a mark elsewhere
 */
export function longestRunOf(review: Review, score: number): Run | undefined {
  const { moves } = review;
  if (isFarBelow(review, score)) return undefined;
  let longest: Run | undefined;
  let run: Run | undefined;
  for (const move of moves) {
    run = move.mark ? undefined : { first: run?.first ?? move, count: (run?.count ?? 0) + 1 };
    if (run && run.count > (longest?.count ?? 0)) longest = run;
  }
  const least = Math.max(shortestRun, praisedShare * moves.length);
  return longest && longest.count >= least && longest.count < moves.length ? longest : undefined;
}
