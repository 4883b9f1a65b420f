/** Milliseconds for which nothing else must be said before `sayInPause` speaks. Longer than the repeat of a held key. */
const quietTime = 150;

/** Speaks through a polite live region. A screen reader queues every change of its text, and reads them all. */
export class LiveRegion {
  readonly #write: (sentence: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sentence = '';

  /** @param write puts a sentence into the live region */
  constructor(write: (sentence: string) => void) {
    this.#write = write;
  }

  /** Empty if nothing is said. */
  get sentence(): string {
    return this.#sentence;
  }

  say(sentence: string): void {
    clearTimeout(this.#timer);
    // The same sentence again would not be a change, and would not be read.
    this.#sentence = sentence && this.#sentence === sentence ? `${sentence}\u00a0` : sentence;
    this.#write(this.#sentence);
  }

  /** Says a sentence unless something else comes soon. @param sentence makes it, called only then */
  sayInPause(sentence: () => string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.say(sentence()), quietTime);
  }

  /** Says nothing any more, and drops what was about to be said. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#sentence = '';
    this.#write(this.#sentence);
  }
}
