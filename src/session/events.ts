import type { Direction, EndReason, Tile } from '../engine/index.js';
import type { Rating } from '../player/index.js';

/** Who caused a change: the person playing, the computer player, or the page's scripts and attributes. */
export type Cause = 'player' | 'computer' | 'page';

/** What the detail of every event contains. */
export interface EventDetail {
  /** Who caused it: `player`, `computer` or `page` (its scripts and attributes). */
  by: Cause;
}

export interface BeforeMoveDetail extends EventDetail {
  /** The direction in which the tiles slide. */
  direction: Direction;
}

export interface MoveDetail extends EventDetail {
  direction: Direction;
  /** Points of this move, 0 or more. */
  gained: number;
  /** The new tile: its cell (row by row from 0) and its value. */
  spawned: Tile;
  /** Moves made so far, undone ones not counted. */
  moves: number;
  score: number;
}

export interface ScoreDetail extends EventDetail {
  score: number;
  /** Points of the move that changed the score; 0 if no move did (undo, new game, load). */
  gained: number;
  /** The best score; `best-of` says what counts. */
  best: number;
  moves: number;
}

export interface WonDetail extends EventDetail {
  score: number;
  moves: number;
  /** The winning tile's value. */
  tile: number;
}

export interface GameOverDetail extends EventDetail {
  score: number;
  moves: number;
  maxTile: number;
  /** Whether the game had been won before it ended, or by its last move. */
  won: boolean;
  best: number;
  /** The whole game in one line, which `verify` can check. */
  replay: string;
  /** Why it ended: `no-moves`, `won` (under `after-win="stop"`) or `gave-up`. */
  reason: EndReason;
}

export interface GameStartDetail extends EventDetail {
  /** The seed of the game's random tiles; empty if they come from a source. */
  seed: string;
  /** Cells in a row. */
  columns: number;
  /** Cells in a column. */
  rows: number;
}

export interface UndoDetail extends EventDetail {
  /** Moves made so far, undone ones not counted. */
  moves: number;
  score: number;
}

export interface KeepPlayingDetail extends EventDetail {
  score: number;
  moves: number;
}

export interface AutoplayChangeDetail extends EventDetail {
  /** Whether the computer plays now. */
  autoplay: boolean;
}

export interface GameErrorDetail extends EventDetail {
  /**
   * What failed: an attribute's value, reading or writing storage, a file, a form's value, or the computer player.
   */
  kind: 'attribute' | 'storage' | 'file' | 'form' | 'player';
  /** The attribute or the file concerned. */
  name?: string;
  /** Names the value and what is allowed; in English, for the page's author. */
  message: string;
  /** What was thrown, if anything was. */
  error?: Error;
}

export interface ShareDetail extends EventDetail {
  /** The result in words, in the element's language, without the link. A listener may change it. */
  text: string;
  /** The link. A listener may change it; if it is empty, only the text is shared. */
  url: string;
}

export interface WatchDetail extends EventDetail {
  /** The finished game. */
  replay: string;
}

export interface HintDetail extends EventDetail {
  /** All legal moves, the best first. */
  ratings: readonly Rating[];
}

/** The base of all events of the element: they bubble, out of the shadow tree too. */
abstract class GameEvent<Detail extends EventDetail> extends CustomEvent<Detail> {
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

/** A move was taken back, or a game that a new one had replaced was brought back. */
export class UndoEvent extends GameEvent<UndoDetail> {
  constructor(detail: UndoDetail) {
    super('undo', detail);
  }
}

/** Play continues after the win. */
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

/**
 * Something could not be done as asked; the game goes on as before. `preventDefault()` keeps it off the console.
 */
export class GameErrorEvent extends GameEvent<GameErrorDetail> {
  constructor(detail: GameErrorDetail) {
    super('game-error', detail, true);
  }
}

/** The result is about to be shared; with `preventDefault()` the listener shares it instead. */
export class ShareEvent extends GameEvent<ShareDetail> {
  constructor(detail: ShareDetail) {
    super('share', detail, true);
  }
}

/** The player wants to watch the finished game; with `preventDefault()` the listener shows it instead. */
export class WatchEvent extends GameEvent<WatchDetail> {
  constructor(detail: WatchDetail) {
    super('watch', detail, true);
  }
}

/** The computer has rated the moves for a hint; `preventDefault()` keeps it from being shown. */
export class HintEvent extends GameEvent<HintDetail> {
  constructor(detail: HintDetail) {
    super('hint', detail, true);
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
  share: ShareEvent;
  watch: WatchEvent;
  hint: HintEvent;
}
