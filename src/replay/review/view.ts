import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Mark } from '../../player/index.js';
import { graphBox, roundToTenth } from '../../board/view/score-graph.js';
import type { Findings } from './findings.js';
import type { AllTexts } from '../wording/sentences.js';
import { positionOf } from './position-of.js';
import {
  countLabels,
  explanationsOf,
  graphText,
  luckText,
  momentsOf,
  patternText,
  storyText,
  type AllReviewTexts,
  type Moment,
  type Remark,
  type Sign,
} from './sentences.js';

/**
 * The line that is drawn for each mark, from a point near the bottom of the graph. One without length shows its ends
 * alone, which the style sheet makes round or square. Other shapes would be stretched with the graph.
 */
const shapes = { inaccuracy: 'h0', mistake: 'h0', blunder: 'V40' } as const satisfies Record<
  Mark,
  string
>;

/** The sign before a moment in the list: the shape that marks it on the graph. */
const iconPaths = {
  inaccuracy: `M5 88${shapes.inaccuracy}`,
  mistake: `M5 88${shapes.mistake}`,
  blunder: `M5 96${shapes.blunder}`,
  fall: 'M0 88H10',
} as const satisfies Record<Sign, string>;

/** Of a line on the graph, in its units: seen also in a long game. */
const shortestLine = 8;

function signIcon(sign: Sign): TemplateResult {
  return html`<svg class="marks" viewBox="0 80 10 16" width="10" height="16" aria-hidden="true">
    <path class=${sign} d=${iconPaths[sign]} />
  </svg>`;
}

/**
 * The game at a glance: where it was lost, how many there are of each mark, whose shapes are those of the graph, and the
 * luck.
 */
export function verdict(texts: AllReviewTexts, findings: Findings): TemplateResult {
  const counts = (Object.keys(countLabels) as Mark[]).map((mark) => {
    const count = findings.review.marks[mark];
    return html`<li>
      <strong>${texts.number(count)}</strong>
      <span>${signIcon(mark)} ${texts.text(countLabels[mark], { count })}</span>
    </li>`;
  });
  return html`<div
    part="review-summary"
    class="verdict"
    role="group"
    aria-label=${texts.text('review')}
    tabindex="-1"
  >
    <p part="review-story"><strong>${storyText(texts, findings)}</strong></p>
    <ul part="review-counts">
      ${counts}
    </ul>
    <p part="review-luck">${luckText(texts, findings)} ${patternText(texts, findings)}</p>
  </div>`;
}

/** So many rows are seen at first, if there are more than one more. */
const fewRows = 3;

/**
 * A row for each place worth a look, such as "3 bad tiles · Moves 324 to 334", which goes to its position. The dearest
 * come first; the others are folded, unless the position shown is among them.
 */
export function moments(
  texts: AllReviewTexts,
  findings: Findings,
  shown: number,
  seek: (position: number) => void,
): TemplateResult {
  const all = momentsOf(texts, findings).toSorted((one, other) => other.weight - one.weight);
  const count = all.length > fewRows + 1 ? fewRows : all.length;
  const rows = (some: readonly Moment[]) => some.map((moment) => row(moment, shown, seek));
  const folded = all.slice(count);
  const isOpen = folded.some(({ position }) => position === shown);
  return html`<div part="review-moments" class="moments">
      <ul>
        ${rows(all.slice(0, count))}
      </ul>
      ${
        folded.length
          ? html`<details ?open=${isOpen}>
              <summary>${texts.text('reviewShowAll', { count: all.length })}</summary>
              <ul>
                ${rows(folded)}
              </ul>
            </details>`
          : nothing
      }
    </div>
    <details part="review-details">
      <summary>${texts.text('reviewDetails')}</summary>
      ${explanationsOf(texts, findings).map((text) => html`<p part="review-points">${text}</p>`)}
    </details>`;
}

function row(
  { part, sign, title, note, cost, label, position }: Moment,
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
      ${sign ? signIcon(sign) : html`<span></span>`}
      <span>${title} <small>${note}</small></span>
      <b>${cost}</b>
    </button>
  </li>`;
}

export function graphLegend(
  texts: AllReviewTexts,
  findings: Findings,
  shown: number,
): TemplateResult {
  return html`<p part="review-key" class="key">${graphText(texts, findings, shown)}</p>`;
}

export function remarkOn(
  texts: AllReviewTexts,
  position: number,
  [heading, text]: Remark,
): TemplateResult {
  const place = texts.text('reviewAt', { move: position });
  return html`<p part="review-move">
    <strong>${[place, ...heading].join(' · ')}</strong> ${text}
  </p>`;
}

export function progressBar(texts: AllTexts, progress: number): TemplateResult {
  return html`<progress
      part="review-progress"
      max="1"
      value=${progress}
      aria-label=${texts.text('review')}
    ></progress>
    <span aria-hidden="true">${texts.number(progress, 'percent')}</span>`;
}

/** One path for each kind of mark, and one for all falls that are no marked move's, under which there is a line. */
export function graphMarks({ marked, otherFalls, last }: Findings): TemplateResult {
  const { width, height } = graphBox;
  const xOf = (position: number) => roundToTenth((width * position) / last);
  const marks = Object.entries(shapes).map(([mark, shape]) => {
    const path = marked
      .filter((move) => move.mark === mark)
      .map((move) => `M${xOf(positionOf(move))} ${height}${shape}`)
      .join('');
    return svg`<path part=${mark} class=${mark} d=${path} vector-effect="non-scaling-stroke" />`;
  });
  const lines = otherFalls
    .map(({ from, to }) => `M${xOf(from)} ${height}H${Math.max(xOf(to), xOf(from) + shortestLine)}`)
    .join('');
  return svg`<svg
    class="marks"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="none"
    width="100%"
    height="100%"
  >
    <path part="fall" class="fall" d=${lines} vector-effect="non-scaling-stroke" />
    ${marks}
  </svg>`;
}
