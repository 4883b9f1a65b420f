import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onServer } from '../environment.js';

/** What to call when a `lang` attribute changes, by watched tree. */
const watchers = new WeakMap<Node, Set<() => void>>();

/** Follows the language of an element as HTML defines it: the nearest `lang` attribute, even outside its shadow tree. */
export class LanguageController implements ReactiveController {
  readonly #element: HTMLElement;
  readonly #changed: () => void;
  #trees: Set<() => void>[] = [];

  constructor(host: ReactiveControllerHost & HTMLElement, changed: () => void) {
    this.#element = host;
    this.#changed = changed;
    host.addController(this);
  }

  /** The nearest `lang`, the element's own first; without one the page's, or else the browser's language. */
  get language(): string {
    // On a server an element has no ancestors.
    if (onServer) return this.#element.getAttribute('lang') ?? '';
    return (
      languageAround(this.#element) ||
      this.#element.ownerDocument.documentElement.lang ||
      navigator.language
    );
  }

  hostConnected(): void {
    this.#trees = treesAround(this.#element).map(watch);
    for (const tree of this.#trees) tree.add(this.#changed);
    // The element may have moved here from another language.
    this.#changed();
  }

  hostDisconnected(): void {
    for (const tree of this.#trees) tree.delete(this.#changed);
    this.#trees = [];
  }
}

function languageAround(element: Element): string {
  const speaking = element.closest<HTMLElement>('[lang]');
  if (speaking) return speaking.lang;
  const root = element.getRootNode();
  return isShadowRoot(root) ? languageAround(root.host) : '';
}

/** The document and the shadow roots that the element is in. */
function treesAround(element: Element): Node[] {
  const root = element.getRootNode();
  return isShadowRoot(root) ? [root, ...treesAround(root.host)] : [root];
}

function isShadowRoot(root: Node): root is ShadowRoot {
  return 'host' in root;
}

/** One observer serves all elements of a tree, as long as the tree lives. */
function watch(tree: Node): Set<() => void> {
  const known = watchers.get(tree);
  if (known) return known;
  const callbacks = new Set<() => void>();
  watchers.set(tree, callbacks);
  new MutationObserver(() => {
    for (const changed of callbacks) changed();
  }).observe(tree, { attributes: true, attributeFilter: ['lang'], subtree: true });
  return callbacks;
}
