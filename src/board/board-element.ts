import { adoptStyles, CSSResult, LitElement, unsafeCSS, type PropertyValues } from 'lit';
import { attributeOf, type Attributes } from '../session/attributes.js';
import { GameErrorEvent } from '../session/events.js';
import type { ProblemReporter } from '../session/problems.js';
import { labelOf, readTileLabels } from '../session/tile-labels.js';
import { onServer } from './environment.js';
import { OnDemand } from './on-demand.js';
import { defineReflections } from './reflection.js';
import { registerProperties } from './styles/lengths.js';
import { AfterPaint } from './after-paint.js';
import { BoardView, type ShownGame } from './view/board-view.js';
import { Localizer } from './wording/localizer.js';
import type { EnglishTexts } from './wording/texts.js';
import type { TextName } from './wording/translation.js';

/** `ElementInternals`, of which a DOM such as jsdom's has only some members, or none. */
type LooseInternals = Partial<Omit<ElementInternals, 'states' | 'labels'>> & {
  readonly states?: CustomStateSet;
  readonly labels?: NodeList;
};

/** What a page's `<button commandfor command>` asks for, and that button. */
export interface Invocation {
  readonly command: string;
  readonly source: Element | null;
}

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
 * A Lit element that shows a board: it has a language, custom states and the name that the page gives it, may move from
 * one document to another, and replaces what a server rendered in its shadow tree.
 */
export abstract class BoardElement<MoreTexts extends string = never> extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  protected static tag: string;
  /** By the names of the properties that reflect them. */
  protected static attributes: Attributes;

  protected readonly internals: LooseInternals;
  protected readonly onDemand = new OnDemand(this, (name, error) => this.partFailed(name, error));
  protected readonly afterPaint = new AfterPaint(this);
  protected readonly view = new BoardView((task) => this.afterPaint.run(task));
  protected readonly texts = new Localizer<TextName | MoreTexts>(this, this.englishTexts());
  /** What the live region says: a node of its own, so that a sentence needs no update. */
  protected readonly status = onServer ? ' ' : document.createTextNode(' ');
  abstract tileImage: string;
  abstract tileLabels: string;
  readonly #tileImages = this.onDemand.part(
    'tile-image',
    () => import('./controllers/tile-images.js'),
    ({ TileImagesController }) =>
      new TileImagesController(
        this,
        () => ({ template: this.tileImage, ...this.expectedTiles }),
        (problem) => this.problems.report('tile-image', problem),
      ),
  );
  #label = '';
  readonly #usedKeys = new Set<string>();

  constructor() {
    super();
    this.texts.tileLabel = (value) => labelOf(readTileLabels(this.tileLabels), value);
    this.addEventListener('keyup', (event: Event & Partial<KeyboardEvent>) => {
      if (this.#usedKeys.delete(event.code ?? '')) event.stopPropagation();
    });
    this.addEventListener('command', (event: Event & Partial<Invocation>) =>
      this.invoked({ command: event.command ?? '', source: event.source ?? null }),
    );
    this.internals = (this as Partial<HTMLElement>).attachInternals?.() ?? {};
  }

  /**
   * Registers the element. Does nothing if the tag is taken.
   *
   * @param tag default `game-2048`, or `game-2048-replay`
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
    prototype: BoardElement & Record<keyof Table, unknown>,
    table: Table,
  ): void {
    this.attributes = table;
    defineReflections(prototype, table, (element) => element.settings);
  }

  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener as EventListener, options);
    this.listenerChanged?.(type, listener, true);
  }

  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void {
    super.removeEventListener(type, listener as EventListener, options);
    this.listenerChanged?.(type, listener, false);
  }

  override connectedCallback(): void {
    registerProperties(this.ownerDocument);
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
    const { attributes } = this.constructor as typeof BoardElement;
    const setting = Object.keys(attributes).find((one) => attributeOf(one) === name);
    if (setting) this.settingChanged(setting);
    if (name === 'lang') this.texts.reset();
    this.requestUpdate();
  }

  protected listenerChanged?(type: string, listener: unknown, isAdded: boolean): void;

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

  protected abstract invoked(invocation: Invocation): void;

  /** The highest tile so far, and the one whose image may be needed next. */
  protected abstract get expectedTiles(): { maxTile: number; winTile: number };

  /** As of the last update; empty if the page gives no name. */
  protected get label(): string {
    return this.#label;
  }

  protected readonly say = (sentence: string): void => {
    if (typeof this.status !== 'string') this.status.data = sentence;
  };

  /** Keeps a key that was used, and its `keyup`, inside: a carousel around the element would turn, too. */
  protected useKey(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    this.#usedKeys.add(event.code);
  }

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
    const { shadowRootOptions } = this.constructor as typeof BoardElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    root.replaceChildren();
    this.#adoptStyles(root);
    return root;
  }

  // A listener of an event that an update fires may request another update, and so does a part that has been fetched.
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.onDemand.settled();
    await this.afterPaint.settled;
    return isComplete && !this.isUpdatePending ? true : this.getUpdateComplete();
  }

  protected override willUpdate(): void {
    this.applySettings();
    this.#label = this.findLabel();
    // Screen readers call a group without a name just "group".
    if (this.internals.setFormValue) this.internals.ariaLabel = this.#label ? null : '2048';
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // Worked out each time, since the element may have come from another document.
    const { defaultView } = this.ownerDocument;
    this.setState('framed', defaultView !== defaultView?.parent);
  }

  /** Labels the tiles; draws the position, too, if the nodes or the board's size are new. */
  protected drawBoard(game: ShownGame, isNew = !this.view.fits(game)): void {
    this.view.label(this.tileLabels, this.texts);
    if (this.tileImage) this.#tileImages.preload();
    if (!isNew) return;
    this.view.attach(this.renderRoot, game);
    this.setState('large', Math.max(game.columns, game.rows) > 8);
    this.view.show(game);
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
