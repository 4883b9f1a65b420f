import { fetchLine } from './core/fetch-line.js';
import { Timeline } from './core/timeline.js';
import { onServer } from '../element/environment.js';

/** Receives the replay of a source. */
export interface SourceHost {
  opened(timeline: Timeline): void;
  /** @param name the attribute concerned */
  failed(name: 'line' | 'src', error: Error): void;
}

/** Milliseconds in which a line is read before other tasks get their turn. */
const slice = 25;

/** Reads the replay that the attributes name. The newest of several wins; older ones are dropped silently. */
export class SourceReader {
  readonly #host: SourceHost;
  #opening = new AbortController();

  constructor(host: SourceHost) {
    this.#host = host;
  }

  /**
   * Opens a line, or else the file at `src`; if both are empty, nothing.
   *
   * @param base what `src` is relative to
   */
  open(line: string, src: string, base: string): void {
    this.#opening.abort();
    this.#opening = new AbortController();
    const { signal } = this.#opening;
    if (line) this.#read(Timeline.read(line), 'line', signal);
    else if (src && !onServer) void this.#fetch(src, base, signal);
  }

  /** Reads a short line at once, a long one without blocking the page. */
  #read(
    reading: Generator<void, Timeline, undefined>,
    name: 'line' | 'src',
    signal: AbortSignal,
  ): void {
    if (signal.aborted) return;
    // A server renders once, and cannot wait.
    const end = onServer ? Infinity : performance.now() + slice;
    try {
      do {
        const { done, value } = reading.next();
        if (done) {
          this.#host.opened(value);
          return;
        }
      } while (performance.now() < end);
      setTimeout(() => this.#read(reading, name, signal));
    } catch (error) {
      this.#host.failed(name, error as Error);
    }
  }

  async #fetch(src: string, base: string, signal: AbortSignal): Promise<void> {
    try {
      const line = await fetchLine(src, base, signal);
      this.#read(Timeline.read(line), 'src', signal);
    } catch (error) {
      if (!signal.aborted) this.#host.failed('src', error as Error);
    }
  }
}
