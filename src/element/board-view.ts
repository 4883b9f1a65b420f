import { html, nothing, type TemplateResult } from 'lit';
import type { PlayableGame as Game } from '../engine/playable-game.js';
import type { Move } from '../engine/index.js';
import { PositionTable } from './position-table.js';

/** A position as the engine hands it out: rows from the top, 0 for an empty cell. */
export type Board = readonly (readonly number[])[];

/**
 * What a node of the pool does; the style sheet plays it. Nothing: it shows a tile. The trailing digit alternates from
 * move to move: an animation starts again only under another name.
 */
type NodeState = 'free' | `${'slide' | 'leave' | 'merge' | 'spawn'}${0 | 1}` | '';

/** More tiles than this in one move are not animated: each would be a layer of its own. */
const mostTravellers = 120;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The text on a tile: the number, or from ten million on the power of two, which still fits. */
export function tileText(value: number): string {
  if (value < 1e7) return String(value);
  return `2${String(Math.log2(value)).replace(/\d/g, (digit) => superscripts.charAt(Number(digit)))}`;
}

/** The CSS `translate` that takes a tile so many cells to the right and down: 1 em is the way to the next cell. */
export function translateBy(columns: number, rows: number): string {
  return `${columns}em ${rows}em`;
}

/**
 * Draws a board into a fixed pool of nodes. Node `i` of the first `cells` nodes lies on cell `i` by the grid alone, so
 * that a server can render a position without inline styles; from there a tile travels by `translate`.
 *
 * A move writes all it changes at once (new places, leaving tiles, merged and new tiles); the style sheet plays it, the
 * appearing tiles after the slide. Nothing is left to be done when the animation ends.
 */
export class BoardView {
  readonly #table = new PositionTable();
  #columns = 0;
  #rows = 0;
  #nodes: HTMLElement[] = [];
  #texts: Text[] = [];
  /** Cell → the node that shows its tile. */
  #shown: (number | undefined)[] = [];
  #free: number[] = [];
  /** Nodes whose tiles merged away: still visible while they slide. */
  #leaving: number[] = [];
  /** All nodes that the last move has animated. */
  #moving = new Set<number>();
  #states: NodeState[] = [];
  #beat: 0 | 1 = 0;
  /** The last move was too large to be animated. */
  #calm = false;

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

  /** Whether the nodes are there for a board of this size. */
  fits({ columns, rows }: Game): boolean {
    return columns === this.#columns && rows === this.#rows;
  }

  /** Takes over the nodes that the templates have made. */
  attach(root: ParentNode, { columns, rows }: Game): void {
    this.#columns = columns;
    this.#rows = rows;
    this.#states = [];
    this.#nodes = [...root.querySelectorAll<HTMLElement>('.tiles > *')];
    this.#texts = this.#nodes.map((node) => textOf(node.firstElementChild ?? node));
    this.#table.attach(root.querySelectorAll('td'));
  }

  /** Shows a position at once. */
  show(board: Board): void {
    this.#table.show(board);
    this.#leaving = [];
    this.#moving.clear();
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
  play(move: Move): void {
    const { trips, spawned } = move;
    this.#table.play(move);
    this.#beat = this.#beat ? 0 : 1;
    this.#calm = trips.length > mostTravellers;
    const before = this.#moving;
    this.#moving = new Set();
    for (const node of this.#leaving) this.#mark(node, 'free');
    this.#free.push(...this.#leaving);
    this.#leaving = [];
    // All are lifted before one is put down: a tile may move to where another came from.
    const travellers = trips.map(({ from }) => this.#lift(from));
    const merged = new Map<number, number>();
    trips.forEach(({ from, to, value, merged: meets }, index) => {
      const node = travellers[index];
      if (node === undefined) return;
      if (meets) {
        merged.set(to, value);
        this.#leave(node, from, to);
      } else {
        this.#put(node, to);
        this.#animate(node, 'slide', from);
      }
    });
    for (const [cell, value] of merged) {
      const stayed = this.#lift(cell);
      if (stayed !== undefined) this.#leave(stayed, cell, cell);
      this.#appear(cell, value, 'merge');
    }
    this.#appear(spawned.cell, spawned.value, 'spawn');
    // An animation that has run has to go, or its next one, by the same name, would not start.
    for (const node of before)
      if (this.#states[node] !== 'free' && !this.#moving.has(node)) this.#mark(node, '');
  }

  #lift(cell: number): number | undefined {
    const node = this.#shown[cell];
    this.#shown[cell] = undefined;
    return node;
  }

  #leave(node: number, from: number, to: number): void {
    this.#leaving.push(node);
    if (this.#calm) {
      this.#mark(node, 'free');
      return;
    }
    this.#place(node, 'translate', to);
    this.#animate(node, 'leave', from);
  }

  #appear(cell: number, value: number, kind: 'merge' | 'spawn'): void {
    // The node that has been free longest: its last animation is over and forgotten.
    const node = this.#free.shift();
    if (node === undefined) return;
    this.#write(node, value);
    this.#put(node, cell);
    if (this.#calm) this.#mark(node, '');
    else this.#animate(node, kind);
  }

  #animate(node: number, kind: 'slide' | 'leave' | 'merge' | 'spawn', from?: number): void {
    if (this.#calm) return;
    if (from !== undefined) this.#place(node, '--_from', from);
    this.#mark(node, `${kind}${this.#beat}`);
    this.#moving.add(node);
  }

  #put(node: number, cell: number): void {
    this.#place(node, 'translate', cell);
    this.#shown[cell] = node;
  }

  #place(node: number, property: '--_from' | 'translate', cell: number): void {
    const home = node < this.#columns * this.#rows ? node : 0;
    const right = (cell % this.#columns) - (home % this.#columns);
    const down = Math.floor(cell / this.#columns) - Math.floor(home / this.#columns);
    this.#nodes[node]?.style.setProperty(property, translateBy(right, down));
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
    if (this.#states[node] === state) return;
    this.#states[node] = state;
    this.#nodes[node]?.setAttribute('data-state', state);
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

/** The node's text, among the comments that Lit keeps its places with. */
export function textOf(node: Element): Text {
  const found = [...node.childNodes].find((child) => child instanceof Text);
  return found ?? node.appendChild(new Text());
}
