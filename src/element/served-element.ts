import type { PropertyValues } from 'lit';
import { PlayingElement } from './playing-element.js';
import { styles } from './styles/index.js';

/** The element's shadow root: taken over from a server, and moved from document to document. */
export abstract class ServedElement extends PlayingElement {
  static override styles = styles;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    try {
      super.createRenderRoot();
    } catch {
      // It was made in one document and first drawn in another.
      this.adoptedCallback();
    }
    const root = this.shadowRoot;
    // With Lit's hydration support a server's nodes are taken over. It shows itself by not adopting style sheets; loaded
    // too late, it has no effect.
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
    // A server's nodes that are not taken over have to go, or there would be two boards.
    if (!this.hasUpdated && !this.served) renderRoot.replaceChildren();
    try {
      super.update(changed);
    } catch (error) {
      if (this.hasUpdated) throw error;
      // The page asks for something other than what the server rendered.
      renderRoot.replaceChildren();
    }
    // Hydration draws nothing into an empty root.
    if (!renderRoot.hasChildNodes()) super.update(changed);
  }
}
