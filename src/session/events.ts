import type { Direction, EndReason, Tile } from '../engine/index.js';
import type { Rating } from '../player/index.js';
import { eventOf } from './event-of.js';

/** Who caused a change: the person playing, the computer player, or the page's scripts and attributes. */
export type Cause = 'player' | 'computer' | 'page';

/** The part that the details of all events have. */
export interface EventDetail {
  /** Who caused it: `player`, `computer` or `page` (the page's scripts and attributes). */
  by: Cause;
}

/** The progress of the game after the event. */
export interface ProgressDetail extends EventDetail {
  /** Points now. */
  score: number;
  /** Number of moves made, not counting undone ones. */
  moves: number;
}

export type UndoDetail = ProgressDetail;
export type KeepPlayingDetail = ProgressDetail;

export interface BeforeMoveDetail extends EventDetail {
  /** The direction in which the tiles slide. */
  direction: Direction;
}

export interface MoveDetail extends ProgressDetail {
  /** The direction in which the tiles slid. */
  direction: Direction;
  /** Points of this move, 0 or more. */
  gained: number;
  /** The new tile: its cell (row by row from 0) and its value. */
  spawned: Tile;
}

export interface ScoreDetail extends ProgressDetail {
  /** Points of the move that changed the score; 0 if no move did (undo, new game, load). */
  gained: number;
  /** The best score, including this one if it counts; `best-of` sets what counts. */
  best: number;
}

export interface WonDetail extends ProgressDetail {
  /** The winning tile's value. */
  tile: number;
}

export interface GameOverDetail extends ProgressDetail {
  /** The highest tile's value; 0 on an empty board. */
  maxTile: number;
  /** Whether the winning tile was made, in the last move or before. */
  won: boolean;
  /** The best score, including this one if it counts; `best-of` sets what counts. */
  best: number;
  /** The whole game as one line of URL-safe text, which `verify` can check. */
  replay: string;
  /** Why it ended: `no-moves`, `won` (only if `after-win` is `stop`) or `gave-up`. */
  endReason: EndReason;
}

export interface GameStartDetail extends EventDetail {
  /** The seed of the game's random tiles; empty if they come from a source. */
  seed: string;
  /** Cells in a row. */
  columns: number;
  /** Cells in a column. */
  rows: number;
  /**
   * The game that was left, or, before the first game of a page, the stored one that was set aside; null if there was none,
   * if it had no move, or if the same game goes on.
   */
  previous: PreviousGame | null;
}

/** A game that was left, as it stood then. */
export interface PreviousGame {
  /** The whole game as one line of URL-safe text, which `verify` can check. */
  replay: string;
  /** When it was started or loaded, in milliseconds since 1970; the same as the element's `startedAt` then. */
  startedAt: number;
  /** Its points. */
  score: number;
  /** The highest tile's value. */
  maxTile: number;
  /** Number of moves made, not counting undone ones. */
  moves: number;
  /** Whether the winning tile was made. */
  won: boolean;
  /** Whether it had ended. */
  over: boolean;
  /** Whether it began on this board; false if it was loaded. */
  playedHere: boolean;
  /** Whether one of these moves was the computer's. */
  assisted: boolean;
}

export interface AutoplayChangeDetail extends EventDetail {
  /** Whether the computer plays now. */
  autoplay: boolean;
}

export interface GameErrorDetail extends EventDetail {
  /**
   * What failed: an attribute's value, reading or writing `storage`, a file, a form's value, the `computer` player, or
   * fetching a `module`, a part of the element that is loaded on first use.
   */
  kind: 'attribute' | 'storage' | 'file' | 'form' | 'computer' | 'module';
  /** The attribute, file or module; absent if there is none. */
  name?: string;
  /** Names the value and what is allowed; in English, for the page's author. */
  message: string;
  /** The error that was thrown; absent if there was none. */
  error?: Error;
}

export interface ShareDetail extends EventDetail {
  /** The result in words, in the element's language, without the link. A listener may change it. */
  text: string;
  /** The link. A listener may change it; if it is empty, only the text is shared. */
  url: string;
  /** A picture of the board, where the system's share dialog takes files; else empty. A listener may change or empty it. */
  files: File[];
}

export interface WatchDetail extends EventDetail {
  /** The finished game. */
  replay: string;
}

export interface HintDetail extends EventDetail {
  /** All legal moves, the best first. */
  ratings: readonly Rating[];
}

/** Fired before a move, while the position is still unchanged; `preventDefault()` cancels the move. */
export class BeforeMoveEvent extends eventOf<BeforeMoveDetail>('before-move', true) {}

/** Fired after each move, by the player, the computer or a script. */
export class MoveEvent extends eventOf<MoveDetail>('move') {}

/** Fired when the score has changed: after `move`, `undo`, `new-game` or `game-load`. */
export class ScoreEvent extends eventOf<ScoreDetail>('score') {}

/** Fired when a merge has made the winning tile, and when a won game is loaded; before `game-over`. */
export class WonEvent extends eventOf<WonDetail>('won') {}

/** Fired when the game has ended, or a game that has ended is loaded. */
export class GameOverEvent extends eventOf<GameOverDetail>('game-over') {}

/**
 * Fired when a new game has begun. If a changed property or attribute began it, `score`, `board` and the others tell of the new
 * game in the same line; the event follows in a microtask.
 */
export class NewGameEvent extends eventOf<GameStartDetail>('new-game') {}

/** Fired when a game was loaded, restored from storage, or brought back by `undo`. */
export class GameLoadEvent extends eventOf<GameStartDetail>('game-load') {}

/** Fired when a move was taken back, or a game that a new one had replaced was brought back. */
export class UndoEvent extends eventOf<UndoDetail>('undo') {}

/** Fired when the player, or a script, chose to play on after the win. */
export class KeepPlayingEvent extends eventOf<KeepPlayingDetail>('keep-playing') {}

/** Fired when autoplay was switched on or off; not for what an element has when its first game begins. */
export class AutoplayChangeEvent extends eventOf<AutoplayChangeDetail>('autoplay-change') {}

/**
 * Fired when something could not be done as asked; the game goes on. `preventDefault()` keeps it off the console. For a value
 * that is not allowed it fires in a microtask after the property or attribute was set.
 */
export class GameErrorEvent extends eventOf<GameErrorDetail>('game-error', true) {}

/** Fired before the result is shared; with `preventDefault()` the listener shares it instead. */
export class ShareEvent extends eventOf<ShareDetail>('share', true) {}

/** Fired before the finished game is shown as a replay; with `preventDefault()` the listener shows it instead. */
export class WatchEvent extends eventOf<WatchDetail>('watch', true) {}

/** Fired when the computer has rated the moves for a hint, before it is shown; `preventDefault()` keeps it from being shown. */
export class HintEvent extends eventOf<HintDetail>('hint', true) {}

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
