import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onServer } from './environment.js';
import { missingTexts, onRegistration } from './registry.js';
import type { CountedText } from './texts-like.js';
import {
  Language,
  type EnglishTexts,
  type NumberStyle,
  type Texts,
  type PlaceholderValues,
} from './texts.js';
import type { TextName } from './translation.js';

/** The callbacks for a changed `lang` attribute, by document or shadow tree. */
const watchers = new WeakMap<Node, Set<() => void>>();

/** A language and the name of a text for each that has been reported as missing. */
const reported = new Set<string>();

/**
 * An element's texts and numbers, in its language as HTML defines it: the nearest `lang`, even outside its shadow
 * tree. It stays the same until `reset`, so that no two languages are mixed.
 */
export class Localizer<Name extends string = TextName> implements Texts<Name>, ReactiveController {
  /** The label that the page gives a tile; undefined for a tile with a number. */
  tileLabel: (value: number) => string | undefined = () => undefined;

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #english: EnglishTexts<Name>;
  #language: Language<Name> | undefined;
  #stopWatching: (() => void)[] = [];
  #isReporting = false;

  /**
   * @param host updated when its texts may have changed
   * @param english replaces texts that are not translated
   */
  constructor(host: ReactiveControllerHost & HTMLElement, english: EnglishTexts<NoInfer<Name>>) {
    this.#host = host;
    this.#english = english;
    host.addController(this);
  }

  hostConnected(): void {
    const trees = treesAround(this.#host);
    this.#stopWatching = [
      onRegistration(this.reset),
      ...trees.map((tree) => watch(tree, this.reset)),
    ];
    // The language, or its texts, may have changed while the element was elsewhere.
    this.reset();
  }

  hostDisconnected(): void {
    for (const stop of this.#stopWatching.splice(0)) stop();
  }

  get code(): string {
    return this.#current.code;
  }

  get locale(): string {
    return this.#current.locale;
  }

  text(name: Name, values?: PlaceholderValues): string {
    return this.#current.text(name, values);
  }

  tile(value: number): string {
    return this.#current.tile(value);
  }

  number(value: number, style?: NumberStyle): string {
    return this.#current.number(value, style);
  }

  /**
   * These texts and more, for a part fetched on first use. They keep the present language.
   * @param english replaces texts that are not translated
   */
  withTexts<More extends string>(english: Readonly<Record<More, CountedText>>): Texts<Name | More> {
    const all = { ...this.#english, ...english } as EnglishTexts<Name | More>;
    return new Language<Name | More>(this.#current.tag, all, this.tileLabel, this.#textMissing);
  }

  readonly reset = (): void => {
    this.#language = undefined;
    this.#host.requestUpdate();
  };

  get #current(): Language<Name> {
    return (this.#language ??= new Language<Name>(
      this.#languageTag,
      this.#english,
      this.tileLabel,
      this.#textMissing,
    ));
  }

  /** Reports what a translation lacks, once the element has fetched all that may bring it. */
  readonly #textMissing = (english: object): void => {
    if (this.#isReporting) return;
    this.#isReporting = true;
    void this.#host.updateComplete.then(() => {
      this.#isReporting = false;
      reportMissing(this.code, Object.keys(english));
    });
  };

  /** The nearest `lang`, the element's own first; otherwise the page's, then the browser's language. */
  get #languageTag(): string {
    // On a server an element has no ancestors.
    if (onServer) return this.#host.getAttribute('lang') ?? '';
    const { documentElement } = this.#host.ownerDocument;
    return languageAround(this.#host) || documentElement.lang || navigator.language;
  }
}

function reportMissing(code: string, names: readonly string[]): void {
  const missing = missingTexts(code, names).filter((name) => !reported.has(`${code} ${name}`));
  if (missing.length === 0) return;
  for (const name of missing) reported.add(`${code} ${name}`);
  console.warn(
    `The translation "${code}" of <game-2048> lacks these texts, shown in English: ${missing.join(' ')}`,
  );
}

function languageAround(element: Element): string {
  const nearest = element.closest<HTMLElement>('[lang]');
  if (nearest) return nearest.lang;
  const root = element.getRootNode();
  return isShadowRoot(root) ? languageAround(root.host) : '';
}

function treesAround(element: Element): Node[] {
  const root = element.getRootNode();
  return isShadowRoot(root) ? [root, ...treesAround(root.host)] : [root];
}

function isShadowRoot(root: Node): root is ShadowRoot {
  return 'host' in root;
}

/** Calls back when a `lang` attribute in a tree changes, until the returned function is called. */
function watch(tree: Node, changed: () => void): () => void {
  const callbacks = callbacksOf(tree);
  callbacks.add(changed);
  return () => callbacks.delete(changed);
}

/** One observer serves all elements. It is made here, where its closure holds no element's callback. */
function callbacksOf(tree: Node): Set<() => void> {
  const known = watchers.get(tree);
  if (known) return known;
  const callbacks = new Set<() => void>();
  watchers.set(tree, callbacks);
  new MutationObserver(() => {
    for (const callback of callbacks) callback();
  }).observe(tree, { attributes: true, attributeFilter: ['lang'], subtree: true });
  return callbacks;
}
