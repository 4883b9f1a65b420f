import { html, nothing, type TemplateResult } from 'lit';
import type { Move } from '../engine/index.js';

/** A position as the engine hands it out: rows from the top, 0 for an empty cell. */
export type Board = readonly (readonly number[])[];

/** What a node of the pool does; the style sheet plays it. Nothing: it shows a tile, or slides to its cell. */
type NodeState = 'free' | 'leaving' | 'merged' | 'spawned' | '';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The text on a tile: the number, or from ten million on the power of two, which still fits. */
export function tileText(value: number): string {
  if (value < 1e7) return String(value);
  return `2${String(Math.log2(value)).replace(/\d/g, (digit) => superscripts.charAt(Number(digit)))}`;
}

/** The CSS `translate` that takes a tile so many cells to the right and down. */
export function translateBy(columns: number, rows: number): string {
  return `calc(${columns} * var(--_step)) calc(${rows} * var(--_step))`;
}

/**
 * Draws a board into a fixed pool of nodes. Node `i` of the first `cells` nodes lies on cell `i` by the grid alone, so
 * that a server can render a position without inline styles; from there a tile travels by `translate`.
 *
 * A move writes all it changes at once (new places, leaving tiles, merged and new tiles); the style sheet plays it, the
 * appearing tiles after the slide. Nothing is left to be done when the animation ends.
 */
export class BoardView {
  #columns = 0;
  #cells = 0;
  #nodes: HTMLElement[] = [];
  #texts: Text[] = [];
  /** Cell → the node that shows its tile. */
  #shown: (number | undefined)[] = [];
  #free: number[] = [];
  /** Nodes whose tiles merged away: still visible while they slide. */
  #leaving: number[] = [];

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

  /** Takes over the nodes that `template` has made. */
  attach(tiles: Element, columns: number, rows: number): void {
    this.#columns = columns;
    this.#cells = columns * rows;
    this.#nodes = [...tiles.children] as HTMLElement[];
    this.#texts = this.#nodes.map((node) => textOf(node));
  }

  /** Shows a position at once. */
  show(board: Board): void {
    this.#leaving = [];
    this.#free = [];
    this.#shown = [];
    this.#nodes.forEach((_, node) => {
      const value = board[Math.floor(node / this.#columns)]?.[node % this.#columns];
      if (value) {
        this.#write(node, value);
        this.#put(node, node);
        this.#mark(node, '');
      } else {
        this.#mark(node, 'free');
        this.#free.push(node);
      }
    });
  }

  /** Plays a move. One that is still running counts as finished: fast play never waits. */
  play({ trips, spawned }: Move): void {
    for (const node of this.#leaving) this.#mark(node, 'free');
    this.#free.push(...this.#leaving);
    this.#leaving = [];
    // All are lifted before one is put down: a tile may move to where another came from.
    const travellers = trips.map(({ from }) => this.#lift(from));
    const merged = new Map<number, number>();
    trips.forEach(({ to, value, merged: meets }, index) => {
      const node = travellers[index];
      if (node === undefined) return;
      if (meets) {
        merged.set(to, value);
        this.#place(node, to);
        this.#leave(node);
      } else {
        this.#put(node, to);
        this.#mark(node, '');
      }
    });
    for (const [cell, value] of merged) {
      const stayed = this.#lift(cell);
      if (stayed !== undefined) this.#leave(stayed);
      this.#appear(cell, value, 'merged');
    }
    this.#appear(spawned.cell, spawned.value, 'spawned');
  }

  #lift(cell: number): number | undefined {
    const node = this.#shown[cell];
    this.#shown[cell] = undefined;
    return node;
  }

  #leave(node: number): void {
    this.#mark(node, 'leaving');
    this.#leaving.push(node);
  }

  #appear(cell: number, value: number, state: NodeState): void {
    // The node that has been free longest: its last animation is over and forgotten.
    const node = this.#free.shift();
    if (node === undefined) return;
    this.#mark(node, state);
    this.#write(node, value);
    this.#put(node, cell);
  }

  #put(node: number, cell: number): void {
    this.#place(node, cell);
    this.#shown[cell] = node;
  }

  #place(node: number, cell: number): void {
    const home = node < this.#cells ? node : 0;
    const right = (cell % this.#columns) - (home % this.#columns);
    const down = Math.floor(cell / this.#columns) - Math.floor(home / this.#columns);
    const element = this.#nodes[node];
    if (element) element.style.translate = translateBy(right, down);
  }

  #write(node: number, value: number): void {
    const element = this.#nodes[node];
    const text = this.#texts[node];
    if (!element || !text) return;
    const label = tileText(value);
    if (text.data !== label) text.data = label;
    element.dataset['rank'] = String(Math.log2(value));
    element.dataset['digits'] = String(label.length);
  }

  #mark(node: number, state: NodeState): void {
    const element = this.#nodes[node];
    if (element && element.dataset['state'] !== state) element.dataset['state'] = state;
  }
}

function tileTemplate(value: number, spare: boolean): TemplateResult {
  const text = tileText(value);
  // A blank makes a text node that is there to be written; an empty string would make none.
  return html`<div
    part="tile"
    class=${spare ? 'spare' : nothing}
    data-state=${value ? '' : 'free'}
    data-rank=${value ? Math.log2(value) : nothing}
    data-digits=${value ? text.length : nothing}
  >
    <span part="tile-label">${value ? text : ' '}</span>
  </div>`;
}

/** The label's text node, among the comments that Lit keeps its places with. */
function textOf(node: Element): Text {
  const [label] = node.children;
  const found = [...(label?.childNodes ?? [])].find((child) => child instanceof Text);
  return found ?? (label ?? node).appendChild(new Text());
}
