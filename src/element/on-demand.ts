import type { ReactiveControllerHost } from 'lit';

/** Code that few pages use: it is fetched when it is first needed. */
export interface Lazy<Value> {
  /** What was fetched; undefined until then. */
  readonly value: Value | undefined;
  /** Fetches it, once. @throws Error (the promise rejects) if it cannot be fetched; the next call tries again */
  load(): Promise<Value>;
  /** Fetches it, once, and then updates the element. */
  preload(): void;
  /** Fetches it, once, and then does something with it. */
  whenLoaded(action: (value: Value) => void): void;
}

/** The parts of an element that are fetched when they are first needed. */
export class OnDemand {
  readonly #host: ReactiveControllerHost;
  readonly #failed: (name: string, error: Error) => void;
  readonly #underway = new Set<Promise<unknown>>();

  /** @param failed called when a part cannot be fetched */
  constructor(host: ReactiveControllerHost, failed: (name: string, error: Error) => void) {
    this.#host = host;
    this.#failed = failed;
  }

  /** Resolves when the parts wanted so far have been fetched, or have failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#underway);
  }

  /** @param fetch imports the part */
  part<Value>(name: string, fetch: () => Promise<Value>): Lazy<Value> {
    let value: Value | undefined;
    let loading: Promise<Value> | undefined;
    const attempt = async (): Promise<Value> => {
      try {
        return (value = await fetch());
      } catch (cause) {
        loading = undefined;
        const message = `${name} cannot be loaded: ${(cause as Error).message}`;
        const error = new Error(message, { cause });
        this.#failed(name, error);
        throw error;
      }
    };
    const load = (): Promise<Value> => (loading ??= attempt());
    // A failure has been reported.
    const after = (action: (value: Value) => void): Promise<void> =>
      load().then(action, () => undefined);
    return {
      get value() {
        return value;
      },
      load,
      whenLoaded: (action) => void after(action),
      preload: () => {
        if (loading) return;
        const underway = after(() => this.#host.requestUpdate()).finally(() =>
          this.#underway.delete(underway),
        );
        this.#underway.add(underway);
      },
    };
  }
}
