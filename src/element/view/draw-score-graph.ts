import type { Game, steps } from '../../engine/index.js';
import { NO_LIMITS } from '../../engine/internal.js';
import { milestones } from '../../session/milestones.js';
import { tileText } from '../../session/tile-text.js';
import {
  placeMilestones,
  type Milestone,
  type PlacedMilestone,
} from '../../board/view/place-milestones.js';
import { graphBox, graphPath } from '../../board/view/score-graph.js';
import { rankOf } from '../../board/view/tile-rank.js';
export { finishedStyles } from '../styles/finished.js';

/** Half the width of the longest name, as a share of the graph: every other name is below the curve. */
const halfNameWidth = 0.075;

/** Where a name is written, in CSS pixels from the middle of its dot: a rising curve is on neither side. */
const nameAbove = { dx: 4, dy: -8, 'text-anchor': 'end' };
const nameBelow = { dx: -2, dy: 16, 'text-anchor': 'start' };

const drawn = new WeakMap<Element, string>();

/** Draws the score graph of a game into an `<svg>`, with a named dot where milestones first appeared. */
export function drawScoreGraph(
  graph: Element,
  { replay }: Pick<Game, 'replay'>,
  readSteps: typeof steps,
): void {
  if (drawn.get(graph) === replay) return;
  drawn.set(graph, replay);
  const { scores, firsts } = readProgress(replay, readSteps);
  const { width, height } = graphBox;
  const line = make(graph, 'svg', {
    ...{ width: '100%', height: '100%', preserveAspectRatio: 'none' },
    viewBox: `0 0 ${width} ${height}`,
  });
  const path = graphPath(scores);
  line.append(make(graph, 'path', { class: 'area', d: `${path}V${height}H0Z` }));
  line.append(make(graph, 'path', { d: path }));
  const marks = placeMilestones(firsts, scores, halfNameWidth).filter(({ isNamed }) => isNamed);
  // Counted from the highest tile, which is at the top.
  const isAbove = (index: number): boolean => (marks.length - index) % 2 === 1;
  const nodes = marks.flatMap((mark, index) => nodesOf(graph, mark, isAbove(index)));
  graph.replaceChildren(line, ...nodes);
}

function readProgress(
  replay: string,
  readSteps: typeof steps,
): { scores: number[]; firsts: Milestone[] } {
  const scores: number[] = [];
  const firsts = new Map<number, Milestone>();
  for (const { index, position } of readSteps(replay, NO_LIMITS)) {
    scores[index] = position.score;
    const { maxTile: value } = position;
    if (milestones.includes(value) && !firsts.has(value)) firsts.set(value, { index, value });
  }
  return { scores, firsts: [...firsts.values()] };
}

function nodesOf(graph: Element, milestone: PlacedMilestone, isAbove: boolean): Element[] {
  const { value } = milestone;
  const [x, y] = [`${milestone.x}%`, `${milestone.y}%`];
  const dot = make(graph, 'line', { class: 'dot', x1: x, x2: x, y1: y, y2: y });
  dot.setAttribute('data-rank', String(rankOf(value)));
  const name = make(graph, 'text', { x, y, ...(isAbove ? nameAbove : nameBelow) });
  name.textContent = tileText(value);
  return [dot, name];
}

function make(
  { ownerDocument, namespaceURI }: Element,
  name: string,
  attributes: Record<string, string | number>,
): Element {
  const node = ownerDocument.createElementNS(namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}
