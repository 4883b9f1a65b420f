import type { Marker } from './timeline.js';

/** The box that a curve is drawn in: its width and height. */
export const curveBox = { width: 1000, height: 100 } as const;

/** Points of a curve at most: about as many as it has pixels. */
const mostPoints = 500;

/** The width of a marker's name at most, as a share of the curve on a phone. */
const nameWidth = 0.11;

/** The height of a score in the box, from its top. */
function heightIn(scores: readonly number[]): (score: number) => number {
  const { height } = curveBox;
  // Not spread out into arguments: there may be more of them than a call can have.
  const lowest = scores.reduce((one, other) => Math.min(one, other), 0);
  const highest = scores.reduce((one, other) => Math.max(one, other), lowest + 1);
  return (score) => round(height - (height * (score - lowest)) / (highest - lowest));
}

/** The score's curve as the data of an SVG path: a line from the first position to the last. */
export function curvePath(scores: readonly number[]): string {
  const last = scores.length - 1;
  const points = Math.min(last, mostPoints);
  const heightOf = heightIn(scores);
  const commands = [`M0 ${heightOf(scores[0] ?? 0)}`];
  for (let point = 1; point <= points; point++) {
    const index = Math.round((last * point) / points);
    const x = round((curveBox.width * index) / last);
    commands.push(`L${x} ${heightOf(scores[index] ?? 0)}`);
  }
  return commands.join('');
}

/** Where a marker stands in the box, in hundredths of its sides, and whether there is room for its name. */
export interface PlacedMarker extends Marker {
  readonly x: number;
  readonly y: number;
  readonly named: boolean;
}

/** Places the markers on the curve. Of two that are close the higher tile is named. */
export function placeMarkers(
  markers: readonly Marker[],
  scores: readonly number[],
): PlacedMarker[] {
  const heightOf = heightIn(scores);
  const shareOf = ({ index }: Marker): number => index / Math.max(1, scores.length - 1);
  // A name at a side is turned inwards.
  const middleOf = (marker: Marker): number =>
    Math.min(1 - nameWidth / 2, Math.max(nameWidth / 2, shareOf(marker)));
  const named: Marker[] = [];
  for (const marker of markers.toSorted((one, other) => other.value - one.value)) {
    const isFree = named.every(
      (other) => Math.abs(middleOf(marker) - middleOf(other)) >= nameWidth,
    );
    if (isFree) named.push(marker);
  }
  return markers.map((marker) => ({
    ...marker,
    x: round(100 * shareOf(marker)),
    y: round((100 * heightOf(scores[marker.index] ?? 0)) / curveBox.height),
    named: named.includes(marker),
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
