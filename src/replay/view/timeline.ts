import { html, nothing, svg, type TemplateResult } from 'lit';
import { graphBox, graphPath } from '../../board/view/score-graph.js';
import {
  textAnchorAt,
  placeMilestones,
  type PlacedMilestone,
} from '../../board/view/place-milestones.js';
import { rankOf } from '../../board/view/tile-rank.js';
import type { Timeline } from '../core/timeline.js';
import type { AllTexts } from '../wording/sentences.js';
import { shows, type ReplayContext } from './replay-context.js';

interface Drawing {
  readonly path: string;
  readonly milestones: readonly PlacedMilestone[];
}

/** Kept by the scores that are drawn, since each new position draws the timeline again. */
const drawings = new WeakMap<readonly number[], Drawing>();

function drawingOf({ milestones }: Timeline, scores: readonly number[]): Drawing {
  const known = drawings.get(scores);
  if (known) return known;
  const drawing = { path: graphPath(scores), milestones: placeMilestones(milestones, scores) };
  drawings.set(scores, drawing);
  return drawing;
}

/** The slider over the graph of the score or, after a review, of the expected score. */
export function timelineSlider(context: ReplayContext): TemplateResult | typeof nothing {
  if (!shows(context, 'scrub')) return nothing;
  const { texts, step, playback, timeline, pointer, review, lesson } = context;
  const { index, position } = step;
  const { length } = playback;
  const scores = review?.expectations ?? timeline.scores;
  const { path, milestones } = drawingOf(timeline, scores);
  // Milestones would tell what comes after the position that is asked about.
  const drawing = { path, milestones: lesson.isAsking ? [] : milestones };
  const points = texts.text('points', { count: position.score });
  const maxTile = texts.tile(position.maxTile);
  return html`<div
      part="scrub"
      class="scrub"
      role="slider"
      tabindex="0"
      aria-label=${texts.text('scrubber')}
      aria-disabled=${lesson.isLocked || nothing}
      aria-valuemin="0"
      aria-valuemax=${length}
      aria-valuenow=${index}
      aria-valuetext=${texts.text('scrubberValue', { move: index, moves: length, points, maxTile })}
      @keydown=${context.onKeydown}
      @pointerdown=${pointer.handleEvent}
      @pointermove=${pointer.handleEvent}
      @pointerup=${pointer.handleEvent}
      @pointercancel=${pointer.handleEvent}
      @pointerleave=${pointer.handleEvent}
      @touchstart=${pointer.handleEvent}
      @touchmove=${pointer.handleEvent}
      @mousedown=${pointer.handleEvent}
    >
      <svg class="graph" width="100%" height="100%" aria-hidden="true">
        ${graph(drawing, shareOf(index, length), texts, review?.graphMarks)}
        ${pointer.hovered === undefined ? nothing : hoveredPosition(context, pointer.hovered, scores)}
      </svg>
    </div>
    ${review?.graphLegend}`;
}

/** @returns the distance of a position from the left, in percent of the width */
function shareOf(index: number, length: number): number {
  return length === 0 ? 0 : (100 * index) / length;
}

function graph(
  { path, milestones }: Drawing,
  share: number,
  texts: AllTexts,
  marks: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const { width, height } = graphBox;
  const area = `${path}V${height}H0Z`;
  return svg`
    <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" width="100%" height="100%">
      <path class="area" d=${area} />
    </svg>
    <svg
      class="played"
      viewBox="0 0 ${(width * share) / 100} ${height}"
      preserveAspectRatio="none"
      width="${share}%"
      height="100%"
    >
      <path class="area" d=${area} />
    </svg>
    <svg class="over" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" width="100%" height="100%">
      <path class="line" d=${path} vector-effect="non-scaling-stroke" />
    </svg>
    <line class="now" x1="${share}%" x2="${share}%" y1="0" y2="100%" />
    ${marks}
    ${milestones.map((milestone) => milestoneDot(milestone, texts))}`;
}

/** The title is set as a property, since Lit's server rendering cannot fill in the text of a `<title>`. */
function milestoneDot(
  { index, value, x, y, isNamed }: PlacedMilestone,
  texts: AllTexts,
): TemplateResult {
  const tile = texts.tile(value);
  const name = svg`<text x="${x}%" y="${y}%" dy="-9" text-anchor=${textAnchorAt(x)}>${tile}</text>`;
  return svg`<g data-index=${index} data-rank=${rankOf(value)}>
    <circle part="marker" cx="${x}%" cy="${y}%" r="5">
      <title .textContent=${texts.text('firstTile', { value: tile })}></title>
    </circle>
    ${isNamed ? name : nothing}
  </g>`;
}

function hoveredPosition(
  { texts, timeline }: ReplayContext,
  index: number,
  scores: readonly number[],
): TemplateResult {
  const share = shareOf(index, timeline.length);
  const score = Math.round(scores[index] ?? 0);
  return svg`<line class="pointed" x1="${share}%" x2="${share}%" y1="0" y2="100%" />
    <text class="pointed" x="${share}%" y="100%" dy="-4" text-anchor=${textAnchorAt(share)}>
      ${texts.number(index)} · ${texts.number(score)}
    </text>`;
}
