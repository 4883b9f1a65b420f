import type { Direction, EndReason, Tile } from '../engine/index.js';

export interface BeforeMoveDetail {
  direction: Direction;
}

export interface MoveDetail {
  direction: Direction;
  /** Points of this move, 0 or more. */
  gained: number;
  /** The new tile: its cell (row by row from 0) and its value. */
  spawned: Tile;
  /** Moves made so far, undone ones not counted. */
  moves: number;
  score: number;
}

export interface ScoreDetail {
  score: number;
  /** Points of the move that changed the score; 0 where no move did (undo, new game, load). */
  gained: number;
  /** Best score of the games that ended by themselves. */
  best: number;
  moves: number;
}

export interface WonDetail {
  score: number;
  moves: number;
  /** The winning tile's value. */
  tile: number;
}

export interface GameOverDetail {
  score: number;
  moves: number;
  maxTile: number;
  /** Whether the game had been won before it ended, or by its last move. */
  won: boolean;
  best: number;
  /** The whole game in one line, which `verify` can check. */
  replay: string;
  reason: EndReason;
}

export interface GameStartDetail {
  seed: string;
  columns: number;
  rows: number;
}

export interface UndoDetail {
  /** Moves left, the one taken back not counted. */
  moves: number;
  score: number;
}

export interface KeepPlayingDetail {
  score: number;
  moves: number;
}

export interface AutoplayChangeDetail {
  /** Whether the computer plays now. */
  autoplay: boolean;
}

export interface GameErrorDetail {
  /** Names the value and what is allowed; in English, for the page's author. */
  message: string;
}

/** What all events of the element have in common: they bubble and leave the shadow tree. */
abstract class GameEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail, cancelable = false) {
    super(type, { bubbles: true, composed: true, cancelable, detail });
  }
}

/** A move is about to be made; `preventDefault()` cancels it. */
export class BeforeMoveEvent extends GameEvent<BeforeMoveDetail> {
  constructor(detail: BeforeMoveDetail) {
    super('before-move', detail, true);
  }
}

/** A move was made. */
export class MoveEvent extends GameEvent<MoveDetail> {
  constructor(detail: MoveDetail) {
    super('move', detail);
  }
}

/** The score has changed. */
export class ScoreEvent extends GameEvent<ScoreDetail> {
  constructor(detail: ScoreDetail) {
    super('score', detail);
  }
}

/** A merge has made the winning tile. */
export class WonEvent extends GameEvent<WonDetail> {
  constructor(detail: WonDetail) {
    super('won', detail);
  }
}

/** The game has ended. */
export class GameOverEvent extends GameEvent<GameOverDetail> {
  constructor(detail: GameOverDetail) {
    super('game-over', detail);
  }
}

/** A new game has begun. */
export class NewGameEvent extends GameEvent<GameStartDetail> {
  constructor(detail: GameStartDetail) {
    super('new-game', detail);
  }
}

/** A game was loaded or restored. */
export class GameLoadEvent extends GameEvent<GameStartDetail> {
  constructor(detail: GameStartDetail) {
    super('game-load', detail);
  }
}

/** A move, or a new game, was taken back. */
export class UndoEvent extends GameEvent<UndoDetail> {
  constructor(detail: UndoDetail) {
    super('undo', detail);
  }
}

/** The player goes on after the win. */
export class KeepPlayingEvent extends GameEvent<KeepPlayingDetail> {
  constructor(detail: KeepPlayingDetail) {
    super('keep-playing', detail);
  }
}

/** The computer has started or stopped playing. */
export class AutoplayChangeEvent extends GameEvent<AutoplayChangeDetail> {
  constructor(detail: AutoplayChangeDetail) {
    super('autoplay-change', detail);
  }
}

/** Something could not be done as asked; the game goes on as before. */
export class GameErrorEvent extends GameEvent<GameErrorDetail> {
  constructor(detail: GameErrorDetail) {
    super('game-error', detail);
  }
}

/** The element's own events by name. */
export interface Game2048EventMap {
  'before-move': BeforeMoveEvent;
  move: MoveEvent;
  score: ScoreEvent;
  won: WonEvent;
  'game-over': GameOverEvent;
  'new-game': NewGameEvent;
  'game-load': GameLoadEvent;
  undo: UndoEvent;
  'keep-playing': KeepPlayingEvent;
  'autoplay-change': AutoplayChangeEvent;
  'game-error': GameErrorEvent;
}
