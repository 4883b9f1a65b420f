/** Milliseconds of work in a row that leave a page responsive. */
const SLICE_LENGTH = 4;

/** Lets everything else that is due run. Browsers do not lengthen this delay as they do a timer's. */
function pause(): Promise<void> {
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
export class Slice {
  #end = performance.now() + SLICE_LENGTH;

  get isOver(): boolean {
    return performance.now() > this.#end;
  }

  /** Lets other work run, and begins the next slice. */
  async pause(): Promise<void> {
    await pause();
    this.#end = performance.now() + SLICE_LENGTH;
  }
}
