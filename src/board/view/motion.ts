/** Everything may move, only marks that stay in place, or nothing. */
export type Pace = 'full' | 'reduced' | 'none';

export const slideEasing = 'cubic-bezier(.2, .8, .2, 1)';

/** Used where nothing may move. */
export const fading = { duration: 150 };

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

/** In milliseconds. */
interface Timing {
  duration: number;
  delay?: number;
  easing?: string;
}

type Motion = readonly [node: Element, keyframes: Keyframe[], timing: Timing];

/** Milliseconds of rest after the last animation, in which a timer has to end them all. */
const rest = 100;

/**
 * Animations that begin together and end together, what has arrived holding still until then. In the 40 ms before each end
 * that the browser finds by itself, its main thread works in every frame: so all have a common end, which never comes. They
 * only show how a state came about: nothing depends on their end.
 */
export class Motions {
  #planned: Motion[] = [];
  #running: Animation[] = [];
  /** Milliseconds until the last one has arrived. */
  #length = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get active(): boolean {
    return this.#running.some(({ playState }) => playState === 'running');
  }

  /** Milliseconds since they began, `Infinity` after their end. */
  get time(): number {
    return Number(this.#running[0]?.currentTime ?? Infinity);
  }

  /**
   * Plans an animation, which `start` begins.
   * @param timing an easing leads from each keyframe to the next
   */
  add(node: Element, keyframes: Keyframe[], timing: Timing): void {
    this.#planned.push([node, keyframes, timing]);
  }

  start(): void {
    const ends = this.#planned.map(([, , { delay = 0, duration }]) => delay + duration);
    this.#length = Math.max(...ends);
    for (const [node, keyframes, timing] of this.#planned) {
      // A DOM such as jsdom's has no animations.
      if (!('animate' in node)) break;
      this.#running.push(node.animate(...held(keyframes, timing, this.#length + rest)));
    }
    this.#planned = [];
    this.#endLater(this.#length);
  }

  /** Ends them at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#planned = [];
    // A finished animation would be kept until the next frame, and fast play draws few frames.
    for (const animation of this.#running) cancel(animation);
    this.#running = [];
  }

  #endLater(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#running.length) this.#timer = setTimeout(this.#end, wait);
  }

  readonly #end = (): void => {
    // They begin with a frame, which may be late.
    const left = this.#length - this.time;
    if (left > 0 && this.active) this.#endLater(left);
    else for (const one of this.#running) if (one.playState === 'running') one.finish();
  };
}

/** Has an animation hold its last keyframe until `end`. */
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

function cancel(animation: Animation): void {
  if (animation.playState === 'finished') return;
  // happy-dom reports a cancelled animation as an unhandled rejection.
  animation.finished.catch(() => undefined);
  animation.cancel();
}
