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
  /** Called at each move of a game that was kept. */
  playedOn(game: PreviousGame, key: string): void;
  /** Called when `undo` has made a game that was kept neither won nor over. */
  takeBack(game: PreviousGame, key: string, by: Cause): void;
}

/** The game on the board, as last seen. */
interface SeenGame {
  readonly id: string;
  readonly startedAt: number;
  /** Its line when it was first seen. */
  readonly firstLine: string;
  /** The line has changed since. */
  hasChanged: boolean;
  wasKept: boolean;
  /** The key under which it is kept. */
  key: string;
}

/**
 * Listens to a board, and keeps each game played there that is won or over. A game that was left is kept under the key
 * of the event before, since the page may have changed the key to start another game.
 */
export class Follower {
  readonly #host: FollowerHost;
  /** Remains when no board is followed: its game is no new one when it comes back. */
  #board: FollowedBoard | undefined;
  #listening = new AbortController();
  #seen: SeenGame | undefined;
  /** The key, the start and the line of the game that was kept last. */
  #lastKept = '';
  /** The id of the last game that was left. */
  #leftGame = '';

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
      this.#seen = undefined;
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
    const seen = this.#observe(board);
    const { won, over, playedHere } = board;
    if (!playedHere) return;
    if (won || over) {
      seen.wasKept = true;
      this.#keep(board, seen.key, seen.hasChanged, by);
    } else if (seen.wasKept) {
      seen.wasKept = false;
      this.#lastKept = '';
      this.#host.takeBack(board, seen.key, by);
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
    // To observe each move would slow down long games: that compares lines.
    let seen = this.#seen;
    if (seen?.startedAt !== board.startedAt) seen = this.#observe(board);
    seen.key = this.#host.keyFor(board);
    seen.hasChanged = true;
    if (!seen.wasKept) return;
    this.#lastKept = '';
    this.#host.playedOn(board, seen.key);
  }

  #leave(board: FollowedBoard, game: PreviousGame, by: Cause): void {
    const { playedHere, won, over } = game;
    this.#leftGame = idOf(game);
    const seen = this.#seen?.id === this.#leftGame ? this.#seen : undefined;
    const isFollowed = seen !== undefined && (seen.hasChanged || game.replay !== seen.firstLine);
    const key = seen?.key ?? this.#host.keyFor(board);
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
  #observe(board: FollowedBoard): SeenGame {
    const { startedAt, replay } = board;
    const id = idOf(board);
    const key = this.#host.keyFor(board);
    let seen = this.#seen;
    if (seen?.id !== id) {
      seen = { id, startedAt, firstLine: replay, hasChanged: false, wasKept: false, key };
    }
    seen.key = key;
    seen.hasChanged ||= replay !== seen.firstLine;
    this.#seen = seen;
    // `undo` has brought it back: it can be left again.
    if (id === this.#leftGame) this.#leftGame = '';
    return seen;
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
