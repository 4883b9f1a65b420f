import type { TemplateResult } from 'lit';
import { importAgain } from '../../element/on-demand.js';
import { keyOf } from '../../element/input/keys.js';
import { adviceStyles } from '../../element/styles/advice.js';
import { moveArrows } from '../../element/view/hint.js';
import type { Localizer } from '../../element/wording/localizer.js';
import type { Playback } from '../core/playback.js';
import { inARow } from '../../element/wording/sentences.js';
import type { PlayerTextName } from '../wording/texts.js';
import { positionOf, positionOfTurn } from './findings.js';
import { Reviewing } from './reviewing.js';
import { headingOf, remarkOn, reviewTexts, summaryOf, turnText } from './sentences.js';
import { reviewStyles } from './styles.js';
import {
  graphKey,
  graphMarks,
  previousButton,
  progressBar,
  remark,
  summary,
  worstButton,
} from './view.js';

export interface ReviewHost {
  readonly texts: Localizer<PlayerTextName>;
  readonly playback: Playback;
  requestUpdate(): void;
  say(sentence: string): void;
  failed(error: Error): void;
}

export interface ReviewParts {
  /** If given, the only part. */
  readonly refusal?: string;
  /** Of its button, and the key that does the same, if any. */
  readonly name?: string;
  readonly key?: string | undefined;
  /** Whether the button has nothing more to do. */
  readonly isDone?: boolean;
  readonly beforeButton?: TemplateResult | undefined;
  readonly afterButton?: TemplateResult | undefined;
  readonly sentences?: readonly (TemplateResult | undefined)[];
  readonly marks?: TemplateResult | undefined;
  /** Replaces the score graph: the score that is expected at each position. */
  readonly expectations?: readonly number[] | undefined;
  /** One of these in words. */
  readonly expectation?: (score: number) => string;
  readonly graphKey?: TemplateResult | undefined;
  readonly arrows?: TemplateResult | undefined;
  readonly playOn?: string | undefined;
}

/** The review of the game that is shown. It is fetched with its button, the computer player when that is pressed. */
export class ReplayReview {
  static readonly styles = adviceStyles + reviewStyles;

  readonly #host: ReviewHost;
  readonly #reviewing: Reviewing;

  constructor(host: ReviewHost) {
    this.#host = host;
    this.#reviewing = new Reviewing({
      load: async () => (await importAgain(() => import('../../player/review.js'))).review,
      changed: () => host.requestUpdate(),
      failed: (error) => host.failed(error),
    });
  }

  cancel(): void {
    this.#reviewing.cancel();
  }

  reset(): void {
    this.#reviewing.reset();
  }

  get parts(): ReviewParts {
    const texts = reviewTexts(this.#host.texts);
    const { share, findings } = this.#reviewing;
    if (share !== undefined) {
      return { name: texts.text('cancel'), afterButton: progressBar(texts, share) };
    }
    if (!findings) return { name: texts.text('review') };
    const { index } = this.#host.playback;
    const [previous, worst] = [findings.previous(index), findings.worst(index)];
    const { turn } = findings;
    const move = findings.at(index);
    return {
      name: texts.text('nextMistake'),
      key: 'M',
      isDone: findings.next(index) === undefined,
      beforeButton: previousButton(texts, !previous, () => this.#go('previous')),
      afterButton: worstButton(texts, !worst, () => this.#go('worst')),
      sentences: [
        summary(texts, findings, () => turn && this.#show(positionOfTurn(turn))),
        move && remark(texts, move),
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
    const move = this.#reviewing.findings?.at(this.#host.playback.index);
    if (!move) return '';
    const texts = reviewTexts(this.#host.texts);
    return inARow(texts, [headingOf(texts, move), remarkOn(texts, move)]);
  }

  /** @returns whether the review has used the key */
  readKey(event: KeyboardEvent): boolean {
    const { altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
    if (!this.#reviewing.findings || altKey || ctrlKey || metaKey || isComposing) return false;
    if (keyOf(event) !== 'm') return false;
    this.#go(shiftKey ? 'previous' : 'next');
    return true;
  }

  /** Does what the button says: reviews the game, cancels that, or goes to the next mistake. */
  press(): void {
    const { share, findings } = this.#reviewing;
    if (share !== undefined) this.cancel();
    else if (findings) this.#go('next');
    else void this.#start();
  }

  async #start(): Promise<void> {
    const { timeline } = this.#host.playback;
    if (!timeline) return;
    await this.#reviewing.start(timeline);
    const { findings } = this.#reviewing;
    if (!findings) return;
    const texts = reviewTexts(this.#host.texts);
    const { review, turn } = findings;
    if (turn) this.#show(positionOfTurn(turn));
    this.#host.say(inARow(texts, [summaryOf(texts, review), turnText(texts, turn), this.sentence]));
  }

  #go(to: 'next' | 'previous' | 'worst'): void {
    const move = this.#reviewing.findings?.[to](this.#host.playback.index);
    if (move) this.#show(positionOf(move));
  }

  #show(position: number): void {
    const { playback } = this.#host;
    playback.pause();
    playback.seek(position);
  }
}
