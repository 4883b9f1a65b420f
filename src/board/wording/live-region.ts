/** Milliseconds of rest before a position is announced. A held key steps faster. */
const calm = 150;

/** What a polite live region says. A screen reader queues every change of it. */
export class LiveRegion {
  readonly #write: (sentence: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  // Never empty, so that its text node stays.
  #sentence = ' ';

  /** @param write shows another sentence */
  constructor(write: (sentence: string) => void) {
    this.#write = write;
  }

  /** A space for nothing. */
  get sentence(): string {
    return this.#sentence;
  }

  say(sentence: string): void {
    clearTimeout(this.#timer);
    // The same sentence again would not be a change, and would not be read.
    this.#sentence = this.#sentence === sentence ? `${sentence}\u00a0` : sentence;
    this.#write(this.#sentence);
  }

  /** @param sentence called unless something else comes soon */
  sayInPause(sentence: () => string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.say(sentence()), calm);
  }

  /** Also drops what was about to be said. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#sentence = ' ';
    this.#write(this.#sentence);
  }
}
