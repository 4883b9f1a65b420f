/** Everything may move, only marks that stay in place, or nothing. */
export type Pace = 'full' | 'reduced' | 'none';

export const slideEasing = 'cubic-bezier(.2, .8, .2, 1)';

/** Milliseconds. Used where nothing may move. */
export const fading = 150;

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

/** Undefined in a DOM without animations, such as jsdom's. */
export function animate(
  node: Element,
  keyframes: Keyframe[],
  timing: number | KeyframeAnimationOptions,
): Animation | undefined {
  return 'animate' in node ? node.animate(keyframes, timing) : undefined;
}

export function stop(animation: Animation | undefined): void {
  if (!animation || animation.playState === 'finished') return;
  // happy-dom reports a cancelled animation as an unhandled rejection.
  animation.finished.catch(() => undefined);
  animation.cancel();
}

/** Animations that end together. They only show how a state came about: nothing depends on their end. */
export class Motions {
  #running: Animation[] = [];

  get active(): boolean {
    return this.#running.some(({ playState }) => playState === 'running');
  }

  run(node: Element, keyframes: Keyframe[], timing: number | KeyframeAnimationOptions): void {
    const animation = animate(node, keyframes, timing);
    if (animation) this.#running.push(animation);
  }

  finish(): void {
    // A finished animation would be kept until the next frame, and fast play draws few frames.
    for (const animation of this.#running) stop(animation);
    this.#running = [];
  }
}
