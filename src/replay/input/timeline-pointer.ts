import type { Playback } from '../core/playback.js';

/** Pixels that a finger has to move before it drags the position, or scrolls the page if it moves across the graph. */
const dragDistance = 8;

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly before: number;
  readonly pressed: number;
  isDragging: boolean;
}

/**
 * Reads a pointer on the graph. A finger seeks when it is dragged along the graph, or lifted. If it scrolls the page
 * instead, the browser cancels its pointer, and the position is as before.
 */
export class TimelinePointer {
  readonly #playback: Playback;
  readonly #changed: () => void;
  readonly #takeControl: () => boolean;
  #press: Press | undefined;
  #hovered: number | undefined;

  /** @param takeControl called when a pointer goes down; returns whether it may seek */
  constructor(playback: Playback, changed: () => void, takeControl: () => boolean) {
    this.#playback = playback;
    this.#changed = changed;
    this.#takeControl = takeControl;
  }

  get hovered(): number | undefined {
    return this.#hovered;
  }

  readonly handleEvent = (event: PointerEvent): void => {
    // A gesture on the graph goes no further, or a carousel around it would turn, too.
    if (event.type !== 'pointermove' || event.buttons > 0) event.stopPropagation();
    switch (event.type) {
      case 'pointerdown':
        if (event.isPrimary && event.button === 0 && this.#takeControl()) this.#begin(event);
        break;
      case 'pointermove':
        this.#move(event);
        break;
      case 'pointerup':
      case 'pointercancel':
        this.#end(event);
        break;
      case 'pointerleave':
        if (!this.#press) this.#hover(undefined);
    }
  };

  #begin(event: PointerEvent): void {
    const slider = event.currentTarget as HTMLElement;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const isDragging = event.pointerType === 'mouse';
    const pressed = milestoneAt(event) ?? this.#indexAt(event);
    this.#press = { pointer, x, y, before: this.#playback.index, pressed, isDragging };
    slider.setPointerCapture(pointer);
    slider.focus({ preventScroll: true });
    if (isDragging) this.#playback.seek(pressed);
  }

  #move(event: PointerEvent): void {
    const index = this.#indexAt(event);
    const press = this.#press;
    if (press?.pointer === event.pointerId) {
      press.isDragging ||= Math.abs(event.clientX - press.x) >= dragDistance;
      if (press.isDragging) this.#playback.seek(index);
      else if (Math.abs(event.clientY - press.y) >= dragDistance) this.#press = undefined;
    }
    this.#hover(index);
  }

  #end(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer === event.pointerId) {
      this.#press = undefined;
      // A drag has sought, and a tap does so now.
      const isCancelled = event.type === 'pointercancel';
      if (press.isDragging === isCancelled) {
        this.#playback.seek(isCancelled ? press.before : press.pressed);
      }
    }
    if (event.pointerType !== 'mouse') this.#hover(undefined);
  }

  #hover(index: number | undefined): void {
    if (index === this.#hovered) return;
    this.#hovered = index;
    this.#changed();
  }

  #indexAt({ currentTarget, clientX }: PointerEvent): number {
    const graph = (currentTarget as HTMLElement).querySelector('.graph');
    if (!graph) return 0;
    const { left, width } = graph.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    return Math.round(share * this.#playback.length);
  }
}

/** The position of the milestone that was pressed. Its moves may share a pixel with many others. */
function milestoneAt({ target }: PointerEvent): number | undefined {
  const milestone = (target as Element).closest<SVGElement>('[data-index]');
  return milestone ? Number(milestone.dataset['index']) : undefined;
}
