import { seeded } from '../../src/engine/random.js';

/** How often a method is called while something is done. */
function countCalls<Name extends string>(
  prototype: Record<Name, (...values: never[]) => unknown>,
  name: Name,
  action: () => void,
): number {
  const method = prototype[name];
  let calls = 0;
  prototype[name] = function (this: unknown, ...values: never[]): unknown {
    calls++;
    return method.apply(this, values);
  };
  try {
    action();
  } finally {
    prototype[name] = method;
  }
  return calls;
}

/** How many random numbers are drawn while something is done: two for each move that is played. */
export function countDraws(action: () => void): number {
  const prototype = Object.getPrototypeOf(seeded('')) as { next: () => number };
  return countCalls(prototype, 'next', action);
}

/** How many moves are played and boards are set while something is done. */
export function countEntries(action: () => void): number {
  const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as Uint8Array;
  let draws = 0;
  const boards = countCalls(typedArray, 'set', () => {
    draws = countDraws(action);
  });
  return draws / 2 + boards;
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
