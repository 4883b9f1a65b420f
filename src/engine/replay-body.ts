import { digit, markOf, plainMove, type Entry } from './entry.js';

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
