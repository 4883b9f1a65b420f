/** A new tile: its cell, and the rank of its value. */
export interface RankedTile {
  readonly cell: number;
  readonly rank: number;
}

/** A move in a replay. Its tile is written out where it does not come from the seed. */
export interface MoveEntry {
  readonly kind: 'move';
  readonly direction: number;
  readonly tile: RankedTile | undefined;
}

/** One thing in a replay. */
export type Entry =
  | MoveEntry
  /** The board that a game starts from. Zeros at the end of the ranks may be left out. */
  | { readonly kind: 'start'; readonly ranks: ArrayLike<number> }
  | { readonly kind: 'board'; readonly ranks: ArrayLike<number> }
  | { readonly kind: 'score'; readonly score: number }
  /** A tile of the seed outside of any move. */
  | { readonly kind: 'add' }
  | { readonly kind: 'give-up' };

/** A move whose new tile comes from the seed. */
export function plainMove(direction: number): MoveEntry {
  return { kind: 'move', direction, tile: undefined };
}

/** The 64 digits of base64url: each survives in a URL unescaped. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The letters of the directions, in the order of their numbers. */
export const DIRECTION_LETTERS = 'urdl';

/** The letters of the other entries. */
export const LETTERS = { start: 'i', board: 'b', score: 's', add: 'a', 'give-up': 'x' } as const;

/** The digit of a number from 0 to 63. */
function digit(number: number): string {
  return DIGITS.charAt(number);
}

/** The one digit of three moves of the seed. */
export function digitOfMoves(directions: readonly number[]): string {
  return digit(directions.reduce((number, direction) => number * 4 + direction, 0));
}

/** Ranks as one digit each; zeros at the end are left out. */
function writeRanks(ranks: ArrayLike<number>): string {
  return Array.from(ranks, digit).join('').replace(/A+$/, '');
}

function writeTile({ cell, rank }: RankedTile): string {
  return digit(cell >> 6) + digit(cell & 63) + digit(rank);
}

/** A score as a line has it: all its digits, however many. */
export function writeScore(score: number): string {
  return String(BigInt(score));
}

/** An entry as the body of a replay line has it, unless it shares a digit with other moves. */
export function markOf(entry: Entry): string {
  switch (entry.kind) {
    case 'move': {
      const tile = entry.tile ? writeTile(entry.tile) : '';
      return `~${DIRECTION_LETTERS.charAt(entry.direction)}${tile}.`;
    }
    case 'start':
    case 'board':
      return `~${LETTERS[entry.kind]}${writeRanks(entry.ranks)}.`;
    case 'score':
      return `~${LETTERS.score}${writeScore(entry.score)}.`;
    case 'add':
    case 'give-up':
      return `~${LETTERS[entry.kind]}.`;
  }
}
