import type { Game } from '../engine/index.js';
import { formatSavedGame, parseSavedGame, type SavedGame } from './saved-game.js';

/** Where texts are kept, such as `localStorage`. Each call may throw if storage is full or forbidden. */
export type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Receives what happens to a stored game. */
export interface StorageOwner {
  /** Another tab, or another element of this page, has saved a newer game. @returns whether it can be continued here */
  found(saved: SavedGame): boolean;
  /** Something could not be saved or read. */
  failed(problem: string, error?: Error): void;
}

/**
 * Saves a game under a key, right after every move, so that a crash of the tab loses nothing.
 *
 * No entry is overwritten unseen. An unreadable one is copied to `KEY.aside`; a game that another tab has saved is
 * passed to the owner; and a game set aside for other settings is kept as `KEY.previous`, and comes back once the
 * settings describe it again.
 */
export class GameStorage {
  readonly #port: StoragePort;
  readonly #owner: StorageOwner;
  #key = '';
  /** The entry as last read or written here. */
  #seen: string | null = null;
  /** Whether the next game saved replaces one with other settings. */
  #setsAside = false;
  /** Whether the game set aside is the one in progress again. */
  #tookBack = false;

  constructor(port: StoragePort, owner: StorageOwner) {
    this.#port = port;
    this.#owner = owner;
  }

  /** Whether there is a key, so that games are saved. */
  get isOpen(): boolean {
    return this.#key !== '';
  }

  /** Saves under this key from now on, or nowhere if it is empty. @returns what is saved there */
  open(key: string): SavedGame | undefined {
    this.#key = key;
    this.#seen = null;
    this.#setsAside = this.#tookBack = false;
    return this.#exchange();
  }

  /** Saves a game, unless another tab has saved one meanwhile: then that game is passed to the owner. */
  save(saved: Omit<SavedGame, 'game'>, replay: string): void {
    const entry = formatSavedGame(saved, replay);
    // A game that was just read is not written back: the other tab may have continued it meanwhile.
    if (entry === this.#seen) return;
    const other = this.#exchange(entry);
    if (other && this.#owner.found(other)) {
      this.#owner.failed('the game of another tab continues here');
    }
  }

  /** Marks the saved game to be kept as `KEY.previous` when the next one, with other settings, replaces it. */
  setAside(): void {
    this.#setsAside = true;
  }

  /** Takes back the game that was set aside, if it is wanted. */
  takeBack(isWanted: (game: Game) => boolean): SavedGame | undefined {
    if (!this.#key) return undefined;
    return this.#attempt(() => {
      const saved = parseIfReadable(this.#port.getItem(this.#previousKey));
      if (!saved || !isWanted(saved.game)) return undefined;
      this.#tookBack = true;
      // The two games swap places.
      this.#setsAside = true;
      return saved;
    });
  }

  /** Looks for what others have written. */
  look(): void {
    const other = this.#exchange();
    if (other) this.#owner.found(other);
  }

  get #previousKey(): string {
    return `${this.#key}.previous`;
  }

  /**
   * Writes an entry, if one is given and nobody else has written.
   *
   * @returns what others have written since the last look, if it can be read
   */
  #exchange(entry?: string): SavedGame | undefined {
    if (!this.#key) return undefined;
    return this.#attempt(() => {
      const text = this.#port.getItem(this.#key);
      if (text !== this.#seen) {
        const saved = this.#read(text);
        this.#seen = text;
        if (saved) return saved;
      }
      if (entry !== undefined) {
        this.#keepPrevious(text);
        this.#port.setItem(this.#key, entry);
        this.#seen = entry;
      }
      return undefined;
    });
  }

  /** Throws if there is no room, so that the entry is not overwritten. */
  #keepPrevious(text: string | null): void {
    const worthKeeping = this.#setsAside && (parseIfReadable(text)?.game.moves ?? 0) > 0;
    if (worthKeeping && text !== null) this.#port.setItem(this.#previousKey, text);
    else if (this.#tookBack) this.#port.removeItem(this.#previousKey);
    this.#setsAside = false;
    this.#tookBack = false;
  }

  #read(text: string | null): SavedGame | undefined {
    if (text === null) {
      this.#owner.failed('the stored game was removed; the one in progress takes its place');
      return undefined;
    }
    try {
      return parseSavedGame(text);
    } catch (error) {
      this.#keepUnreadable(text, error as Error);
      return undefined;
    }
  }

  /** Copies an unreadable entry to a free key. Throws if there is no room, so that the entry is not overwritten. */
  #keepUnreadable(text: string, error: Error): void {
    let key = `${this.#key}.aside`;
    while ((this.#port.getItem(key) ?? text) !== text) key += '+';
    this.#port.setItem(key, text);
    this.#owner.failed(`${error.message}; the entry is kept as ${key}`, error);
  }

  /** Storage may be full, or forbidden in a sandboxed frame: the game continues without it. */
  #attempt<Result>(action: () => Result): Result | undefined {
    try {
      return action();
    } catch (error) {
      this.#owner.failed((error as Error).message, error as Error);
      return undefined;
    }
  }
}

function parseIfReadable(entry: string | null): SavedGame | undefined {
  try {
    return entry === null ? undefined : parseSavedGame(entry);
  } catch {
    return undefined;
  }
}
