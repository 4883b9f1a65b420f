import { LitElement } from 'lit';

/** An element that has nothing but controllers. */
export class BareHost extends LitElement {
  /** How often it has been asked to update. */
  declare updates: number | undefined;

  override requestUpdate(...args: Parameters<LitElement['requestUpdate']>): void {
    this.updates = (this.updates ?? 0) + 1;
    super.requestUpdate(...args);
  }
}

customElements.define('bare-host', BareHost);

/** A bare host in the page; `remove` it at the end of the test. */
export function connectedHost(): BareHost {
  const host = new BareHost();
  document.body.append(host);
  return host;
}
