import { isObject } from './checks.js';
import type { RankedTile } from './entry.js';
import { formatValue, refuse } from './errors.js';
import { checkRank } from './tiles.js';

/** A source as the game uses it: given the ranks of the cells, it returns a tile for an empty one. */
export type TileSource = (cells: Uint8Array) => RankedTile;

type ReadNext = (emptyCells: readonly number[]) => unknown;

function toReadNext(random: unknown): ReadNext | undefined {
  if (typeof random === 'function') return random as ReadNext;
  if (typeof random !== 'object') return undefined;
  const iterate = (random as Partial<Iterable<unknown>> | null)?.[Symbol.iterator];
  const iterator: unknown = typeof iterate === 'function' ? iterate.call(random) : random;
  const next = isObject(iterator) ? iterator['next'] : undefined;
  return typeof next === 'function'
    ? (emptyCells) => next.call(iterator, emptyCells) as unknown
    : undefined;
}

/** The tile in the result of an iterator; anything else as it is. */
function unwrap(returned: unknown): unknown {
  if (!isObject(returned) || 'cell' in returned) return returned;
  const { done, value } = returned;
  if (done === true) throw new TypeError('random must hand out another tile, but has ended');
  return 'done' in returned || isObject(value) ? value : returned;
}

function checkTile(tile: unknown, emptyCells: readonly number[]): RankedTile {
  if (!isObject(tile) || !('cell' in tile || 'value' in tile)) {
    throw new TypeError(`random must return a tile { cell, value }, not ${formatValue(tile)}`);
  }
  const { cell, value } = tile;
  if (!emptyCells.includes(cell as number)) {
    refuse('cell from random', cell, `an empty cell (${emptyCells.join(', ')})`, 'number');
  }
  return { cell: cell as number, rank: checkRank('value from random', value) };
}

/** @throws TypeError for anything but a `RandomSource` */
export function toSource(random: unknown): TileSource {
  const readNext = toReadNext(random);
  if (readNext === undefined) refuse('random', random, 'a function, an iterable or an iterator');
  return (cells) => {
    const emptyCells = [...cells.keys()].filter((cell) => cells[cell] === 0);
    // The source gets a copy of the list, since it may change it.
    return checkTile(unwrap(readNext([...emptyCells])), emptyCells);
  };
}
