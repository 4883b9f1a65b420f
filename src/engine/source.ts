import { reject } from './errors.js';
import { checkOneOf, checkTile } from './rules.js';
import type { PackedTile } from './random.js';
import type { RandomSource } from './types.js';

/** A tile source as the game asks it: told the cells, it answers with a tile that fits. */
export type Source = (cells: Uint8Array) => PackedTile;

/** What a source and its answers may be made of, before anything is known of them. */
interface Loose {
  [Symbol.iterator]?: () => unknown;
  next?: unknown;
  done?: unknown;
  value?: unknown;
  cell?: unknown;
}

/** Makes one kind of source of all that a {@link RandomSource} may be. */
export function toSource(random: RandomSource): Source {
  const source: unknown = (Object(random) as Loose)[Symbol.iterator]?.() ?? random;
  const ask = (Object(source) as Loose).next ?? source;
  if (typeof ask !== 'function') reject('random', random, 'a function, an iterable or an iterator');
  return (cells) => {
    const empty = [...cells.keys()].filter((cell) => !cells[cell]);
    // The list is the source's own: it may take from it.
    const answer = Object(ask.call(source, [...empty])) as Loose;
    // An iterator wraps the tile, whose own value is a number.
    const tile = (typeof answer.value === 'object' ? Object(answer.value) : answer) as Loose;
    const ended = answer.done ? ', which has ended,' : '';
    checkOneOf(`cell from random${ended}`, tile.cell, empty);
    return ((tile.cell as number) << 6) | checkTile('value from random', tile.value);
  };
}
