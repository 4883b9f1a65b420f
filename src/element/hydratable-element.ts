import { CSSResult, LitElement, type PropertyValues } from 'lit';
import { onServer } from './environment.js';

/**
 * A Lit element that takes over the nodes that a server rendered, and that may move from one document to another.
 *
 * With Lit's hydration support loaded, the first update takes the nodes over, so it has to render what they show; what
 * only the visitor's page knows comes with `hydrated()`. Without that support the nodes are replaced, or there would be
 * two copies of them.
 */
export abstract class HydratableElement extends LitElement {
  #serverLanguage: string | undefined;

  /** Called when the server's nodes have been taken over. */
  protected abstract hydrated(): void;

  /** The language that a server rendered in, while its nodes wait to be taken over; else undefined. */
  get serverLanguage(): string | undefined {
    return this.#serverLanguage;
  }

  /** Whether this renders on a server, or renders what a server has: only what both know may show. */
  protected get rendersServerNodes(): boolean {
    return onServer || this.#serverLanguage !== undefined;
  }

  /** Has the server's nodes replaced, since they no longer show what the element has to show. */
  protected abandonServerNodes(): void {
    this.#serverLanguage = undefined;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    try {
      super.createRenderRoot();
    } catch {
      // It was made in one document and is first rendered in another.
      this.adoptedCallback();
    }
    const root = this.shadowRoot;
    // Lit's hydration support shows itself by not adopting style sheets; loaded too late, it has no effect.
    // (jsdom knows no adopted style sheets at all.)
    const sheets = root?.adoptedStyleSheets as readonly CSSStyleSheet[] | undefined;
    if (root && sheets?.length === 0) {
      this.#serverLanguage = root.querySelector('[lang]')?.getAttribute('lang') ?? '';
      this.adoptedCallback();
    }
    this.renderOptions.renderBefore = null;
    return root ?? this;
  }

  /** A style sheet belongs to one document: in another it has to be made again. */
  adoptedCallback(): void {
    const Sheet = this.ownerDocument.defaultView?.CSSStyleSheet;
    // jsdom's style sheets cannot be constructed.
    if (!this.shadowRoot || !Sheet || !('replaceSync' in Sheet.prototype)) return;
    const { elementStyles } = this.constructor as typeof LitElement;
    this.shadowRoot.adoptedStyleSheets = elementStyles.map((styles) => {
      const sheet = new Sheet();
      sheet.replaceSync(
        styles instanceof CSSResult
          ? styles.cssText
          : Array.from(styles.cssRules, ({ cssText }) => cssText).join(''),
      );
      return sheet;
    });
  }

  protected override update(changed: PropertyValues): void {
    const { renderRoot } = this;
    const taking = this.#serverLanguage !== undefined;
    if (!this.hasUpdated && !taking) renderRoot.replaceChildren();
    try {
      super.update(changed);
    } catch (error) {
      if (this.hasUpdated) throw error;
      // The page asks for something other than what the server rendered.
      renderRoot.replaceChildren();
    }
    // Hydration renders nothing into an empty root.
    if (!renderRoot.hasChildNodes()) super.update(changed);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#serverLanguage === undefined) return;
    this.#serverLanguage = undefined;
    this.hydrated();
  }
}
