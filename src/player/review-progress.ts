import { MOST_CHECKS } from './move-checks.js';
import type { BatchReview } from './judging/move-review.js';

type Report = (done: number, total: number) => void;

/** The steps of a review that are done, and those that are to come: at most one check for each move not yet reviewed. */
export class ReviewProgress {
  readonly #moves: number;
  readonly #report: Report | undefined;
  #reviewed = 0;
  #toCheck = 0;
  #checked = 0;

  constructor(moves: number, report: Report | undefined) {
    this.#moves = moves;
    this.#report = report;
  }

  addReviews({ reviews, suspects }: Pick<BatchReview, 'reviews' | 'suspects'>): void {
    this.#reviewed += reviews.length;
    this.#toCheck += suspects.length;
    if (reviews.length > 0) this.#tell();
  }

  addCheck(): void {
    this.#checked++;
    this.#tell();
  }

  #tell(): void {
    const checks = Math.min(MOST_CHECKS, this.#toCheck + this.#moves - this.#reviewed);
    this.#report?.(this.#reviewed + this.#checked, this.#moves + checks);
  }
}
