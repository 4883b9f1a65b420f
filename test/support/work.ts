import { seeded } from '../../src/engine/random.js';

/** How many random numbers are drawn while something is done: two for each move that is played. */
export function countDraws(action: () => void): number {
  const prototype = Object.getPrototypeOf(seeded('')) as { next: () => number };
  const { next } = prototype;
  let draws = 0;
  prototype.next = function (this: unknown): number {
    draws++;
    return next.call(this);
  };
  try {
    action();
  } finally {
    prototype.next = next;
  }
  return draws;
}

/** An array that counts how often one of its elements is read. */
export function countingReads(cells: Uint8Array): { cells: Uint8Array; reads: () => number } {
  let reads = 0;
  const proxy = new Proxy(cells, {
    get(target, key): unknown {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads++;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });
  return { cells: proxy, reads: () => reads };
}
