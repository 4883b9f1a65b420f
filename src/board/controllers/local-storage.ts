import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StoragePort } from '../../session/storage-port.js';

/** All connected ones: a page gets an event for what other tabs write, but not for what it writes itself. */
const listening = new Set<LocalStorage>();

/** A page that was frozen, in the back-forward cache for example, gets no `storage` event for what others wrote meanwhile. */
const occasions = ['storage', 'pageshow', 'visibilitychange'];

/** The page's `localStorage`. Reports what others write to it while the element is connected. */
export class LocalStorage implements ReactiveController, StoragePort {
  readonly #changed: () => void;

  constructor(host: ReactiveControllerHost, changed: () => void) {
    this.#changed = changed;
    host.addController(this);
  }

  hostConnected(): void {
    for (const occasion of occasions) addEventListener(occasion, this.#changed);
    listening.add(this);
    this.#changed();
  }

  hostDisconnected(): void {
    for (const occasion of occasions) removeEventListener(occasion, this.#changed);
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
