/** Reports what is wrong with attributes, the same problem not twice in a row. */
export class ProblemReporter {
  readonly #report: (message: string) => void;
  readonly #last = new Map<string, string>();

  constructor(report: (message: string) => void) {
    this.#report = report;
  }

  /** @param message what is wrong with the attribute; undefined: nothing any more */
  update(attribute: string, message: string | undefined): void {
    const last = this.#last.get(attribute);
    if (message === undefined) this.#last.delete(attribute);
    else this.#last.set(attribute, message);
    if (message !== undefined && message !== last) this.#report(message);
  }
}
