import type { Localizer } from '../../board/wording/localizer.js';
import { Motions } from '../../board/view/motion.js';
import { rankOf } from '../../board/view/tile-rank.js';

/** Milliseconds for which points are visible. */
const gainTime = 700;
/** Milliseconds for which a milestone is visible. */
const milestoneTime = 1500;
/** Points that follow within so many milliseconds are added to those that are shown. */
const addingTime = 350;
/** Milliseconds from the first points of a sum, after which a new sum begins. */
const longestSum = 1000;

type GainTexts = Pick<Localizer, 'number' | 'text' | 'tileLabel'>;

/** Replaces the score's label for a moment by the points of a move ("+44"), or by a milestone ("512!"). */
export class ScoreGain {
  readonly #texts: GainTexts;
  #node: HTMLElement | null = null;
  readonly #motions = new Motions();
  #isMilestone = false;
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

  /** @param milestone the tile just reached; 0 for none */
  show(points: number, milestone = 0): void {
    const node = this.#node;
    if (!node || points <= 0) return;
    const elapsed = this.#motions.time;
    // A milestone is not cut short by the next move.
    if (this.#isMilestone && elapsed < milestoneTime && !milestone) return;
    this.#isMilestone = milestone > 0;
    this.#add(points, elapsed);
    this.#write(node, this.#textOf(milestone));
    node.dataset['rank'] = milestone ? String(rankOf(milestone)) : '';
    this.#motions.cancel();
    const keyframes = [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
    this.#motions.add(node, keyframes, { duration: milestone ? milestoneTime : gainTime });
    this.#motions.start();
  }

  /** Ends the display when the points no longer belong to what the board shows, as after undo. */
  hide(): void {
    this.#motions.cancel();
    this.#isMilestone = false;
  }

  /** @param elapsed milliseconds since the points before were shown */
  #add(points: number, elapsed: number): void {
    const sumTime = this.#sumTime + elapsed;
    const isSameSum = elapsed < addingTime && sumTime < longestSum;
    this.#sum = isSameSum ? this.#sum + points : points;
    this.#sumTime = isSameSum ? sumTime : 0;
  }

  #textOf(milestone: number): string {
    if (!milestone) return this.#texts.number(this.#sum, 'signed');
    const value = this.#texts.tileLabel(milestone) ?? String(milestone);
    return this.#texts.text('milestone', { value });
  }

  #write(node: HTMLElement, text: string): void {
    // Setting `textContent` would make a new text node each time.
    if (node.firstChild) (node.firstChild as Text).data = text;
    else node.append(text);
  }
}
