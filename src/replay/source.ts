import { fetchLine } from './core/fetch-line.js';
import { Timeline } from './core/timeline.js';
import { onServer } from '../element/environment.js';

/** Where a replay comes from: a line, or the URL of a file; both are empty for no replay. */
export interface Source {
  readonly line: string;
  readonly src: string;
  readonly base: string;
}

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
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fetching: AbortController | undefined;

  constructor(host: SourceHost) {
    this.#host = host;
  }

  open({ line, src, base }: Source): void {
    clearTimeout(this.#timer);
    this.#fetching?.abort();
    this.#fetching = undefined;
    if (line) this.#read(Timeline.read(line), 'line');
    else if (src && !onServer) void this.#fetch(src, base);
  }

  /** Reads a short line at once, a long one without blocking the page. */
  #read(reading: Generator<void, Timeline, undefined>, name: 'line' | 'src'): void {
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
    } catch (error) {
      this.#host.failed(name, error as Error);
      return;
    }
    this.#timer = setTimeout(() => this.#read(reading, name));
  }

  async #fetch(src: string, base: string): Promise<void> {
    const fetching = (this.#fetching = new AbortController());
    try {
      const line = await fetchLine(src, base, fetching.signal);
      if (!fetching.signal.aborted) this.#read(Timeline.read(line), 'src');
    } catch (error) {
      if (!fetching.signal.aborted) this.#host.failed('src', error as Error);
    }
  }
}
