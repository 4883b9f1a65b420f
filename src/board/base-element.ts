import { LitElement, unsafeCSS } from 'lit';
import { attributeOf, type Attributes } from '../session/attributes.js';
import { GameErrorEvent } from '../session/events.js';
import type { ProblemReporter } from '../session/problems.js';
import { nameFromPage } from './accessible-name.js';
import { onServer } from '../words/environment.js';
import { OnDemand } from './on-demand.js';
import { defineReflections } from './reflection.js';
import { adoptInto, cssTextOf } from './styles/adopt.js';
import { Localizer } from '../words/localizer.js';
import type { EnglishTexts } from '../words/texts.js';
import type { TextName } from '../words/translation.js';

/** `ElementInternals`. A DOM such as jsdom's has only some of its members, or none. */
type LooseInternals = Partial<Omit<ElementInternals, 'states' | 'labels'>> & {
  readonly states?: CustomStateSet;
  readonly labels?: NodeList;
};

/** The type of `addEventListener` and `removeEventListener` of an element with its own events. */
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
  /** The name of the property that reflects each attribute. */
  protected static propertyNames: ReadonlyMap<string, string>;

  protected readonly internals: LooseInternals;
  protected readonly onDemand = new OnDemand(this, (name, error) => this.partFailed(name, error));
  protected readonly texts = new Localizer<TextName | MoreTexts>(this, this.englishTexts());
  /** The text of the live region. It is a node of its own, so that a sentence needs no update of the element. */
  protected readonly status = onServer ? '' : document.createTextNode('');
  #accessibleName = '';

  constructor() {
    super();
    this.internals = (this as Partial<HTMLElement>).attachInternals?.() ?? {};
  }

  /**
   * Registers the element. Does nothing if the tag is taken.
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
    const own = this.propertyNames.keys();
    return [...super.observedAttributes, ...own, 'lang', 'aria-label', 'aria-labelledby'];
  }

  /** Defines a property for each attribute; the class must declare them. */
  protected static reflect<Table extends Attributes>(
    prototype: BaseElement & Record<keyof Table, unknown>,
    table: Table,
  ): void {
    this.propertyNames = new Map(Object.keys(table).map((name) => [attributeOf(name), name]));
    defineReflections(prototype, table, (element) => element.settings);
  }

  override connectedCallback(): void {
    // An element with a label needs a role. jsdom, whose internals have no `setFormValue`, cannot set one.
    if (this.internals.setFormValue) this.internals.role = 'group';
    super.connectedCallback();
  }

  /**
   * Makes the style sheets again, since each belongs to one document.
   * @internal
   */
  adoptedCallback(): void {
    this.#adoptStyles();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    const { propertyNames } = this.constructor as typeof BaseElement;
    const setting = propertyNames.get(name);
    if (setting) this.settingChanged(setting);
    if (name === 'lang') this.texts.reset();
    this.requestUpdate();
  }

  protected partFailed(name: string, error: Error): void {
    this.problems.report(name, error.message, { kind: 'module', error });
  }

  protected abstract englishTexts(): EnglishTexts<TextName | MoreTexts>;
  protected abstract get problems(): ProblemReporter;

  /** The settings in force, by property. An attribute with an invalid value counts as absent. */
  protected abstract get settings(): object;

  /** Called when an attribute changes, for what cannot wait until the next update. */
  protected abstract settingChanged(name: string): void;

  /** Called at the start of each update. */
  protected abstract applySettings(): void;

  /** The name that the page gives the element, as of the last update; empty if it gives none. */
  protected get accessibleName(): string {
    return this.#accessibleName;
  }

  /** The name of an element to which the page gives none. Without it, screen readers would just say "group". */
  protected get defaultName(): string {
    return '2048';
  }

  protected readonly say = (sentence: string): void => {
    if (typeof this.status !== 'string') this.status.data = sentence;
  };

  /**
   * Fires an event. An error that no listener cancels is written to the console.
   * @returns false if a listener has cancelled the event
   */
  protected fire(event: Event): boolean {
    const isAccepted = this.dispatchEvent(event);
    if (event instanceof GameErrorEvent && isAccepted && !onServer) {
      console.warn(`<${this.localName}> ${event.detail.message}`);
    }
    return isAccepted;
  }

  protected toggleState(state: string, isOn: boolean): void {
    const { states } = this.internals;
    if (isOn) states?.add(state);
    else states?.delete(state);
  }

  /** Adds the styles of a part fetched on first use to this element and all later ones of its class. */
  protected addStyles(cssText: string): void {
    const { elementStyles } = this.constructor as typeof LitElement;
    const isKnown = elementStyles.some((one) => cssTextOf(one) === cssText);
    if (!isKnown) elementStyles.push(unsafeCSS(cssText));
    this.#adoptStyles();
  }

  // Where Lit's hydration support is loaded, Lit's own method keeps the nodes of a server, and expects `render` to match.
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { shadowRootOptions } = this.constructor as typeof BaseElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    root.replaceChildren();
    this.#adoptStyles();
    return root;
  }

  // Waits for further updates, too. A part that has been fetched requests one, and listeners of an update's events may.
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.onDemand.settled();
    return isComplete && !this.isUpdatePending ? true : this.getUpdateComplete();
  }

  protected override willUpdate(): void {
    this.applySettings();
    this.#accessibleName = this.findAccessibleName();
    if (this.internals.setFormValue) {
      this.internals.ariaLabel = this.#accessibleName ? null : this.defaultName;
    }
  }

  protected findAccessibleName(): string {
    return nameFromPage(this);
  }

  #adoptStyles(): void {
    const { elementStyles } = this.constructor as typeof LitElement;
    if (this.shadowRoot) adoptInto(this.shadowRoot, elementStyles);
  }
}
