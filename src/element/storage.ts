import { PlayableGame as Game } from '../engine/playable-game.js';

/** What is kept under a storage key. */
export interface StoredGame {
  /** Best score of the games that ended by themselves. */
  best: number;
  /** The game in progress. */
  game: Game;
}

interface StoreHost {
  /** Something could not be kept or read. */
  complain(problem: string): void;
  /** Another page, or another element of this one, has written: its game is the newer one. False: it cannot go on. */
  follow(stored: StoredGame): boolean;
}

/** The stores that listen: a page hears by an event what other pages write, but not what it writes itself. */
const listening = new Set<GameStore>();

/**
 * Keeps a game in `localStorage`, written at once after every move, so that a tab that dies loses none. An entry that
 * cannot be read is kept aside under a key of its own, never overwritten; one that another page has written is handed
 * over, never overwritten.
 */
export class GameStore {
  /** The entry as this store last read or wrote it. */
  #seen: string | null = null;

  constructor(
    readonly key: string,
    readonly host: StoreHost,
  ) {}

  /** Listens for what others write, until `disconnect`. */
  connect(): void {
    addEventListener('storage', this.hear);
    listening.add(this);
    this.hear();
  }

  disconnect(): void {
    removeEventListener('storage', this.hear);
    listening.delete(this);
  }

  readonly hear = (): void => {
    const other = this.read();
    if (other) this.host.follow(other);
  };

  /** What others have written since this store last looked; `undefined` where there is nothing that can be read. */
  read(): StoredGame | undefined {
    return this.#attempt(() => this.#look());
  }

  /** Writes, unless another page has written since: then its game is handed over. */
  write(best: number, replay: string): void {
    const raw = JSON.stringify({ version: 1, best, replay });
    // A game that was read just now is not written back: meanwhile the other page may have gone on with it.
    if (raw === this.#seen) return;
    this.#attempt(() => {
      const other = this.#look();
      if (other) {
        if (this.host.follow(other)) this.host.complain('the game of another page goes on here');
      } else {
        localStorage.setItem(this.key, raw);
        this.#seen = raw;
        for (const store of listening) store.hear();
      }
    });
  }

  #look(): StoredGame | undefined {
    const raw = localStorage.getItem(this.key);
    if (raw === this.#seen) return undefined;
    let stored;
    if (raw === null) this.host.complain('the stored game was removed; the next move stores it');
    else {
      try {
        stored = parse(raw);
      } catch (error) {
        this.#setAside(raw, (error as Error).message);
      }
    }
    this.#seen = raw;
    return stored;
  }

  /** Keeps an entry that cannot be used under a free key. Where there is no room it throws: nothing is written then. */
  #setAside(raw: string, why: string): void {
    let aside = `${this.key}.aside`;
    while ((localStorage.getItem(aside) ?? raw) !== raw) aside += '+';
    localStorage.setItem(aside, raw);
    this.host.complain(`${why}; the entry is kept as ${aside}`);
  }

  /** Storage may be full, or forbidden in a sandboxed frame: the game goes on without it. */
  #attempt<Value>(action: () => Value): Value | undefined {
    try {
      return action();
    } catch (error) {
      this.host.complain((error as Error).message);
      return undefined;
    }
  }
}

function parse(raw: string): StoredGame {
  const { version, best, replay } = JSON.parse(raw) as Record<string, unknown>;
  if (version !== 1 || !Number.isSafeInteger(best)) throw new TypeError('this is no stored game');
  return { best: best as number, game: Game.fromReplay(replay as string) };
}
