import type { ReactiveController } from 'lit';
import { Game } from '../engine/index.js';

/** What is kept under a storage key. */
export interface StoredGame {
  /** Best score of the games that ended by themselves. */
  best: number;
  /** The game in progress. */
  game: Game;
}

interface StoreHost {
  /** Reports that something could not be kept or read. */
  complain(problem: string): void;
  /** Another page, or another element of this one, has written a newer game. False: it cannot be played on here. */
  follow(stored: StoredGame): boolean;
}

/** The stores that listen: a page gets an event for what other pages write, but not for what it writes itself. */
const listening = new Set<GameStore>();

/**
 * Keeps a game in `localStorage`, written at once after every move, so that a tab that crashes loses none. No entry is
 * overwritten unseen: one that cannot be read is set aside under a key of its own, and one that another page has written
 * is handed over.
 */
export class GameStore implements ReactiveController {
  #key = '';
  /** The entry as this store last read or wrote it. */
  #seen: string | null = null;

  constructor(readonly host: StoreHost) {}

  /** Listens for what others write. */
  hostConnected(): void {
    addEventListener('storage', this.hear);
    listening.add(this);
    this.hear();
  }

  hostDisconnected(): void {
    removeEventListener('storage', this.hear);
    listening.delete(this);
  }

  readonly hear = (): void => {
    const other = this.#exchange();
    if (other) this.host.follow(other);
  };

  /** Keeps the game under this key from now on; an empty one: nowhere. @returns what is kept there */
  open(key: string): StoredGame | undefined {
    this.#key = key;
    this.#seen = null;
    return this.#exchange();
  }

  /** Writes, unless another page has written meanwhile: then that page's game is handed over. */
  write(best: number, replay: string): void {
    const entry = JSON.stringify({ version: 1, best, replay });
    // A game that was just read is not written back: the other page may have gone on with it meanwhile.
    const other = entry !== this.#seen && this.#exchange(entry);
    if (other && this.host.follow(other))
      this.host.complain('the game of another page goes on here');
  }

  /**
   * Writes an entry, if one is given and nobody else has written.
   *
   * @returns what others have written since this store last looked, if it can be read
   */
  #exchange(entry?: string): StoredGame | undefined {
    if (!this.#key) return undefined;
    try {
      const raw = localStorage.getItem(this.#key);
      if (raw !== this.#seen) {
        const stored = this.#read(raw);
        this.#seen = raw;
        if (stored) return stored;
      }
      if (entry) {
        localStorage.setItem(this.#key, entry);
        this.#seen = entry;
        for (const store of listening) store.hear();
      }
    } catch (error) {
      // Storage may be full, or forbidden in a sandboxed frame: the game goes on without it.
      this.host.complain((error as Error).message);
    }
    return undefined;
  }

  #read(raw: string | null): StoredGame | undefined {
    try {
      if (raw !== null) return parse(raw);
      this.host.complain('the stored game was removed; the one in progress takes its place');
    } catch (error) {
      this.#setAside(raw as string, (error as Error).message);
    }
    return undefined;
  }

  /** Copies an unusable entry to a free key. Throws if there is no room, so that nothing is written over it then. */
  #setAside(raw: string, why: string): void {
    let aside = `${this.#key}.aside`;
    while ((localStorage.getItem(aside) ?? raw) !== raw) aside += '+';
    localStorage.setItem(aside, raw);
    this.host.complain(`${why}; the entry is kept as ${aside}`);
  }
}

function parse(raw: string): StoredGame {
  const { version, best, replay } = JSON.parse(raw) as Record<string, unknown>;
  if (version !== 1 || !Number.isSafeInteger(best)) throw new TypeError('this is no stored game');
  return { best: best as number, game: Game.fromReplay(replay as string) };
}
