import { fetchLine } from './core/fetch-line.js';
import { Opening } from './core/opening.js';
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

/** Reads the replay that the attributes name. The newest of several wins; older ones are dropped silently. */
export class SourceReader {
  readonly #host: SourceHost;
  readonly #opening = new Opening();
  #fetching: AbortController | undefined;

  constructor(host: SourceHost) {
    this.#host = host;
  }

  open({ line, src, base }: Source): void {
    this.#opening.cancel();
    this.#fetching?.abort();
    this.#fetching = undefined;
    if (line) this.#read(line, 'line');
    else if (src && !onServer) void this.#fetch(src, base);
  }

  #read(line: string, name: 'line' | 'src'): void {
    const opened = (timeline: Timeline): void => this.#host.opened(timeline);
    const failed = (error: Error): void => this.#host.failed(name, error);
    if (onServer) readAtOnce(line, opened, failed);
    else this.#opening.read(line, opened, failed);
  }

  async #fetch(src: string, base: string): Promise<void> {
    const fetching = (this.#fetching = new AbortController());
    try {
      const line = await fetchLine(src, base, fetching.signal);
      if (!fetching.signal.aborted) this.#read(line, 'src');
    } catch (error) {
      if (!fetching.signal.aborted) this.#host.failed('src', error as Error);
    }
  }
}

/** A server renders once, and cannot wait. */
function readAtOnce(
  line: string,
  opened: (timeline: Timeline) => void,
  failed: (error: Error) => void,
): void {
  const reading = Timeline.read(line);
  try {
    for (;;) {
      const { done, value } = reading.next();
      if (!done) continue;
      opened(value);
      return;
    }
  } catch (error) {
    failed(error as Error);
  }
}
