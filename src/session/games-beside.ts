import { glanceAt } from './saved-game.js';
import type { StoragePort } from './storage-port.js';

const mostGames = 4;

/**
 * Games of tabs whose rules differ from those of the game under the storage key: each has a key of its own,
 * `KEY.beside`, `KEY.beside.2` and so on, and is overwritten there at each save.
 */
export class GamesBeside {
  readonly #port: StoragePort;
  readonly #keys: readonly string[];
  /** What this tab has saved last. */
  #own: { key: string; entry: string } | undefined;

  constructor(port: StoragePort, key: string) {
    this.#port = port;
    this.#keys = Array.from({ length: mostGames }, (_, index) =>
      index === 0 ? `${key}.beside` : `${key}.beside.${index + 1}`,
    );
  }

  get entries(): string[] {
    const entries = this.#keys.map((key) => this.#port.getItem(key));
    return entries.filter((entry) => entry !== null);
  }

  get best(): number {
    return this.entries.reduce((best, entry) => Math.max(best, glanceAt(entry).best ?? 0), 0);
  }

  /** @returns the entry of an older game for which there was no more room */
  write(entry: string): string | undefined {
    const key = this.#keyFor(entry);
    const before = this.#port.getItem(key);
    if (before !== entry) this.#port.setItem(key, entry);
    const isReplaced = before === null || before === this.#own?.entry || isSameGame(before, entry);
    this.#own = { key, entry };
    return isReplaced ? undefined : before;
  }

  /** Frees the key of the last game written here. */
  leave(): void {
    if (this.#own) this.remove(this.#own.entry);
    this.#own = undefined;
  }

  /** Frees the key of a game that is saved elsewhere now. */
  remove(entry: string): void {
    for (const key of this.#keys) {
      if (this.#port.getItem(key) === entry) this.#port.removeItem(key);
    }
  }

  #keyFor(entry: string): string {
    const own = this.#own;
    if (own && this.#port.getItem(own.key) === own.entry) return own.key;
    const slots = this.#keys.map((key) => ({ key, text: this.#port.getItem(key) }));
    const same = slots.find(({ text }) => text !== null && isSameGame(text, entry));
    const free = same ?? slots.find(({ text }) => text === null);
    if (free) return free.key;
    const startOf = ({ text }: { text: string | null }): number =>
      Number(glanceAt(text ?? '').startedAt ?? 0);
    return slots.reduce((oldest, other) => (startOf(other) < startOf(oldest) ? other : oldest)).key;
  }
}

/** Whether two entries hold one game, perhaps in different states. */
export function isSameGame(one: string, other: string): boolean {
  const { startedAt } = glanceAt(one);
  return startedAt !== undefined && startedAt === glanceAt(other).startedAt;
}
