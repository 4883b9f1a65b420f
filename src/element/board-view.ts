import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../engine/index.js';
import type { Move } from '../engine/index.js';

/** A position as the engine hands it out: rows from the top, 0 for an empty cell. */
export type Board = readonly (readonly number[])[];

interface Tile {
  node: HTMLElement;
  text: Text;
  /** The cell on which the grid alone puts it. */
  home: number;
  value: number;
}

/** A move of more tiles than this is not animated: each tile would be a layer of its own. */
const mostTravellers = 120;

/**
 * One timing for everything that a move animates: in the first quarter of the time the keyframes run half-way, which is
 * when tiles slide; then new and merged tiles appear, and then all rest. The next move mostly comes during that rest,
 * because the browser does work in every frame of an animation about to end. The first frame stands still, which spares a
 * style recalculation when the compositor takes over; for that it has to be the easing of the whole, not of a keyframe.
 */
const course = 'linear(0,0 4%,.065 6%,.25 12.5%,.435 19%,.49 22%,.5 25%,.75 32%,.94 41%,1 50%,1)';

/** Evenly spaced keyframes; `way` is how far a tile goes or comes. A tile that merges away is covered before it goes. */
const kinds = {
  slide: (way: string) => ({ transform: [way, 'none', 'none'] }),
  leave: (way: string) => ({ transform: ['none', way, way], opacity: [1, 1, 1, 1, 1, 0, 0] }),
  merge: () => ({ opacity: [0, 0, 0, 0, 1, 1, 1], scale: [1, 1, 1, 1.12, 1] }),
  spawn: () => ({ opacity: [0, 0, 1], scale: [0.3, 0.3, 1] }),
};

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * The text on a tile: the number or, from ten million on, the power of two, which still fits. A blank for an empty cell:
 * an empty string would leave no text node to write to.
 */
function tileText(value: number): string {
  if (value < 1e7) return String(value || ' ');
  return `2${String(Math.log2(value)).replace(/\d/g, (digit) => superscripts.charAt(Number(digit)))}`;
}

/**
 * Draws a board into a fixed pool of nodes. The grid alone puts the first nodes on their cells, node `i` on cell `i`, so
 * that a server can render a position without inline styles; from there a tile travels by `translate`.
 *
 * A move writes everything it changes at once (new places, leaving tiles, merged and new tiles); animations only show how
 * it came about, and nothing is left to do when they end.
 */
export class BoardView {
  #columns = 0;
  #rows = 0;
  #cells: Element | undefined;
  #tiles: Tile[] = [];
  /** Cell → its tile. */
  #shown: (Tile | undefined)[] = [];
  #free: Tile[] = [];
  /** Tiles that merged away: still visible while they slide. */
  #leaving: Tile[] = [];
  #running: Animation[] = [];
  /** Ended animations, by what they show: making one takes longer than all else that a move does to a tile. */
  #ended: Partial<Record<string, Animation[]>> = {};
  /** Milliseconds that a move takes on this page, and at which of them the last one was started. */
  #duration = 0;
  #start = 0;
  /** The size of a cell and a gap as a share of what the font size has come to. */
  #em = 1;
  /** The cells of the table for reading, and what they hold: reading the nodes takes longer than writing them. */
  #texts: Text[] = [];
  #written: number[] = [];

  /** The nodes for a board of this size, showing `board`. */
  static template(board: Board): TemplateResult {
    const values = board.flat();
    // While a full board moves, every merge shows three tiles, and one new tile appears.
    const spare = Array<number>((values.length >> 1) + 1).fill(0);
    return html`<div class="cells" aria-hidden="true">
        ${values.map(() => html`<div part="cell"></div>`)}
      </div>
      <div class="tiles" aria-hidden="true">
        ${values.map((value) => tileTemplate(value, false))}${spare.map(() => tileTemplate(0, true))}
      </div>`;
  }

  /** The rows of the table for reading. */
  static rows(board: Board): TemplateResult[] {
    return board.map(
      (row) =>
        html`<tr>
          ${row.map((value) => html`<td>${value || ' '}</td>`)}
        </tr>`,
    );
  }

  /** Whether the nodes are those of a board of this size. */
  fits({ columns, rows }: Game): boolean {
    return columns === this.#columns && rows === this.#rows;
  }

