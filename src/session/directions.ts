import type { Direction } from '../engine/index.js';

/** In cells. */
export const vectors: Readonly<Record<Direction, readonly [right: number, down: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

export const directions = Object.keys(vectors) as readonly Direction[];
