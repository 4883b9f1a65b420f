/** Starts playback once half of an element is in view; never in a DOM without a screen. */
export class Autoplay {
  readonly #element: Element;
  readonly #start: () => void;
  #observer: IntersectionObserver | undefined;

  constructor(element: Element, start: () => void) {
    this.#element = element;
    this.#start = start;
  }

  /** Starts playback when the element comes into view, once; only `cancel` allows another time. */
  wait(): void {
    const Observer = this.#element.ownerDocument.defaultView?.IntersectionObserver;
    if (this.#observer || !Observer) return;
    this.#observer = new Observer((entries) => this.#seen(entries), { threshold: 0.5 });
    this.#observer.observe(this.#element);
  }

  cancel(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  #seen(entries: readonly IntersectionObserverEntry[]): void {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    // #observer stays set, though it observes nothing any more, so that playback starts once.
    this.#observer?.disconnect();
    this.#start();
  }
}
