import type {
  Cause,
  EventDetail,
  GameLoadEvent,
  NewGameEvent,
  PreviousGame,
} from '../../session/events.js';

/** What a record book asks of a `<game-2048>`. */
export interface FollowedBoard extends EventTarget, PreviousGame {
  readonly previous: PreviousGame | null;
  readonly storageKey: string;
}

/** Where the games go. */
export interface Keeping {
  /** The key under which games are kept now, with this board. */
  keyFor(board: FollowedBoard): string;
  /** @param isFollowed whether the game was seen changing here */
  put(game: PreviousGame, key: string, isFollowed: boolean, by: Cause): void;
  /** The game is, after `undo`, neither won nor over. */
  takeBack(startedAt: number, key: string, by: Cause): void;
}

/**
 * Hears what happens on a board, and keeps each game played there that is won or over. A game that is left belongs to
 * the key of the last event before, since the page may have changed the key to start another.
 */
export class Follower {
  readonly #keeping: Keeping;
  #board: FollowedBoard | undefined;
  #listening = new AbortController();
  #key = '';
  /** The game on the board, as last seen. */
  #startedAt: number | undefined;
  /** Its line when it was met; undefined once it has changed. */
  #metLine: string | undefined;
  #isKept = false;
  /** The last game left that was looked at. */
  #left: number | undefined;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /** Follows a board, or none, after having kept the game of the one before. */
  follow(board: FollowedBoard | undefined): void {
    this.keep();
    this.#listening.abort();
    if (!board) return;
    if (board !== this.#board) {
      this.#board = board;
      this.#startedAt = this.#left = undefined;
    }
    this.#listen(board);
    if (!isReady(board)) return;
    this.#started(board, board.previous, 'page');
    this.keep();
  }

  /** Keeps the game on the board, if it is won or over. @param event of the board; else something happened to the page */
  readonly keep = (event?: Event): void => {
    const by = causeOf(event);
    const board = this.#board;
    if (!board || this.#listening.signal.aborted || !isReady(board)) return;
    this.#look(board);
    const { startedAt, won, over, playedHere } = board;
    if (!playedHere) return;
    if (won || over) {
      this.#isKept = true;
      this.#keeping.put(board, this.#key, this.#metLine === undefined, by);
    } else if (this.#isKept) {
      this.#isKept = false;
      this.#keeping.takeBack(startedAt, this.#key, by);
    }
  };

  #listen(board: FollowedBoard): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const onStart = (event: Event): void =>
      this.#started(board, (event as NewGameEvent | GameLoadEvent).detail.previous, causeOf(event));
    for (const type of ['new-game', 'game-load']) board.addEventListener(type, onStart, { signal });
    for (const type of ['won', 'game-over', 'undo']) {
      board.addEventListener(type, this.keep, { signal });
    }
    board.addEventListener('move', () => this.#moved(board), { signal });
  }

  #started(board: FollowedBoard, previous: PreviousGame | null, by: Cause): void {
    if (previous && previous.startedAt !== this.#left) this.#leave(board, previous, by);
    this.#look(board);
  }

  #leave(board: FollowedBoard, game: PreviousGame, by: Cause): void {
    const { startedAt, playedHere, won, over } = game;
    this.#left = startedAt;
    const isKnown = startedAt === this.#startedAt;
    const key = isKnown ? this.#key : this.#keeping.keyFor(board);
    const isFollowed = isKnown && game.replay !== this.#metLine;
    if (playedHere && (won || over)) this.#keeping.put(game, key, isFollowed, by);
  }

  /** Takes note of the game on the board, and of the key. */
  #look(board: FollowedBoard): void {
    const { startedAt, replay } = board;
    this.#key = this.#keeping.keyFor(board);
    if (startedAt !== this.#startedAt) {
      this.#startedAt = startedAt;
      this.#metLine = replay;
      this.#isKept = false;
    } else if (replay !== this.#metLine) this.#metLine = undefined;
    // Brought back by `undo`, it can be left again.
    if (startedAt === this.#left) this.#left = undefined;
  }

  #moved(board: FollowedBoard): void {
    if (board.startedAt !== this.#startedAt) this.#look(board);
    this.#key = this.#keeping.keyFor(board);
    this.#metLine = undefined;
  }
}

/** A tag that is not defined yet, or a board of another version, cannot be followed. */
function isReady({ startedAt }: Partial<FollowedBoard>): boolean {
  return typeof startedAt === 'number';
}

function causeOf(event: Event | undefined): Cause {
  return (event as CustomEvent<Partial<EventDetail> | null> | undefined)?.detail?.by ?? 'page';
}
