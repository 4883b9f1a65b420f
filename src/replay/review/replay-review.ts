import type { TemplateResult } from 'lit';
import type { MoveReview } from '../../player/index.js';
import { otherRule } from '../../player/rating.js';
import { keyOf } from '../../element/input/keys.js';
import type { Localizer } from '../../element/wording/texts.js';
import type { Playback } from '../core/playback.js';
import type { Timeline } from '../core/timeline.js';
import { inARow, unsafeCSS } from '../kit.js';
import type { PlayerTextName } from '../wording/texts.js';
import { positionOf } from './findings.js';
import { drawMarks, type DrawnMarks } from './marks.js';
import { Reviewing } from './reviewing.js';
import { headingOf, remarkOn, reviewTexts, summaryOf } from './sentences.js';
import { reviewStyles } from './styles.js';
import { arrows, curveMarks, panel } from './view.js';

/** What a review needs from the element. */
export interface ReviewHost {
  readonly texts: Localizer<PlayerTextName>;
  readonly playback: Playback;
  requestUpdate(): void;
  say(sentence: string): void;
  failed(error: Error): void;
}

/** What is shown of a review, by place. */
export interface ReviewParts {
  readonly panel: TemplateResult;
  readonly marks: TemplateResult | undefined;
  readonly arrows: TemplateResult | undefined;
  /** What "Play on from here" is called at a marked move. */
  readonly playOn: string | undefined;
}

/**
 * The review of the game that is shown. It is fetched for elements that have the attribute, the computer player only on
 * request.
 */
export class ReplayReview {
  static readonly styles = unsafeCSS(reviewStyles);

  readonly #host: ReviewHost;
  readonly #reviewing: Reviewing;
  #timeline: Timeline | undefined;
  #marks: readonly DrawnMarks[] = [];

  constructor(host: ReviewHost) {
    this.#host = host;
    this.#reviewing = new Reviewing({
      load: async () => (await import('../../player/review.js')).review,
      changed: () => host.requestUpdate(),
      failed: (error) => host.failed(error),
    });
    this.load();
  }

  /** Another game is shown, or none. */
  load(): void {
    const { timeline } = this.#host.playback;
    if (timeline === this.#timeline) return;
    this.#timeline = timeline;
    this.#reviewing.reset();
  }

  cancel(): void {
    this.#reviewing.cancel();
  }

  /** What to show; undefined for a game that cannot be reviewed. */
  get parts(): ReviewParts | undefined {
    const timeline = this.#timeline;
    if (!timeline?.length || otherRule(timeline.step(0).position.rules)) return undefined;
    const texts = reviewTexts(this.#host.texts);
    const { findings } = this.#reviewing;
    const { index } = this.#host.playback;
    const move = findings?.at(index);
    return {
      panel: panel({
        texts,
        reviewing: this.#reviewing,
        move,
        hasNext: findings?.next(index) !== undefined,
        hasPrevious: findings?.previous(index) !== undefined,
        press: this.#press,
        previous: () => this.#show(findings?.previous(this.#host.playback.index)),
      }),
      marks: findings && curveMarks(this.#marks),
      arrows: move && arrows(move),
      playOn: move && texts.text('tryAgain'),
    };
  }

  /** What to announce about the position shown; empty if there is nothing. */
  get sentence(): string {
    const move = this.#reviewing.findings?.at(this.#host.playback.index);
    if (!move) return '';
    const texts = reviewTexts(this.#host.texts);
    return inARow(texts, [headingOf(texts, move), remarkOn(texts, move)]);
  }

  /** @returns whether the review has used the key */
  readKey(event: KeyboardEvent): boolean {
    const { altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
    const { findings } = this.#reviewing;
    if (!findings || altKey || ctrlKey || metaKey || isComposing || keyOf(event) !== 'm') return false; // prettier-ignore
    const { index } = this.#host.playback;
    this.#show(shiftKey ? findings.previous(index) : findings.next(index));
    return true;
  }

  readonly #press = (): void => {
    const { isRunning, findings } = this.#reviewing;
    if (isRunning) this.cancel();
    else if (findings) this.#show(findings.next(this.#host.playback.index));
    else void this.#start();
  };

  async #start(): Promise<void> {
    const timeline = this.#timeline;
    if (!timeline) return;
    await this.#reviewing.start(timeline.line);
    const { findings } = this.#reviewing;
    if (!findings) return;
    this.#marks = drawMarks(findings, timeline.length);
    this.#host.say(summaryOf(reviewTexts(this.#host.texts), findings.review));
    this.#host.requestUpdate();
  }

  #show(move: MoveReview | undefined): void {
    if (!move) return;
    const { playback } = this.#host;
    playback.pause();
    playback.seek(positionOf(move));
  }
}
