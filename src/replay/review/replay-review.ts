import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { MoveReview, Review } from '../../player/index.js';
import { keyOf } from '../../board/input/key-of.js';
import { importWithRetry } from '../../board/on-demand.js';
import { moveArrowStyles } from '../../board/styles/move-arrows.js';
import { button } from '../../board/view/button.js';
import { moveArrows } from '../../board/view/move-arrows.js';
import type { LiveRegion } from '../../words/live-region.js';
import type { Localizer } from '../../words/localizer.js';
import { asSentence, joinPhrases, joinSentences } from '../../words/phrases.js';
import type { Playback } from '../core/playback.js';
import { bringIntoView } from '../input/bring-into-view.js';
import type { ReviewParts } from '../view/replay-context.js';
import type { AllTextName } from '../wording/sentences.js';
import type { Findings } from './findings.js';
import { positionOf } from './position-of.js';
import { ReviewRunner, type RunReview } from './review-runner.js';
import {
  remarkAt,
  reviewTexts,
  summaryOf,
  type AllReviewTexts,
  type ReasonWords,
  type Remark,
} from './sentences.js';
import { reviewStyles } from './styles.js';
import { graphLegend, graphMarks, moments, progressBar, remarkOn, verdict } from './view.js';

/** The better move, of a marked one, and the move played. */
function arrowsOf({ best, direction, mark }: MoveReview): TemplateResult {
  const played = { direction, part: 'played-arrow' };
  return moveArrows(mark ? [{ direction: best, part: 'best-arrow' }, played] : [played]);
}

/** A chevron and an exclamation mark. */
const previousIcon = 'M12 5l-8 7 8 7M19 5v9M19 19v.01';
const nextIcon = 'M12 5l8 7-8 7M5 5v9M5 19v.01';

/** The review of the game shown. This file is fetched when its button is pressed, and then the computer player. */
export class ReplayReview {
  static readonly styles = moveArrowStyles + reviewStyles;

  readonly #texts: Localizer<AllTextName>;
  readonly #playback: Playback;
  readonly #liveRegion: LiveRegion;
  readonly #runner: ReviewRunner;
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** Undefined before the first review. */
  #words: ReasonWords | undefined;
  /** The focus is on a button that a change of the review may remove. */
  #isButtonFocused = false;
  /** The position at which the review has opened, until the viewer goes anywhere, if a lesson begins with it. */
  #opening: number | undefined;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    texts: Localizer<AllTextName>,
    playback: Playback,
    liveRegion: LiveRegion,
  ) {
    this.#host = host;
    this.#texts = texts;
    this.#playback = playback;
    this.#liveRegion = liveRegion;
    this.#runner = new ReviewRunner(() => {
      this.#isButtonFocused = this.#find('[part~=button-review]:focus') !== null;
      host.requestUpdate();
    });
  }

  cancel(): void {
    this.#runner.cancel();
  }

  reset(): void {
    this.#runner.reset();
  }

  get parts(): ReviewParts {
    const texts = this.#texts;
    const words = this.#words;
    const { progress, findings } = this.#runner;
    if (progress !== undefined) {
      return { buttonLabel: texts.text('cancel'), progress: progressBar(texts, progress) };
    }
    return findings && words
      ? this.#partsOf(findings, words, reviewTexts(texts, words))
      : { buttonLabel: texts.text('review') };
  }

  /** The comment on the move shown, to be announced; empty if there is none. */
  get sentence(): string {
    const { findings } = this.#runner;
    const words = this.#words;
    if (!findings || !words) return '';
    const texts = reviewTexts(this.#texts, words);
    const told = this.#told(findings, words, texts);
    if (!told) return '';
    const [heading, text] = told;
    return joinSentences(texts, [asSentence(texts, joinPhrases(texts, heading)), text]);
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
    if (timeline && !this.review) await this.#runner.start(timeline, () => this.#load());
  }

  async #load(): Promise<RunReview> {
    const [{ review }, words] = await Promise.all([
      importWithRetry(() => import('../../player/review.js')),
      importWithRetry(() => import('../../words/reasons.js')),
    ]);
    this.#words = words;
    return review;
  }

  async #start(): Promise<void> {
    await this.run();
    const { findings } = this.#runner;
    const words = this.#words;
    if (!findings || !words) return;
    await this.#host.updateComplete;
    // The button has gone. What is read next is the verdict, and what is reached next the lesson and the moments.
    if (this.#isButtonFocused) this.#find('[part=review-summary]')?.focus({ preventScroll: true });
    const { opening } = findings;
    if (opening !== undefined) {
      this.#seek(opening);
      if (findings.opensAtFirstQuestion) this.#opening = opening;
    }
    const texts = reviewTexts(this.#texts, words);
    this.#liveRegion.say(joinSentences(texts, [summaryOf(texts, findings), this.sentence]));
  }

  get #isOpening(): boolean {
    return this.#playback.index === this.#opening;
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
  }

  #partsOf(findings: Findings, words: ReasonWords, texts: AllReviewTexts): ReviewParts {
    const { index } = this.#playback;
    const move = findings.at(index);
    const told = this.#told(findings, words, texts);
    const shown = told && (move ?? findings.stepAt(index)?.move);
    const remark = told && remarkOn(texts, index, told);
    return {
      buttonLabel: texts.text('nextMistake'),
      buttonIcon: nextIcon,
      buttonShortcut: 'M',
      isButtonIdle: !findings.next(index),
      beforeButton: button({
        name: 'previous-mistake',
        label: texts.text('previousMistake'),
        text: '',
        icon: previousIcon,
        press: () => this.#seekMistake('previous'),
        isIdle: !findings.previous(index),
        keys: 'Shift+M',
      }),
      verdict: verdict(texts, findings),
      remarks: [remark, moments(texts, findings, index, (position) => this.#show(position))],
      graphMarks: graphMarks(findings),
      graphLegend: graphLegend(texts, findings, index),
      expectations: findings.expectations,
      moveArrows: shown && !(move && this.#isOpening) ? arrowsOf(shown) : undefined,
      playOnLabel: move && texts.text('tryAgain'),
    };
  }

  #told(findings: Findings, words: ReasonWords, texts: AllReviewTexts): Remark | undefined {
    return remarkAt(texts, words, findings, this.#playback.index, this.#isOpening);
  }

  #seekMistake(which: 'next' | 'previous'): void {
    const move = this.#runner.findings?.[which](this.#playback.index);
    if (move) this.#seek(positionOf(move));
  }

  /** Shows a position that was picked in the list, which may be far below the board. */
  #show(position: number): void {
    const isShown = position === this.#playback.index;
    this.#seek(position);
    // Else the element announces it.
    if (isShown) this.#liveRegion.say(this.sentence);
    bringIntoView(this.#host);
  }

  #seek(position: number): void {
    this.#opening = undefined;
    this.#playback.pause();
    this.#playback.seek(position);
    // The position may have been shown already, as a question.
    this.#host.requestUpdate();
  }
}
