/** What is kept under a storage key. */
export interface StoredGame {
  /** Best score of the games that ended by themselves. */
  best: number;
  /** The game in progress. */
  replay: string;
}

interface StoreOptions {
  key: string;
  /** Something could not be kept or read; said once for each message. */
  onError: (message: string) => void;
  /** Another page, or another element of this one, has written: its game is the newer one. False: it cannot be used. */
  onOther: (stored: StoredGame) => boolean;
}

/** The stores that listen: a page hears by an event what other pages write, but not what it writes itself. */
const listening = new Set<GameStore>();

/**
 * Keeps a game in `localStorage`, written at once after every move, so that a tab that dies loses none. An entry that
 * cannot be read is kept aside under a key of its own, never overwritten; one that another page has written is handed
 * over, never overwritten.
 */
export class GameStore {
  /** The entry as this store last read or wrote it; `undefined` before that. */
  #seen: string | null | undefined;
  /** The replay in it. */
  #replay: string | undefined;
  #said = new Set<string>();
  #closed = false;

  constructor(readonly options: StoreOptions) {}

  /** Listens for what others write, until `disconnect`. */
  connect(): void {
    if (this.#closed) return;
    addEventListener('storage', this.hear);
    listening.add(this);
    this.hear({ key: null });
  }

  disconnect(): void {
    removeEventListener('storage', this.hear);
    listening.delete(this);
  }

  /** Writes and listens no more. */
  close(): void {
    this.#closed = true;
    this.disconnect();
  }

  /** @param change its key is null where the whole storage was cleared */
  readonly hear = ({ key }: { key: string | null }): void => {
    if (key !== null && key !== this.options.key) return;
    const other = this.read();
    if (other) this.options.onOther(other);
  };

  /** What others have written since this store last looked; `undefined` where there is nothing that can be read. */
  read(): StoredGame | undefined {
    const before = this.#seen;
    const raw = this.#attempt(() => localStorage.getItem(this.options.key)) ?? null;
    if (raw === before) return undefined;
    this.#seen = raw;
    const stored = parse(raw);
    this.#replay = stored?.replay;
    if (raw === null && before) this.#say('the stored game was removed; the next move stores it');
    else if (!stored) this.setAside('is no stored game');
    return stored;
  }

  /** Writes, unless another page has written since: then its game is handed over. */
  write(stored: StoredGame): void {
    const { key, onOther } = this.options;
    // A game that was read just now is not written back: meanwhile the other page may have gone on with it.
    if (this.#closed || stored.replay === this.#replay) return;
    const other = this.read();
    if (other) {
      if (onOther(other)) this.#say('another page plays under this key; its game was taken over');
    } else if (!this.#isClosed()) {
      const raw = JSON.stringify({ version: 1, ...stored });
      this.#attempt(() => {
        localStorage.setItem(key, raw);
        this.#seen = raw;
        this.#replay = stored.replay;
      });
      for (const store of listening) store.hear(this.options);
    }
  }

  /** Keeps an entry that cannot be used under a free key, and says why. Where there is no room, nothing is written. */
  setAside(why: string): void {
    const { key } = this.options;
    const raw = this.#seen;
    if (!raw) return;
    const kept = this.#attempt(() => {
      let aside = `${key}.aside`;
      for (let n = 2; (localStorage.getItem(aside) ?? raw) !== raw; n++)
        aside = `${key}.aside-${n}`;
      localStorage.setItem(aside, raw);
      this.#say(`the entry ${why}; it is kept as ${JSON.stringify(aside)}`);
      return true;
    });
    if (!kept) this.close();
  }

  // Asked by a call, since reading may close it: a field would be taken for what it was before.
  #isClosed(): boolean {
    return this.#closed;
  }

  /** Storage may be full, or forbidden in a sandboxed frame: the game goes on without it. */
  #attempt<Value>(action: () => Value): Value | undefined {
    try {
      return action();
    } catch (error) {
      this.#say(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  #say(problem: string): void {
    if (this.#said.has(problem)) return;
    this.#said.add(problem);
    this.options.onError(`storage-key ${JSON.stringify(this.options.key)}: ${problem}`);
  }
}

function parse(raw: string | null): StoredGame | undefined {
  if (raw === null) return undefined;
  try {
    const entry: unknown = JSON.parse(raw);
    if (typeof entry !== 'object' || entry === null) return undefined;
    const { version, best, replay } = entry as Record<string, unknown>;
    if (version !== 1 || !Number.isSafeInteger(best) || typeof replay !== 'string')
      return undefined;
    return { best: best as number, replay };
  } catch {
    return undefined;
  }
}
