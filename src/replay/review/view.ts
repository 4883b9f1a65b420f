import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Mark, MoveReview } from '../../player/index.js';
import { graphBox, roundToTenth } from '../../board/view/score-graph.js';
import { positionOf, type Findings } from './findings.js';
import {
  countLabels,
  explanationsOf,
  graphText,
  headingOf,
  luckText,
  momentsOf,
  remarkText,
  type AllReviewTexts,
  type Moment,
} from './sentences.js';

/**
 * The line that is drawn for each mark, from a point near the bottom of the graph. One without length shows its ends
 * alone, which the style sheet makes round or square. Other shapes would be stretched with the graph.
 */
const shapes = { inaccuracy: 'h0', mistake: 'h0', blunder: 'V40' } as const satisfies Record<
  Mark,
  string
>;

function markIcon(mark: Mark): TemplateResult {
  return html`<svg class="marks" viewBox="0 80 10 16" width="10" height="16" aria-hidden="true">
    <path class=${mark} d="M5 ${mark === 'blunder' ? 96 : 88}${shapes[mark]}" />
  </svg>`;
}

/** The game at a glance: how many there are of each mark, whose shapes are those of the graph, and the luck. */
export function verdict(texts: AllReviewTexts, findings: Findings): TemplateResult {
  const counts = (Object.keys(countLabels) as Mark[]).map((mark) => {
    const count = findings.review.marks[mark];
    return html`<li>
      <strong>${texts.number(count)}</strong>
      <span>${markIcon(mark)} ${texts.text(countLabels[mark], { count })}</span>
    </li>`;
  });
  return html`<div
    part="review-summary"
    class="verdict"
    role="group"
    aria-label=${texts.text('review')}
    tabindex="-1"
  >
    <ul part="review-counts">
      ${counts}
    </ul>
    <p part="review-luck">${luckText(texts, findings)}</p>
  </div>`;
}

/** A row for each place worth a look, such as "Equal tiles were parted · 3 times, first at move 120", which goes to its position. */
export function moments(
  texts: AllReviewTexts,
  findings: Findings,
  shown: number,
  seek: (position: number) => void,
): TemplateResult {
  const rows = momentsOf(texts, findings).map((moment) => row(moment, shown, seek));
  return html`<ul part="review-moments" class="moments">
      ${rows}
    </ul>
    <details part="review-details">
      <summary>${texts.text('reviewDetails')}</summary>
      ${explanationsOf(texts, findings).map((text) => html`<p part="review-points">${text}</p>`)}
    </details>`;
}

function row(
  { part, mark, title, note, cost, label, position }: Moment,
  shown: number,
  seek: (position: number) => void,
): TemplateResult {
  return html`<li>
    <button
      type="button"
      part=${part}
      aria-label=${label}
      aria-current=${position === shown || nothing}
      @click=${() => seek(position)}
    >
      ${mark ? markIcon(mark) : html`<span></span>`}
      <span>${title} <small>${note}</small></span>
      <b>${cost}</b>
    </button>
  </li>`;
}

export function graphLegend(texts: AllReviewTexts, findings: Findings): TemplateResult {
  return html`<p part="review-key" class="key">${graphText(texts, findings)}</p>`;
}

export function moveRemark(
  texts: AllReviewTexts,
  findings: Findings,
  move: MoveReview,
): TemplateResult {
  return html`<p part="review-move">
    <strong>${headingOf(texts, findings, move).join(' · ')}</strong> ${remarkText(texts, move)}
  </p>`;
}

export function progressBar(texts: AllReviewTexts, progress: number): TemplateResult {
  return html`<progress
      part="review-progress"
      max="1"
      value=${progress}
      aria-label=${texts.text('review')}
    ></progress>
    <span aria-hidden="true">${texts.number(progress, 'percent')}</span>`;
}

/** One path for each kind of mark: a long game has hundreds. */
export function graphMarks({ marked, expectations }: Findings): TemplateResult {
  const { width, height } = graphBox;
  const last = expectations.length - 1;
  const marks = Object.entries(shapes).map(([mark, shape]) => {
    const path = marked
      .filter((move) => move.mark === mark)
      .map((move) => `M${roundToTenth((width * positionOf(move)) / last)} ${height}${shape}`)
      .join('');
    return svg`<path part=${mark} class=${mark} d=${path} vector-effect="non-scaling-stroke" />`;
  });
  return svg`<svg
    class="marks"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="none"
    width="100%"
    height="100%"
  >
    ${marks}
  </svg>`;
}
