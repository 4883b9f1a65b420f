export interface RankedTile {
  readonly cell: number;
  readonly rank: number;
}

export interface MoveEntry {
  readonly kind: 'move';
  /** Index into `DIRECTIONS`. */
  readonly direction: number;
  /** The new tile; `undefined` if it is the next one of the seed. */
  readonly tile: RankedTile | undefined;
}

export type Entry =
  | MoveEntry
  /** A board that the game starts from; trailing zeros may be omitted, as in `board`. */
  | { readonly kind: 'start'; readonly ranks: ArrayLike<number> }
  | { readonly kind: 'board'; readonly ranks: ArrayLike<number> }
  | { readonly kind: 'score'; readonly score: number }
  /** The seed's next tile, added outside any move. */
  | { readonly kind: 'add' }
  | { readonly kind: 'give-up' };

const PLAIN_MOVES = [0, 1, 2, 3].map((direction) =>
  Object.freeze({ kind: 'move', direction, tile: undefined }),
);

/** A move whose tile comes from the seed. */
export function plainMove(direction: number): MoveEntry {
  return PLAIN_MOVES[direction] as MoveEntry;
}

/** True for a board after a board, or a score after a score: only the later one counts. */
export function replaces({ kind }: Entry, last: Entry | undefined): boolean {
  return (kind === 'board' || kind === 'score') && kind === last?.kind;
}

/** base64url: no digit needs escaping in a URL. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** In the order of the directions' numbers. */
export const DIRECTION_LETTERS = 'urdl';

export const LETTERS = { start: 'i', board: 'b', score: 's', add: 'a', 'give-up': 'x' } as const;

/** The directions of the three moves in a digit, two bits each. @param number 0 to 63 */
export function movesInDigit(number: number): number[] {
  return [number >> 4, (number >> 2) & 3, number & 3];
}

/** @param number 0 to 63 */
export function digit(number: number): string {
  return DIGITS.charAt(number);
}

/** Writes one digit for each rank, without the zeros (`A`) at the end. */
function writeRanks(ranks: ArrayLike<number>): string {
  return Array.from(ranks, digit).join('').replace(/A+$/, '');
}

function writeTile({ cell, rank }: RankedTile): string {
  return digit(cell >> 6) + digit(cell & 63) + digit(rank);
}

/** An entry as the body of a replay line has it, unless it is a move that shares a digit with others. */
export function formatEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'move': {
      const tile = entry.tile ? writeTile(entry.tile) : '';
      return `~${DIRECTION_LETTERS.charAt(entry.direction)}${tile}.`;
    }
    case 'start':
    case 'board':
      return `~${LETTERS[entry.kind]}${writeRanks(entry.ranks)}.`;
    case 'score':
      // A number as text could have an exponent; a BigInt has all its digits.
      return `~${LETTERS.score}${BigInt(entry.score)}.`;
    case 'add':
    case 'give-up':
      return `~${LETTERS[entry.kind]}.`;
  }
}

/** The body of a replay line while its game goes on. It never changes: one more entry makes another body. */
export interface Body {
  /** The text that no later entry changes. */
  readonly text: string;
  /** The directions of up to two moves after that text, which share a digit with the next ones. */
  readonly openMoves: readonly number[];
}

export const EMPTY_BODY: Body = { text: '', openMoves: [] };

export function extendBody(body: Body, entry: Entry): Body {
  if (entry.kind !== 'move' || entry.tile) {
    return { text: formatBody(body) + formatEntry(entry), openMoves: [] };
  }
  const [first, second] = body.openMoves;
  if (first === undefined || second === undefined) {
    return { ...body, openMoves: [...body.openMoves, entry.direction] };
  }
  // Three moves of two bits each.
  return { text: body.text + digit(first * 16 + second * 4 + entry.direction), openMoves: [] };
}

export function formatBody({ text, openMoves }: Body): string {
  return text + openMoves.map((direction) => formatEntry(plainMove(direction))).join('');
}
