/** The playback whose positions are picked with a pointer. */
export interface ScrubHost {
  length(): number;
  seek(index: number): void;
  /** The position under the pointer has changed. */
  hovered(index: number | undefined): void;
}

/** Reads a pointer on the curve: what it points at, and where it is dragged. */
export class Scrub {
  readonly #host: ScrubHost;
  /** The pointer that is down on the curve. */
  #pointer: number | undefined;

  constructor(host: ScrubHost) {
    this.#host = host;
  }

  readonly handleEvent = (event: PointerEvent): void => {
    // A gesture on the curve goes no further, or a carousel around it would turn, too.
    if (event.type !== 'pointermove' || event.buttons > 0) event.stopPropagation();
    switch (event.type) {
      case 'pointerdown':
        if (event.isPrimary && event.button === 0) this.#begin(event);
        break;
      case 'pointermove':
        this.#move(event);
        break;
      case 'pointerup':
      case 'pointercancel':
        if (event.pointerId === this.#pointer) this.#pointer = undefined;
        if (event.pointerType !== 'mouse') this.#host.hovered(undefined);
        break;
      case 'pointerleave':
        if (this.#pointer === undefined) this.#host.hovered(undefined);
    }
  };

  #begin(event: PointerEvent): void {
    const slider = event.currentTarget as HTMLElement;
    this.#pointer = event.pointerId;
    slider.setPointerCapture(event.pointerId);
    slider.focus({ preventScroll: true });
    this.#host.seek(markerAt(event) ?? this.#indexAt(event));
  }

  #move(event: PointerEvent): void {
    const index = this.#indexAt(event);
    if (event.pointerId === this.#pointer) this.#host.seek(index);
    this.#host.hovered(index);
  }

  #indexAt({ currentTarget, clientX }: PointerEvent): number {
    const curve = (currentTarget as HTMLElement).querySelector('.curve');
    if (!curve) return 0;
    const { left, width } = curve.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    return Math.round(share * this.#host.length());
  }
}

/** The position of the marker under the pointer, which is hard to hit exactly where a pixel is many moves. */
function markerAt({ target }: PointerEvent): number | undefined {
  const marker = target instanceof Element ? target.closest('[data-index]') : null;
  const index = marker?.getAttribute('data-index');
  return index ? Number(index) : undefined;
}
