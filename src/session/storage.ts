import { GamesBeside, isSameGame } from './games-beside.js';
import {
  formatSavedGame,
  parseSavedGame,
  startedAtIn,
  withHigherBest,
  type SavedGame,
  type SavedState,
} from './saved-game.js';
import { reserveStartTime } from './start-time.js';
import { entriesUnder, numberedKeys, type StoragePort } from './storage-port.js';

const mostPrevious = 8;
const mostUnreadable = 4;

/**
 * Saves a game under a key after every move, so that a crash of the tab loses nothing. No entry is overwritten unseen:
 * what another tab has saved is returned instead. If its game has other rules, it stays, and the game of this tab is
 * saved beside it: see `GamesBeside`. Games set aside for other settings are kept as `KEY.previous`,
 * `KEY.previous.2` and so on, the newest first, and return once the settings describe them again. When there is no
 * room, the oldest is dropped and reported. Unreadable entries are copied to `KEY.aside`, `KEY.aside.2` and so on.
 */
export class GameStorage {
  readonly #port: StoragePort;
  readonly #failed: (problem: string, error?: Error) => void;
  #key = '';
  /** The entry as last read or written here; empty if there is none. */
  #seen = '';
  /** The next save replaces a game with other settings, which is then kept as `KEY.previous`. */
  #setsAside = false;
  /** The entry, set aside or beside, whose game is in progress again; empty once that game is saved. */
  #restored = '';
  #beside: GamesBeside;
  #isBeside = false;

  constructor(port: StoragePort, failed: (problem: string, error?: Error) => void) {
    this.#port = port;
    this.#failed = failed;
    this.#beside = new GamesBeside(port, '');
  }

  get isOpen(): boolean {
    return this.#key !== '';
  }

  /** Another tab's game, with other rules, is under the key: this tab saves as `KEY.beside`. */
  get isBeside(): boolean {
    return this.#isBeside;
  }

  /** The highest best score of the games beside; 0 if there is none. */
  get bestBeside(): number {
    return this.isOpen ? (this.#attempt(() => this.#beside.best) ?? 0) : 0;
  }

  /** An empty key saves nowhere. @returns what is saved under the key */
  open(key: string): SavedGame | undefined {
    this.#key = key;
    this.#seen = '';
    this.#setsAside = false;
    this.#restored = '';
    this.#beside = new GamesBeside(this.#port, key);
    this.#isBeside = false;
    if (!this.isOpen) return undefined;
    this.#attempt(() => this.#reserveStartTimes());
    return this.look();
  }

  /** From now on, saves the game beside the one under the key. */
  stepBeside(): void {
    this.#isBeside = true;
  }

  /** From now on, saves the game under the key again. */
  stepBack(): void {
    this.#attempt(() => this.#beside.removeOwn());
    this.#isBeside = false;
  }

  /** Saves the game under the open key. @returns what others have saved meanwhile, in which case this game is not saved */
  save(state: SavedState, replay: string): SavedGame | undefined {
    const entry = formatSavedGame(state, replay);
    // A game that was just read is not written back: another tab may have continued it.
    if (!this.#isBeside && entry === this.#seen) return undefined;
    return this.#attempt(() => {
      const others = this.#readOthers();
      if (others) return others;
      if (this.#isBeside) this.#writeBeside(entry, state.best);
      else this.#write(entry);
      return undefined;
    });
  }

  /** Keeps the saved game when the next one, with other settings, replaces it. */
  setAside(): void {
    this.#setsAside = true;
  }

  /** Finds the game that goes on, of those beside and those set aside; the next save removes it from there. */
  restore(isWanted: (saved: SavedGame) => boolean): SavedGame | undefined {
    if (!this.isOpen) return undefined;
    return this.#attempt(() => {
      for (const text of [...this.#beside.entries, ...this.#previous()]) {
        const saved = parseSavedGame(text);
        if (!isWanted(saved)) continue;
        this.#restored = text;
        this.#setsAside = true;
        return saved;
      }
      return undefined;
    });
  }

  /** @returns what others have saved since the last look */
  look(): SavedGame | undefined {
    return this.isOpen ? this.#attempt(() => this.#readOthers()) : undefined;
  }

