import type { ReactiveControllerHost } from 'lit';
import type { Review } from '../../player/index.js';
import { keyOf } from '../../board/input/key-of.js';
import { importWithRetry } from '../../board/on-demand.js';
import { moveArrowStyles } from '../../board/styles/move-arrows.js';
import { button } from '../../board/view/button.js';
import { moveArrows } from '../../board/view/move-arrows.js';
import type { LiveRegion } from '../../board/wording/live-region.js';
import type { Localizer } from '../../board/wording/localizer.js';
import { joinSentences } from '../../board/wording/phrases.js';
import type { Playback } from '../core/playback.js';
import type { ReviewParts } from '../view/replay-view.js';
import type { AllTextName } from '../wording/sentences.js';
import { positionOf, positionOfTurn } from './findings.js';
import { Reviewing, type RunReview } from './reviewing.js';
import {
  headingOf,
  pointersOf,
  remarkOn,
  reviewTexts,
  shareText,
  summaryOf,
  turnText,
} from './sentences.js';
import { reviewStyles } from './styles.js';
import { graphKey, graphMarks, progressBar, remark, summary } from './view.js';

const load = async (): Promise<RunReview> =>
  (await importWithRetry(() => import('../../player/review.js'))).review;

/**
 * The review of the game that is shown. This file is fetched with the review's button, the computer player when it is
 * pressed.
 */
export class ReplayReview {
  static readonly styles = moveArrowStyles + reviewStyles;

  readonly #texts: Localizer<AllTextName>;
  readonly #playback: Playback;
  readonly #status: LiveRegion;
  readonly #reviewing: Reviewing;

  constructor(
    host: ReactiveControllerHost,
    texts: Localizer<AllTextName>,
    playback: Playback,
    status: LiveRegion,
  ) {
    this.#texts = texts;
    this.#playback = playback;
    this.#status = status;
    this.#reviewing = new Reviewing(() => host.requestUpdate());
  }

  cancel(): void {
    this.#reviewing.cancel();
  }

  reset(): void {
    this.#reviewing.reset();
  }

  get parts(): ReviewParts {
    const texts = reviewTexts(this.#texts);
    const { progress, findings } = this.#reviewing;
    if (progress !== undefined) {
      return { name: texts.text('cancel'), afterButton: progressBar(texts, progress) };
    }
    if (!findings) return { name: texts.text('review') };
    const { index } = this.#playback;
    const move = findings.at(index);
    return {
      name: texts.text('nextMistake'),
      key: 'M',
      isDone: !findings.next(index),
      beforeButton: button({
        name: 'previous-mistake',
        label: texts.text('previousMistake'),
        press: () => this.#go('previous'),
        isIdle: !findings.previous(index),
        keys: 'Shift+M',
      }),
      afterButton: button({
        name: 'worst-mistake',
        label: texts.text('worstMistake'),
        press: () => this.#go('worst'),
        isIdle: !findings.worst(index),
      }),
      sentences: [
        move && remark(texts, move),
        summary(texts, findings, (position) => this.#show(position)),
      ],
      marks: graphMarks(findings),
      graphKey: graphKey(texts),
      expectations: findings.expectations,
      expectation: (score) => texts.text('reviewExpected', { score }),
      arrows:
        move &&
        moveArrows([
          { direction: move.best, part: 'best-arrow' },
          { direction: move.direction, part: 'played-arrow' },
        ]),
      playOn: move && texts.text('tryAgain'),
    };
  }

  /** Empty if there is nothing to announce. */
  get sentence(): string {
    const move = this.#reviewing.findings?.at(this.#playback.index);
    if (!move) return '';
    const texts = reviewTexts(this.#texts);
    return joinSentences(texts, [headingOf(texts, move), remarkOn(texts, move)]);
  }

  /** @returns whether the review has used the key */
  readKey(event: KeyboardEvent): boolean {
    const { altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
    if (!this.#reviewing.findings || altKey || ctrlKey || metaKey || isComposing) return false;
    if (keyOf(event) !== 'm') return false;
    this.#go(shiftKey ? 'previous' : 'next');
    return true;
  }

  /**
   * Does what the button says: reviews the game, cancels that, or goes to the next mistake.
   *
   * @throws (rejects) if the review fails
   */
  async press(): Promise<void> {
    const { progress, findings } = this.#reviewing;
    if (progress !== undefined) this.cancel();
    else if (findings) this.#go('next');
    else await this.#start();
  }

  /** What was found; undefined before. */
  get review(): Review | undefined {
    return this.#reviewing.findings?.review;
  }

  /**
   * Reviews the game, unless that was done, and shows nothing of it but its progress.
   *
   * @throws (rejects) if the review fails
   */
  async run(): Promise<void> {
    const { timeline } = this.#playback;
    if (timeline && !this.review) await this.#reviewing.start(timeline, load);
  }

  async #start(): Promise<void> {
    await this.run();
    const { findings } = this.#reviewing;
    if (!findings) return;
    const texts = reviewTexts(this.#texts);
    const { review, turn } = findings;
    if (turn) this.#show(positionOfTurn(turn));
    this.#status.say(
      joinSentences(texts, [
        ...[summaryOf(texts, review), turnText(texts, turn), shareText(texts, review)],
        ...pointersOf(texts, findings).map(({ text }) => text),
        this.sentence,
      ]),
    );
  }

  #go(to: 'next' | 'previous' | 'worst'): void {
    const move = this.#reviewing.findings?.[to](this.#playback.index);
    if (move) this.#show(positionOf(move));
  }

  #show(position: number): void {
    this.#playback.pause();
    this.#playback.seek(position);
  }
}
