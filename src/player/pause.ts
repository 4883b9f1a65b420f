/** Milliseconds for which a page may be blocked: well below one frame. */
export const SLICE = 4;

/**
 * Lets everything else that is due run. Browsers do not lengthen this delay as they do a timer's.
 */
export function pause(): Promise<void> {
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
