import type { Cause } from '../../session/events.js';
import { applyDifference, keepWithin, type Difference } from './book.js';
import { loadResult, readGames, type LoadResult } from './load.js';
import { doInSlices } from './slices.js';
import type { RecordStore } from './record-store.js';

/** What loading a text did, and what it changed in the book. */
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
  /** The share of the text that has been read, 0 to 1; undefined while no text is being read. */
  progress: number | undefined;
  readonly #progressChanged: () => void;
  #cancelling = new AbortController();

  constructor(progressChanged: () => void) {
    this.#progressChanged = progressChanged;
  }

  /**
   * Adds a text to a book, after the texts before it: so a game that stands in two of them is added once.
   *
   * @throws (rejects) TypeError for anything but text, RangeError for too much of it
   */
  load(text: unknown, store: RecordStore, limit: number, by: Cause): Promise<Loaded> {
    const { signal } = this.#cancelling;
    return store.inTurn(async () => {
      try {
        this.#showProgress(0);
        await store.ready;
        const work = readGames(text, store.games, (share) => (this.progress = share));
        const games = await doInSlices(work, () => this.#pause(), signal);
        // Of thousands of games most would be dropped at once.
        const added = keepWithin(games.added, limit);
        const change = store.apply(applyDifference({ ...games, added }, limit), by);
        await store.sync();
        return { change, result: loadResult(games, change, store.games, limit) };
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
    this.progress = share;
    this.#progressChanged();
  }

  /** Lets the page draw, and handle events. */
  async #pause(): Promise<void> {
    this.#progressChanged();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
