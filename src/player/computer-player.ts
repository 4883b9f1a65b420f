import type { Direction, GameView } from '../engine/index.js';
import { isObject, reject } from './errors.js';
import type { Player } from './play-game.js';
import { Thought } from './think.js';

/** How strong the computer plays. */
export interface ComputerPlayerOptions {
  /**
   * Milliseconds of work for a move, more than 0. It also sets the budget, which is normally used up
   * long before: the time limit takes effect only on a slow machine.
   *
   * @default 10, or no limit if there is a `budget`
   */
  thinkTime?: number | undefined;
  /**
   * Boards to look at for a move where 4 or 5 cells are empty: fewer if the board is emptier, up to
   * five times as many if it is full. One budget gives the same game on every machine, unless
   * `thinkTime` cuts it short.
   *
   * @default 6000 for each millisecond of `thinkTime` on 4 x 4, 600 on other boards
   */
  budget?: number | undefined;
}

function checkPositive(name: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) {
    reject(name, value, 'a finite number above 0', 'number');
  }
  return value;
}

/** A player that looks ahead, on boards of any size; it plays 4 x 4 best. */
export class ComputerPlayer implements Player {
  readonly #thinkTime: number;
  readonly #budget: number | undefined;

  /** @throws TypeError, RangeError for an option that is not a finite number above 0 */
  constructor(options: ComputerPlayerOptions = {}) {
    if (!isObject(options)) reject('options', options, 'an object');
    const { budget } = options;
    // A budget alone gives one game on every machine: no clock cuts it short.
    const { thinkTime = budget === undefined ? 10 : Number.MAX_VALUE } = options;
    this.#thinkTime = checkPositive('thinkTime', thinkTime);
    this.#budget = budget === undefined ? budget : checkPositive('budget', budget);
  }

  /**
   * The best move that it finds. It depends on nothing but the board, `fourChance` and the budget.
   *
   * @throws RangeError if no move is possible
   */
  chooseMove(game: Readonly<Pick<GameView, 'board' | 'rules'>>): Direction {
    const thought = new Thought({
      board: game.board,
      fourChance: game.rules.fourChance,
      thinkTime: this.#thinkTime,
      budget: this.#budget,
    });
    while (thought.step());
    const { direction } = thought;
    if (!direction) throw new RangeError('board must be one on which a move is possible');
    return direction;
  }
}
