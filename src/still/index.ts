import { drawStill, takesSwipes } from './draw.js';

/** The game keeps the events of a swipe to itself, or a carousel around it would turn, too. */
const gestureEvents =
  'pointerdown pointermove pointerup pointercancel touchstart touchmove mousedown mousemove';

/** Whether a key may move the tiles. The game reads it again, and knows better. */
function mayMove({ key, code, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || shiftKey) return false;
  return /^(Arrow|[wasd]$)/i.test(key) || /^Key[WASD]$/.test(code);
}

const isDefined = (): boolean => customElements.get('game-2048') !== undefined;

/** The arrow key for a finger's way so far, in CSS pixels; none if it is short. */
function arrowOf(start: PointerEvent, { type, clientX, clientY }: PointerEvent): string {
  const x = clientX - start.clientX;
  const y = clientY - start.clientY;
  const least = type === 'pointerup' ? 10 : 24;
  if (Math.abs(x) > Math.abs(y)) return x >= least ? 'ArrowRight' : x <= -least ? 'ArrowLeft' : '';
  return y >= least ? 'ArrowDown' : y <= -least ? 'ArrowUp' : '';
}

/**
 * Shows a still board in an element that is not defined yet, and takes its keys and swipes: the game plays them as it comes. The
 * board gets the focus by a touch; fetching the game then is up to the loader.
 */
export function showStill(element: HTMLElement): void {
  // Shown already, or the game was faster.
  if (element.shadowRoot) return;
  drawStill(element);
  const observer = new MutationObserver(() => hasFocus || drawStill(element));
  observer.observe(element, { attributes: true });

  const listening = new AbortController();
  const listen = (types: string, listener: (event: Event) => void): void => {
    for (const type of types.split(' ')) element.addEventListener(type, listener, listening);
  };
  const moves: KeyboardEventInit[] = [];
  let hasFocus = false;
  const focus = (): void => element.focus({ preventScroll: true });
  /** Where a finger went down that has not swiped yet. */
  let start: PointerEvent | undefined;

  const play = (move: KeyboardEventInit): void => {
    const board = element.shadowRoot?.querySelector('[part~="board"]');
    if (isDefined()) board?.dispatchEvent(new KeyboardEvent('keydown', { ...move, bubbles: true }));
    else moves.push(move);
  };

  listen('focusin', () => (hasFocus = true));
  // As the game comes, it takes away what has the focus.
  listen('focusout', () => (hasFocus &&= isDefined()));
  listen('click', focus);
  listen('keydown', (event) => {
    const { key, code, repeat } = event as KeyboardEvent;
    if (!mayMove(event as KeyboardEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    play({ key, code, repeat });
  });
  listen(gestureEvents, (event) => {
    const { type, isPrimary, button, pointerId } = event as PointerEvent;
    if (type === 'pointerdown' && isPrimary && button === 0 && takesSwipes(element)) {
      start = event as PointerEvent;
      focus();
      // The button under the finger goes as the game comes.
      element.setPointerCapture(pointerId);
    }
    if (!start) return;
    event.stopPropagation();
    const key = arrowOf(start, event as PointerEvent);
    if (key) play({ key });
    if (key || /r(up|cancel)$/.test(type)) start = undefined;
    if (isDefined() && !start) listening.abort();
  });

  void customElements.whenDefined('game-2048').then(async () => {
    observer.disconnect();
    // A swipe that has begun is read to its end.
    if (!start) listening.abort();
    // To take the focus, the game draws itself at once; else before the next task.
    if (hasFocus) focus();
    else await new Promise((resolve) => setTimeout(resolve));
    moves.forEach(play);
  });
}
