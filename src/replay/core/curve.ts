import { curveBox, heightIn, round } from '../../score-curve.js';

export { curveBox };
import type { Marker } from './timeline.js';

/** The width of a marker's name at most, as a share of the curve on a phone. */
const nameWidth = 0.11;

/** Where a marker stands in the box, in hundredths of its sides, and whether there is room for its name. */
export interface PlacedMarker extends Marker {
  readonly x: number;
  readonly y: number;
  readonly named: boolean;
}

/** Places the markers on the curve. Of two that are close to each other, the higher tile is named. */
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
