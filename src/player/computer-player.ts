import { checkOptions, isObject, readBoard, refuse } from '../engine/internal.js';
import type { Direction, GameView } from '../engine/index.js';
import { situationOf } from './search/cells.js';
import { checkPositive } from './checks.js';
import { doJob, workInSlices, type Limits } from './worker/jobs.js';
import type { Player } from './play-game.js';
import { ratedPositionOf, type Rating } from './judging/rating.js';

/** The strength of the computer. */
export interface ComputerPlayerOptions {
  /**
   * Milliseconds for choosing a move, more than 0. Without a `budget` the move also gets one in proportion to this time;
   * only a slow machine runs out of time before it. Ratings ignore the time and use that budget.
   * @default 10, or no limit if there is a `budget`
   */
  thinkTime?: number | undefined;
  /**
   * Boards to look at for a move where 4 or 5 cells are empty: fewer on an emptier board, up to five times as many on a
   * full one. Without `thinkTime`, one budget gives the same game on every machine.
   * @default 6000 for each millisecond of `thinkTime` on 4 x 4, 600 on other boards
   */
  budget?: number | undefined;
}

/** A computer player (expectimax) for any board size, tuned for 4 x 4. */
export class ComputerPlayer implements Player {
  readonly #limits: Limits;

  /**
   * @throws TypeError for an option that does not exist; TypeError, RangeError for one that is not a
   *   finite number above 0
   */
  constructor(options: ComputerPlayerOptions = {}) {
    const asked = checkOptions('options', options, 'an option', ['thinkTime', 'budget']);
    const { budget } = asked;
    // A budget alone gives one game on every machine: no clock cuts it short.
    const { thinkTime = budget === undefined ? 10 : Number.MAX_VALUE } = asked;
    this.#limits = {
      thinkTime: checkPositive('thinkTime', thinkTime),
      budget: budget === undefined ? budget : checkPositive('budget', budget),
    };
  }

  /**
   * The best move that it finds. With a budget and no `thinkTime` it depends only on the board, `fourChance` and the
   * budget.
   * @throws TypeError for what is no game; TypeError, RangeError for a board that is not a rectangle of tiles; RangeError if no move is possible
   */
  chooseMove(game: Readonly<Pick<GameView, 'board' | 'rules'>>): Direction {
    checkPosition(game);
    const direction = doJob({ kind: 'choose', ...situationOf(game), ...this.#limits });
    if (!direction) throw new RangeError('board must be one on which a move is possible');
    return direction;
  }

  /**
   * Rates all legal moves, the best first: the one that `chooseMove` chooses unless `thinkTime` cuts it short. Ratings
   * are the same on every machine, also after rotation and reflection. Yields to other work.
   * @returns an empty list if the game is over
   * @throws TypeError (the promise rejects) for what is no game; TypeError, RangeError for a board that is not a rectangle of tiles
   */
  async rate(
    game: Readonly<Pick<GameView, 'board' | 'rules' | 'score' | 'over'>>,
  ): Promise<readonly Rating[]> {
    checkPosition(game);
    if (game.over) return [];
    const position = ratedPositionOf(game);
    const { score } = position;
    if (score !== null && !Number.isFinite(score)) refuse('score', score, 'a finite number');
    return (await workInSlices({ kind: 'rate', ...position, ...this.#limits })) ?? [];
  }
}

function checkPosition(game: Readonly<Pick<GameView, 'board' | 'rules'>>): void {
  if (!isObject(game)) refuse('game', game, 'an object with board and rules');
  readBoard(game.board);
  if (!isObject(game.rules)) refuse('rules', game.rules, 'an object');
}
