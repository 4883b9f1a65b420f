import type { ReactiveController, ReactiveElement } from 'lit';
import type { Direction } from '../engine/index.js';
import type { PlayableGame } from '../engine/playable-game.js';
import { startHost, type Think } from '../player/host.js';
import type { Announcer } from './announcer.js';

/** Milliseconds between two summaries for a screen reader. */
const summaryEvery = 8000;

/** Milliseconds between two moves of the computer where nothing is animated. */
const calmPace = 250;

/** A game on a page, as the computer that plays it there needs it. */
export interface Seat {
  element: ReactiveElement & { autoplay: boolean; autoplayDelay: number | null | undefined };
  announcer: Announcer;
  game: () => PlayableGame;
  /** Whether the computer is to play now. */
  mayPlay: () => boolean;
  /** Makes a move; null where it is not possible any more. */
  move: (direction: Direction) => unknown;
}

/** The computer player as the element has it from its first use on. This module is fetched for that, and the player too. */
export class Computer implements ReactiveController {
  /** Ends the worker. */
  #closing = new AbortController();
  #think: Think | undefined;
  /** Choices that are waited for. */
  #asked = 0;
  /** Stands for the play that is under way. */
  #play: object | undefined;
  #timer = 0;
  /** Moves that nobody has been told of, and when that was done last. */
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

  /** Ends the worker, and the play. A choice that is waited for is `null`; a later one starts anew. */
  hostDisconnected(): void {
    this.hostUpdate();
    this.#closing.abort();
    this.#closing = new AbortController();
    this.#think = undefined;
  }

  /** The best move; `null` where none is possible, or where the element goes before the answer. */
  async choose(): Promise<Direction | null> {
    const { board, rules } = this.seat.game();
    this.#think ??= startHost(this.#closing.signal);
    this.#asked++;
    const direction = await this.#think(board, rules.fourChance);
    // Nobody tells of the end of an element that is in no page.
    if (!--this.#asked && !this.seat.element.isConnected) this.hostDisconnected();
    return direction;
  }

  /** Plays, a move at a time, while the page is seen, until no move is possible or another play takes its place. */
  async #playOn(play: object): Promise<void> {
    const { element, move } = this.seat;
    for (;;) {
      const begun = performance.now();
      const game = this.seat.game();
      const { moves } = game;
      const closing = this.#closing;
      const direction = await this.choose();
      // The pace is asked for now that the last move is drawn: its styles are not worked out once more for that.
      const wait = begun + pace(element) - performance.now();
      // Nobody sees a hidden page: the game waits there. Its timers are slow, and cost nothing.
      do await new Promise((resolve) => (this.#timer = window.setTimeout(resolve, wait)));
      while (document.hidden);
      if (play !== this.#play) return;
      // Where the page has changed the game meanwhile, this was no advice for it, and none where it has moved the element.
      if (game !== this.seat.game() || moves !== game.moves || closing !== this.#closing) continue;
      if (!direction || !move(direction)) {
        // The end has its own sentence, which no summary is to take the place of.
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
  // The slide, and what appears after it.
  const tiles = renderRoot.querySelector('.tiles');
  return (tiles && parseFloat(getComputedStyle(tiles).transitionDuration) * 2000) || calmPace;
}
