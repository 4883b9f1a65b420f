import { isObject } from './checks.js';
import type { RankedTile } from './entry.js';
import { formatValue, refuse } from './errors.js';
import { checkRank } from './tiles.js';

/** A source as the game uses it: given the ranks of the cells, it returns a tile for an empty one. */
export type TileSource = (cells: Uint8Array) => RankedTile;

type Ask = (emptyCells: readonly number[]) => unknown;

/** `undefined` for anything but a source. */
function findAsk(random: unknown): Ask | undefined {
  if (typeof random === 'function') return random as Ask;
  if (typeof random !== 'object') return undefined;
  const iterate = (random as Partial<Iterable<unknown>> | null)?.[Symbol.iterator];
  const iterator: unknown = typeof iterate === 'function' ? iterate.call(random) : random;
  const next = isObject(iterator) ? iterator['next'] : undefined;
  return typeof next === 'function'
    ? (emptyCells) => next.call(iterator, emptyCells) as unknown
    : undefined;
}

/** Unwraps the result of an iterator. */
function unwrap(answer: unknown): unknown {
  if (!isObject(answer) || 'cell' in answer) return answer;
  const { done, value } = answer;
  if (done === true) throw new TypeError('random must hand out another tile, but has ended');
  return 'done' in answer || isObject(value) ? value : answer;
}

function checkTileFrom(answer: unknown, emptyCells: readonly number[]): RankedTile {
  if (!isObject(answer) || !('cell' in answer || 'value' in answer)) {
    throw new TypeError(`random must return a tile { cell, value }, not ${formatValue(answer)}`);
  }
  const { cell, value } = answer;
  if (!emptyCells.includes(cell as number)) {
    refuse('cell from random', cell, `an empty cell (${emptyCells.join(', ')})`, 'number');
  }
  return { cell: cell as number, rank: checkRank('value from random', value) };
}

/** @throws TypeError for anything but a `RandomSource` */
export function toSource(random: unknown): TileSource {
  const ask = findAsk(random);
  if (ask === undefined) refuse('random', random, 'a function, an iterable or an iterator');
  return (cells) => {
    const emptyCells = [...cells.keys()].filter((cell) => cells[cell] === 0);
    // A copy: the source may change its list.
    return checkTileFrom(unwrap(ask([...emptyCells])), emptyCells);
  };
}
