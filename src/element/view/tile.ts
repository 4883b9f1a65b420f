import { make, tileText } from './board-template.js';
import { rankOf } from './move-plan.js';

/** What a tile node shows: a tile, nothing, or a tile that merges away: seen until the slide has ended. */
type TileState = '' | 'free' | 'gone';

/** A node of the pool, and what was last written to it: reading nodes takes longer. */
export class TileNode {
  readonly node = make.tile();
  value = 0;
  #cell = -1;
  #state: TileState = '';
  readonly #label = this.node.firstElementChild as HTMLElement;

  /** Puts a tile on a cell. @param place its distance from the first cell */
  put(value: number, cell: number, place: string): void {
    if (this.value !== value) {
      this.value = value;
      const text = tileText(value);
      (this.#label.firstChild as Text).data = text;
      this.node.dataset['rank'] = String(rankOf(value));
      this.node.dataset['digits'] = String(text.length);
    }
    if (this.#cell !== cell) {
      this.#cell = cell;
      this.node.style.translate = place;
    }
    this.setState('');
  }

  setState(state: TileState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.node.dataset['state'] = state;
  }
}
