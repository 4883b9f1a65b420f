import type { Localizer } from '../../words/localizer.js';
import { Motions } from '../../board/view/motion.js';

/** Milliseconds for which points are visible. */
const gainTime = 700;
/** Points that follow within so many milliseconds are added to those that are shown. */
const addingTime = 350;
/** Milliseconds from the first points of a sum, after which a new sum begins. */
const longestSum = 1000;

type GainTexts = Pick<Localizer, 'number'>;

/** Replaces the score's label for a moment by the points of a move ("+44"). */
export class ScoreGain {
  readonly #texts: GainTexts;
  #node: HTMLElement | null = null;
  readonly #motions = new Motions();
  #sum = 0;
  /** Milliseconds from the first points of the sum to the last. */
  #sumTime = 0;

  constructor(texts: GainTexts) {
    this.#texts = texts;
  }

  attach(root: ParentNode): void {
    const node = root.querySelector<HTMLElement>('.gain');
    if (node === this.#node) return;
    this.hide();
    this.#node = node;
  }

  show(points: number): void {
    const node = this.#node;
    if (!node || points <= 0) return;
    this.#add(points, this.#motions.time);
    this.#write(node, this.#texts.number(this.#sum, 'signed'));
    this.#motions.cancel();
    const keyframes = [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
    this.#motions.add(node, keyframes, { duration: gainTime });
    this.#motions.start();
  }

  /** Ends the display when the points no longer belong to what the board shows, as after undo. */
  hide(): void {
    this.#motions.cancel();
  }

  /** @param elapsed milliseconds since the points before were shown */
  #add(points: number, elapsed: number): void {
    const sumTime = this.#sumTime + elapsed;
    const isSameSum = elapsed < addingTime && sumTime < longestSum;
    this.#sum = isSameSum ? this.#sum + points : points;
    this.#sumTime = isSameSum ? sumTime : 0;
  }

  #write(node: HTMLElement, text: string): void {
    // Setting `textContent` would make a new text node each time.
    if (node.firstChild) (node.firstChild as Text).data = text;
    else node.append(text);
  }
}