  /** Takes over the nodes that the templates have made. */
  attach(root: ParentNode, { columns, rows }: Game): void {
    this.#columns = columns;
    this.#rows = rows;
    this.#cells = root.querySelector('.cells') ?? undefined;
    this.#tiles = [...root.querySelectorAll<HTMLElement>('.tiles > *')].map((node, index) => ({
      node,
      text: textOf(node.firstElementChild ?? node),
      home: index < columns * rows ? index : 0,
      value: 0,
    }));
    this.#texts = [...root.querySelectorAll('td')].map(textOf);
    this.#written = [];
  }

  /** Shows a position at once. */
  show({ board }: Game): void {
    this.#measure();
    this.#settle(board);
    this.#free = [];
    this.#shown = [];
    const values = board.flat();
    this.#tiles.forEach((tile, cell) => {
      const value = values[cell];
      if (value) this.#put(tile, cell, value);
      else this.#release(tile);
    });
  }

  /** Plays a move. One that is still running is finished at once: fast play never waits. */
  play({ trips, spawned }: Move, { board }: Game): void {
    const played = Number(this.#running[0]?.currentTime ?? Infinity);
    // If tiles are still sliding, keys come too fast for a still first frame, and for reading styles.
    const fast = played < this.#duration / 4;
    if (!fast) this.#measure();
    this.#start = trips.length > mostTravellers ? Infinity : fast ? this.#duration / 25 : 0;
    this.#settle(board);
    // In the order of the trips, a tile only comes to a cell that no other has yet to leave.
    for (const { from, to, value, merged } of trips) {
      const tile = this.#shown[from];
      if (!tile) continue;
      this.#shown[from] = undefined;
      const met = this.#shown[to];
      if (!merged) {
        this.#shown[to] = tile;
        this.#place(tile, to);
        this.#animate(tile, 'slide', to, from);
      } else {
        this.#leave(tile, from, to);
        // If both have travelled, the second finds what they became.
        if (met?.value === value) continue;
        if (met) this.#leave(met, to, to);
        this.#appear(to, value, 'merge');
      }
    }
    this.#appear(spawned.cell, spawned.value, 'spawn');
  }

  /** Asks the style sheet how long moves take, and what 1em has to be multiplied by. */
  #measure(): void {
    const cells = this.#cells as Element;
    const { transitionDuration, gridAutoRows, rowGap, fontSize } = getComputedStyle(cells);
    // Outside of a document there is none.
    this.#duration = 4000 * parseFloat(transitionDuration) || 0;
    // WebKit zooms a font size in container units twice, and Firefox does where only texts are zoomed.
    const share = (parseFloat(gridAutoRows) + parseFloat(rowGap)) / parseFloat(fontSize);
    const em = this.#em * share;
    // Less is but rounded; beyond the bounds is no zoom, but a board without a width.
    if (Math.abs(share - 1) > 0.01 && em > 0.1 && em < 10) {
      this.#em = em;
      cells.closest<HTMLElement>('.stage')?.style.setProperty('--_em', String(em));
    }
  }

  /** Ends the last move, and brings the table up to date. */
  #settle(board: Board): void {
    for (const animation of this.#running) {
      animation.cancel();
      (this.#ended[animation.id] ??= []).push(animation);
    }
    this.#running = [];
    for (const tile of this.#leaving) this.#release(tile);
    this.#leaving = [];
    const values = board.flat();
    this.#texts.forEach((text, cell) => {
      const value = values[cell];
      if (value !== this.#written[cell]) text.data = String(value || ' ');
    });
    this.#written = values;
  }

  #release(tile: Tile): void {
    tile.node.dataset['state'] = 'free';
    this.#free.push(tile);
  }

  #leave(tile: Tile, from: number, to: number): void {
    tile.node.dataset['state'] = 'leave';
    this.#leaving.push(tile);
    this.#animate(tile, 'leave', from, to);
  }

  #appear(cell: number, value: number, kind: 'merge' | 'spawn'): void {
    const tile = this.#free.pop();
    if (!tile) return;
    this.#put(tile, cell, value);
    this.#animate(tile, kind, cell, cell);
  }

  /** @param from where the tile lies or ends up @param to where it is seen going to or coming from */
  #animate({ node }: Tile, kind: keyof typeof kinds, from: number, to: number): void {
    const duration = this.#duration;
    if (this.#start >= duration) return;
    const way = this.#way(from, to);
    const id = `${kind} ${way} ${duration}`;
    let animation = this.#ended[id]?.pop();
    if (animation) {
      (animation.effect as KeyframeEffect).target = node;
      animation.play();
    } else {
      const keyframes = kinds[kind](`translate(${way})`);
      animation = node.animate(keyframes, { id, duration, easing: course });
    }
    if (this.#start) animation.currentTime = this.#start;
    this.#running.push(animation);
  }

  #put(tile: Tile, cell: number, value: number): void {
    const { node, text } = tile;
    tile.value = value;
    this.#shown[cell] = tile;
    text.data = tileText(value);
    this.#place(tile, cell);
    Object.assign(node.dataset, { state: '', rank: Math.log2(value), digits: text.length });
  }

  /** Moves a tile to a cell from where the grid has put it. */
  #place({ node, home }: Tile, cell: number): void {
    node.style.translate = this.#way(home, cell, ' ');
  }

  /** 1 em is the way to the next cell. */
  #way(from: number, to: number, comma = ','): string {
    const columns = this.#columns;
    const down = Math.floor(to / columns) - Math.floor(from / columns);
    return `${(to % columns) - (from % columns)}em${comma}${down}em`;
  }
}

/** @param spare whether it has no cell of its own */
function tileTemplate(value: number, spare: boolean): TemplateResult {
  const text = tileText(value);
  return html`<div
    part="tile"
    class=${spare ? 'spare' : nothing}
    data-state=${value ? '' : 'free'}
    data-rank=${Math.log2(value)}
    data-digits=${text.length}
  >
    <span part="tile-label">${text}</span>
  </div>`;
}

/** The node's text, among the comments with which Lit marks its places. */
function textOf(node: Element): Text {
  return [...node.childNodes].find((child) => child.nodeType === Node.TEXT_NODE) as Text;
}
