export interface RankedTile {
  readonly cell: number;
  readonly rank: number;
}

/** The tile is written out unless it comes from the seed. */
export interface MoveEntry {
  readonly kind: 'move';
  readonly direction: number;
  readonly tile: RankedTile | undefined;
}

export type Entry =
  | MoveEntry
  /** Trailing zeros may be omitted. */
  | { readonly kind: 'start'; readonly ranks: ArrayLike<number> }
  | { readonly kind: 'board'; readonly ranks: ArrayLike<number> }
  | { readonly kind: 'score'; readonly score: number }
  /** The seed's next tile, added outside any move. */
  | { readonly kind: 'add' }
  | { readonly kind: 'give-up' };

const PLAIN_MOVES = [0, 1, 2, 3].map((direction) =>
  Object.freeze({ kind: 'move', direction, tile: undefined }),
);

export function plainMove(direction: number): MoveEntry {
  return PLAIN_MOVES[direction] as MoveEntry;
}

/** Of consecutive boards or scores only the last counts. */
export function replaces({ kind }: Entry, last: Entry | undefined): boolean {
  return (kind === 'board' || kind === 'score') && kind === last?.kind;
}

/** base64url: no digit needs escaping in a URL. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** In the order of their numbers. */
export const DIRECTION_LETTERS = 'urdl';

export const LETTERS = { start: 'i', board: 'b', score: 's', add: 'a', 'give-up': 'x' } as const;

/** For a number from 0 to 63. */
export function digit(number: number): string {
  return DIGITS.charAt(number);
}

/** One digit each, without trailing zeros. */
function writeRanks(ranks: ArrayLike<number>): string {
  return Array.from(ranks, digit).join('').replace(/A+$/, '');
}

function writeTile({ cell, rank }: RankedTile): string {
  return digit(cell >> 6) + digit(cell & 63) + digit(rank);
}

/** As it is in the body of a replay line, unless it shares a digit with other moves. */
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
      // All its digits, never an exponent.
      return `~${LETTERS.score}${BigInt(entry.score)}.`;
    case 'add':
    case 'give-up':
      return `~${LETTERS[entry.kind]}.`;
  }
}

/** Never changes: another entry makes another body. */
export interface Body {
  /** The marks that no later entry changes. */
  readonly marks: string;
  /** The directions of the moves since, which share a digit with the next ones. */
  readonly open: readonly number[];
}

export const EMPTY_BODY: Body = { marks: '', open: [] };

export function extendBody(body: Body, entry: Entry): Body {
  if (entry.kind !== 'move' || entry.tile) {
    return { marks: formatBody(body) + markOf(entry), open: [] };
  }
  const [first, second] = body.open;
  if (first === undefined || second === undefined) {
    return { ...body, open: [...body.open, entry.direction] };
  }
  return { marks: body.marks + digit(first * 16 + second * 4 + entry.direction), open: [] };
}

export function formatBody({ marks, open }: Body): string {
  return marks + open.map((direction) => markOf(plainMove(direction))).join('');
}
