/** The box that a graph is drawn in. */
export const graphBox = { width: 1000, height: 100 } as const;

/** About as many as the graph has pixels. */
const mostPoints = 500;

/** @returns a function for the distance of a score from the top of the box */
export function heightIn(scores: readonly number[]): (score: number) => number {
  const { height } = graphBox;
  // Not spread into arguments: there may be more scores than a call can take.
  const lowest = scores.reduce((one, other) => Math.min(one, other), 0);
  const highest = scores.reduce((one, other) => Math.max(one, other), lowest + 1);
  return (score) => round(height - (height * (score - lowest)) / (highest - lowest));
}

/** As the data of an SVG path. */
export function graphPath(scores: readonly number[]): string {
  const last = scores.length - 1;
  const points = Math.min(last, mostPoints);
  const heightOf = heightIn(scores);
  const commands = [`M0 ${heightOf(scores[0] ?? 0)}`];
  for (let point = 1; point <= points; point++) {
    const index = Math.round((last * point) / points);
    const x = round((graphBox.width * index) / last);
    commands.push(`L${x} ${heightOf(scores[index] ?? 0)}`);
  }
  return commands.join('');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
