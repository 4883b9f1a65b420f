import { html, nothing, type TemplateResult } from 'lit';
import type { PlayableGame as Game } from '../engine/playable-game.js';
import type { Move } from '../engine/index.js';

/** A position as the engine hands it out: rows from the top, 0 for an empty cell. */
export type Board = readonly (readonly number[])[];

interface Tile {
  node: HTMLElement;
  text: Text;
  value: number;
}

/** More tiles than this in one move are not animated: each would be a layer of its own. */
const mostTravellers = 120;

/**
 * One course for all that a move animates: tiles slide within the first quarter of the time and the first half of the
 * keyframes, what appears does so in the second half, and then all rest. The next move mostly comes within the rest: an
 * animation about to end costs the browser each of its frames. The first frame stands still, which spares a style
 * recalculation when the compositor takes over; it has to be the easing of the whole, not of a keyframe.
 */
const course = 'linear(0,0 4%,.065 6%,.25 12.5%,.435 19%,.49 22%,.5 25%,.75 32%,.94 41%,1 50%,1)';

/** Keyframes at even distances. What is merged is covered before it goes. */
const keyframes = {
  slide: {},
  leave: { opacity: [1, 1, 1, 1, 1, 0, 0] },
  merge: { opacity: [0, 0, 0, 0, 1, 1, 1], scale: [1, 1, 1, 1.12, 1] },
  spawn: { opacity: [0, 0, 1], scale: [0.3, 0.3, 1] },
};

/** So many animations are kept: all there are on a board of 4 x 4, and some megabytes at most on any other. */
const mostKept = 500;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * The text on a tile: the number, or from ten million on the power of two, which still fits. For an empty cell a blank:
 * an empty string would make no text node that is there to be written.
 */
function tileText(value: number): string {
  if (value < 1e7) return String(value || ' ');
  return `2${String(Math.log2(value)).replace(/\d/g, (digit) => superscripts.charAt(Number(digit)))}`;
}

/**
 * Draws a board into a fixed pool of nodes. A server renders node `i` on cell `i` by the grid alone, without inline styles;
 * here all lie on the first cell, and go to theirs by `translate`.
 *
 * A move writes all it changes at once (new places, free tiles, merged and new tiles); animations only play how it
 * came about, and nothing is left to be done when they end.
 */
export class BoardView {
  #columns = 0;
  #rows = 0;
  #stage: Element | undefined;
  #tiles: Tile[] = [];
  /** Cell → its tile. */
  #shown: (Tile | undefined)[] = [];
  #free: Tile[] = [];
  /** Tiles that merged away: visible while they slide, and free with the next move. */
  #leaving: Tile[] = [];
  #running: Animation[] = [];
  /** Every animation there was, by what it shows: to make one takes longer than all else that a move does. */
  #kept = new Map<string, Animation>();
  /** Milliseconds that moves take on this page, that the last one is animated, and where in them it begins. */
  #duration = 0;
  #time = 0;
  #start = 0;
  /** The cells of the table for reading, and what is written there: to ask the nodes takes longer than to write. */
  #texts: Text[] = [];
  #written: number[] = [];

