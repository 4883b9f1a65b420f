import type { Direction, Result } from '../../src/engine/index.js';

interface Vectors {
  generator: { seed: string; numbers: number[] }[];
  legal: { name: string; replay: string; result: Result }[];
  illegal: { name: string; replay: string }[];
  slides: { board: number[][]; direction: Direction; expected: number[][]; gained: number }[];
}

async function read(url: URL): Promise<string> {
  if (url.protocol !== 'file:') return (await fetch(url)).text();
  // The mutation tests run in Node. A name in a variable keeps bundlers from looking for it.
  const name = 'node:fs/promises';
  const files = (await import(name)) as typeof import('node:fs/promises');
  return files.readFile(url, 'utf8');
}

const url = new URL('../../docs/replay-vectors.json', import.meta.url);

/** The test vectors that lie beside the specification. */
export const vectors = JSON.parse(await read(url)) as Vectors;
