import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Keeps an element that has all its content in the shadow tree from being hidden by a page's rule for `:empty`. */
export class NotEmptyController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #isChecked = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    // Another place may have other rules.
    this.#isChecked = false;
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const host = this.#host;
    if (this.#isChecked || !host.isConnected) return;
    this.#isChecked = true;
    if (host.hasChildNodes()) return;
    // A blank is in no slot, so that it is not seen.
    if (getComputedStyle(host).display === 'none') host.append(' ');
  }
}
