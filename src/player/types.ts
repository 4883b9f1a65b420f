import type { Direction, GameView } from '../engine/index.js';
import type { Rating } from './rating.js';

/** What a player gets besides the game. */
export interface PlayerContext {
  /** Aborted once the answer no longer matters. */
  readonly signal: AbortSignal;
}

/** Anything that can play: a computer, a person behind a keyboard, a script. */
export interface Player {
  /**
   * Chooses the next move.
   *
   * @param game the game as it stands; try out moves on its `copy()`
   * @returns a direction that changes the board
   */
  chooseMove(game: Readonly<GameView>, context: PlayerContext): Direction | Promise<Direction>;
  /**
   * Rates the legal moves, the best first. Without it a hint shows only the move of `chooseMove`.
   *
   * @param game the game as it stands
   */
  rate?(
    game: Readonly<GameView>,
    context: PlayerContext,
  ): readonly Rating[] | Promise<readonly Rating[]>;
}
