import type { TemplateResult } from 'lit';
import { placeMarkers, type PlacedMarker } from '../core/curve.js';
import type { Timeline } from '../core/timeline.js';
import { curveBox, curvePath } from '../../score-curve.js';
import { html, nothing, svg } from '../kit.js';
import type { PlayerTexts } from '../wording/texts.js';
import type { Player } from './player.js';

/** Numbers closer to a side than this, in hundredths of the width, are turned inwards. */
const margin = 5.5;

/** The drawing of a curve, made once. */
interface Drawing {
  readonly path: string;
  readonly markers: readonly PlacedMarker[];
}
const drawings = new WeakMap<readonly number[], Drawing>();

function drawingOf({ markers }: Timeline, scores: readonly number[]): Drawing {
  let drawing = drawings.get(scores);
  if (!drawing) {
    drawing = { path: curvePath(scores), markers: placeMarkers(markers, scores) };
    drawings.set(scores, drawing);
  }
  return drawing;
}

/** The score curve over the moves, as a slider; after a review the curve of the expected score. */
export function scrubber(player: Player): TemplateResult {
  const { texts, step, playback, timeline, scrub, review } = player;
  const { index, position } = step;
  const { length } = playback;
  const scores = review?.expectations ?? timeline.scores;
  const points = texts.text('points', { count: position.score });
  const maxTile = texts.tile(position.maxTile);
  return html`<div
    part="scrub"
    class="scrub"
    role="slider"
    tabindex="0"
    aria-label=${texts.text('scrubber')}
    aria-valuemin="0"
    aria-valuemax=${length}
    aria-valuenow=${index}
    aria-valuetext=${texts.text('scrubberValue', { move: index, moves: length, points, maxTile })}
    @keydown=${player.onKeydown}
    @pointerdown=${scrub.handleEvent}
    @pointermove=${scrub.handleEvent}
    @pointerup=${scrub.handleEvent}
    @pointercancel=${scrub.handleEvent}
    @pointerleave=${scrub.handleEvent}
    @touchstart=${scrub.handleEvent}
    @touchmove=${scrub.handleEvent}
    @mousedown=${scrub.handleEvent}
  >
    <svg class="curve" width="100%" height="100%" aria-hidden="true">
      ${curve(drawingOf(timeline, scores), shareOf(index, length), texts, review?.marks)}
      ${scrub.hovered === undefined ? nothing : pointed(player, scrub.hovered, scores)}
    </svg>
  </div>`;
}

function shareOf(index: number, length: number): number {
  return length === 0 ? 0 : (100 * index) / length;
}

function curve(
  { path, markers }: Drawing,
  share: number,
  texts: PlayerTexts,
  marks: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const { width, height } = curveBox;
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
    ${marks}
    <line class="now" x1="${share}%" x2="${share}%" y1="0" y2="100%" />
    ${markers.map((marker) => markerOf(marker, texts))}`;
}

function markerOf({ index, value, x, y, named }: PlacedMarker, texts: PlayerTexts): TemplateResult {
  return svg`<g data-index=${index} data-rank=${Math.log2(value)}>
    <circle part="marker" cx="${x}%" cy="${y}%" r="5">
      <title>${texts.text('firstTile', { value: texts.tile(value) })}</title>
    </circle>
    ${named ? svg`<text x="${x}%" y="${y}%" dy="-9" text-anchor=${anchorOf(x)}>${texts.tile(value)}</text>` : nothing}
  </g>`;
}

/** The move under the pointer, and its score. */
function pointed(
  { texts, timeline }: Player,
  index: number,
  scores: readonly number[],
): TemplateResult {
  const share = shareOf(index, timeline.length);
  const score = texts.number(Math.round(scores[index] ?? 0));
  return svg`<line class="pointed" x1="${share}%" x2="${share}%" y1="0" y2="100%" />
    <text class="pointed" x="${share}%" y="100%" dy="-4" text-anchor=${anchorOf(share)}>
      ${texts.number(index)} · ${score}
    </text>`;
}

function anchorOf(x: number): string {
  if (x < margin) return 'start';
  return x > 100 - margin ? 'end' : 'middle';
}
