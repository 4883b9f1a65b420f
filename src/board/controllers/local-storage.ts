import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StoragePort } from '../../session/storage.js';

/** All connected ones: a page gets an event for what other tabs write, but not for what it writes itself. */
const listening = new Set<LocalStorage>();

/** The page's `localStorage`. Reports what others write to it while the element is connected. */
export class LocalStorage implements ReactiveController, StoragePort {
  readonly #changed: () => void;

  constructor(host: ReactiveControllerHost, changed: () => void) {
    this.#changed = changed;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('storage', this.#changed);
    listening.add(this);
    this.#changed();
  }

  hostDisconnected(): void {
    removeEventListener('storage', this.#changed);
    listening.delete(this);
  }

  getItem(key: string): string | null {
    return localStorage.getItem(key);
  }

  setItem(key: string, text: string): void {
    localStorage.setItem(key, text);
    for (const other of listening) if (other !== this) other.#changed();
  }

  removeItem(key: string): void {
    localStorage.removeItem(key);
  }
}
