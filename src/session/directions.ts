import type { Direction } from '../engine/index.js';

/** The step that each direction is, in cells: to the right, and down. */
export const vectors: Readonly<Record<Direction, readonly [right: number, down: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** All directions: up, right, down, left. */
export const directions = Object.keys(vectors) as readonly Direction[];
