import type { Move } from '../../engine/index.js';
import type { Situation } from '../search/cells.js';

/** A position of 4 x 4 cells, under the standard rules. */
export interface ReviewPosition extends Situation {
  readonly score: number;
}

/** A move of the game, and the position it was made in. */
export interface PlayedMove extends ReviewPosition, Pick<Move, 'direction' | 'spawned'> {
  readonly index: number;
}

/** The position after the last move that is reviewed. */
export interface EndPosition extends ReviewPosition {
  readonly over: boolean;
}
