import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Direction, Game } from '../engine/index.js';
import { formatChoices, formatValue, refuse } from '../engine/internal.js';
import type { PlayerHost } from '../player/host.js';
import type { Player, Rating } from '../player/index.js';
import type { Cause } from '../session/events.js';
import { checkRatings, ratingsName } from '../session/page-ratings.js';
import type { HintWords, Interaction } from '../session/interaction.js';
import { importWithRetry } from '../board/on-demand.js';
import { moveArrowStyles } from '../board/styles/move-arrows.js';
import type { BoardView } from '../board/view/board-view.js';
import type { Localizer } from '../board/wording/localizer.js';

/** Milliseconds between two moves if nothing is animated. */
const calmPace = 250;

class ModuleError extends Error {}

type Host = ReactiveControllerHost & HTMLElement & { readonly player: Player | null };

/** The computer at the board: it plays, rates moves and gives hints. Fetched on first use. */
export class Computer implements ReactiveController {
  static readonly styles = moveArrowStyles;

  readonly #host: Host;
  readonly #interaction: Interaction;
  readonly #texts: Localizer;
  readonly #view: BoardView;
  #builtIn: Promise<PlayerHost> | undefined;
  #disposal = new AbortController();
  #openQuestions = 0;
  /** The position and the player being asked about it; aborted once either changes. */
  #request = { changes: 0, player: null as Player | null, controller: new AbortController() };
  #autoplayRun: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, interaction: Interaction, texts: Localizer, view: BoardView) {
    this.#host = host;
    this.#interaction = interaction;
    this.#texts = texts;
    this.#view = view;
    host.addController(this);
  }

  hostUpdated(): void {
    this.#refreshSignal();
    if (!this.#host.isConnected || !this.#interaction.mayAutoplay) this.#stop();
    else if (!this.#autoplayRun) {
      const run = (this.#autoplayRun = new AbortController());
      this.#playOn(run).catch((error: unknown) => {
        this.#autoplayRun = undefined;
        this.#failed(error);
      });
    }
  }

  hostDisconnected(): void {
    this.#stop();
    // The update clears the state `autoplay`.
    this.#host.requestUpdate();
    this.#disposal.abort();
    this.#disposal = new AbortController();
    this.#builtIn = undefined;
    this.#request.controller.abort();
    this.#request.changes = -1;
  }

  /**
   * @returns the best first; empty if no move can be made, or the game has changed before the answer
   * @throws Error (the promise rejects), which is also reported
   */
  async rate(): Promise<Rating[]> {
    const { session } = this.#interaction;
    if (!session.acceptsMoves) return [];
    const { game } = session;
    try {
      return (
        (await this.#ask(this.#refreshSignal(), (signal) => this.#ratingsOf(game, signal))) ?? []
      );
    } catch (error) {
      throw this.#failed(error);
    }
  }

  /**
   * @returns the move shown; null if there is none, or the game has changed before the answer
   * @throws Error (the promise rejects), which is also reported
   */
  async hint(by: Cause): Promise<Direction | null> {
    const { session } = this.#interaction;
    const signal = this.#refreshSignal();
    const ratings = await this.rate();
    const direction = ratings[0]?.direction;
    if (!direction) return null;
    const inWords = await this.#wordingOf(ratings).catch((error: unknown) => {
      throw this.#failed(error);
    });
    // The game may have changed: a hint for another position would mislead.
    if (signal === this.#refreshSignal() && session.acceptsMoves) {
      this.#interaction.showHint({ direction, ratings, inWords }, by);
    }
    return direction;
  }

  async #wordingOf(ratings: readonly Rating[]): Promise<(() => HintWords) | undefined> {
    const detail = this.#interaction.settings.hints;
    if (detail === 'move') return undefined;
    const words = await importWithRetry(() => import('../board/wording/reasons.js'));
    // Called in each update, since the language may change while the hint is shown.
    return () => {
      const texts = words.hintTexts(this.#texts);
      const losses = words.shortLosses(texts, ratings);
      if (detail === 'values') return { losses, sentence: words.valuesText(texts, ratings) };
      const reasons = words.reasonsText(texts, ratings);
      return { losses, reasons, sentence: reasons };
    };
  }

  /** Plays while the page is visible, until no move is possible or the run is over. */
  async #playOn(run: AbortController): Promise<void> {
    for (;;) {
      const start = performance.now();
      const { game } = this.#interaction.session;
      const request = this.#refreshSignal();
      const direction = await this.#ask(AbortSignal.any([run.signal, request]), (signal) =>
        this.#choose(game, signal),
      );
      const pace =
        this.#interaction.settings.autoplayDelay ?? (2 * this.#view.duration || calmPace);
      await this.#pause(start + pace - performance.now());
      if (run !== this.#autoplayRun) return;
      // Something has changed, and this move is out of date.
      if (request !== this.#refreshSignal()) continue;
      if (!direction || !this.#interaction.session.move(direction, 'computer')) {
        this.#interaction.setAutoplay(false, 'computer');
        return;
      }
    }
  }

  /** On a hidden page, waits until it is seen again. */
  async #pause(milliseconds: number): Promise<void> {
    do {
      await new Promise((resolve) => {
        this.#timer = setTimeout(resolve, milliseconds);
      });
    } while (document.hidden);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    if (!this.#autoplayRun) return;
    this.#autoplayRun.abort();
    this.#autoplayRun = undefined;
    this.#interaction.tell({ kind: 'computer-stopped' });
  }

  /** Aborts the request if the game or the player has changed. @returns the signal of the current one */
  #refreshSignal(): AbortSignal {
    const { changes } = this.#interaction;
    const { player } = this.#host;
    if (changes !== this.#request.changes || player !== this.#request.player) {
      this.#request.controller.abort();
      this.#request = { changes, player, controller: new AbortController() };
    }
    return this.#request.controller.signal;
  }

  /** @returns the answer; null as soon as it no longer matters */
  async #ask<Answer>(
    signal: AbortSignal,
    question: (signal: AbortSignal) => Promise<Answer | null>,
  ): Promise<Answer | null> {
    this.#openQuestions++;
    try {
      const aborted = new Promise<null>((resolve) => {
        signal.addEventListener('abort', () => resolve(null), { once: true });
      });
      return await Promise.race([question(signal), aborted]);
    } finally {
      this.#openQuestions--;
      // Outside a page `hostDisconnected` is never called.
      if (!this.#openQuestions && !this.#host.isConnected) this.hostDisconnected();
    }
  }

  /** Null if no move is possible. */
  async #choose(game: Game, signal: AbortSignal): Promise<Direction | null> {
    const { player } = this.#host;
    if (!player) return (await this.#load()).choose(game);
    const legal = game.legalMoves();
    if (!legal.length) return null;
    const name = `the computer's move ${game.moves + 1}`;
    const allowed = formatChoices(legal);
    const answer = await this.#askPlayer(`${name} must be ${allowed}`, signal, () =>
      player.chooseMove(game.copy(), { signal }),
    );
    return legal.find((one) => one === answer) ?? refuse(name, answer, allowed, 'string');
  }

  async #ratingsOf(game: Game, signal: AbortSignal): Promise<Rating[] | null> {
    const { player } = this.#host;
    if (!player) {
      const ratings = await (await this.#load()).rate(game);
      return ratings && [...ratings];
    }
    if (!player.rate) {
      const direction = await this.#choose(game, signal);
      return direction && [{ direction, value: null, loss: null, reasons: [] }];
    }
    const legal = game.legalMoves();
    const mustBe = `${ratingsName} must be those of ${formatChoices(legal)}`;
    const ratings = await this.#askPlayer(mustBe, signal, () =>
      player.rate?.(game.copy(), { signal }),
    );
    return checkRatings(ratings, legal);
  }

  /**
   * Asks the page's own player in a separate task, so that a page that asks again after each answer stays responsive.
   * @param mustBe what the answer must be, for the error if there is none
   */
  async #askPlayer(mustBe: string, signal: AbortSignal, question: () => unknown): Promise<unknown> {
    await new Promise((resolve) => setTimeout(resolve));
    this.#refreshSignal();
    signal.throwIfAborted();
    try {
      return await question();
    } catch (cause) {
      throw new Error(`${mustBe}; it failed: ${messageOf(cause)}`, { cause });
    }
  }

  #load(): Promise<PlayerHost> {
    const { signal } = this.#disposal;
    return (this.#builtIn ??= importWithRetry(() => import('../player/host.js')).then(
      ({ startHost }) => startHost(signal),
      (cause: unknown) => {
        // The next attempt may succeed.
        this.#builtIn = undefined;
        throw new ModuleError(`computer cannot be loaded: ${messageOf(cause)}`, { cause });
      },
    ));
  }

  #failed(thrown: unknown): Error {
    const error = thrown instanceof Error ? thrown : new Error(messageOf(thrown));
    this.#interaction.computerFailed(error, error instanceof ModuleError ? 'module' : 'computer');
    return error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : formatValue(error);
}
