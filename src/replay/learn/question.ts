import type { Direction, GameView } from '../../engine/index.js';
import type { AskedPosition, QuestionKind } from '../core/events.js';
import type { Timeline } from '../core/timeline.js';

/** Asks for the best move in a position of a game. */
export class Question implements AskedPosition {
  /**
   * @param name what the page calls its position, for messages: `ask`, or `lessons[2].at`
   * @param named the best move, as a review of the game has named it
   */
  constructor(
    readonly timeline: Timeline,
    readonly at: number,
    readonly name = '',
    readonly kind: QuestionKind = 'mistake',
    readonly named?: Direction,
  ) {}

  get line(): string {
    return this.timeline.line;
  }

  get position(): GameView {
    return this.timeline.step(this.at).position;
  }

  /** The move of the game; undefined if none follows. */
  get played(): Direction | undefined {
    const { timeline, at } = this;
    return at < timeline.length ? timeline.step(at + 1).move?.direction : undefined;
  }

  /** False for a mere board, without a move before or after it. */
  get isOfGame(): boolean {
    return this.position.moves > 0 || this.played !== undefined;
  }
}
