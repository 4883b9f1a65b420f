/** Milliseconds of rest before a position is announced: a held key steps faster. */
const calm = 150;

/** The sentence for a polite live region. */
export class Status {
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sentence = ' ';

  /** @param changed called when `sentence` has changed */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** What the region shows; a space for nothing. */
  get sentence(): string {
    return this.#sentence;
  }

  /** Announces something unless something else comes soon. @param sentence called at that time */
  sayInPause(sentence: () => string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.say(sentence()), calm);
  }

  say(sentence: string): void {
    clearTimeout(this.#timer);
    // The same sentence again would not be a change, and would not be read.
    this.#sentence = this.#sentence === sentence ? `${sentence}\u00a0` : sentence;
    this.#changed();
  }

  /** Clears the sentence, and what is about to be announced. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#sentence = ' ';
  }
}
