/** Tasks that are done one after the other. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Starts a task once all before it are done, also those that failed. */
  take<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all tasks so far are done. */
  get done(): Promise<void> {
    return this.#last.then(() => undefined);
  }
}
