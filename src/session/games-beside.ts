import { bestIn, startedAtIn } from './saved-game.js';
import { entriesUnder, numberedKeys, type StoragePort } from './storage-port.js';

const mostGames = 4;

/**
 * Games of tabs whose rules differ from those of the game under the storage key: each has a key of its own,
 * `KEY.beside`, `KEY.beside.2` and so on, and is overwritten there at each save.
 */
export class GamesBeside {
  readonly #port: StoragePort;
  readonly #keys: readonly string[];
  /** The last entry that this tab has saved, and its key: `KEY.beside.2`. */
  #own: { key: string; entry: string } | undefined;

  constructor(port: StoragePort, key: string) {
    this.#port = port;
    this.#keys = numberedKeys(`${key}.beside`, mostGames);
  }

  get entries(): string[] {
    return entriesUnder(this.#port, this.#keys);
  }

  /** The highest best score of these games; 0 if there are none. */
  get best(): number {
    return Math.max(0, ...this.entries.map(bestIn));
  }

  /** @returns the entry of an older game for which there was no more room */
  write(entry: string): string | undefined {
    const key = this.#keyFor(entry);
    const before = this.#port.getItem(key);
    if (before !== entry) this.#port.setItem(key, entry);
    const isOwn = before === this.#own?.entry;
    this.#own = { key, entry };
    return before === null || isOwn || isSameGame(before, entry) ? undefined : before;
  }

  /** Frees the key of the last game written here. */
  removeOwn(): void {
    if (this.#own) this.remove(this.#own.entry);
    this.#own = undefined;
  }

  /** Frees the key of a game that is saved elsewhere now. */
  remove(entry: string): void {
    for (const key of this.#keys) {
      if (this.#port.getItem(key) === entry) this.#port.removeItem(key);
    }
  }

  /** The key that this tab wrote last or that holds the same game, a free one, or else that of the oldest game. */
  #keyFor(entry: string): string {
    const own = this.#own;
    if (own && this.#port.getItem(own.key) === own.entry) return own.key;
    const places = this.#keys.map((at) => ({ key: at, text: this.#port.getItem(at) ?? '' }));
    const ofSameGame = places.find(({ text }) => isSameGame(text, entry));
    return (ofSameGame ?? places.reduce(older)).key;
  }
}

interface Place {
  readonly key: string;
  /** Empty if the place is free. */
  readonly text: string;
}

/** A free place counts as the oldest. */
function older(oldest: Place, place: Place): Place {
  const startOf = ({ text }: Place): number => startedAtIn(text) ?? 0;
  return startOf(place) < startOf(oldest) ? place : oldest;
}

/** True for two entries of one game, after 10 moves and after 12. */
export function isSameGame(entry: string, other: string): boolean {
  const startedAt = startedAtIn(entry);
  return startedAt !== undefined && startedAt === startedAtIn(other);
}
