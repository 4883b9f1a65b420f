import { checkDirection, Game, type Direction, type Move } from '../engine/index.js';
import {
  BeforeMoveEvent,
  GameErrorEvent,
  GameLoadEvent,
  GameOverEvent,
  KeepPlayingEvent,
  MoveEvent,
  NewGameEvent,
  ScoreEvent,
  UndoEvent,
  WonEvent,
} from './events.js';
import { moveBetween } from './move-between.js';
import type { AfterWin } from './settings.js';

/** Who caused a change: the person playing, the computer player, or the page's scripts and attributes. */
export type Cause = 'player' | 'computer' | 'page';

/** What became of the game, or which game took its place. */
export interface Change {
  kind: 'move' | 'new' | 'load' | 'undo' | 'continue' | 'end';
  /** The move made, or the one taken back; none where `undo` brought a whole game back. */
  move?: Move | undefined;
  by: Cause;
}

/** Whoever shows a session to a player. */
export interface SessionOwner {
  /** Called when the session has changed, before any event is fired. */
  sessionChanged(change: Change): void;
  dispatchEvent(event: Event): boolean;
}

/** How a game is started. */
export interface StartOptions {
  /** The game is played on after the win without asking. */
  neverAsk?: boolean;
  /** `undo` brings back the game that this one replaces. */
  undoable?: boolean;
  by?: Cause;
}

/** How a game is loaded. */
export interface LoadOptions {
  /** It is the game in progress, played on elsewhere: its win or end is then reported only if it is new. */
  sameGame?: boolean;
  by?: Cause;
}

/** A player's series of games: the one in progress, the best score, and the events in their order. */
export class GameSession {
  /** What happens after a win. A game's own rule `afterWin: 'stop'` ends it whatever stands here. */
  afterWin: AfterWin = 'ask';

  readonly #owner: SessionOwner;
  #game = new Game({ startTiles: 0 });
  #best = 0;
  /** The player has chosen to keep playing after the win. */
  #playsOn = false;
  readonly #neverAsking = new WeakSet<Game>();
  /** The game that was given up for the one in progress. */
  #replaced: Game | undefined;
  /** What the events have reported so far. */
  #reported = { score: 0, won: false, over: false };
  readonly #queue: Event[] = [];
  #batching = false;

  constructor(owner: SessionOwner) {
    this.#owner = owner;
  }

  /** The game in progress. */
  get game(): Game {
    return this.#game;
  }

  /** Best score of the games that ended by themselves. */
  get best(): number {
    return this.#best;
  }

  /** Whether the game is won and was not played on since, be it over or not. */
  get justWon(): boolean {
    return this.#game.won && !this.#playsOn;
  }

  /** Whether the game is won and the player has yet to say whether to go on. */
  get awaitsDecision(): boolean {
    // If `afterWin` has become `stop` meanwhile, a game started without that rule cannot stop, so it asks.
    const asks = this.afterWin !== 'continue' && !this.#neverAsking.has(this.#game);
    return asks && this.justWon && !this.#game.over;
  }

  /** Whether the game goes on. */
  get acceptsMoves(): boolean {
    return !this.#game.over && !this.awaitsDecision;
  }

  get canUndo(): boolean {
    return this.#game.moves > 0 || this.#replaced !== undefined;
  }

  /** Shows a game that has not begun; no event is fired. */
  prepare(game: Game): void {
    this.#game = game;
  }

  /** Starts a new game in place of the one in progress. */
  start(game: Game, { neverAsk, undoable, by = 'page' }: StartOptions = {}): void {
    const replaced = undoable && this.#game.moves > 0 ? this.#game : undefined;
    if (neverAsk) this.#neverAsking.add(game);
    this.#replace(game);
    this.#replaced = replaced;
    this.#changed({ kind: 'new', by }, new NewGameEvent(startOf(game)));
  }

