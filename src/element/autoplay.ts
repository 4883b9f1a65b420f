import type { ReactiveController, ReactiveElement } from 'lit';
import type { Direction } from '../engine/index.js';
import type { Game } from '../engine/index.js';
import { startHost, type Think } from '../player/host.js';
import type { Announcer } from './announcer.js';

/** Milliseconds between two summaries for a screen reader. */
const summaryEvery = 8000;

/** Milliseconds between two moves of the computer when nothing is animated. */
const calmPace = 250;

/** What the computer needs of a game on a page in order to play it. */
export interface Seat {
  element: ReactiveElement & { autoplay: boolean; autoplayDelay: number | null | undefined };
  announcer: Announcer;
  game: () => Game;
  /** Whether the computer is to play now. */
  mayPlay: () => boolean;
  /** Makes a move; null if it is no longer possible. */
  move: (direction: Direction) => unknown;
}

/** The element's computer player, from its first use on. Only then are this module and the player fetched. */
export class Computer implements ReactiveController {
  /** Ends the worker. */
  #closing = new AbortController();
  #think: Think | undefined;
  /** The number of choices being waited for. */
  #asked = 0;
  /** The identity of the run of moves under way. */
  #play: object | undefined;
  #timer = 0;
  /** Moves not yet announced, and the time of the last announcement. */
  #moves = 0;
  #told = 0;

  constructor(readonly seat: Seat) {
    seat.element.addController(this);
    this.hostUpdate();
  }

  /** Plays while the element lets it. */
  hostUpdate(): void {
    if (!this.seat.mayPlay()) {
      clearTimeout(this.#timer);
      this.#play = undefined;
      this.#tell();
    } else if (!this.#play) {
      this.#told = performance.now();
      void this.#playOn((this.#play = {}));
    }
  }

  /** Ends the worker and the play. A choice being waited for becomes `null`; a later one starts a new worker. */
  hostDisconnected(): void {
    this.hostUpdate();
    this.#closing.abort();
    this.#closing = new AbortController();
    this.#think = undefined;
  }

  /** The best move; `null` if none is possible, or if the element is removed before the answer. */
  async choose(): Promise<Direction | null> {
    const { board, rules } = this.seat.game();
    this.#think ??= startHost(this.#closing.signal);
    this.#asked++;
    const direction = await this.#think(board, rules.fourChance);
    // An element that is in no page never hears that it was disconnected.
    if (!--this.#asked && !this.seat.element.isConnected) this.hostDisconnected();
    return direction;
  }

  /** Plays move by move while the page is visible, until no move is possible or another run takes over. */
  async #playOn(play: object): Promise<void> {
    const { element, move } = this.seat;
    for (;;) {
      const begun = performance.now();
      const game = this.seat.game();
      const { moves } = game;
      const closing = this.#closing;
      const direction = await this.choose();
      // The pace is read only now: the last move is drawn, so reading it does not force another style calculation.
      const wait = begun + pace(element) - performance.now();
      // On a hidden page the game waits; timers are slow there, and cost nothing.
      do await new Promise((resolve) => (this.#timer = window.setTimeout(resolve, wait)));
      while (document.hidden);
      if (play !== this.#play) return;
      // If the page has changed the game or moved the element meanwhile, this advice is out of date.
      if (game !== this.seat.game() || moves !== game.moves || closing !== this.#closing) continue;
      if (!direction || !move(direction)) {
        // The end has its own sentence, which no summary may replace.
        this.#moves = 0;
        element.autoplay = false;
        return;
      }
      this.#moves++;
      if (performance.now() - this.#told > summaryEvery) this.#tell();
    }
  }

  #tell(): void {
    const { score, maxTile } = this.seat.game();
    if (this.#moves) this.seat.announcer.say('played', { moves: this.#moves, score, maxTile });
    this.#moves = 0;
    this.#told = performance.now();
  }
}

/** Milliseconds from one move to the next. */
function pace({ autoplayDelay, renderRoot }: Seat['element']): number {
  const delay = autoplayDelay ?? -1;
  if (delay >= 0) return delay;
  // The slide, and then what appears.
  const tiles = renderRoot.querySelector('.tiles');
  return (tiles && parseFloat(getComputedStyle(tiles).transitionDuration) * 2000) || calmPace;
}
