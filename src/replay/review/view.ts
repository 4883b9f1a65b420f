import { html, svg, type TemplateResult } from 'lit';
import type { Mark, MoveReview } from '../../player/index.js';
import { graphBox, roundToTenth } from '../../board/view/score-graph.js';
import { positionOf, positionOfTurn, type Findings } from './findings.js';
import {
  headingOf,
  pointersOf,
  remarkText,
  shareText,
  summaryOf,
  turnText,
  type AllReviewTexts,
} from './sentences.js';

/**
 * The line that is drawn for each mark, from a point near the bottom of the graph. One without length shows its ends
 * alone, which the style sheet makes round or square. Other shapes would be stretched with the graph.
 */
const shapes = { inaccuracy: 'h0', mistake: 'h0', blunder: 'V40' } as const satisfies Record<
  Mark,
  string
>;

/** The sentences about the whole game, some of which are links to a position. */
export function summary(
  texts: AllReviewTexts,
  findings: Findings,
  seek: (position: number) => void,
): TemplateResult {
  const { review, turn } = findings;
  const link = (part: string, text: string, position: number) =>
    html`<p>
      <button type="button" part=${part} class="link" @click=${() => seek(position)}>
        ${text}
      </button>
    </p>`;
  const share = shareText(texts, review);
  return html`<p part="review-summary">${summaryOf(texts, review)}</p>
    ${share && html`<p part="review-share">${share}</p>`}
    ${turn && link('review-turn', turnText(texts, turn), positionOfTurn(turn))}
    ${pointersOf(texts, findings).map(({ text, position }) => link('review-link', text, position))}`;
}

/** What the graph and its marks mean. */
export function graphLegend(texts: AllReviewTexts): TemplateResult {
  const marks = Object.entries(shapes).map(
    ([mark, shape]) =>
      html`<span
        ><svg class="marks" viewBox="0 80 10 16" width="10" height="16" aria-hidden="true">
          <path class=${mark} d="M5 ${mark === 'blunder' ? 96 : 88}${shape}" /></svg
        >${texts.text(mark as Mark)}</span
      >`,
  );
  return html`<p part="review-key" class="key">
    <span>${texts.text('reviewGraph')}</span>${marks}
  </p>`;
}

export function moveRemark(texts: AllReviewTexts, move: MoveReview): TemplateResult {
  return html`<p part="review-move">
    <strong>${headingOf(texts, move)}</strong> ${remarkText(texts, move)}
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
