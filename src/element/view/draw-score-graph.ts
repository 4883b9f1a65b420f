import type { Game, steps } from '../../engine/index.js';
import { NO_LIMITS } from '../../engine/internal.js';
import { milestones } from '../../session/milestones.js';
import { tileText } from '../../session/tile-text.js';
import {
  textAnchorAt,
  placeMilestones,
  type Milestone,
} from '../../board/view/place-milestones.js';
import { graphBox, graphPath } from '../../board/view/score-graph.js';
export { finishedStyles } from '../styles/finished.js';

/** The card leaves its graph less room than a replay. */
const nameWidth = 0.14;

/** The replay that each graph shows. */
const drawn = new WeakMap<Element, string>();

/**
 * Draws the score graph of a game, with a named dot where each milestone first appeared. Fetched with the first end
 * screen.
 * @param graph an `<svg>`
 * @param readSteps the engine's `steps`
 */
export function drawScoreGraph(
  graph: Element,
  { replay }: Pick<Game, 'replay'>,
  readSteps: typeof steps,
): void {
  if (drawn.get(graph) === replay) return;
  drawn.set(graph, replay);
  const scores: number[] = [];
  const firsts = new Map<number, Milestone>();
  for (const { index, position } of readSteps(replay, NO_LIMITS)) {
    scores[index] = position.score;
    const { maxTile: value } = position;
    if (milestones.includes(value) && !firsts.has(value)) firsts.set(value, { index, value });
  }
  const { width, height } = graphBox;
  const line = make(graph, 'svg', {
    ...{ width: '100%', height: '100%', preserveAspectRatio: 'none' },
    viewBox: `0 0 ${width} ${height}`,
  });
  line.append(make(graph, 'path', { d: graphPath(scores) }));
  const marks = placeMilestones([...firsts.values()], scores, nameWidth).flatMap(
    ({ value, isNamed, ...at }) => {
      const [x, y] = [`${at.x}%`, `${at.y}%`];
      const dot = make(graph, 'line', { class: 'dot', x1: x, x2: x, y1: y, y2: y });
      dot.setAttribute('data-rank', String(Math.log2(value)));
      if (!isNamed) return [dot];
      const name = make(graph, 'text', { x, y, dy: -7, 'text-anchor': textAnchorAt(at.x) });
      name.textContent = tileText(value);
      return [dot, name];
    },
  );
  graph.replaceChildren(line, ...marks);
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
