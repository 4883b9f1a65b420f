import type { LitElement } from 'lit';
import type { OnDemand } from '../board/on-demand.js';
import { prefersReducedMotion } from '../board/view/motion.js';
import type { Interaction } from '../session/interaction.js';

/** The replay of the finished game, shown below the game. It is fetched on first use. */
export class Film {
  readonly #host: LitElement;
  readonly #interaction: Interaction;
  readonly #loadParts: () => Promise<unknown>;

  /** @param loadStyles fetches the style sheet for `.film` */
  constructor(
    host: LitElement,
    interaction: Interaction,
    onDemand: OnDemand,
    loadStyles: () => Promise<unknown>,
  ) {
    this.#host = host;
    this.#interaction = interaction;
    const replay = onDemand.part(
      'replay',
      () => import('../replay/index.js'),
      () => true,
    );
    this.#loadParts = () => Promise.all([replay.load(), loadStyles()]);
  }

  /** Shows the film of the game in progress once its parts are there, unless another game has begun by then. */
  async show(): Promise<void> {
    const { changes } = this.#interaction;
    try {
      await this.#loadParts();
    } catch {
      // The failure has been reported.
      this.#interaction.tell({ kind: 'done', text: 'sentenceNoReplay' });
      return;
    }
    if (changes !== this.#interaction.changes || !this.#interaction.session.game.over) return;
    this.#interaction.cards.isWatching = true;
    await this.#host.updateComplete;
    await this.#begin();
  }

  /** Begins it where no review does, scrolls it into view, and moves the focus to it. */
  async #begin(): Promise<void> {
    const film = this.#host.shadowRoot?.querySelector<HTMLElement>('.film');
    const replay = film?.querySelector('game-2048-replay');
    if (!film || !replay) return;
    if (!replay.review) replay.playWhole();
    await replay.updateComplete;
    film.querySelector('button')?.focus({ preventScroll: true });
    const behavior = prefersReducedMotion(this.#host) ? 'auto' : 'smooth';
    film.scrollIntoView({ block: 'start', behavior });
  }
}
