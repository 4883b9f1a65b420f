/** `reduced`: nothing moves, but new and merged tiles fade in, and a ring marks the new one. `none`: no animation. */
export type Pace = 'full' | 'reduced' | 'none';

export const slideEasing = 'cubic-bezier(.2, .8, .2, 1)';

/** Milliseconds. A fade replaces motion where nothing may move. */
export const fadeTiming = { duration: 150 };

/** Milliseconds before anything may cover a won game. */
export const celebrationTime = 1100;
/** Milliseconds in which the tiles of a lost game lose their colour. */
export const greyTime = 700;

export function prefersReducedMotion(node: Element): boolean {
  // A DOM without a screen has no media queries.
  const view: Partial<Window> | null = node.ownerDocument.defaultView;
  return view?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** Milliseconds of the transition that a style sheet gives a node; 0 if there is none. */
export function transitionTime(node: Element): number {
  const seconds = parseFloat(getComputedStyle(node).transitionDuration);
  return Number.isNaN(seconds) ? 0 : 1000 * seconds;
}

/** Times are in milliseconds; the easing leads from each keyframe to the next. */
interface Timing {
  duration: number;
  delay?: number;
  easing?: string;
}

interface PlannedMotion {
  node: Element;
  keyframes: Keyframe[];
  timing: Timing;
}

/** Milliseconds for which the animations hold still after the last one has arrived; a timer ends them earlier. */
const holdTime = 100;

/**
 * Animations that begin together and end together. In the last 40 ms of an animation that ends by itself, the browser
 * works on its main thread in every frame. So all get one common end, and a timer finishes them before it comes. Each
 * holds its last keyframe until then. They only show how a position came about, so nothing depends on their end.
 */
export class Motions {
  #planned: PlannedMotion[] = [];
  #running: Animation[] = [];
  #arrivalTime = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isRunning(): boolean {
    return this.#running.some(({ playState }) => playState === 'running');
  }

  /** Milliseconds since the animations began; `Infinity` if there are none. */
  get time(): number {
    return Number(this.#running[0]?.currentTime ?? Infinity);
  }

  add(node: Element, keyframes: Keyframe[], timing: Timing): void {
    this.#planned.push({ node, keyframes, timing });
  }

  start(): void {
    const arrivals = this.#planned.map(({ timing: { delay = 0, duration } }) => delay + duration);
    this.#arrivalTime = Math.max(...arrivals);
    for (const { node, keyframes, timing } of this.#planned) {
      // A DOM such as jsdom's has no animations.
      if (!('animate' in node)) break;
      const animation = node.animate(...held(keyframes, timing, this.#arrivalTime + holdTime));
      this.#running.push(animation);
    }
    this.#planned = [];
    this.#finishLater(this.#arrivalTime);
  }

  /** Ends all animations at once, and drops those that are only planned. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#planned = [];
    for (const animation of this.#running) cancelUnlessFinished(animation);
    this.#running = [];
  }

  #finishLater(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#running.length) this.#timer = setTimeout(this.#finishOnceArrived, wait);
  }

  readonly #finishOnceArrived = (): void => {
    // The animations began with a frame, perhaps later than the timer.
    const left = this.#arrivalTime - this.time;
    if (left > 0 && this.isRunning) this.#finishLater(left);
    else for (const one of this.#running) if (one.playState === 'running') one.finish();
  };
}

/** The arguments for `animate()` with which an animation holds its last keyframe until `end`, in milliseconds. */
function held(
  keyframes: Keyframe[],
  { duration, delay = 0, easing = 'linear' }: Timing,
  end: number,
): [Keyframe[], KeyframeAnimationOptions] {
  const whole = end - delay;
  const last = keyframes.length - 1;
  const played = keyframes.map((keyframe, index) => ({
    easing,
    ...keyframe,
    offset: ((keyframe.offset ?? index / last) * duration) / whole,
  }));
  return [[...played, { ...keyframes[last], offset: 1 }], { delay, duration: whole }];
}

// Not `finish()`: the browser would keep a finished animation until the next frame, and fast play draws few frames.
function cancelUnlessFinished(animation: Animation): void {
  if (animation.playState === 'finished') return;
  // happy-dom reports a cancelled animation as an unhandled rejection.
  animation.finished.catch(() => undefined);
  animation.cancel();
}
