import { reject } from './errors.js';
import { checkOneOf, checkTile } from './rules.js';
import type { PackedTile } from './random.js';
import type { RandomSource } from './types.js';

/** A tile source as the game asks it: told the empty cells, it answers with a tile that fits. */
export type Source = (emptyCells: readonly number[]) => PackedTile;

/** What a source may be made of, before anything is known of it. */
type Loose = { [Name in PropertyKey]?: unknown } | null | undefined;

/** Makes one kind of source of all that a {@link RandomSource} may be. */
export function toSource(random: RandomSource): Source {
  const iterate = (random as Loose)?.[Symbol.iterator];
  const source: unknown = typeof iterate === 'function' ? iterate.call(random) : random;
  const ask = typeof source === 'function' ? source : (source as Loose)?.['next'];
  if (typeof ask !== 'function') reject('random', random, 'a function, an iterable or an iterator');
  return (emptyCells) => {
    const answer = ask.call(source, emptyCells) as Loose;
    // An iterator wraps the tile, whose own value is a number.
    const inner = answer?.['value'] as Loose;
    const tile = inner?.['value'] ? inner : answer;
    const cell = tile?.['cell'] as number;
    checkOneOf('cell of the next tile of random', cell, emptyCells);
    return (cell << 6) | checkTile('value of the next tile of random', tile?.['value']);
  };
}
