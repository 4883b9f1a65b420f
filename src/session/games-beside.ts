import { glanceAt } from './saved-game.js';
import type { StoragePort } from './storage.js';

const mostGames = 4;

/**
 * Games of tabs whose rules differ from those of the game under the storage key: each has a place of its own,
 * `KEY.beside`, `KEY.beside.2` and so on, and is replaced there at each save.
 */
export class GamesBeside {
  readonly #port: StoragePort;
  readonly #places: readonly string[];
  #own: { place: string; entry: string } | undefined;

  constructor(port: StoragePort, key: string) {
    this.#port = port;
    this.#places = Array.from({ length: mostGames }, (_, index) =>
      index === 0 ? `${key}.beside` : `${key}.beside.${index + 1}`,
    );
  }

  get entries(): string[] {
    const entries = this.#places.map((place) => this.#port.getItem(place));
    return entries.filter((entry) => entry !== null);
  }

  get best(): number {
    return this.entries.reduce((best, entry) => Math.max(best, glanceAt(entry).best ?? 0), 0);
  }

  /** @returns the entry of an older game for which there was no more room */
  write(entry: string): string | undefined {
    const place = this.#placeFor(entry);
    const before = this.#port.getItem(place);
    if (before !== entry) this.#port.setItem(place, entry);
    const isReplaced = before === null || before === this.#own?.entry || isSameGame(before, entry);
    this.#own = { place, entry };
    return isReplaced ? undefined : before;
  }

  /** Frees the place of the last game written here. */
  leave(): void {
    if (this.#own) this.remove(this.#own.entry);
    this.#own = undefined;
  }

  /** Frees the place of a game that is saved elsewhere now. */
  remove(entry: string): void {
    for (const place of this.#places) {
      if (this.#port.getItem(place) === entry) this.#port.removeItem(place);
    }
  }

  #placeFor(entry: string): string {
    const own = this.#own;
    if (own && this.#port.getItem(own.place) === own.entry) return own.place;
    const places = this.#places.map((place) => ({ place, text: this.#port.getItem(place) }));
    const same = places.find(({ text }) => text !== null && isSameGame(text, entry));
    const free = same ?? places.find(({ text }) => text === null);
    if (free) return free.place;
    const age = ({ text }: { text: string | null }): number =>
      Number(glanceAt(text ?? '').startedAt ?? 0);
    return places.reduce((oldest, other) => (age(other) < age(oldest) ? other : oldest)).place;
  }
}

/** Whether two entries hold one game, perhaps in different states. */
export function isSameGame(one: string, other: string): boolean {
  const { startedAt } = glanceAt(one);
  return startedAt !== undefined && startedAt === glanceAt(other).startedAt;
}
