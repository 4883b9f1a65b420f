import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Game } from '../../engine/index.js';
import { formatSavedGame, parseSavedGame, type SavedGame } from '../../session/saved-game.js';

/** Whoever has games to save. */
export interface StorageOwner {
  /** Another page, or another element of this one, has saved a newer game. False: it cannot be played on here. */
  found(saved: SavedGame): boolean;
  /** Something could not be saved or read. */
  failed(problem: string): void;
}

/** The controllers that listen: a page gets an event for what other pages write, but not for what it writes itself. */
const listening = new Set<StorageController>();

/**
 * Keeps a game in `localStorage`, written at once after every move, so that a tab that crashes loses none.
 *
 * No entry is overwritten unseen. One that cannot be read is copied to a key of its own, `KEY.aside`; a game that another
 * page has saved is handed over; and a game that gives way to one of other settings is kept as `KEY.previous`, and comes
 * back once the settings describe it again.
 */
export class StorageController implements ReactiveController {
  readonly #owner: StorageOwner;
  #key = '';
  /** The entry as this controller last read or wrote it. */
  #seen: string | null = null;
  /** Whether the next game that is saved takes the place of one of other settings. */
  #setsAside = false;
  /** Whether the game set aside is the one in progress again. */
  #tookBack = false;

  constructor(host: ReactiveControllerHost, owner: StorageOwner) {
    this.#owner = owner;
    host.addController(this);
  }

  /** Whether there is a key, so that games are saved. */
  get isOpen(): boolean {
    return this.#key !== '';
  }

  /** Listens for what others write. */
  hostConnected(): void {
    addEventListener('storage', this.#onStorage);
    listening.add(this);
    this.#look();
  }

  hostDisconnected(): void {
    removeEventListener('storage', this.#onStorage);
    listening.delete(this);
  }

  /** Saves under this key from now on; an empty one: nowhere. @returns what is saved there */
  open(key: string): SavedGame | undefined {
    this.#key = key;
    this.#seen = null;
    this.#setsAside = this.#tookBack = false;
    return this.#exchange();
  }

  /** Saves a game, unless another page has saved one meanwhile: then that game is handed over. */
  save(best: number, replay: string, arrowButtons: boolean): void {
    const entry = formatSavedGame(best, replay, arrowButtons);
    // A game that was just read is not written back: the other page may have gone on with it meanwhile.
    if (entry === this.#seen) return;
    const other = this.#exchange(entry);
    if (other && this.#owner.found(other)) {
      this.#owner.failed('the game of another page goes on here');
    }
  }

  /** Has the saved game kept as `KEY.previous` when the next one, of other settings, takes its place. */
  setAside(): void {
    this.#setsAside = true;
  }

  /** Takes back the game that was set aside, if it is wanted. */
  takeBack(isWanted: (game: Game) => boolean): SavedGame | undefined {
    if (!this.#key) return undefined;
    return this.#attempt(() => {
      const saved = parseIfReadable(localStorage.getItem(this.#previousKey));
      if (!saved || !isWanted(saved.game)) return undefined;
      this.#tookBack = true;
      // The two change places.
      this.#setsAside = true;
      return saved;
    });
  }

  get #previousKey(): string {
    return `${this.#key}.previous`;
  }

  readonly #onStorage = (): void => this.#look();

  /** Looks for what others have written. */
  #look(): void {
    const other = this.#exchange();
    if (other) this.#owner.found(other);
  }

  /**
   * Writes an entry, if one is given and nobody else has written.
   *
   * @returns what others have written since this controller last looked, if it can be read
   */
  #exchange(entry?: string): SavedGame | undefined {
    if (!this.#key) return undefined;
    return this.#attempt(() => {
      const text = localStorage.getItem(this.#key);
      if (text !== this.#seen) {
        const saved = this.#read(text);
        this.#seen = text;
        if (saved) return saved;
      }
      if (entry !== undefined) {
        this.#keepPrevious(text);
        localStorage.setItem(this.#key, entry);
        this.#seen = entry;
        for (const controller of listening) controller.#look();
      }
      return undefined;
    });
  }

  /** Throws if there is no room, so that nothing is written over the entry then. */
  #keepPrevious(text: string | null): void {
    const worthKeeping = this.#setsAside && (parseIfReadable(text)?.game.moves ?? 0) > 0;
    if (worthKeeping && text !== null) localStorage.setItem(this.#previousKey, text);
    else if (this.#tookBack) localStorage.removeItem(this.#previousKey);
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
      this.#keepUnreadable(text, (error as Error).message);
      return undefined;
    }
  }

  /** Copies an unreadable entry to a free key. Throws if there is no room, so that nothing is written over it then. */
  #keepUnreadable(text: string, why: string): void {
    let key = `${this.#key}.aside`;
    while ((localStorage.getItem(key) ?? text) !== text) key += '+';
    localStorage.setItem(key, text);
    this.#owner.failed(`${why}; the entry is kept as ${key}`);
  }

  /** Storage may be full, or forbidden in a sandboxed frame: the game goes on without it. */
  #attempt<Result>(action: () => Result): Result | undefined {
    try {
      return action();
    } catch (error) {
      this.#owner.failed((error as Error).message);
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