  /** Continues a game from elsewhere. */
  load(game: Game, { sameGame = false, by = 'page' }: LoadOptions = {}): void {
    const { won, over } = this.#reported;
    this.#replace(game);
    if (sameGame) Object.assign(this.#reported, { won, over });
    this.#changed({ kind: 'load', by }, new GameLoadEvent(startOf(game)));
  }

  /**
   * Makes a move.
   *
   * @returns what happened; null where it changes nothing, the game does not accept moves, or a listener of
   *   `before-move` has cancelled it
   * @throws TypeError, RangeError for anything but a direction, or whatever a source of tiles throws
   */
  move(direction: Direction, by: Cause): Move | null {
    checkDirection(direction);
    if (!this.acceptsMoves || !this.#game.canMove(direction)) return null;
    if (!this.#owner.dispatchEvent(new BeforeMoveEvent({ direction }))) return null;
    // A listener may have done anything meanwhile.
    return this.#makeMove(direction, by);
  }

  #makeMove(direction: Direction, by: Cause): Move | null {
    const game = this.#game;
    const move = this.acceptsMoves ? game.move(direction) : null;
    // A source of tiles may have put another game in place: nothing more is reported about this one.
    if (!move || game !== this.#game) return null;
    // Playing on after the win answers the question.
    this.#playsOn = game.won && !move.won;
    const { gained, spawned } = move;
    const { moves, score } = game;
    const detail = { direction, gained, spawned: { ...spawned }, moves, score };
    this.#changed({ kind: 'move', move, by }, new MoveEvent(detail));
    return move;
  }

  /** Takes back the last move, or else the last undoable start. @returns whether there was one */
  undo(by: Cause = 'page'): boolean {
    const replaced = this.#replaced;
    const before = this.#game.board;
    if (this.#game.undo()) {
      const game = this.#game;
      this.#playsOn &&= game.won;
      const { moves, score } = game;
      const move = moveBetween(game.board, before);
      this.#changed({ kind: 'undo', move, by }, new UndoEvent({ moves, score }));
      return true;
    }
    if (!replaced) return false;
    this.#replace(replaced);
    const { moves, score } = replaced;
    this.#changed(
      { kind: 'undo', by },
      new GameLoadEvent(startOf(replaced)),
      new UndoEvent({ moves, score }),
    );
    return true;
  }

  /** Goes on after the win; does nothing unless the game awaits that decision. */
  continueAfterWin(by: Cause = 'page'): void {
    if (!this.awaitsDecision) return;
    this.#playsOn = true;
    const { score, moves } = this.#game;
    this.#changed({ kind: 'continue', by }, new KeepPlayingEvent({ score, moves }));
  }

  /** Ends the game because the player leaves; one that is over stays as it is. */
  leave(by: Cause = 'page'): void {
    if (this.#game.over) return;
    this.#game.giveUp();
    this.#changed({ kind: 'end', by });
  }

  /** Takes a score from elsewhere, such as storage, into account for the best score. */
  countBest(score: number): void {
    this.#best = Math.max(this.#best, score);
  }

  forgetBest(): void {
    this.#best = 0;
  }

  /** Tells the page that something could not be done. */
  report(message: string): void {
    this.emit(new GameErrorEvent({ message }));
  }

  /** Fires an event, after those that are queued. */
  emit(event: Event): void {
    this.batch(() => this.#queue.push(event));
  }

  /**
   * Runs an action and then fires the events that it causes, in order, so that a listener sees the state after the whole
   * action. If a listener makes the next change, that change's events wait for these; only its `before-move`, which
   * is a question, comes at once.
   */
  batch(action: () => void): void {
    if (this.#batching) {
      action();
      return;
    }
    this.#batching = true;
    try {
      action();
    } finally {
      for (let event; (event = this.#queue.shift());) this.#owner.dispatchEvent(event);
      this.#batching = false;
    }
  }

  #replace(game: Game): void {
    this.#game = game;
    this.#replaced = undefined;
    // Another game's win or end says nothing about this one.
    this.#reported = { ...this.#reported, won: false, over: false };
    this.#playsOn = game.won && !wonByLastMove(game);
  }

  /** Queues the events of a change, and informs the owner before they go out. */
  #changed(change: Change, ...events: Event[]): void {
    if (change.kind !== 'new') this.#replaced = undefined;
    const game = this.#game;
    const { score, won, over, moves, maxTile, rules, endReason: reason } = game;
    const reported = this.#reported;
    this.#reported = { score, won, over };
    const ended = reason !== undefined && !reported.over;
    // Only a game that ends here by a move counts: a loaded one may come from anywhere.
    if (ended && change.kind === 'move') this.countBest(score);
    const best = this.#best;
    if (score !== reported.score) {
      const gained = change.kind === 'move' ? (change.move?.gained ?? 0) : 0;
      events.push(new ScoreEvent({ score, gained, best, moves }));
    }
    if (won && !reported.won) events.push(new WonEvent({ score, moves, tile: rules.winTile }));
    if (ended) {
      const { replay } = game;
      events.push(new GameOverEvent({ score, moves, maxTile, won, best, replay, reason }));
    }
    this.batch(() => {
      this.#queue.push(...events);
      this.#owner.sessionChanged(change);
    });
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
