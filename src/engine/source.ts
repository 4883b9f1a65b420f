import { isObject } from './checks.js';
import type { RankedTile } from './entry.js';
import { formatValue, refuse } from './errors.js';
import { checkTile } from './tiles.js';

/** A source as the game asks it: given the cells, it returns a tile that fits. */
export type Source = (cells: Uint8Array) => RankedTile;

/** What a source and its answers may turn out to have, before they are checked. */
interface Loose {
  [Symbol.iterator]?: unknown;
  next?: unknown;
  done?: unknown;
  value?: unknown;
  cell?: unknown;
}

type Ask = (emptyCells: readonly number[]) => unknown;

/** How to ask a source, whatever kind it is; `undefined` for what is none. */
function findAsk(random: unknown): Ask | undefined {
  if (typeof random === 'function') return random as Ask;
  if (typeof random !== 'object' || random === null) return undefined;
  const { [Symbol.iterator]: iterate } = random as Loose;
  const iterator: unknown = typeof iterate === 'function' ? iterate.call(random) : random;
  if (!isObject(iterator)) return undefined;
  const { next } = iterator as Loose;
  if (typeof next !== 'function') return undefined;
  return (emptyCells) => next.call(iterator, emptyCells) as unknown;
}

/** What an iterator has wrapped up, if the answer is an iterator's. */
function unwrap(answer: unknown): unknown {
  if (!isObject(answer) || 'cell' in answer) return answer;
  const { done, value } = answer as Loose;
  if (done === true) throw new TypeError('random must hand out another tile, but has ended');
  return 'done' in answer || isObject(value) ? value : answer;
}

function checkTileFrom(answer: unknown, emptyCells: readonly number[]): RankedTile {
  const isTile = isObject(answer) && ('cell' in answer || 'value' in answer);
  if (!isTile) {
    throw new TypeError(`random must return a tile { cell, value }, not ${formatValue(answer)}`);
  }
  const { cell, value } = answer as Loose;
  if (!emptyCells.includes(cell as number)) {
    refuse('cell from random', cell, `an empty cell (${emptyCells.join(', ')})`, 'number');
  }
  return { cell: cell as number, rank: checkTile('value from random', value) };
}

/**
 * Makes one kind of source out of everything that a `RandomSource` may be.
 *
 * @throws TypeError for anything that could hand out nothing
 */
export function toSource(random: unknown): Source {
  const ask = findAsk(random);
  if (ask === undefined) refuse('random', random, 'a function, an iterable or an iterator');
  return (cells) => {
    const emptyCells = [...cells.keys()].filter((cell) => cells[cell] === 0);
    // A copy: the source may change its list.
    return checkTileFrom(unwrap(ask([...emptyCells])), emptyCells);
  };
}
