import { isServer, LitElement } from 'lit';
import { DIRECTIONS, Game } from '../engine/index.js';
import type { Direction, Move } from '../engine/index.js';
import type { Rulebook } from './attributes.js';
import type { Question } from './controls.js';
import {
  BeforeMoveEvent,
  GameErrorEvent,
  GameLoadEvent,
  GameOverEvent,
  MoveEvent,
  NewGameEvent,
  ScoreEvent,
  WonEvent,
  type Game2048EventMap,
} from './events.js';

/** Lit's type is the constant that it is in a browser. */
export const onServer = isServer as boolean;

/** How the position came about: a move to be played, or a jump to another position. */
export type Change = Move | 'new' | 'load' | 'undo' | 'over' | 'kept';

interface Passing {
  /** The question put to the player; null: the end screen was closed. */
  asked?: Question | null | undefined;
  hinted?: Direction;
  /** The game that was given up for this one. */
  givenUp?: Game | undefined;
}

/** A series of games as the page sees it: the game in progress, the best score, and the events in their order. */
// The interface below adds nothing but the types of the events, as HTMLMediaElement has them.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export abstract class SessionElement extends LitElement {
  /** The computer plays; a move by the player turns it off. */
  declare autoplay: boolean;

  /** Whether what makes the game may have changed since it was last read. */
  protected stale = true;
  /** Best score of the games that ended by themselves. */
  protected record = 0;
  /** The last game begun, which the attributes may have replaced since; before the first `begin`, a placeholder. */
  protected current = new Game({ startTiles: 0 });
  /** The games that were started so as not to ask after the win. */
  protected readonly unasked = new WeakSet<Game>();
  /** What holds only until the game changes. */
  protected passing: Passing = {};
  /** The player has chosen to keep playing after the win. */
  #kept = false;
  /** What the page was last told. */
  #told = { score: 0, won: false, over: false };
  #events: Event[] = [];
  #holding = false;

  /** Brings the game into line with the attributes. */
  protected abstract obey(): void;

  /** Called when the game has changed, before any event says so. */
  protected abstract gameChanged(change: Change): void;

  /** A move was asked for that would change nothing. */
  protected abstract nothingMoves(direction: Direction): void;

  protected abstract readonly rulebook: Rulebook;

  /** Points of the game in progress. */
  get score(): number {
    return this.game.score;
  }

  /** Best score of the games played to their end here; one that was given up, or was over when loaded, does not count. */
  get best(): number {
    this.refresh();
    return this.record;
  }

  /** Moves made, undone ones not counted. */
  get moves(): number {
    return this.game.moves;
  }

  /** The highest tile's value. */
  get maxTile(): number {
    return this.game.maxTile;
  }

  /** Whether the winning tile has been made. */
  get won(): boolean {
    return this.game.won;
  }

  /** Whether the game has ended. */
  get over(): boolean {
    return this.game.over;
  }

  /** The position, top row first, 0 for an empty cell; a copy. */
  get board(): number[][] {
    return this.game.board;
  }

  /** The whole game in one line that survives in a URL. */
  get replay(): string {
    return this.game.replay;
  }

  /**
   * Makes a move.
   *
   * @returns {Move | null} what happened; null if it changes nothing, the game is over or waits for an answer, or a
   *   listener of `before-move` forbade it
   * @throws TypeError or RangeError for anything but a direction
   */
  move(direction: Direction): Move | null {
    // To the engine's `canMove`, no direction means any; `move` refuses it.
    if (!DIRECTIONS.includes(direction)) return this.game.move(direction);
    return this.makeMove(direction, true);
  }

  /** Takes back the last move. @returns {boolean} false if there is none */
  undo(): boolean {
    const { givenUp } = this.passing;
    this.autoplay = false;
    if (this.game.undo()) {
      this.#kept &&= this.current.won;
      this.#changed('undo');
    } else if (givenUp) this.begin(givenUp, 'undo');
    else return false;
    return true;
  }

  /** Goes on after the win. */
  keepPlaying(): void {
    if (!this.asking) return;
    this.#kept = true;
    this.#changed('kept');
  }

  /** Ends the game for good; it does not count for the best score. */
  leave(): void {
    if (this.over) return;
    this.current.leave();
    this.#changed('over');
  }

  /** Whether the game is won and the player has yet to say whether to go on. */
  protected get asking(): boolean {
    // If the attribute has come to say `stop`, a game begun without that rule cannot stop: it asks.
    if (this.rulebook.afterWin === 'continue' || this.unasked.has(this.current)) return false;
    return this.justWon && !this.over;
  }

  /** Whether the game is won and was not played on since, be it over or not. */
  protected get justWon(): boolean {
    return this.won && !this.#kept;
  }

  /** The game in progress, brought up to date with the attributes whenever it is read. */
  protected get game(): Game {
    this.refresh();
    return this.current;
  }

  protected refresh(): void {
    if (!this.stale) return;
    this.stale = false;
    this.hold(() => this.obey());
  }

  /**
   * Begins with `game` in place of the one in progress.
   *
   * @param goesOn whether it is the same game, played on elsewhere
   */
  protected begin(game: Game, how: 'new' | 'load' | 'undo', goesOn = false): void {
    this.refresh();
    this.current = game;
    // That another game was won or over says nothing about this one.
    if (!goesOn) this.#told = { ...this.#told, won: false, over: false };
    this.#kept = game.won && !wonByLastMove(game);
    const { seed, columns, rows } = game;
    const Begun = how === 'new' ? NewGameEvent : GameLoadEvent;
    this.#changed(how, new Begun({ seed, columns, rows }));
  }

  /** Makes a move, the player's or the computer's. */
  protected makeMove(direction: Direction, byPlayer = false): Move | null {
    const { game, asking } = this;
    if (!game.canMove(direction)) {
      if (byPlayer && !game.over && !asking) this.nothingMoves(direction);
      return null;
    }
    if (asking || !this.dispatchEvent(new BeforeMoveEvent({ direction }))) return null;
    // A listener may have done anything in between.
    const move = this.asking ? null : this.game.move(direction);
    if (!move) return null;
    if (byPlayer) this.autoplay &&= false;
    // Played on after the win: do not ask about it.
    this.#kept = this.current.won && !move.won;
    const { gained, spawned } = move;
    const { moves, score } = this.current;
    const detail = { direction, gained, spawned: { ...spawned }, moves, score };
    this.#changed(move, new MoveEvent(detail), gained);
    return move;
  }

  /** Tells the page that something could not be done. */
  protected fail(message: string): void {
    if (!onServer) this.#tell(new GameErrorEvent({ message }));
  }

  /**
   * Runs an action and then fires the events that it causes, in order, so that a listener sees the state after the whole
   * action. If a listener makes the next change, the events of that wait for these; only its `before-move`, which asks
   * rather than tells, comes at once.
   */
  protected hold(action: () => void): void {
    if (this.#holding) {
      action();
      return;
    }
    this.#holding = true;
    try {
      action();
    } finally {
      for (let event; (event = this.#events.shift());) this.dispatchEvent(event);
      this.#holding = false;
    }
  }

  /** Fires an event, or queues it for the end of the action under way. */
  #tell(event: Event): void {
    this.hold(() => this.#events.push(event));
  }

  #changed(change: Change, event?: Event, gained = 0): void {
    const game = this.current;
    const { score, won, over, moves, maxTile, rules, endReason: reason } = game;
    const told = this.#told;
    this.#told = { score, won, over };
    const ended = reason && !told.over;
    // A loaded game does not count: it may come from anywhere.
    if (ended && typeof change !== 'string') this.record = Math.max(this.record, score);
    const best = this.record;
    this.hold(() => {
      if (event) this.#tell(event);
      if (score !== told.score) this.#tell(new ScoreEvent({ score, gained, best, moves }));
      if (won && !told.won) this.#tell(new WonEvent({ score, moves, tile: rules.winTile }));
      if (ended) {
        const { replay } = game;
        this.#tell(new GameOverEvent({ score, moves, maxTile, won, best, replay, reason }));
      }
      this.passing = {};
      this.gameChanged(change);
    });
  }
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see the class
export interface SessionElement {
  addEventListener<Type extends keyof Game2048EventMap>(
    type: Type,
    listener: (this: this, event: Game2048EventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Game2048EventMap>(
    type: Type,
    listener: (this: this, event: Game2048EventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

function wonByLastMove(game: Game): boolean {
  const before = Game.fromReplay(game.replay);
  return before.undo() && !before.won;
}
