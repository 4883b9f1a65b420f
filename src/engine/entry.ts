/** A new tile: its cell, and the rank of its value. */
export interface RankedTile {
  readonly cell: number;
  readonly rank: number;
}

/** A move in a replay. Its tile is written out unless it comes from the seed. */
export interface MoveEntry {
  readonly kind: 'move';
  readonly direction: number;
  readonly tile: RankedTile | undefined;
}

/** One thing in a replay. */
export type Entry =
  | MoveEntry
  /** The board that a game starts from. Trailing zeros of the ranks may be omitted. */
  | { readonly kind: 'start'; readonly ranks: ArrayLike<number> }
  | { readonly kind: 'board'; readonly ranks: ArrayLike<number> }
  | { readonly kind: 'score'; readonly score: number }
  /** The next tile of the seed, added outside any move. */
  | { readonly kind: 'add' }
  | { readonly kind: 'give-up' };

/** A move whose new tile comes from the seed. */
export function plainMove(direction: number): MoveEntry {
  return { kind: 'move', direction, tile: undefined };
}

/** The 64 digits of base64url, none of which needs escaping in a URL. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The letters of the directions, in the order of their numbers. */
export const DIRECTION_LETTERS = 'urdl';

/** The letters of the other entries. */
export const LETTERS = { start: 'i', board: 'b', score: 's', add: 'a', 'give-up': 'x' } as const;

/** The digit of a number from 0 to 63. */
function digit(number: number): string {
  return DIGITS.charAt(number);
}

/** The single digit for three moves whose tiles come from the seed. */
export function digitOfMoves(directions: readonly number[]): string {
  return digit(directions.reduce((number, direction) => number * 4 + direction, 0));
}

/** Ranks as one digit each, without trailing zeros. */
function writeRanks(ranks: ArrayLike<number>): string {
  return Array.from(ranks, digit).join('').replace(/A+$/, '');
}

function writeTile({ cell, rank }: RankedTile): string {
  return digit(cell >> 6) + digit(cell & 63) + digit(rank);
}

/** A score as a line spells it: all its digits, never an exponent. */
export function writeScore(score: number): string {
  return String(BigInt(score));
}

/** The mark of an entry in the body of a replay line, unless it shares a digit with other moves. */
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
