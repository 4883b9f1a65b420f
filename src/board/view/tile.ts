import { tileText } from '../../session/tile-text.js';
import { makeNode } from './make-node.js';
import { layOutLabel } from './label-layout.js';
import type { TileLabels } from './tile-labels.js';
import { rankOf } from './tile-rank.js';

/** A tile on the board (''), an unused node, or a tile that is off the board but visible until the move has ended. */
type TileState = '' | 'free' | 'gone';

/** A node of the pool, and what was last written to it, since reading nodes takes longer. */
export class TileNode {
  readonly node = makeNode.tile();
  value = 0;
  #cell = -1;
  #state: TileState = '';
  readonly #textNode = this.node.firstElementChild as HTMLElement;

  /** @param offset the cell's distance from the first, for `translate` */
  put(value: number, cell: number, offset: string, labels: TileLabels): void {
    if (this.value !== value) this.write(value, labels);
    if (this.#cell !== cell) {
      this.#cell = cell;
      this.node.style.translate = offset;
    }
    this.setState('');
  }

  write(value: number, labels: TileLabels): void {
    this.value = value;
    const label = labels.of(value);
    const text = label ?? tileText(value);
    (this.#textNode.firstChild as Text).data = text;
    this.node.dataset['rank'] = String(rankOf(value));
    // The size of a number follows from its digits, that of a word from its width.
    this.node.dataset['digits'] = label ? '' : String(text.length);
    fitLabel(this.#textNode, label);
  }

  setState(state: TileState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.node.dataset['state'] = state;
  }
}

function fitLabel(node: HTMLElement, label: string | undefined): void {
  if (label) node.style.fontSize = `calc(var(--_fit) * ${layOutLabel(label).size.toFixed(3)}em)`;
  // Only where it is set, since most tiles show numbers.
  else if (node.style.fontSize) node.style.fontSize = '';
}
