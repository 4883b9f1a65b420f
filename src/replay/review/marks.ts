import type { Mark } from '../../player/index.js';
import { curveBox, round } from '../../score-curve.js';
import type { Findings } from './findings.js';

/**
 * What is drawn from a place near the bottom of the curve. A line of no length is a dot or a square, by its ends, which
 * the style sheet chooses: other shapes would be stretched with the curve.
 */
const shapes = { inaccuracy: 'h0', mistake: 'h0', blunder: 'V40' } as const satisfies Record<
  Mark,
  string
>;

/** Marks of one kind, as the data of an SVG path. */
export interface DrawnMarks {
  readonly mark: Mark;
  readonly path: string;
}

/**
 * Draws the marks of a review, one path for each kind: a long game has hundreds.
 *
 * @param length of the game, in entries
 */
export function drawMarks(findings: Findings, length: number): DrawnMarks[] {
  const { width, height } = curveBox;
  const marks = Object.keys(shapes) as Mark[];
  return marks.map((mark) => {
    const drawn = findings
      .positions(mark)
      .map((position) => `M${round((width * position) / length)} ${height}${shapes[mark]}`);
    return { mark, path: drawn.join('') };
  });
}
