/** Work in a row that leaves a page responsive. */
const SLICE_MILLISECONDS = 4;

/** Lets everything else that is due run. Browsers do not lengthen this delay as they do a timer's. */
function letOthersRun(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      // Jest's jsdom has no channels.
      setTimeout(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** The time until other work on the main thread should have its turn. */
export class TimeSlice {
  readonly #now: () => number;
  #end: number;

  /** @param now returns the milliseconds since some point in time; tests bring their own clock */
  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#end = now() + SLICE_MILLISECONDS;
  }

  get isOver(): boolean {
    return this.#now() > this.#end;
  }

  /** Lets other work run, and begins the next slice. */
  async pause(): Promise<void> {
    await letOthersRun();
    this.#end = this.#now() + SLICE_MILLISECONDS;
  }
}
