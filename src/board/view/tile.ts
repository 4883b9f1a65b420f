import { tileText } from '../../session/tile-text.js';
import { make } from './board-template.js';
import type { TileLabels } from './tile-labels.js';
import { rankOf } from './move-plan.js';

/** A tile, nothing, or a tile that is gone but visible until the slide has ended. */
type TileState = '' | 'free' | 'gone';

/** A node of the pool, and what was last written to it: reading nodes takes longer. */
export class TileNode {
  readonly node = make.tile();
  value = 0;
  #cell = -1;
  #state: TileState = '';
  readonly #label = this.node.firstElementChild as HTMLElement;

  /** @param place its distance from the first cell */
  put(value: number, cell: number, place: string, labels: TileLabels): void {
    if (this.value !== value) this.write(value, labels);
    if (this.#cell !== cell) {
      this.#cell = cell;
      this.node.style.translate = place;
    }
    this.setState('');
  }

  write(value: number, labels: TileLabels): void {
    this.value = value;
    const label = labels.of(value);
    const text = label ?? tileText(value);
    (this.#label.firstChild as Text).data = text;
    this.node.dataset['rank'] = String(rankOf(value));
    // The size of a number follows from its digits, that of a word from its width.
    this.node.dataset['digits'] = label ? '' : String(text.length);
    labels.fit(this.#label, label);
  }

  setState(state: TileState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.node.dataset['state'] = state;
  }
}
