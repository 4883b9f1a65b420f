import type { LitElement, ReactiveController } from 'lit';
import { onServer } from '../../words/environment.js';
import { bringIntoView } from './bring-into-view.js';

/** Events by which readers scroll the page themselves. */
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export function addressOf(page: string, id: string, index: number): string {
  return new URL(`#${encodeURIComponent(id)}@${index}`, page).href;
}

/** Follows links to a moment of the replay, as `#best@412` is one for the element with the id `best`. */
export class AddressController implements ReactiveController {
  readonly #host: LitElement;
  readonly #followed: (moment: string) => void;
  #connection = new AbortController();
  #keepingInSight = new AbortController();

  /** @param followed called with what a link names, such as `412` */
  constructor(host: LitElement, followed: (moment: string) => void) {
    this.#host = host;
    this.#followed = followed;
    host.addController(this);
  }

  /** `412` on a page at `#best@412`, if this element is `#best`; otherwise undefined. */
  get moment(): string | undefined {
    const { id, ownerDocument } = this.#host;
    if (onServer || !id) return undefined;
    const start = `#${id}@`;
    const hash = decoded(ownerDocument.defaultView?.location.hash ?? '');
    return hash.startsWith(start) ? hash.slice(start.length) : undefined;
  }

  hostConnected(): void {
    if (onServer) return;
    const { ownerDocument, hasUpdated } = this.#host;
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    ownerDocument.defaultView?.addEventListener('popstate', this.#follow, { signal });
    ownerDocument.addEventListener('click', this.#onClick, { signal });
    if (!hasUpdated) this.#follow();
  }

  hostDisconnected(): void {
    this.#connection.abort();
    // It may only have moved.
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#keepingInSight.abort();
    });
  }

  readonly #follow = (): void => {
    const { moment } = this;
    this.#keepingInSight.abort();
    if (moment === undefined) return;
    this.#followed(moment);
    this.#keepingInSight = new AbortController();
    keepInSight(this.#host, this.#keepingInSight.signal);
  };

  /** A link to the page's present address, after which Firefox fires no `popstate`. */
  readonly #onClick = (event: Event): void => {
    const [target] = event.composedPath() as Partial<Element>[];
    const link = target?.closest?.('a');
    if (link?.href === this.#host.ownerDocument.URL && !event.defaultPrevented) this.#follow();
  };
}

/** Empty for what cannot be decoded: anyone can write an address. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}

/**
 * Scrolls a replay into view, or what is looked at if the window is too low for all of it; again whenever anything around
 * it changes size, until the reader touches the page.
 */
function keepInSight(element: HTMLElement, signal: AbortSignal): void {
  const { ownerDocument: page } = element;
  const { defaultView: view } = page;
  if (!view?.ResizeObserver) return;
  const observer = new view.ResizeObserver(() => {
    if (element.offsetHeight <= view.innerHeight) element.scrollIntoView({ block: 'nearest' });
    else bringIntoView(element, false);
  });
  // An image that loads above the element makes one of these taller.
  for (let box: Element | null = element; box; box = box.parentElement) observer.observe(box);
  const stop = (): void => observer.disconnect();
  signal.addEventListener('abort', stop);
  for (const type of readerEvents) page.addEventListener(type, stop, { capture: true, signal });
}
