import type { ReactiveControllerHost } from 'lit';

/** Code that few pages use: it is imported when it is first needed. */
export interface Part<Value> {
  /** What was imported; undefined until then. */
  readonly value: Value | undefined;
  /** Imports it, once. @throws Error (the promise rejects) if it cannot be fetched; the next call tries again */
  fetch(): Promise<Value>;
  /** Imports it, once; a failure is reported. */
  want(): void;
}

/** The parts of an element that are imported when they are first needed. */
export class OnDemand {
  readonly #host: ReactiveControllerHost;
  readonly #underway = new Set<Promise<unknown>>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Resolves when the parts wanted so far have been fetched, or have failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#underway);
  }

  /**
   * @param load imports the part
   * @param failed reports that it cannot be fetched
   */
  part<Value>(load: () => Promise<Value>, failed: (error: Error) => void): Part<Value> {
    let value: Value | undefined;
    let loading: Promise<Value> | undefined;
    const fetch = async (): Promise<Value> => {
      try {
        value = await (loading ??= load());
        return value;
      } catch (error) {
        loading = undefined;
        throw error;
      }
    };
    const want = (): void => {
      if (loading) return;
      const wanted = fetch()
        .then(() => this.#host.requestUpdate())
        .catch((error: unknown) => failed(error as Error))
        .finally(() => this.#underway.delete(wanted));
      this.#underway.add(wanted);
    };
    return {
      get value() {
        return value;
      },
      fetch,
      want,
    };
  }
}
