import type { Game, steps } from '../../engine/index.js';
import { NO_LIMITS } from '../../engine/internal.js';
import { milestones } from '../../session/milestones.js';
export { finishedStyles } from '../styles/finished.js';
import { graphBox, graphPath, heightIn } from './score-graph.js';

/** The replay that each graph shows. */
const drawn = new WeakMap<Element, string>();

/**
 * Draws the score graph of a game, with a dot where each milestone first appeared. Fetched with the first end screen.
 * @param line an `<svg>` with the box of a graph
 * @param readSteps the engine's `steps`
 */
export function drawScoreGraph(
  line: Element,
  { replay }: Pick<Game, 'replay'>,
  readSteps: typeof steps,
): void {
  if (drawn.get(line) === replay) return;
  drawn.set(line, replay);
  const scores: number[] = [];
  const firsts = new Map<number, number>();
  for (const { index, position } of readSteps(replay, NO_LIMITS)) {
    scores[index] = position.score;
    const { maxTile } = position;
    if (milestones.includes(maxTile) && !firsts.has(maxTile)) firsts.set(maxTile, index);
  }
  const heightOf = heightIn(scores);
  const dots = [...firsts].map(([value, index]) => {
    const x = (graphBox.width * index) / (scores.length - 1);
    const y = heightOf(scores[index] ?? 0);
    const dot = make(line, 'line', { class: 'dot', x1: x, x2: x, y1: y, y2: y });
    dot.setAttribute('data-rank', String(Math.log2(value)));
    return dot;
  });
  line.replaceChildren(make(line, 'path', { d: graphPath(scores) }), ...dots);
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
