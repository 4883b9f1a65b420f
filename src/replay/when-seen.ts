/** The share of an element that has to be in view. */
const threshold = 0.5;

/**
 * Calls back once at least half of an element is in view; never in a DOM without a screen.
 *
 * @returns a function that cancels the call
 */
export function whenSeen(element: Element, call: () => void): () => void {
  const Observer = element.ownerDocument.defaultView?.IntersectionObserver;
  if (!Observer) return () => undefined;
  const observer = new Observer(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { threshold },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
