/**
 * Calls back once at least half of an element is in view; never in a DOM without a screen. @returns what disconnects
 */
export function whenSeen(element: Element, call: () => void): IntersectionObserver | undefined {
  const Observer = element.ownerDocument.defaultView?.IntersectionObserver;
  if (!Observer) return undefined;
  const observer = new Observer(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return observer;
}
