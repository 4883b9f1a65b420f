import type { ReactiveControllerHost } from 'lit';

/** Chromium: `Failed to fetch dynamically imported module: https://…`; Firefox: `error loading dynamically imported module: https://…`. */
const failedImport = /dynamically imported module: (\S+)$/;

/** Imports a module. If that fails, tries once more with a query, since Firefox never fetches a failed URL again. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [, url] = failedImport.exec((error as Error).message) ?? [];
    if (!url) throw error;
    const retryUrl = new URL(url);
    retryUrl.searchParams.set('again', String(Date.now()));
    // The comments keep bundlers from resolving an address that is known only at run time.
    return (await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ retryUrl.href
    )) as Module;
  }
}

/** A part of an element whose code is fetched on first use, since few pages need it. Then the element updates. */
export interface LazyPart<Value> {
  readonly value: Value | undefined;
  /** @throws Error (the promise rejects) if it cannot be fetched; the next call tries again */
  load(): Promise<Value>;
  readonly preload: () => void;
  /** Fetches the code, then calls back; a failure is only reported. */
  whenLoaded(action: (value: Value) => void): void;
}

export class OnDemand {
  readonly #host: ReactiveControllerHost;
  readonly #reportFailure: (name: string, error: Error) => void;
  readonly #preloading = new Set<Promise<unknown>>();

  constructor(host: ReactiveControllerHost, reportFailure: (name: string, error: Error) => void) {
    this.#host = host;
    this.#reportFailure = reportFailure;
  }

  /** Resolves when all parts being preloaded have been fetched, or have failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#preloading);
  }

  /** @param name the name under which a failure is reported */
  part<Module, Value>(
    name: string,
    importModule: () => Promise<Module>,
    make: (module: Module) => Value,
  ): LazyPart<Value> {
    const host = this.#host;
    let value: Value | undefined;
    let loading: Promise<Value> | undefined;
    const fetchPart = async (): Promise<Value> => {
      try {
        value = make(await importWithRetry(importModule));
        // A script may have asked for the part: the element draws its buttons all the same.
        host.requestUpdate();
        return value;
      } catch (cause) {
        loading = undefined;
        const message = `${name} cannot be loaded: ${(cause as Error).message}`;
        const error = new Error(message, { cause });
        this.#reportFailure(name, error);
        throw error;
      }
    };
    const load = (): Promise<Value> => (loading ??= fetchPart());
    // Ignores a failure, which `fetchPart` has reported.
    const afterLoading = (action: (value: Value) => void): Promise<void> =>
      load().then(action, () => undefined);
    return {
      get value() {
        return value;
      },
      load,
      whenLoaded: (action) => void afterLoading(action),
      preload: () => {
        if (loading) return;
        const preloading = afterLoading(() => undefined).finally(() =>
          this.#preloading.delete(preloading),
        );
        this.#preloading.add(preloading);
      },
    };
  }
}
