import type { TemplateResult } from 'lit';
import type { MoveReview } from '../../player/index.js';
import { otherRule } from '../../player/rating.js';
import { importAgain } from '../../element/import-again.js';
import { keyOf } from '../../element/input/keys.js';
import type { Localizer } from '../../element/wording/texts.js';
import type { Playback } from '../core/playback.js';
import type { Timeline } from '../core/timeline.js';
import { inARow, unsafeCSS } from '../kit.js';
import type { PlayerTextName } from '../wording/texts.js';
import { positionOf } from './findings.js';
import { drawMarks, type DrawnMarks } from './marks.js';
import { Reviewing } from './reviewing.js';
import { headingOf, remarkOn, reviewTexts, summaryOf, turnOf } from './sentences.js';
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
  readonly marks?: TemplateResult | undefined;
  /** The curve in place of the score's: the score that is expected at each position. */
  readonly expectations?: readonly number[] | undefined;
  readonly arrows?: TemplateResult | undefined;
  /** What "Play on from here" is called at a marked move. */
  readonly playOn?: string | undefined;
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
  #expectations: readonly number[] | undefined;

  constructor(host: ReviewHost) {
    this.#host = host;
    this.#reviewing = new Reviewing({
      load: async () => (await importAgain(() => import('../../player/review.js'))).review,
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
    this.#expectations = undefined;
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
        press: this.press,
        previous: () => this.#show(findings?.previous(this.#host.playback.index)),
        turn: () => this.#show(findings?.review.turningPoints[0]),
      }),
      marks: findings && curveMarks(this.#marks),
      expectations: this.#expectations,
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

  /** Does what the button says: reviews the game, cancels that, or goes to the next mistake. */
  readonly press = (): void => {
    const { isRunning, findings } = this.#reviewing;
    if (isRunning) this.cancel();
    else if (findings) this.#show(findings.next(this.#host.playback.index));
    else void this.#start();
  };

  async #start(): Promise<void> {
    const timeline = this.#timeline;
    if (!timeline) return;
    this.#expectations = undefined;
    await this.#reviewing.start(timeline.line);
    const { findings } = this.#reviewing;
    if (!findings) return;
    this.#marks = drawMarks(findings, timeline.length);
    this.#expectations = findings.expectations(timeline.length);
    const texts = reviewTexts(this.#host.texts);
    this.#host.say(
      inARow(texts, [summaryOf(texts, findings.review), turnOf(texts, findings.review)]),
    );
    this.#host.requestUpdate();
  }

  #show(move: Pick<MoveReview, 'index'> | undefined): void {
    if (!move) return;
    const { playback } = this.#host;
    playback.pause();
    playback.seek(positionOf(move));
  }
}
