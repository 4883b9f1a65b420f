import type { TemplateResult } from 'lit';
import type { Direction } from '../../engine/index.js';
import type { MoveReview } from '../../player/index.js';
import { curveBox } from '../../score-curve.js';
import { html, nothing, svg } from '../kit.js';
import type { DrawnMarks } from './marks.js';
import type { Reviewing } from './reviewing.js';
import { headingOf, remarkOn, summaryOf, turnOf, type AllReviewTexts } from './sentences.js';

/** What the panel shows, and what its buttons do. */
export interface PanelModel {
  readonly texts: AllReviewTexts;
  readonly reviewing: Reviewing;
  /** The marked move that was played in the position shown. */
  readonly move: MoveReview | undefined;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** The one button: it starts, cancels, and then goes to the next mistake, so that it keeps the focus. */
  readonly press: () => void;
  readonly previous: () => void;
  /** Goes to the turning point. */
  readonly turn: () => void;
}

/** The review under the curve: its buttons, its progress, and its sentences. */
export function panel(model: PanelModel): TemplateResult {
  const { texts, reviewing, move, turn } = model;
  const { isRunning, findings } = reviewing;
  return html`<div part="review" class="review">
    <div class="bar">
      ${findings ? previousButton(model) : nothing}${mainButton(model)}
      ${isRunning ? progressBar(model) : nothing}
    </div>
    ${
      findings
        ? html`<p part="review-summary">${summaryOf(texts, findings.review)}</p>
            <p ?hidden=${!findings.review.turningPoints.length}>
              <button type="button" part="review-turn" class="link" @click=${turn}>
                ${turnOf(texts, findings.review)}
              </button>
            </p>`
        : nothing
    }
    ${
      move
        ? html`<p part="review-move">
            <strong>${headingOf(texts, move)}</strong> ${remarkOn(texts, move)}
          </p>`
        : nothing
    }
  </div>`;
}

function mainButton({ texts, reviewing, hasNext, press }: PanelModel): TemplateResult {
  const { isRunning, findings } = reviewing;
  const name = isRunning ? 'cancel' : findings ? 'nextMistake' : 'review';
  return html`<button
    type="button"
    part="button button-review"
    aria-keyshortcuts=${findings ? 'M' : nothing}
    aria-disabled=${(findings && !hasNext) || nothing}
    @click=${press}
  >
    ${texts.text(name)}
  </button>`;
}

function previousButton({ texts, hasPrevious, previous }: PanelModel): TemplateResult {
  return html`<button
    type="button"
    part="button button-previous-mistake"
    aria-keyshortcuts="Shift+M"
    aria-disabled=${!hasPrevious || nothing}
    @click=${previous}
  >
    ${texts.text('previousMistake')}
  </button>`;
}

function progressBar({ texts, reviewing: { share } }: PanelModel): TemplateResult {
  const percent = texts.number(share, 'percent');
  return html`<progress
      part="review-progress"
      max="1"
      value=${share}
      aria-label=${texts.text('review')}
    ></progress>
    <span aria-hidden="true">${percent}</span>`;
}

/** The marks on the curve. */
export function curveMarks(drawn: readonly DrawnMarks[]): TemplateResult {
  const { width, height } = curveBox;
  return svg`<svg
    class="marks"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="none"
    width="100%"
    height="100%"
  >
    ${drawn.map(({ mark, path }) => svg`<path part=${mark} class=${mark} d=${path} vector-effect="non-scaling-stroke" />`)}
  </svg>`;
}

const turns = { up: 0, right: 90, down: 180, left: 270 } as const satisfies Record<
  Direction,
  number
>;

/** The best move and the one that was played, over the board. */
export function arrows({ best, direction }: MoveReview): TemplateResult {
  return html`<svg class="arrows" viewBox="0 0 100 100" aria-hidden="true">
    ${arrow('played-arrow', direction)}${arrow('best-arrow', best)}
  </svg>`;
}

function arrow(name: string, direction: Direction): TemplateResult {
  const turn = `rotate(${turns[direction]} 50 50)`;
  const shaft = 'M50 30V9';
  const head = 'M43 15 50 8 57 15';
  return svg`<g part=${name} class=${name} transform=${turn}>
    <path class="halo" d="${shaft}${head}" />
    <path class="shaft" d=${shaft} />
    <path d=${head} />
  </g>`;
}
