/** The box that a graph is drawn in. */
export const graphBox = { width: 1000, height: 100 } as const;

/** The most segments that are drawn, about one for each pixel. */
const maxSegments = 500;

/** @returns a function from a score to its distance from the top of the box */
export function yOfScores(scores: readonly number[]): (score: number) => number {
  const { height } = graphBox;
  // Not spread into arguments: there may be more scores than a call can take.
  const lowest = scores.reduce((one, other) => Math.min(one, other), 0);
  const highest = scores.reduce((one, other) => Math.max(one, other), lowest + 1);
  return (score) => roundToTenth(height - (height * (score - lowest)) / (highest - lowest));
}

/** The score over a game, as the data of an SVG path. */
export function graphPath(scores: readonly number[]): string {
  const last = scores.length - 1;
  const segments = Math.min(last, maxSegments);
  const yOf = yOfScores(scores);
  const commands = [`M0 ${yOf(scores[0] ?? 0)}`];
  for (let segment = 1; segment <= segments; segment++) {
    const index = Math.round((last * segment) / segments);
    const x = roundToTenth((graphBox.width * index) / last);
    commands.push(`L${x} ${yOf(scores[index] ?? 0)}`);
  }
  return commands.join('');
}

export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