  #reserveStartTimes(): void {
    const current = entriesUnder(this.#port, [this.#key]);
    for (const text of [...current, ...this.#beside.entries, ...this.#previous()]) {
      reserveStartTimeOf(text);
    }
  }

  #readOthers(): SavedGame | undefined {
    const text = this.#port.getItem(this.#key) ?? '';
    if (text === this.#seen) return undefined;
    const saved = this.#read(text);
    this.#seen = text;
    return saved;
  }

  /** Overwrites the entry under the key, as it was last seen. */
  #write(entry: string): void {
    const restored = this.#restored;
    this.#keepPrevious(this.#seen);
    this.#port.setItem(this.#key, entry);
    this.#seen = entry;
    this.#beside.remove(restored);
  }

  #writeBeside(entry: string, best: number): void {
    const raised = withHigherBest(this.#seen, best);
    if (raised !== undefined) {
      this.#port.setItem(this.#key, raised);
      this.#seen = raised;
    }
    const dropped = this.#beside.write(entry);
    if (dropped !== undefined) this.#writePrevious([dropped, ...this.#previous()]);
  }

  get #previousKeys(): string[] {
    return numberedKeys(`${this.#key}.previous`, mostPrevious);
  }

  #previous(): string[] {
    return entriesUnder(this.#port, this.#previousKeys);
  }

  /** Keeps an entry about to be overwritten, if it is to be set aside. Throws if there is no room. */
  #keepPrevious(text: string): void {
    const isKept = this.#setsAside && (parseSavedGame(text).game?.moves ?? 0) > 0;
    if (isKept || this.#restored) {
      const others = this.#previous().filter((entry) => !this.#isRestored(entry));
      this.#writePrevious([...new Set(isKept ? [text, ...others] : others)]);
    }
    this.#setsAside = false;
    this.#restored = '';
  }

  /** A game that was beside may have been set aside before, in an older state. */
  #isRestored(entry: string): boolean {
    const restored = this.#restored;
    if (entry === restored) return true;
    return this.#beside.entries.includes(restored) && isSameGame(entry, restored);
  }

  #writePrevious(entries: readonly string[]): void {
    // From last to first: if room runs out halfway, an entry is there twice, but none is lost.
    for (const [index, key] of [...this.#previousKeys.entries()].reverse()) {
      const entry = entries[index];
      if (entry !== undefined) this.#port.setItem(key, entry);
      else this.#port.removeItem(key);
    }
    for (const entry of entries.slice(mostPrevious)) this.#reportDropped(entry);
  }

  /** A game that is over is no loss. */
  #reportDropped(entry: string): void {
    const { game } = parseSavedGame(entry);
    if (game?.over) return;
    const what = game ? `${game.columns}x${game.rows}, ${game.score} points` : 'unreadable';
    this.#failed(`the oldest of ${mostPrevious} games set aside made room for another: ${what}`);
  }

  #read(text: string): SavedGame | undefined {
    if (text === '') {
      this.#failed('the stored game was removed; the one in progress takes its place');
      return undefined;
    }
    reserveStartTimeOf(text);
    const saved = parseSavedGame(text);
    if (saved.problem) this.#keepUnreadable(text, saved.problem);
    return saved;
  }

  /** Copies an unreadable entry to a free key. Throws if there is no room, so that the entry is not overwritten. */
  #keepUnreadable(text: string, error: Error): void {
    const keys = numberedKeys(`${this.#key}.aside`, mostUnreadable);
    const free = keys.find((key) => (this.#port.getItem(key) ?? text) === text);
    // Not written again: another element of the page would see the write, and answer with its own.
    if (free && this.#port.getItem(free) !== text) this.#port.setItem(free, text);
    const outcome = free ? `kept as ${free}` : `dropped: ${keys.join(', ')} keep others`;
    this.#failed(`${error.message}; the entry is ${outcome}`, error);
  }

  /** Storage may be full, or forbidden in a sandboxed frame: the game continues without it. */
  #attempt<Result>(action: () => Result): Result | undefined {
    try {
      return action();
    } catch (error) {
      this.#failed((error as Error).message, error as Error);
      return undefined;
    }
  }
}

function reserveStartTimeOf(text: string): void {
  const startedAt = startedAtIn(text);
  if (startedAt !== undefined) reserveStartTime(startedAt);
}
