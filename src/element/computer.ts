import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Direction, Game } from '../engine/index.js';
import { formatChoices, formatValue, refuse } from '../engine/internal.js';
import type { PlayerHost } from '../player/worker/host.js';
import type { Player, Rating } from '../player/index.js';
import type { Cause } from '../session/events.js';
import { checkRatings, ratingsName } from '../session/page-ratings.js';
import type { HintWords, Interaction } from '../session/interaction.js';
import { importWithRetry } from '../board/on-demand.js';
import { moveArrowStyles } from '../board/styles/move-arrows.js';
import type { BoardView } from '../board/view/board-view.js';
import type { Localizer } from '../words/localizer.js';

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
  /** The position being asked about, and who is asked. `ended` is aborted once either changes. */
  #currentPosition = { changes: 0, player: null as Player | null, ended: new AbortController() };
  /** Undefined while the computer does not play; aborted when it stops. */
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
    this.#positionSignal();
    if (!this.#host.isConnected || !this.#interaction.mayAutoplay) this.#stop();
    else if (!this.#autoplayRun) this.#start();
  }

  hostDisconnected(): void {
    this.#stop();
    // The update clears the state `autoplay`.
    this.#host.requestUpdate();
    this.#dispose();
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
      const position = this.#positionSignal();
      const ratings = await this.#unlessAborted(position, (signal) =>
        this.#ratingsOf(game, signal),
      );
      return ratings ?? [];
    } catch (error) {
      throw this.#report(error);
    }
  }

  /**
   * Shows the best move, unless a listener of `hint` cancels that.
   *
   * @returns the best move, even if it is not shown; null if there is none, or the game has changed before the answer
   * @throws Error (the promise rejects), which is also reported
   */
  async hint(by: Cause): Promise<Direction | null> {
    const { session } = this.#interaction;
    const position = this.#positionSignal();
    const ratings = await this.rate();
    const direction = ratings[0]?.direction;
    if (!direction) return null;
    const inWords = await this.#wordingOf(ratings);
    // The game may have changed: a hint for another position would mislead.
    if (position === this.#positionSignal() && session.acceptsMoves) {
      this.#interaction.showHint({ direction, ratings, inWords }, by);
    }
    return direction;
  }

  /** @returns undefined if only the move is to be shown, or the words cannot be fetched */
  async #wordingOf(ratings: readonly Rating[]): Promise<(() => HintWords) | undefined> {
    const detail = this.#interaction.settings.hints;
    if (detail === 'move') return undefined;
    let words;
    try {
      words = await importWithRetry(() => import('../words/reasons.js'));
    } catch (error) {
      this.#interaction.reportComputer(error as Error, 'module');
      return undefined;
    }
    // Called in each update, since the language may change while the hint is shown.
    return () => {
      const texts = words.hintTexts(this.#texts);
      const losses = words.shortLosses(texts, ratings);
      if (detail === 'values') return { losses, sentence: words.valuesText(texts, ratings) };
      const reasons = words.reasonsText(texts, ratings);
      return { losses, reasons, sentence: reasons };
    };
  }

  #start(): void {
    const run = new AbortController();
    this.#autoplayRun = run;
    this.#playOn(run).catch((error: unknown) => {
      this.#stop();
      this.#report(error);
    });
  }

  /** Plays while the page is visible, until no move is possible or the run is stopped. */
  async #playOn(run: AbortController): Promise<void> {
    while (run === this.#autoplayRun) {
      const start = performance.now();
      const { game } = this.#interaction.session;
      const position = this.#positionSignal();
      const ended = AbortSignal.any([run.signal, position]);
      const direction = await this.#unlessAborted(ended, (signal) => this.#choose(game, signal));
      await this.#pause(start + this.#pace - performance.now());
      if (run !== this.#autoplayRun) return;
      // Something has changed, and this move is out of date.
      if (position !== this.#positionSignal()) continue;
      if (!direction || !this.#interaction.session.move(direction, 'computer')) {
        // Before the event, whose listener may switch autoplay on again.
        this.#stop();
        this.#interaction.setAutoplay(false, 'computer');
      }
    }
  }

  /** Milliseconds from one move to the next. */
  get #pace(): number {
    return this.#interaction.settings.autoplayDelay ?? (2 * this.#view.duration || calmPace);
  }

  /** On a hidden page, repeats the pause until the page is seen again. */
  async #pause(milliseconds: number): Promise<void> {
    do {
      await new Promise((resolve) => {
        this.#timer = setTimeout(resolve, milliseconds);
      });
    } while (document.hidden);
  }

  #stop(): void {
    // A run that is in its pause never goes on: nobody waits for it.
    clearTimeout(this.#timer);
    if (!this.#autoplayRun) return;
    this.#autoplayRun.abort();
    this.#autoplayRun = undefined;
    this.#interaction.tell({ kind: 'computer-stopped' });
  }

  #dispose(): void {
    this.#disposal.abort();
    this.#disposal = new AbortController();
    this.#builtIn = undefined;
    this.#currentPosition.ended.abort();
    // Equals no position: the next question begins anew.
    this.#currentPosition.changes = -1;
  }

  /** Ends questions about an earlier position, or to another player. @returns the signal for those about this position */
  #positionSignal(): AbortSignal {
    const { changes } = this.#interaction;
    const { player } = this.#host;
    if (changes !== this.#currentPosition.changes || player !== this.#currentPosition.player) {
      this.#currentPosition.ended.abort();
      this.#currentPosition = { changes, player, ended: new AbortController() };
    }
    return this.#currentPosition.ended.signal;
  }

  /** @returns the answer; null as soon as it no longer matters */
  async #unlessAborted<Answer>(
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
      if (!this.#openQuestions && !this.#host.isConnected) this.#dispose();
    }
  }

  /** @returns the move that the player chooses; null if none is possible */
  async #choose(game: Game, signal: AbortSignal): Promise<Direction | null> {
    const { player } = this.#host;
    if (!player) return (await this.#load()).choose(game);
    const legal = game.legalMoves();
    if (!legal.length) return null;
    const name = `the computer's move ${game.moves + 1}`;
    const allowed = formatChoices(legal);
    const answer = await this.#askPagePlayer(`${name} must be ${allowed}`, signal, () =>
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
    const ratings = await this.#askPagePlayer(mustBe, signal, () =>
      player.rate?.(game.copy(), { signal }),
    );
    return checkRatings(ratings, legal);
  }

  /** Asks the page's own player in a separate task, so that a page that asks again after each answer stays responsive. */
  async #askPagePlayer(
    mustBe: string,
    signal: AbortSignal,
    question: () => unknown,
  ): Promise<unknown> {
    await new Promise((resolve) => setTimeout(resolve));
    this.#positionSignal();
    signal.throwIfAborted();
    try {
      return await question();
    } catch (cause) {
      throw new Error(`${mustBe}; it failed: ${messageOf(cause)}`, { cause });
    }
  }

  #load(): Promise<PlayerHost> {
    const { signal } = this.#disposal;
    return (this.#builtIn ??= importWithRetry(() => import('../player/worker/host.js')).then(
      ({ startHost }) => startHost(signal),
      (cause: unknown) => {
        // The next attempt may succeed.
        this.#builtIn = undefined;
        throw new ModuleError(`computer cannot be loaded: ${messageOf(cause)}`, { cause });
      },
    ));
  }

  #report(thrown: unknown): Error {
    const error = thrown instanceof Error ? thrown : new Error(messageOf(thrown));
    this.#interaction.computerFailed(error, error instanceof ModuleError ? 'module' : 'computer');
    return error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : formatValue(error);
}
