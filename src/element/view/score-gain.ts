import { animate, prefersReducedMotion, stop } from './motion.js';

const risingTime = 700;
/** Points that come within this many milliseconds of the last ones are added to them. */
const gathering = 350;

/** Shows what a move earned: "+44" rises from the score, and the score pulses. */
export class ScoreGain {
  readonly #format: (points: number) => string;
  #node: HTMLElement | null = null;
  #number: HTMLElement | null = null;
  #rising: Animation | undefined;
  #pulse: Animation | undefined;
  #sum = 0;

  /** @param format writes a number as the language has it */
  constructor(format: (points: number) => string = String) {
    this.#format = format;
  }

  /** Takes over the nodes of the toolbar, whenever these may be new ones. */
  attach(root: ParentNode): void {
    const node = root.querySelector<HTMLElement>('.gain');
    if (node === this.#node) return;
    stop(this.#rising);
    this.#node = node;
    this.#number = node?.parentElement?.querySelector<HTMLElement>('.number') ?? null;
  }

  show(points: number): void {
    const node = this.#node;
    if (!node || points <= 0) return;
    const risen = Number(this.#rising?.currentTime ?? Infinity);
    this.#sum = risen < gathering ? this.#sum + points : points;
    const text = `+${this.#format(this.#sum)}`;
    // Written into the node that is there: setting `textContent` makes a new one each time.
    if (node.firstChild) (node.firstChild as Text).data = text;
    else node.append(text);
    stop(this.#rising);
    stop(this.#pulse);
    const reduced = prefersReducedMotion(node);
    const end = reduced ? {} : { transform: 'translateY(-2.5em)' };
    this.#rising = animate(
      node,
      [
        { opacity: 1, transform: 'none' },
        { opacity: 1, offset: 0.5 },
        { opacity: 0, ...end },
      ],
      { duration: risingTime, easing: 'ease-out' },
    );
    if (reduced || !this.#number) return;
    this.#pulse = animate(this.#number, [{ scale: 1 }, { scale: 1.14 }, { scale: 1 }], 220);
  }
}
