/** Milliseconds of work in a row that leave a page responsive. */
const SLICE = 4;

/** Lets everything else that is due run. Browsers do not lengthen this delay as they do a timer's. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      // Jest's jsdom has none.
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

export class Slice {
  #due = performance.now() + SLICE;

  get isOver(): boolean {
    return performance.now() > this.#due;
  }

  async pause(): Promise<void> {
    await pause();
    this.#due = performance.now() + SLICE;
  }
}
