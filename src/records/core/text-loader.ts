import { TimeSlice } from '../../scheduling/time-slice.js';
import type { Cause } from '../../session/events.js';
import { mergeGames, newestAndBest, type Difference } from './book.js';
import { newestFirst } from './kept-game.js';
import { loadResult, readGames, type LoadResult } from './load.js';
import type { RecordStore } from './record-store.js';
import { doInSlices } from '../../scheduling/slices.js';
import { splitText } from './text.js';

/** The result for the page, and the change of the book for "Undo". */
export interface Loaded {
  readonly result: LoadResult;
  readonly change: Difference;
}

const nothingLoaded: Loaded = {
  result: { added: 0, doubles: 0, refused: [] },
  change: { added: [], removed: [] },
};

/** Adds texts of games to a book without blocking the page. */
export class TextLoader {
  readonly #progressChanged: () => void;
  readonly #slice: TimeSlice;
  #progress: number | undefined;
  #cancelling = new AbortController();

  constructor(progressChanged: () => void, slice = new TimeSlice()) {
    this.#progressChanged = progressChanged;
    this.#slice = slice;
  }

  /** The share of the text that has been read, 0 to 1, in hundredths; undefined while no text is being read. */
  get progress(): number | undefined {
    return this.#progress;
  }

  /**
   * Adds a text to a book once its stored games have come, and after the texts before it.
   *
   * @throws (rejects) TypeError for anything but text, RangeError for too much of it
   */
  async load(
    text: unknown,
    ready: Promise<RecordStore>,
    limit: number,
    by: Cause,
  ): Promise<Loaded> {
    const lines = splitText(text);
    const { signal } = this.#cancelling;
    const store = await ready;
    return store.inTurn(async () => {
      try {
        this.#showProgress(0);
        const work = readGames(lines, (share) => this.#showProgress(Math.round(share * 100) / 100));
        const read = await doInSlices(work, this.#slice, signal);
        // Of thousands of games most would be dropped at once.
        const games = newestAndBest(newestFirst(read.games), limit);
        const change = await store.change(mergeGames(games, limit), by);
        return { change, result: loadResult(read, change, limit) };
      } catch (error) {
        if (!signal.aborted) throw error;
        return nothingLoaded;
      } finally {
        this.#showProgress(undefined);
      }
    });
  }

  /** Stops all loading. Nothing of these texts is added. */
  cancel(): void {
    this.#cancelling.abort();
    this.#cancelling = new AbortController();
  }

  #showProgress(share: number | undefined): void {
    if (share === this.#progress) return;
    this.#progress = share;
    this.#progressChanged();
  }
}
