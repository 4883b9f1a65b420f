import { adoptStyles, CSSResult, LitElement, unsafeCSS } from 'lit';
import { attributeOf, type Attributes } from '../session/attributes.js';
import { GameErrorEvent } from '../session/events.js';
import type { ProblemReporter } from '../session/problems.js';
import { onServer } from './environment.js';
import { OnDemand } from './on-demand.js';
import { defineReflections } from './reflection.js';
import { Localizer } from './wording/localizer.js';
import type { EnglishTexts } from './wording/texts.js';
import type { TextName } from './wording/translation.js';

/** `ElementInternals`, of which a DOM such as jsdom's has only some members, or none. */
type LooseInternals = Partial<Omit<ElementInternals, 'states' | 'labels'>> & {
  readonly states?: CustomStateSet;
  readonly labels?: NodeList;
};

/** The type of `addEventListener` and `removeEventListener`: an element's own events are typed on it, as on `<video>`. */
export interface Listen<Self, Events, Options> {
  <Type extends keyof Events>(
    type: Type,
    listener: (this: Self, event: Events[Type]) => unknown,
    options?: boolean | Options,
  ): void;
  <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: Self, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | Options,
  ): void;
  (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | Options,
  ): void;
}

/**
 * A Lit element with a language, settings, custom states, parts on demand and the name that the page gives it. It may
 * move from one document to another, and replaces what a server rendered in its shadow tree.
 */
export abstract class BaseElement<MoreTexts extends string = never> extends LitElement {
  protected static tag: string;
  /** By the names of the properties that reflect them. */
  protected static attributes: Attributes;

  protected readonly internals: LooseInternals;
  protected readonly onDemand = new OnDemand(this, (name, error) => this.partFailed(name, error));
  protected readonly texts = new Localizer<TextName | MoreTexts>(this, this.englishTexts());
  /** What the live region says: a node of its own, so that a sentence needs no update. */
  protected readonly status = onServer ? ' ' : document.createTextNode(' ');
  #label = '';

  constructor() {
    super();
    this.internals = (this as Partial<HTMLElement>).attachInternals?.() ?? {};
  }

  /**
   * Registers the element. Does nothing if the tag is taken.
   *
   * @param tag default `game-2048`, `game-2048-replay` or `game-2048-records`
   * @param registry default the page's
   */
  static define(tag = this.tag, registry = customElements): void {
    if (registry.get(tag)) return;
    const Element = this as unknown as CustomElementConstructor;
    try {
      registry.define(tag, Element);
    } catch {
      // A class can have only one tag in a registry: a second tag needs a subclass.
      registry.define(tag, class extends Element {});
    }
  }

  static override get observedAttributes(): string[] {
    const own = Object.keys(this.attributes).map(attributeOf);
    return [...super.observedAttributes, ...own, 'lang', 'aria-label', 'aria-labelledby'];
  }

  /** Defines a property for each attribute; the class must declare them. */
  protected static reflect<Table extends Attributes>(
    prototype: BaseElement & Record<keyof Table, unknown>,
    table: Table,
  ): void {
    this.attributes = table;
    defineReflections(prototype, table, (element) => element.settings);
  }

  override connectedCallback(): void {
    // An element with a label needs a role. jsdom, whose internals have no `setFormValue`, cannot set one.
    if (this.internals.setFormValue) this.internals.role = 'group';
    super.connectedCallback();
  }

