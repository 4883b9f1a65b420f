import { graphBox, heightIn, round } from '../../element/view/score-graph.js';
import type { Milestone } from '../core/timeline.js';

/** The width of a milestone, and of its name at most, as shares of the graph on a phone. */
const milestoneWidth = 0.045;
const nameWidth = 0.11;

/** Where a milestone stands in the box, in hundredths of its sides, and whether there is room for its name. */
export interface PlacedMilestone extends Milestone {
  readonly x: number;
  readonly y: number;
  readonly named: boolean;
}

/** Places the milestones on the graph. Of two that would overlap, only the higher tile is shown, or named. */
export function placeMilestones(
  milestones: readonly Milestone[],
  scores: readonly number[],
): PlacedMilestone[] {
  const heightOf = heightIn(scores);
  const shareOf = ({ index }: Milestone): number => index / Math.max(1, scores.length - 1);
  // A name at a side is turned inwards.
  const middleOf = (milestone: Milestone): number =>
    Math.min(1 - nameWidth / 2, Math.max(nameWidth / 2, shareOf(milestone)));
  const shown = withRoom(milestones, shareOf, milestoneWidth);
  const named = withRoom(shown, middleOf, nameWidth);
  return shown.map((milestone) => ({
    ...milestone,
    x: round(100 * shareOf(milestone)),
    y: round((100 * heightOf(scores[milestone.index] ?? 0)) / graphBox.height),
    named: named.includes(milestone),
  }));
}

/** The milestones that are at least a width apart, in their order; the highest tiles come first. */
function withRoom(
  milestones: readonly Milestone[],
  placeOf: (milestone: Milestone) => number,
  width: number,
): Milestone[] {
  const taken: Milestone[] = [];
  for (const milestone of milestones.toSorted((one, other) => other.value - one.value)) {
    const isFree = taken.every((other) => Math.abs(placeOf(milestone) - placeOf(other)) >= width);
    if (isFree) taken.push(milestone);
  }
  return milestones.filter((milestone) => taken.includes(milestone));
}
