import { graphBox, roundToTenth, yOfScores } from './score-graph.js';

/** The first position of a game with a tile of this value. */
export interface Milestone {
  readonly index: number;
  readonly value: number;
}

/** The width of a milestone's dot, as a share of the graph on a phone. */
const milestoneWidth = 0.045;

/** A name this close to a side, in percent of the width, is aligned inwards. */
const edgeMargin = 5.5;

export interface PlacedMilestone extends Milestone {
  /** Distance from the left and the top of the box, in percent of its sides. */
  readonly x: number;
  readonly y: number;
  readonly isNamed: boolean;
}

/**
 * Places the milestones on the graph. Of two whose dots would overlap only the higher tile is shown; of two whose names
 * would overlap only the higher tile is named.
 * @param nameWidth the width of the longest name, as a share of the graph on a phone
 */
export function placeMilestones(
  milestones: readonly Milestone[],
  scores: readonly number[],
  nameWidth = 0.11,
): PlacedMilestone[] {
  const yOf = yOfScores(scores);
  const shareOf = ({ index }: Milestone): number => index / Math.max(1, scores.length - 1);
  // The middle of its name, which is moved inwards at a side.
  const middleOf = (milestone: Milestone): number =>
    Math.min(1 - nameWidth / 2, Math.max(nameWidth / 2, shareOf(milestone)));
  const shown = keepApart(milestones, shareOf, milestoneWidth);
  const named = keepApart(shown, middleOf, nameWidth);
  return shown.map((milestone) => ({
    ...milestone,
    x: roundToTenth(100 * shareOf(milestone)),
    y: roundToTenth((100 * yOf(scores[milestone.index] ?? 0)) / graphBox.height),
    isNamed: named.includes(milestone),
  }));
}

/** The milestones that are at least a width apart, in the same order. Of two that are closer, the higher tile stays. */
function keepApart(
  milestones: readonly Milestone[],
  xOf: (milestone: Milestone) => number,
  width: number,
): Milestone[] {
  const kept: Milestone[] = [];
  for (const milestone of milestones.toSorted((one, other) => other.value - one.value)) {
    const isFree = kept.every((other) => Math.abs(xOf(milestone) - xOf(other)) >= width);
    if (isFree) kept.push(milestone);
  }
  return milestones.filter((milestone) => kept.includes(milestone));
}

/** The `text-anchor` of a name at this distance from the left, in percent of the width. */
export function textAnchorAt(x: number): string {
  if (x < edgeMargin) return 'start';
  return x > 100 - edgeMargin ? 'end' : 'middle';
}
