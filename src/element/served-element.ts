import type { PropertyValues } from 'lit';
import { PlayingElement } from './playing-element.js';
import { styles } from './styles.js';

/** The element's shadow root: taken over from a server, and moved from document to document. */
export abstract class ServedElement extends PlayingElement {
  static override styles = styles;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    try {
      super.createRenderRoot();
    } catch {
      // Made for one document and first drawn in another.
      this.adoptedCallback();
    }
    const root = this.shadowRoot;
    // With Lit's hydration support the nodes of a server go on. It shows by what it leaves out, the style sheets: loaded
    // too late it has no effect.
    if (root?.adoptedStyleSheets.length === 0) {
      this.served = root.querySelector<HTMLElement>('.game')?.lang;
      this.adoptedCallback();
    }
    this.renderOptions.renderBefore = null;
    return root ?? this;
  }

  /** A style sheet belongs to one document: in another it has to be made again. */
  adoptedCallback(): void {
    const Sheet = this.ownerDocument.defaultView?.CSSStyleSheet;
    if (!Sheet || !this.shadowRoot) return;
    const sheet = new Sheet();
    sheet.replaceSync(styles.cssText);
    this.shadowRoot.adoptedStyleSheets = [sheet];
  }

  protected override update(changed: PropertyValues): void {
    const { renderRoot } = this;
    // Nodes that do not go on have to go, or there would be two boards.
    if (!this.hasUpdated && !this.served) renderRoot.replaceChildren();
    try {
      super.update(changed);
    } catch (error) {
      if (this.hasUpdated) throw error;
      // The page has asked for something else than the server.
      renderRoot.replaceChildren();
    }
    // Hydration draws nothing where there is nothing.
    if (!renderRoot.hasChildNodes()) super.update(changed);
  }
}
