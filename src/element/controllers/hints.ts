import type { Direction, Game } from '../../engine/index.js';
import type { Rating } from '../../player/index.js';
import type { Cause } from '../../session/events.js';
import type { Hint } from '../../session/play.js';
import type { Hints } from '../../session/settings.js';
import type { Localizer } from '../wording/texts.js';

/** What hints need from the element. */
export interface HintsModel {
  readonly texts: Localizer;
  /** The game in progress. */
  game(): Game;
  acceptsMoves(): boolean;
  rate(): Promise<readonly Rating[] | null>;
  /** How much a hint shows. */
  detail(): Hints;
  /** Fires the event of a hint. @returns whether no listener cancelled it */
  announces(ratings: readonly Rating[], by: Cause): boolean;
  show(hint: Hint): void;
}

/** Asks the computer for advice, and shows it. The words of values and reasons are loaded when first used. */
export class HintsController {
  readonly #model: HintsModel;

  constructor(model: HintsModel) {
    this.#model = model;
  }

  /** All legal moves, the best first; empty if no move can be made. */
  async rate(): Promise<Rating[]> {
    return this.#model.acceptsMoves() ? [...((await this.#model.rate()) ?? [])] : [];
  }

  /** Shows the best move. @param by who asks @returns the move; null if there is none */
  async show(by: Cause): Promise<Direction | null> {
    const model = this.#model;
    const game = model.game();
    const { moves } = game;
    const ratings = await this.rate();
    const direction = ratings[0]?.direction;
    if (!direction) return null;
    const words = await this.#inWords(ratings);
    // The game may have gone on meanwhile: a hint for another position would mislead.
    const isCurrent = game === model.game() && moves === game.moves && model.acceptsMoves();
    if (isCurrent && model.announces(ratings, by)) {
      model.show({ direction, ratings, ...words });
    }
    return direction;
  }

  async #inWords(ratings: readonly Rating[]): Promise<Pick<Hint, 'losses' | 'reasons'>> {
    const detail = this.#model.detail();
    if (detail === 'move') return {};
    const { hintTexts, lossText, reasonsText } = await import('../wording/reasons.js');
    const texts = hintTexts(this.#model.texts);
    const losses = ratings.map(({ loss }) => (loss === null ? '' : lossText(texts, loss)));
    return detail === 'values' ? { losses } : { losses, reasons: reasonsText(texts, ratings) };
  }
}
