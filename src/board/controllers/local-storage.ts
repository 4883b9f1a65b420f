import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StoragePort } from '../../session/storage-port.js';

/** All that are connected. They tell each other what they write, since a page gets `storage` events of other pages only. */
const connected = new Set<LocalStorage>();

/** Events after which the text may have changed. A page in the back-forward cache gets no `storage` event. */
const eventTypes = ['storage', 'pageshow', 'visibilitychange'];

/** The page's `localStorage`. Reports what others write to it while the element is connected. */
export class LocalStorage implements ReactiveController, StoragePort {
  readonly #changed: () => void;

  constructor(host: ReactiveControllerHost, changed: () => void) {
    this.#changed = () => {
      changed();
      // Figures may have changed where the game has not: the best score, how many undos are left.
      host.requestUpdate();
    };
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of eventTypes) addEventListener(type, this.#changed);
    connected.add(this);
    this.#changed();
  }

  hostDisconnected(): void {
    for (const type of eventTypes) removeEventListener(type, this.#changed);
    connected.delete(this);
  }

  getItem(key: string): string | null {
    return localStorage.getItem(key);
  }

  setItem(key: string, text: string): void {
    localStorage.setItem(key, text);
    for (const one of connected) if (one !== this) one.#changed();
  }

  removeItem(key: string): void {
    localStorage.removeItem(key);
  }
}
