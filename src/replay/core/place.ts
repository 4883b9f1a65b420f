import { refuse } from '../../engine/internal.js';

/** A position, the end of a replay, or the first position with a tile. */
export type Place = number | 'last' | { readonly tile: number };

const allowed = 'a position from 0, "last" or "tile:N" with a power of two';

/**
 * @param name what the value is called in an error
 * @throws TypeError unless it is a number or a string; RangeError if it is not a place
 */
export function readPlace(name: string, value: unknown): Place {
  const isText = typeof value === 'number' || typeof value === 'string';
  const text = isText ? String(value).trim().toLowerCase() : '';
  const [, tile] = /^tile:(\d{1,19})$/.exec(text) ?? [];
  if (text === 'last') return text;
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  if (tile !== undefined && isTile(Number(tile))) return { tile: Number(tile) };
  return refuse(name, value, allowed, 'number', 'string');
}

function isTile(value: number): boolean {
  const rank = Math.log2(value);
  return Number.isInteger(rank) && rank >= 1 && rank <= 63;
}
