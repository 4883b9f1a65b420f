import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { MoveReview, Review } from '../../player/index.js';
import { keyOf } from '../../board/input/key-of.js';
import { importWithRetry } from '../../board/on-demand.js';
import { moveArrowStyles } from '../../board/styles/move-arrows.js';
import { button } from '../../board/view/button.js';
import { moveArrows } from '../../board/view/move-arrows.js';
import type { LiveRegion } from '../../board/wording/live-region.js';
import type { Localizer } from '../../board/wording/localizer.js';
import { joinSentences } from '../../board/wording/phrases.js';
import type { Playback } from '../core/playback.js';
import type { ReviewParts } from '../view/replay-context.js';
import type { AllTextName } from '../wording/sentences.js';
import { positionOf, positionOfTurn, type Findings } from './findings.js';
import { ReviewRunner, type RunReview } from './review-runner.js';
import {
  headingOf,
  pointersOf,
  remarkText,
  reviewTexts,
  shareText,
  summaryOf,
  turnText,
  type AllReviewTexts,
} from './sentences.js';
import { reviewStyles } from './styles.js';
import { graphLegend, graphMarks, moveRemark, progressBar, summary } from './view.js';

async function loadReview(): Promise<RunReview> {
  const { review } = await importWithRetry(() => import('../../player/review.js'));
  return review;
}

function arrowsOf({ best, direction }: MoveReview): TemplateResult {
  return moveArrows([
    { direction: best, part: 'best-arrow' },
    { direction, part: 'played-arrow' },
  ]);
}

/** The review of the game shown. This file is fetched with its button, the computer player when that is pressed. */
export class ReplayReview {
  static readonly styles = moveArrowStyles + reviewStyles;

  readonly #texts: Localizer<AllTextName>;
  readonly #playback: Playback;
  readonly #liveRegion: LiveRegion;
  readonly #runner: ReviewRunner;

  constructor(
    host: ReactiveControllerHost,
    texts: Localizer<AllTextName>,
    playback: Playback,
    liveRegion: LiveRegion,
  ) {
    this.#texts = texts;
    this.#playback = playback;
    this.#liveRegion = liveRegion;
    this.#runner = new ReviewRunner(() => host.requestUpdate());
  }

  cancel(): void {
    this.#runner.cancel();
  }

  reset(): void {
    this.#runner.reset();
  }

  get parts(): ReviewParts {
    const texts = reviewTexts(this.#texts);
    const { progress, findings } = this.#runner;
    if (progress !== undefined) {
      return { buttonLabel: texts.text('cancel'), afterButton: progressBar(texts, progress) };
    }
    return findings ? this.#partsOf(findings, texts) : { buttonLabel: texts.text('review') };
  }

  /** The comment on the move shown, to be announced; empty if it is not marked. */
  get sentence(): string {
    const move = this.#runner.findings?.at(this.#playback.index);
    if (!move) return '';
    const texts = reviewTexts(this.#texts);
    return joinSentences(texts, [headingOf(texts, move), remarkText(texts, move)]);
  }

  /** Reads M and Shift+M. @returns whether the review has used the key */
  readKey(event: KeyboardEvent): boolean {
    const { altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
    if (!this.#runner.findings || altKey || ctrlKey || metaKey || isComposing) return false;
    if (keyOf(event) !== 'm') return false;
    this.#seekMistake(shiftKey ? 'previous' : 'next');
    return true;
  }

  /** Does what the button says. @throws (rejects) if the review fails */
  async press(): Promise<void> {
    const { progress, findings } = this.#runner;
    if (progress !== undefined) this.cancel();
    else if (findings) this.#seekMistake('next');
    else await this.#start();
  }

  get review(): Review | undefined {
    return this.#runner.findings?.review;
  }

  /** Reviews the game, unless that was done, and shows only the progress. @throws (rejects) if the review fails */
  async run(): Promise<void> {
    const { timeline } = this.#playback;
    if (timeline && !this.review) await this.#runner.start(timeline, loadReview);
  }

  async #start(): Promise<void> {
    await this.run();
    const { findings } = this.#runner;
    if (!findings) return;
    const texts = reviewTexts(this.#texts);
    const { review, turn } = findings;
    if (turn) this.#seek(positionOfTurn(turn));
    this.#liveRegion.say(
      joinSentences(texts, [
        ...[summaryOf(texts, review), turnText(texts, turn), shareText(texts, review)],
        ...pointersOf(texts, findings).map(({ text }) => text),
        this.sentence,
      ]),
    );
  }

  #partsOf(findings: Findings, texts: AllReviewTexts): ReviewParts {
    const { index } = this.#playback;
    const move = findings.at(index);
    const remark = move && moveRemark(texts, move);
    return {
      buttonLabel: texts.text('nextMistake'),
      buttonShortcut: 'M',
      isButtonIdle: !findings.next(index),
      beforeButton: button({
        name: 'previous-mistake',
        label: texts.text('previousMistake'),
        press: () => this.#seekMistake('previous'),
        isIdle: !findings.previous(index),
        keys: 'Shift+M',
      }),
      afterButton: button({
        name: 'worst-mistake',
        label: texts.text('worstMistake'),
        press: () => this.#seekMistake('worst'),
        isIdle: !findings.worst(index),
      }),
      remarks: [remark, summary(texts, findings, (position) => this.#seek(position))],
      graphMarks: graphMarks(findings),
      graphLegend: graphLegend(texts),
      expectations: findings.expectations,
      expectationText: (score) => texts.text('reviewExpected', { score }),
      moveArrows: move && arrowsOf(move),
      playOnLabel: move && texts.text('tryAgain'),
    };
  }

  #seekMistake(which: 'next' | 'previous' | 'worst'): void {
    const move = this.#runner.findings?.[which](this.#playback.index);
    if (move) this.#seek(positionOf(move));
  }

  #seek(position: number): void {
    this.#playback.pause();
    this.#playback.seek(position);
  }
}
