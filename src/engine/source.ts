import { reject } from './errors.js';
import { checkOneOf, checkTile } from './rules.js';
import type { PackedTile } from './random.js';
import type { RandomSource } from './types.js';

/** A tile source as the game asks it: given the cells, it returns a tile that fits. */
export type Source = (cells: Uint8Array) => PackedTile;

/** What a source and its answers may turn out to have, before they are checked. */
interface Loose {
  [Symbol.iterator]?: () => unknown;
  next?: unknown;
  done?: unknown;
  value?: unknown;
  cell?: unknown;
}

/** Makes one kind of source out of everything that a {@link RandomSource} may be. */
export function toSource(random: RandomSource): Source {
  const source: unknown = (Object(random) as Loose)[Symbol.iterator]?.() ?? random;
  const ask = (Object(source) as Loose).next ?? source;
  if (typeof ask !== 'function') reject('random', random, 'a function, an iterable or an iterator');
  return (cells) => {
    const empty = [...cells.keys()].filter((cell) => !cells[cell]);
    // A copy: the source may change its list.
    const answer = Object(ask.call(source, [...empty])) as Loose;
    // An iterator wraps the tile in a `value`; a tile's own `value` is a number.
    const tile = (typeof answer.value === 'object' ? Object(answer.value) : answer) as Loose;
    const ended = answer.done ? ', which has ended,' : '';
    checkOneOf(`cell from random${ended}`, tile.cell, empty);
    return ((tile.cell as number) << 6) | checkTile('value from random', tile.value);
  };
}
