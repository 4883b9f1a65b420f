import type {
  Cause,
  EventDetail,
  GameLoadEvent,
  NewGameEvent,
  PreviousGame,
} from '../../session/events.js';
import { idOf } from './kept-game.js';

/** The members of a `<game-2048>` that a record book uses. */
export interface FollowedBoard extends EventTarget, PreviousGame {
  readonly previous: PreviousGame | null;
  readonly storageKey: string;
}

/** Decides where a follower keeps games. */
export interface FollowerHost {
  /** The key under which games of this board are kept now. */
  keyFor(board: FollowedBoard): string;
  /** @param isFollowed whether the game was seen changing here */
  keep(game: PreviousGame, key: string, isFollowed: boolean, by: Cause): void;
  /** Called when `undo` has made a game that was kept neither won nor over. */
  takeBack(game: PreviousGame, key: string, by: Cause): void;
}

/** Milliseconds after a move in which the row of a won game has it, too: a tab may be closed without time to store anything. */
const soon = 500;

/**
 * Listens to a board, and keeps each game played there that is won or over. A game that was left is kept under the key
 * of the event before, since the page may have changed the key to start another game.
 */
export class Follower {
  readonly #host: FollowerHost;
  /** Remains when no board is followed: its game is no new one when it comes back. */
  #board: FollowedBoard | undefined;
  #listening = new AbortController();
  #key = '';
  /** Those of the game on the board, as last seen. */
  #startedAt: number | undefined;
  #id = '';
  /** The line of this game when it was first seen. */
  #firstLine = '';
  /** The line has changed since. */
  #hasChanged = false;
  #wasKept = false;
  /** The key, the start and the line of the game that was kept last. */
  #lastKept = '';
  /** The id of the last game that was left. */
  #leftGame = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: FollowerHost) {
    this.#host = host;
  }

  /** Follows a board, or none, after keeping the game on the last board. */
  follow(board: FollowedBoard | undefined): void {
    this.update();
    this.#listening.abort();
    if (!board) return;
    if (board !== this.#board) {
      this.#board = board;
      this.#startedAt = undefined;
      this.#id = '';
      this.#leftGame = '';
    }
    this.#listen(board);
    if (!isReady(board)) return;
    this.#onStart(board, board.previous, 'page');
    this.update();
  }

  /**
   * Keeps the game on the board if it is won or over, and takes it back if it no longer is.
   *
   * @param event from the board, or from the page, which may be about to end
   */
  readonly update = (event?: Event): void => {
    const by = causeOf(event);
    const board = this.#board;
    if (!board || this.#listening.signal.aborted || !isReady(board)) return;
    this.#observe(board);
    const { won, over, playedHere } = board;
    if (!playedHere) return;
    if (won || over) {
      this.#wasKept = true;
      this.#keep(board, this.#key, this.#hasChanged, by);
    } else if (this.#wasKept) {
      this.#wasKept = false;
      this.#lastKept = '';
      this.#host.takeBack(board, this.#key, by);
    }
  };

  #listen(board: FollowedBoard): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const onStart = (event: Event): void => {
      const { previous } = (event as NewGameEvent | GameLoadEvent).detail;
      this.#onStart(board, previous, causeOf(event));
      // Another tab may have won, ended or taken back the same game.
      this.update(event);
    };
    for (const type of ['new-game', 'game-load']) board.addEventListener(type, onStart, { signal });
    for (const type of ['won', 'game-over', 'undo']) {
      board.addEventListener(type, this.update, { signal });
    }
    board.addEventListener('move', () => this.#onMove(board), { signal });
  }

  #onStart(board: FollowedBoard, previous: PreviousGame | null, by: Cause): void {
    // One that goes on in another tab is not left.
    const isLeft = previous && ![this.#leftGame, idOf(board)].includes(idOf(previous));
    if (isLeft) this.#leave(board, previous, by);
    this.#observe(board);
  }

  #onMove(board: FollowedBoard): void {
    if (board.startedAt !== this.#startedAt) this.#observe(board);
    this.#key = this.#host.keyFor(board);
    // Comparing lines at each move would slow down long games.
    this.#hasChanged = true;
    if (!this.#wasKept) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.update();
    }, soon);
  }

  #leave(board: FollowedBoard, game: PreviousGame, by: Cause): void {
    const { playedHere, won, over } = game;
    this.#leftGame = idOf(game);
    const wasSeen = this.#leftGame === this.#id;
    const key = wasSeen ? this.#key : this.#host.keyFor(board);
    const isFollowed = wasSeen && (this.#hasChanged || game.replay !== this.#firstLine);
    if (playedHere && (won || over)) this.#keep(game, key, isFollowed, by);
  }

  /** Keeps a game unless it was the last one: its line may be older by now than that of another tab. */
  #keep(game: PreviousGame, key: string, isFollowed: boolean, by: Cause): void {
    const kept = [key, game.startedAt, game.replay].join(' ');
    if (kept === this.#lastKept) return;
    this.#lastKept = kept;
    this.#host.keep(game, key, isFollowed, by);
  }

  /** Notes which game is on the board, whether its line has changed, and the key. */
  #observe(board: FollowedBoard): void {
    const { startedAt, replay } = board;
    const id = idOf(board);
    this.#key = this.#host.keyFor(board);
    if (id !== this.#id) {
      this.#startedAt = startedAt;
      this.#id = id;
      this.#firstLine = replay;
      this.#hasChanged = false;
      this.#wasKept = false;
    } else if (replay !== this.#firstLine) this.#hasChanged = true;
    // `undo` has brought it back: it can be left again.
    if (id === this.#leftGame) this.#leftGame = '';
  }
}

/** False while the tag is not defined, and for a version without `startedAt`. */
function isReady({ startedAt }: Partial<FollowedBoard>): boolean {
  return typeof startedAt === 'number';
}

/** Events of the page have no detail, or none that names a cause. */
function causeOf(event: Event | undefined): Cause {
  return (event as CustomEvent<Partial<EventDetail> | null> | undefined)?.detail?.by ?? 'page';
}
