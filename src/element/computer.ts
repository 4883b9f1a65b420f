import type { Direction } from '../engine/index.js';
import type { Rating } from '../player/index.js';
import type { Cause } from '../session/events.js';
import type { Keeper } from '../session/keeper.js';
import type { Play } from '../session/play.js';
import {
  AutoplayController,
  type AutoplayHost,
  type AutoplayModel,
} from './controllers/autoplay.js';
import { HintsController } from './controllers/hints.js';
import type { Localizer } from './wording/texts.js';

/** What the computer needs from the element. */
export interface ComputerModel extends Pick<
  AutoplayModel,
  'mayPlay' | 'pace' | 'stopped' | 'failed'
> {
  readonly texts: Localizer;
  /** Fires the event of a hint. @returns whether no listener cancelled it */
  readonly announces: (ratings: readonly Rating[], by: Cause) => boolean;
  readonly keeper: Keeper;
  readonly play: Play;
}

/** The computer at the board: it plays, and gives advice. Fetched with the first hint, rating or autoplay. */
export class Computer {
  readonly #hints: HintsController;

  constructor(
    host: AutoplayHost & EventTarget,
    { keeper, play, texts, announces, ...model }: ComputerModel,
  ) {
    const game = () => keeper.session.game;
    const autoplay = new AutoplayController(host, {
      ...model,
      game,
      move: (direction) => keeper.session.move(direction, 'computer'),
      finished: () => play.setAutoplay(false, 'computer'),
    });
    this.#hints = new HintsController({
      texts,
      game,
      acceptsMoves: () => keeper.session.acceptsMoves,
      rate: () => autoplay.rate(),
      detail: () => keeper.settings.hints,
      announces,
      show: (hint) => play.showHint(hint),
    });
  }

  /** All legal moves, the best first; empty if no move can be made. */
  rate(): Promise<Rating[]> {
    return this.#hints.rate();
  }

  /** Shows the best move. @param by who asks @returns the move; null if there is none */
  hint(by: Cause): Promise<Direction | null> {
    return this.#hints.show(by);
  }
}
