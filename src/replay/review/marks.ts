import type { Mark } from '../../player/index.js';
import { curveBox } from '../../score-curve.js';
import type { Findings } from './findings.js';

/** Ticks from the bottom of the curve: the worse, the higher. In shares of its height. */
const heights = { inaccuracy: 0.15, mistake: 0.3, blunder: 0.5 } as const satisfies Record<
  Mark,
  number
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
  const marks = Object.keys(heights) as Mark[];
  return marks.map((mark) => {
    const top = Math.round(height * (1 - heights[mark]));
    const ticks = findings
      .positions(mark)
      .map((position) => `M${Math.round((10 * width * position) / length) / 10} ${height}V${top}`);
    return { mark, path: ticks.join('') };
  });
}