  /** The nodes for a board of this size, showing `board`. */
  static template(board: Board): TemplateResult {
    const values = board.flat();
    // While a full board moves, each merge shows three tiles, and one more tile appears.
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

  /** Whether the nodes are there for a board of this size. */
  fits({ columns, rows }: Game): boolean {
    return columns === this.#columns && rows === this.#rows;
  }

  /** Takes over the nodes that the templates have made. */
  attach(root: ParentNode, { columns, rows }: Game): void {
    this.#columns = columns;
    this.#rows = rows;
    this.#stage = root.querySelector('.tiles') ?? undefined;
    this.#tiles = [...root.querySelectorAll<HTMLElement>('.tiles > *')].map((node) => {
      node.className = 'spare';
      return { node, text: textOf(node.firstElementChild ?? node), value: 0 };
    });
    this.#kept.clear();
    this.#texts = [...root.querySelectorAll('td')].map(textOf);
    this.#written = [];
  }

  /** Shows a position at once. */
  show({ board }: Game): void {
    this.#settle(board);
    this.#shown = [];
    const values = board.flat();
    this.#free = this.#tiles.filter((tile, cell) => {
      const value = values[cell];
      if (value) this.#put(tile, cell, value);
      else tile.node.dataset['state'] = 'free';
      return !value;
    });
  }

  /** Plays a move. One that is still running counts as finished: fast play never waits. */
  play({ trips, spawned }: Move, { board }: Game): void {
    const played = Number(this.#running[0]?.currentTime ?? Infinity);
    // Where tiles still slide, keys come too fast for a frame that stands still, and for working out styles.
    const fast = played < this.#duration / 4;
    if (!fast && this.#stage) {
      this.#duration = 4000 * parseFloat(getComputedStyle(this.#stage).transitionDuration);
    }
    this.#time = trips.length > mostTravellers ? 0 : this.#duration;
    this.#start = fast ? this.#duration / 25 : 0;
    this.#settle(board);
    // In the order of the trips a tile only comes to where no other has yet to go.
    for (const { from, to, value, merged } of trips) {
      const tile = this.#shown[from];
      if (!tile) continue;
      this.#shown[from] = undefined;
      const met = this.#shown[to];
      if (!merged) {
        this.#shown[to] = tile;
        tile.node.style.translate = this.#place(to);
        this.#animate(tile, 'slide', to, from);
      } else {
        this.#leave(tile, to, from);
        // Where both have travelled, the second finds what they became.
        if (met?.value === value) continue;
        if (met) this.#leave(met, to);
        this.#appear(to, value, 'merge');
      }
    }
    this.#appear(spawned.cell, spawned.value, 'spawn');
  }

  /** Ends the last move, and brings the table up to date. */
  #settle(board: Board): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.#free.push(...this.#leaving);
    this.#leaving = [];
    const values = board.flat();
    this.#texts.forEach((text, cell) => {
      const value = values[cell];
      if (value !== this.#written[cell]) text.data = String(value || ' ');
    });
    this.#written = values;
  }

  #leave(tile: Tile, to: number, from = to): void {
    tile.node.dataset['state'] = 'free';
    this.#leaving.push(tile);
    this.#animate(tile, 'leave', to, from);
  }

  #appear(cell: number, value: number, kind: 'merge' | 'spawn'): void {
    const tile = this.#free.pop();
    if (!tile) return;
    this.#put(tile, cell, value);
    this.#animate(tile, kind, cell);
  }

  #animate({ node }: Tile, kind: keyof typeof keyframes, to: number, from = to): void {
    const duration = this.#time;
    if (!duration) return;
    const name = [kind, from, to, duration].join();
    let animation = this.#kept.get(name);
    if (animation) {
      (animation.effect as KeyframeEffect).target = node;
      animation.play();
    } else {
      const way = from !== to && { translate: [from, to, to].map((cell) => this.#place(cell)) };
      animation = node.animate({ ...way, ...keyframes[kind] }, { duration, easing: course });
      if (this.#kept.size > mostKept) this.#kept.clear();
      this.#kept.set(name, animation);
    }
    if (this.#start) animation.currentTime = this.#start;
    this.#running.push(animation);
  }

  #put(tile: Tile, cell: number, value: number): void {
    const { node, text } = tile;
    tile.value = value;
    this.#shown[cell] = tile;
    text.data = tileText(value);
    node.style.translate = this.#place(cell);
    Object.assign(node.dataset, { state: '', rank: Math.log2(value), digits: text.length });
  }

  /** 1 em is the way to the next cell. */
  #place(cell: number): string {
    return `${cell % this.#columns}em ${Math.floor(cell / this.#columns)}em`;
  }
}

/** @param spare whether it lies on no cell of its own */
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

/** The node's text, among the comments that Lit keeps its places with. */
function textOf(node: Element): Text {
  return [...node.childNodes].find((child) => child.nodeType === Node.TEXT_NODE) as Text;
}
