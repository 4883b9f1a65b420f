import type { ReactiveControllerHost } from 'lit';

/** How Chromium and Firefox report a module that could not be fetched: with its URL. */
const failedImport = /dynamically imported module: (\S+)$/;

/** Imports a module. If that fails, tries once more with a query: Firefox never fetches a failed URL again. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [, url] = failedImport.exec((error as Error).message) ?? [];
    if (!url) throw error;
    const retryUrl = new URL(url);
    retryUrl.searchParams.set('again', String(Date.now()));
    return (await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ retryUrl.href
    )) as Module;
  }
}

/** Code that few pages use, fetched on first use. */
export interface Lazy<Value> {
  /** Undefined until fetched. */
  readonly value: Value | undefined;
  /** @throws Error (the promise rejects) if it cannot be fetched; the next call tries again */
  load(): Promise<Value>;
  /** Starts fetching the code; the element updates once it has arrived. */
  readonly preload: () => void;
  /** Calls back once the code is there; never, if it cannot be fetched. */
  whenLoaded(action: (value: Value) => void): void;
}

export class OnDemand {
  readonly #host: ReactiveControllerHost;
  readonly #reportFailure: (name: string, error: Error) => void;
  readonly #underway = new Set<Promise<unknown>>();

  constructor(host: ReactiveControllerHost, reportFailure: (name: string, error: Error) => void) {
    this.#host = host;
    this.#reportFailure = reportFailure;
  }

  /** Resolves when all parts being preloaded have been fetched, or have failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#underway);
  }

  part<Module, Value>(
    name: string,
    importModule: () => Promise<Module>,
    make: (module: Module) => Value,
  ): Lazy<Value> {
    let value: Value | undefined;
    let loading: Promise<Value> | undefined;
    const attempt = async (): Promise<Value> => {
      try {
        return (value = make(await importWithRetry(importModule)));
      } catch (cause) {
        loading = undefined;
        const message = `${name} cannot be loaded: ${(cause as Error).message}`;
        const error = new Error(message, { cause });
        this.#reportFailure(name, error);
        throw error;
      }
    };
    const load = (): Promise<Value> => (loading ??= attempt());
    // `attempt` has reported any failure.
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
