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
  /** Another tab has written: its game is the newer one. */
  onOther: (stored: StoredGame) => void;
}

/**
 * Keeps a game in `localStorage`, written at once after every move, so that a tab that dies loses none. An entry that
 * cannot be read is kept aside under a key of its own, never overwritten; one that another tab has written is handed
 * over, never overwritten.
 */
export class GameStore {
  /** The entry as this store last read or wrote it. */
  #seen: string | null = null;
  #said = new Set<string>();

  constructor(readonly options: StoreOptions) {}

  /** Listens for the other tabs, until `disconnect`. */
  connect(): void {
    addEventListener('storage', this);
  }

  disconnect(): void {
    removeEventListener('storage', this);
  }

  handleEvent(event: StorageEvent): void {
    if (event.key !== this.options.key || event.newValue === this.#seen) return;
    const stored = parse(event.newValue);
    if (!stored) return; // removed or not ours: the next write deals with it
    this.#seen = event.newValue;
    this.options.onOther(stored);
  }

  /** Reads what is kept; `undefined` where there is nothing that can be read. */
  read(): StoredGame | undefined {
    const raw = this.#attempt(() => localStorage.getItem(this.options.key)) ?? null;
    this.#seen = raw;
    const stored = parse(raw);
    if (raw !== null && !stored) this.setAside('is no stored game', raw);
    return stored;
  }

  /** Writes, unless another tab has written since: then its game is handed over, and `false` returned. */
  write(stored: StoredGame): boolean {
    const { key, onOther } = this.options;
    const raw = this.#attempt(() => localStorage.getItem(key)) ?? null;
    if (raw !== this.#seen) {
      const other = parse(raw);
      if (raw === null) this.#say('the stored game was removed; it is written again');
      else if (!other) this.setAside('is no stored game', raw);
      this.#seen = raw;
      if (other) {
        this.#say('another page plays under this key; its game was taken over');
        onOther(other);
        return false;
      }
    }
    const next = JSON.stringify({ version: 1, ...stored });
    this.#attempt(() => {
      localStorage.setItem(key, next);
      this.#seen = next;
    });
    return true;
  }

  /** Keeps an entry that cannot be used under a free key, and says why. */
  setAside(why: string, raw = this.#seen): void {
    const { key } = this.options;
    this.#attempt(() => {
      if (raw === null) return;
      let aside = `${key}.aside`;
      for (let n = 2; (localStorage.getItem(aside) ?? raw) !== raw; n++)
        aside = `${key}.aside-${n}`;
      localStorage.setItem(aside, raw);
      this.#say(`the entry ${why}; it is kept as ${JSON.stringify(aside)}`);
    });
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
