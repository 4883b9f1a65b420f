/** What readers do to look elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls an element into view with the next frame, and again whenever it or anything around it changes its size, until the
 * reader touches the page. Does nothing in a DOM without a screen.
 *
 * @param signal ends it
 */
export function keepInSight(element: Element, signal: AbortSignal): void {
  const { ownerDocument: page } = element;
  const Observer = page.defaultView?.ResizeObserver;
  if (!Observer) return;
  const observer = new Observer(() => element.scrollIntoView({ block: 'nearest' }));
  // What grows above the element makes one of these taller.
  for (let box: Element | null = element; box; box = box.parentElement) observer.observe(box);
  const stop = (): void => observer.disconnect();
  signal.addEventListener('abort', stop);
  for (const type of ownMoves) page.addEventListener(type, stop, { capture: true, signal });
}
