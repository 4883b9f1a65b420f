import { curveBox, heightIn, round } from '../../score-curve.js';
import type { Marker } from './timeline.js';

/** The width of a marker, and of its name at most, as shares of the curve on a phone. */
const markerWidth = 0.045;
const nameWidth = 0.11;

/** Where a marker stands in the box, in hundredths of its sides, and whether there is room for its name. */
export interface PlacedMarker extends Marker {
  readonly x: number;
  readonly y: number;
  readonly named: boolean;
}

/** Places the markers on the curve. Of two that would overlap, only the higher tile is shown, or named. */
export function placeMarkers(
  markers: readonly Marker[],
  scores: readonly number[],
): PlacedMarker[] {
  const heightOf = heightIn(scores);
  const shareOf = ({ index }: Marker): number => index / Math.max(1, scores.length - 1);
  // A name at a side is turned inwards.
  const middleOf = (marker: Marker): number =>
    Math.min(1 - nameWidth / 2, Math.max(nameWidth / 2, shareOf(marker)));
  const shown = withRoom(markers, shareOf, markerWidth);
  const named = withRoom(shown, middleOf, nameWidth);
  return shown.map((marker) => ({
    ...marker,
    x: round(100 * shareOf(marker)),
    y: round((100 * heightOf(scores[marker.index] ?? 0)) / curveBox.height),
    named: named.includes(marker),
  }));
}

/** The markers that are at least a width apart, in their order; the highest tiles come first. */
function withRoom(
  markers: readonly Marker[],
  placeOf: (marker: Marker) => number,
  width: number,
): Marker[] {
  const taken: Marker[] = [];
  for (const marker of markers.toSorted((one, other) => other.value - one.value)) {
    const isFree = taken.every((other) => Math.abs(placeOf(marker) - placeOf(other)) >= width);
    if (isFree) taken.push(marker);
  }
  return markers.filter((marker) => taken.includes(marker));
}
