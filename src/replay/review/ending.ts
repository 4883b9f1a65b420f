import type { MoveReview, Rating, Reason } from '../../player/index.js';

/** What several marked moves have in common. */
export type ThemeName = keyof typeof themes;

export interface Theme {
  readonly name: ThemeName;
  readonly count: number;
  /** Points that its moves cost, together. */
  readonly loss: number;
  readonly first: MoveReview;
}

/** Moves without a mark in a row. */
export interface Run {
  readonly count: number;
  readonly first: MoveReview;
}

/** Fewer free cells are hardly any. */
const fewCells = 2;

const mostThemes = 3;

/** A shorter run of good moves is no reason to praise. */
const leastRun = 20;

/** Moves before the end, and the share of what was expected then that a game ends with if it ends suddenly. */
export const lastMoves = 10;
const suddenShare = 2 / 3;

type Says = (reason: Reason) => boolean;

const is =
  (kind: Reason['kind']): Says =>
  (reason) =>
    reason.kind === kind;

/** What is said of the move played, or of the best one. */
interface Told {
  readonly played?: Says;
  readonly best?: Says;
}

/** The weightiest first. */
const themes = {
  themeDanger: { played: is('stuck-next') },
  themeCorner: { played: (reason) => reason.kind === 'corner' && !reason.kept },
  themeMerge: { best: is('merges') },
  themeParted: { played: is('parted') },
  themeTight: { played: (reason) => reason.kind === 'empty' && reason.count <= fewCells },
  themePairs: { best: is('pairs') },
  themeRow: {
    played: is('row'),
    best: is('row'),
  },
} as const satisfies Record<string, Told>;

function themeOf({ ratings = [], direction }: MoveReview): ThemeName | undefined {
  const [best] = ratings;
  const played = ratings.find((one) => one.direction === direction);
  const isIn = (rating: Rating | undefined, says: Says | undefined) =>
    says !== undefined && rating?.reasons.some(says) === true;
  const entries = Object.entries<Told>(themes) as [ThemeName, Told][];
  return entries.find(([, says]) => isIn(played, says.played) || isIn(best, says.best))?.[0];
}

/** The dearest first, three at most. @param marked moves, in order */
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

/** The share of the expected points that a move loses, on average: it compares games of any length and strength. */
export function shareLostPerMove(moves: readonly MoveReview[]): number {
  const sum = moves.reduce((total, { loss, value }) => total + (value && loss / value), 0);
  return moves.length && sum / moves.length;
}

/** The move, some moves before the end, at which far more was expected than the game then ended with. */
export function suddenEndOf(moves: readonly MoveReview[], reached: number): MoveReview | undefined {
  const before = moves.at(-lastMoves);
  return before && reached < suddenShare * before.value ? before : undefined;
}

/** The longest; undefined if it is short, or if nothing is marked. */
export function longestRunOf(moves: readonly MoveReview[]): Run | undefined {
  let longest: Run | undefined;
  let run: Run | undefined;
  for (const move of moves) {
    run = move.mark ? undefined : { first: run?.first ?? move, count: (run?.count ?? 0) + 1 };
    if (run && run.count > (longest?.count ?? 0)) longest = run;
  }
  const isPraise = longest && longest.count >= leastRun && longest.count < moves.length;
  return isPraise ? longest : undefined;
}