  /**
   * Makes the style sheets again: they belong to one document.
   *
   * @internal
   */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#adoptStyles(this.shadowRoot);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    const { attributes } = this.constructor as typeof BaseElement;
    const setting = Object.keys(attributes).find((one) => attributeOf(one) === name);
    if (setting) this.settingChanged(setting);
    if (name === 'lang') this.texts.reset();
    this.requestUpdate();
  }

  protected partFailed(name: string, error: Error): void {
    this.problems.report(name, error.message, { kind: 'module', error });
  }

  protected abstract englishTexts(): EnglishTexts<TextName | MoreTexts>;
  protected abstract get problems(): ProblemReporter;

  /** An invalid value counts as absent. */
  protected abstract get settings(): object;

  /** Does what cannot wait for the next update. */
  protected abstract settingChanged(name: string): void;

  /** An update begins with this. */
  protected abstract applySettings(): void;

  /** As of the last update; empty if the page gives no name. */
  protected get label(): string {
    return this.#label;
  }

  /** The name of an element to which the page gives none: screen readers call a group without a name just "group". */
  protected get defaultLabel(): string {
    return '2048';
  }

  protected readonly say = (sentence: string): void => {
    if (typeof this.status !== 'string') this.status.data = sentence;
  };

  /** Fires an event. An error that no listener cancels is written to the console. */
  protected fire(event: Event): boolean {
    const isWanted = this.dispatchEvent(event);
    if (event instanceof GameErrorEvent && isWanted && !onServer) {
      console.warn(`<${this.localName}> ${event.detail.message}`);
    }
    return isWanted;
  }

  protected setState(state: string, on: boolean): void {
    const { states } = this.internals;
    if (on) states?.add(state);
    else states?.delete(state);
  }

  /** Adds a style sheet, for a part loaded on first use, to this and all later elements of the class. */
  protected addStyles(cssText: string): void {
    const { elementStyles } = this.constructor as typeof LitElement;
    const isKnown = elementStyles.some((one) => textOfStyles(one) === cssText);
    if (!isKnown) elementStyles.push(unsafeCSS(cssText));
    if (this.shadowRoot) this.#adoptStyles(this.shadowRoot);
  }

  // Replaces Lit's own, which keeps a server's nodes where Lit's hydration support is loaded, and expects `render` to
  // match.
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { shadowRootOptions } = this.constructor as typeof BaseElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    root.replaceChildren();
    this.#adoptStyles(root);
    return root;
  }

  // A listener of an event that an update fires may request another update, and so does a part that has been fetched.
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.onDemand.settled();
    return isComplete && !this.isUpdatePending ? true : this.getUpdateComplete();
  }

  protected override willUpdate(): void {
    this.applySettings();
    this.#label = this.findLabel();
    if (this.internals.setFormValue) {
      this.internals.ariaLabel = this.#label ? null : this.defaultLabel;
    }
  }

  #adoptStyles(root: ShadowRoot): void {
    const { elementStyles } = this.constructor as typeof LitElement;
    const Sheet = this.ownerDocument.defaultView?.CSSStyleSheet;
    // jsdom's style sheets cannot be constructed, and need not be: it draws nothing.
    if (!Sheet || !('replaceSync' in Sheet.prototype)) return;
    if (this.ownerDocument === document) adoptStyles(root, elementStyles);
    else {
      root.adoptedStyleSheets = elementStyles.map((styles) => {
        const sheet = new Sheet();
        sheet.replaceSync(textOfStyles(styles));
        return sheet;
      });
    }
  }

  protected findLabel(): string {
    const own = this.getAttribute('aria-label')?.trim() ?? '';
    return textOf(this.#labelledBy) || own;
  }

  get #labelledBy(): Node[] {
    const ids = this.getAttribute('aria-labelledby')?.split(/\s+/);
    if (!ids) return [];
    const root = this.getRootNode();
    const isTree = (node: Node): node is Document | ShadowRoot => 'getElementById' in node;
    if (!isTree(root)) return [];
    return ids.map((id) => root.getElementById(id)).filter((label) => label !== null);
  }
}

function textOfStyles(styles: CSSResult | CSSStyleSheet): string {
  if (styles instanceof CSSResult) return styles.cssText;
  return Array.from(styles.cssRules, ({ cssText }) => cssText).join('');
}

export function textOf(labels: readonly Node[]): string {
  return labels
    .map((label) => label.textContent?.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}
