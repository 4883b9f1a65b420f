import { checkDirection, Game, type Direction, type Move } from '../engine/index.js';
import { lastMove } from '../engine/last-move.js';
import {
  BeforeMoveEvent,
  GameLoadEvent,
  GameOverEvent,
  KeepPlayingEvent,
  MoveEvent,
  NewGameEvent,
  ScoreEvent,
  UndoEvent,
  WonEvent,
  type Cause,
} from './events.js';
import type { AfterWin, BestOf } from './settings.js';

/** A change of the game, or its replacement by another one. */
export interface Change {
  kind: 'move' | 'new' | 'load' | 'undo' | 'continue' | 'end';
  /** The move made, or the one taken back; undefined if `undo` brought back a whole game. */
  move?: Move | undefined;
  by: Cause;
}

/** The view of a session, and the target of its events. */
export interface SessionOwner {
  /** Called when the session has changed, before any event is fired. */
  changed(change: Change): void;
  /** @returns whether no listener cancelled it */
  dispatchEvent(event: Event): boolean;
}

/** How a game is started. */
export interface StartOptions {
  /** Play continues after the win without asking. */
  neverAsk?: boolean;
  /** `undo` brings back the game that this one replaces. */
  undoable?: boolean;
  by?: Cause;
}

/** How a game is loaded. */
export interface LoadOptions {
  /** It is the game in progress, continued in another tab: its win or end is reported only if it is new. */
  sameGame?: boolean;
  /** It was played here from its start, so it counts for the best score. */
  playedHere?: boolean;
  by?: Cause;
}

/** The most events in a row, if listeners answer each one with another change. */
const mostEvents = 1000;

/** A player's series of games: the one in progress, the best score, and the events in their order. */
export class GameSession {
  /** What happens after a win. A game's own rule `afterWin: 'stop'` always ends it. */
  afterWin: AfterWin = 'ask';
  /** Which scores count for `best`. */
  bestOf: BestOf = 'played';

  readonly #owner: SessionOwner;
  #game = new Game({ startTiles: 0 });
  #best = 0;
  /** The best score when the game in progress began. */
  #bestBefore = 0;
  /** The player has chosen to keep playing after the win. */
  #playsOn = false;
  readonly #neverAsking = new WeakSet<Game>();
  /** Games that were not played here from their start. */
  readonly #fromElsewhere = new WeakSet<Game>();
  /** The game that the one in progress replaced, while `undo` can bring it back. */
  #replaced: Game | undefined;
  /** What the events have reported so far. */
  #reported = { score: 0, won: false, over: false };
  readonly #queue: Event[] = [];
  /** Whether events are held back in the queue. */
  #isHolding = false;

  constructor(owner: SessionOwner) {
    this.#owner = owner;
  }

  /** The game in progress. */
  get game(): Game {
    return this.#game;
  }

  /** The best score; `bestOf` says what counts. */
  get best(): number {
    return this.#best;
  }

  /** Whether the game in progress was played here from its start. */
  get playedHere(): boolean {
    return !this.#fromElsewhere.has(this.#game);
  }

  /** Whether the game in progress holds the best score, and has beaten an earlier one. */
  get isNewBest(): boolean {
    const { score } = this.#game;
    return this.playedHere && score > this.#bestBefore && score === this.#best;
  }

  /** The best score before the game in progress; 0 if there was none. */
  get bestBefore(): number {
    return this.#bestBefore;
  }

  /** Whether the game is won and was not continued after the win, whether or not it is over. */
  get justWon(): boolean {
    return this.#game.won && !this.#playsOn;
  }

  /** Whether the game is won and the player has yet to decide whether to go on. */
  get awaitsDecision(): boolean {
    // If `afterWin` has become `stop` meanwhile, a game started without that rule cannot stop, so it asks.
    const asks = this.afterWin !== 'continue' && !this.#neverAsking.has(this.#game);
    return asks && this.justWon && !this.#game.over;
  }

