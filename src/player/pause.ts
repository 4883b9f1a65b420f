/** Milliseconds that a page may be kept from anything else, by far enough below one frame. */
export const SLICE = 4;

/** Lets everything else that is due run. Unlike a timer's, its delay is not stretched by browsers. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
