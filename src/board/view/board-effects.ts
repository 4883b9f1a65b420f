import type { Tile } from '../../engine/index.js';
import { celebrationTime, fading, greyTime, Motions, type Pace } from './motion.js';
import { offsetOf, rankOf } from './move-plan.js';

/** Milliseconds for which a standing ring is visible. */
const markTime = 900;
const sparkCount = 24;
const sparkTime = 1000;
/** The ranks of the tiles whose colours fly. */
const sparkRanks = [3, 5, 8, 9, 10, 11];
/** In radians, from each spark to the next: no two line up. */
const goldenAngle = 2.4;

const standingRing = [{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }];

export interface Grid {
  columns: number;
  rows: number;
}

/** Rings, the sparks of a won game, the grey of a lost one. Nodes are made on demand: most games have none of these. */
export class BoardEffects {
  /** Animations at the end of a game. */
  readonly #endMotions = new Motions();
  readonly #board: HTMLElement;
  readonly #grid: Grid;
  readonly #moveMotions: Motions;
  #ringNode: HTMLElement | undefined;
  #layer: HTMLElement | undefined;
  /** The nodes to remove with the next position. */
  #temporary: HTMLElement[] = [];

  /** @param moveMotions the board's animations, which begin with the move */
  constructor(board: HTMLElement, grid: Grid, moveMotions: Motions) {
    this.#board = board;
    this.#grid = grid;
    this.#moveMotions = moveMotions;
  }

  /** A ring in a tile's colour spreads from its cell. */
  ring({ cell, value }: Tile, delay: number): void {
    const ring = this.#ringAt(cell, `${rankOf(value)}`);
    const keyframes = [
      { opacity: 0, scale: 1 },
      { opacity: 0.9, offset: 0.03 },
      { opacity: 0, scale: 1.6 },
    ];
    this.#moveMotions.add(ring, keyframes, { duration: 600, delay, easing: 'ease-out' });
  }

  /** A ring stands around a cell for a while. */
  mark(cell: number): void {
    this.#moveMotions.add(this.#ringAt(cell), standingRing, { duration: markTime });
  }

  /**
   * @param tile the tile on the cell
   * @param delay milliseconds until that tile has arrived
   */
  celebrate(cell: number, tile: HTMLElement | undefined, pace: Pace, delay: number): void {
    this.reset();
    if (pace === 'none') return;
    const isFull = pace === 'full';
    const ring = this.#ringAt(cell, isFull ? tile?.dataset['rank'] : '');
    const begin = isFull ? delay : 0;
    this.#endMotions.add(ring, standingRing, { duration: celebrationTime - begin, delay: begin });
    if (isFull) {
      if (tile) this.#swell(tile);
      this.#scatterSparks(cell);
    }
    this.#endMotions.start();
  }

  turnGrey(pace: Pace): void {
    this.reset();
    const grey = this.#make('grey', this.#board);
    const edge = this.#make('grey-edge', grey);
    if (pace === 'reduced') this.#endMotions.add(grey, [{ opacity: 0 }, { opacity: 1 }], fading);
    if (pace === 'full') {
      this.#endMotions.add(edge, [{ transform: 'translateX(-100%)' }, { transform: 'none' }], {
        duration: greyTime,
        easing: 'ease-in-out',
      });
    }
    this.#endMotions.start();
  }

  reset(): void {
    this.#endMotions.finish();
    for (const node of this.#temporary) node.remove();
    this.#temporary = [];
  }

  /** Ends everything and removes the nodes, as when the board gets another size. */
  remove(): void {
    this.reset();
    this.#layer?.remove();
  }

  #swell(tile: Element): void {
    const keyframes = [
      { scale: 1, easing: 'ease-in' },
      { scale: 1.2, offset: 0.35 },
      { scale: 1.04, offset: 0.5 },
      { scale: 1.16, offset: 0.65, easing: 'ease-out' },
      { scale: 1 },
    ];
    const [delay, duration] = [0.15 * celebrationTime, 0.75 * celebrationTime];
    this.#endMotions.add(tile, keyframes, { duration, delay });
  }

  /** Small tiles fly from a cell over the whole board, and fall. */
  #scatterSparks(cell: number): void {
    const sparks = this.#make('sparks', this.#madeLayer());
    sparks.style.translate = offsetOf(cell, this.#grid.columns);
    const { columns, rows } = this.#grid;
    // From the cell to the middle of the board.
    const right = (columns - 1) / 2 - (cell % columns);
    const down = (rows - 1) / 2 - Math.floor(cell / columns);
    for (let index = 0; index < sparkCount; index++) {
      const spark = appendDiv('spark', sparks);
      const far = 0.55 * Math.sqrt((index + 1) / sparkCount);
      const x = right + columns * far * Math.cos(index * goldenAngle);
      const y = down + rows * far * Math.sin(index * goldenAngle);
      // Not onto the tile that won.
      if (Math.hypot(x, y) < 1) continue;
      spark.dataset['rank'] = String(sparkRanks[index % sparkRanks.length]);
      const turn = index % 2 ? 1 : -1;
      const keyframes = [
        { transform: 'scale(.3)', opacity: 1, easing: 'cubic-bezier(.1, .7, .4, 1)' },
        {
          transform: `translate(${x}em, ${y}em) rotate(${turn * 200}deg)`,
          opacity: 1,
          offset: 0.6,
          easing: 'ease-in',
        },
        {
          transform: `translate(${x}em, ${y + 0.15 * rows}em) rotate(${turn * 320}deg) scale(.6)`,
          opacity: 0,
        },
      ];
      const delay = 80 + (index % 4) * 30;
      this.#endMotions.add(spark, keyframes, { duration: sparkTime, delay });
    }
  }

  /** @param rank gives the ring that tile's colour; without it, one that stands out on every board */
  #ringAt(cell: number, rank = ''): HTMLElement {
    const ring = (this.#ringNode ??= appendDiv('ring', this.#madeLayer()));
    ring.style.translate = offsetOf(cell, this.#grid.columns);
    ring.dataset['rank'] = rank;
    return ring;
  }

  #madeLayer(): HTMLElement {
    if (!this.#layer) {
      this.#layer = appendDiv('effects', this.#board);
      this.#layer.setAttribute('aria-hidden', 'true');
    }
    return this.#layer;
  }

  /** Adds a node that lasts until the next position. */
  #make(name: string, parent: Element): HTMLElement {
    const node = appendDiv(name, parent);
    this.#temporary.push(node);
    return node;
  }
}

function appendDiv(name: string, parent: Element): HTMLElement {
  const node = parent.ownerDocument.createElement('div');
  node.className = name;
  parent.append(node);
  return node;
}