  /** Whether a move can be made. */
  get acceptsMoves(): boolean {
    return !this.#game.over && !this.awaitsDecision;
  }

  get canUndo(): boolean {
    return this.#game.moves > 0 || this.#replaced !== undefined;
  }

  /** Sets a game that has not begun; no event is fired. */
  prepare(game: Game): void {
    this.#game = game;
  }

  /** Starts a new game in place of the one in progress. */
  start(game: Game, { neverAsk, undoable, by = 'page' }: StartOptions = {}): void {
    const replaced = undoable && this.#game.moves > 0 ? this.#game : undefined;
    if (neverAsk) this.#neverAsking.add(game);
    this.#replace(game);
    this.#replaced = replaced;
    this.#changed({ kind: 'new', by }, new NewGameEvent({ ...startOf(game), by }));
  }

  /** Continues a game from elsewhere. */
  load(game: Game, { sameGame = false, playedHere = false, by = 'page' }: LoadOptions = {}): void {
    const { won, over } = this.#reported;
    const wasPlayedHere = this.playedHere;
    const bestBefore = this.#bestBefore;
    this.#replace(game);
    if (!(sameGame ? wasPlayedHere : playedHere)) this.#fromElsewhere.add(game);
    if (sameGame) {
      Object.assign(this.#reported, { won, over });
      this.#bestBefore = bestBefore;
    } else if (playedHere && game.score === this.#best) {
      // It set the best score before it was stored.
      this.#bestBefore = 0;
    }
    this.#changed({ kind: 'load', by }, new GameLoadEvent({ ...startOf(game), by }));
  }

  /**
   * Makes a move.
   *
   * @returns what happened; null if it changes nothing, the game does not accept moves, or a listener of `before-move`
   *   cancelled it
   * @throws TypeError, RangeError for anything but a direction, or whatever a source of tiles throws
   */
  move(direction: Direction, by: Cause): Move | null {
    checkDirection(direction);
    // Earlier events are fired before this question.
    this.flush();
    const game = this.#game;
    if (!this.acceptsMoves || !game.canMove(direction)) return null;
    if (!this.#owner.dispatchEvent(new BeforeMoveEvent({ direction, by }))) return null;
    // A listener may have started another game: the move belonged to the old one.
    return game === this.#game ? this.#makeMove(direction, by) : null;
  }

  #makeMove(direction: Direction, by: Cause): Move | null {
    const game = this.#game;
    const move = this.acceptsMoves ? game.move(direction) : null;
    // A source of tiles may have started another game, too: nothing more is reported about this one then.
    if (!move || game !== this.#game) return null;
    // A move after the win answers the question whether to continue.
    this.#playsOn = game.won && !move.won;
    const { gained, spawned } = move;
    const { moves, score } = game;
    const detail = { direction, gained, spawned: { ...spawned }, moves, score, by };
    this.#changed({ kind: 'move', move, by }, new MoveEvent(detail));
    return move;
  }

  /** Takes back the last move, or else the last undoable start. @returns whether there was one */
  undo(by: Cause = 'page'): boolean {
    const replaced = this.#replaced;
    const move = lastMove(this.#game);
    if (this.#game.undo()) {
      const game = this.#game;
      this.#playsOn &&= game.won;
      const { moves, score } = game;
      this.#changed({ kind: 'undo', move, by }, new UndoEvent({ moves, score, by }));
      return true;
    }
    if (!replaced) return false;
    this.#replace(replaced);
    const { moves, score } = replaced;
    this.#changed(
      { kind: 'undo', by },
      new GameLoadEvent({ ...startOf(replaced), by }),
      new UndoEvent({ moves, score, by }),
    );
    return true;
  }

  /** Continues after the win; does nothing unless the game awaits that decision. */
  keepPlaying(by: Cause = 'page'): void {
    if (!this.awaitsDecision) return;
    this.#playsOn = true;
    const { score, moves } = this.#game;
    this.#changed({ kind: 'continue', by }, new KeepPlayingEvent({ score, moves, by }));
  }

  /** Ends the game because the player gives up; one that is over stays as it is. */
  giveUp(by: Cause = 'page'): void {
    if (this.#game.over) return;
    this.#game.giveUp();
    this.#changed({ kind: 'end', by });
  }

  /** Counts a score from elsewhere, such as storage, towards the best score. */
  countBest(score: number): void {
    this.#best = Math.max(this.#best, score);
  }

  forgetBest(): void {
    this.#best = 0;
    this.#bestBefore = 0;
  }

  /** Fires an event, after those that are queued. */
  emit(event: Event): void {
    this.batch(() => this.#queue.push(event));
  }

  /**
   * Runs an action and then fires the events that it causes, in order, so that a listener sees the state after the whole
   * action. If a listener makes the next change, that change's events wait for these; only its `before-move`, which
   * is a question, comes at once.
   *
   * @throws RangeError if listeners answer a thousand events in a row with another change
   */
  batch(action: () => void): void {
    this.#hold(action, () => this.flush());
  }

  /** Like `batch`, but the events wait for a microtask: reading a property must fire none. */
  defer(action: () => void): void {
    this.#hold(action, () => {
      if (this.#queue.length) queueMicrotask(() => this.flush());
    });
  }

  /** Fires the queued events. */
  flush(): void {
    if (this.#isHolding) return;
    this.#isHolding = true;
    try {
      for (let count = 0, event; (event = this.#queue.shift()); count++) {
        if (count < mostEvents) this.#owner.dispatchEvent(event);
        else {
          this.#queue.length = 0;
          throw new RangeError(
            `listeners must not answer every event with another change: ${mostEvents} events in a row`,
          );
        }
      }
    } finally {
      this.#isHolding = false;
    }
  }

  /** Holds events back during an action, unless they are already held back. */
  #hold(action: () => void, release: () => void): void {
    if (this.#isHolding) {
      action();
      return;
    }
    this.#isHolding = true;
    try {
      action();
    } finally {
      this.#isHolding = false;
      release();
    }
  }

  #replace(game: Game): void {
    this.#game = game;
    this.#replaced = undefined;
    this.#bestBefore = this.#best;
    // The win or end of another game says nothing about this one.
    this.#reported = { ...this.#reported, won: false, over: false };
    this.#playsOn = game.won && !wonByLastMove(game);
  }

  /** Queues the events of a change, and informs the owner before they are fired. */
  #changed(change: Change, ...events: Event[]): void {
    if (change.kind !== 'new') this.#replaced = undefined;
    const { by } = change;
    const game = this.#game;
    const { score, won, over, moves, maxTile, rules, endReason: reason } = game;
    const reported = this.#reported;
    this.#reported = { score, won, over };
    const ended = reason !== undefined && !reported.over;
    if (change.kind === 'move') this.#countScore(score, ended);
    const best = this.#best;
    if (score !== reported.score) {
      const gained = change.kind === 'move' ? (change.move?.gained ?? 0) : 0;
      events.push(new ScoreEvent({ score, gained, best, moves, by }));
    }
    if (won && !reported.won) events.push(new WonEvent({ score, moves, tile: rules.winTile, by }));
    if (ended) {
      const { replay } = game;
      events.push(new GameOverEvent({ score, moves, maxTile, won, best, replay, reason, by }));
    }
    this.batch(() => {
      this.#queue.push(...events);
      this.#owner.changed(change);
    });
  }

  /** A move has brought the game to this score. */
  #countScore(score: number, ended: boolean): void {
    const counts = this.bestOf === 'finished' ? ended : this.playedHere;
    if (counts) this.countBest(score);
  }
}

/** What the events of a start or a load report. */
function startOf({ seed, columns, rows }: Game): { seed: string; columns: number; rows: number } {
  return { seed, columns, rows };
}

function wonByLastMove(game: Game): boolean {
  const before = game.copy();
  return before.undo() && !before.won;
}
