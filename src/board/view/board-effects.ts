import type { Tile } from '../../engine/index.js';
import { celebrationTime, fadeTiming, greyTime, Motions, type Pace } from './motion.js';
import { offsetOf } from './move-plan.js';
import { rankOf } from './tile-rank.js';

/** Milliseconds for which a ring around a tile is visible, and one that spreads from it. */
const ringTime = 900;
const spreadTime = 600;

const sparkCount = 24;
const sparkTime = 1000;
/** Milliseconds until the first spark flies. The others follow in waves. */
const sparkDelay = 80;
const waves = 4;
const waveInterval = 30;
/** The last spark flies this far from the middle, in widths and heights of the board: just beyond its edge. */
const sparkReach = 0.55;
/** In heights of the board. */
const sparkFall = 0.15;
const sparkRanks = [3, 5, 8, 9, 10, 11];
/** The golden angle in radians. From spark to spark it makes sure that no two fly in one line. */
const goldenAngle = 2.4;

/** Milliseconds for which the name of a milestone is visible. */
const milestoneTime = 1500;

const visibleThenGone = [{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }];

export interface Grid {
  columns: number;
  rows: number;
}

/** Rings, the name of a milestone, the sparks of a won game, the grey of a lost one. Nodes are made on first use, since most games need none. */
export class BoardEffects {
  readonly #endMotions = new Motions();
  readonly #milestoneMotions = new Motions();
  readonly #board: HTMLElement;
  readonly #grid: Grid;
  readonly #moveMotions: Motions;
  #ringNode: HTMLElement | undefined;
  #milestoneNode: HTMLElement | undefined;
  #layer: HTMLElement | undefined;
  /** The nodes that the next position removes. */
  #temporary: HTMLElement[] = [];

  /** @param moveMotions the board's animations, which begin with the move */
  constructor(board: HTMLElement, grid: Grid, moveMotions: Motions) {
    this.#board = board;
    this.#grid = grid;
    this.#moveMotions = moveMotions;
  }

  spreadRing({ cell, value }: Tile, delay: number): void {
    const ring = this.#placeRing(cell, `${rankOf(value)}`);
    const keyframes = [
      { opacity: 0, scale: 1 },
      { opacity: 0.9, offset: 0.03 },
      { opacity: 0, scale: 1.6 },
    ];
    this.#moveMotions.add(ring, keyframes, { duration: spreadTime, delay, easing: 'ease-out' });
  }

  showRing(cell: number): void {
    this.#moveMotions.add(this.#placeRing(cell), visibleThenGone, { duration: ringTime });
  }

  /**
   * Names a milestone ("512!") on the line between its tile's row and the row above, or below where it is in the first row,
   * so that no digit is covered. The name outlasts the next moves.
   * @param delay milliseconds until the tile has arrived
   */
  nameMilestone({ cell, value }: Tile, text: string, delay: number): void {
    const node = (this.#milestoneNode ??= appendDiv('milestone', this.#effectsLayer()));
    const { columns } = this.#grid;
    const row = Math.max(1, Math.floor(cell / columns));
    node.textContent = text;
    node.dataset['rank'] = `${rankOf(value)}`;
    node.style.cssText = `--_column:${cell % columns};--_row:${row}`;
    this.hideMilestone();
    const duration = delay + milestoneTime;
    // The delay is part of the keyframes, as in `BoardView`.
    const keyframes = [
      { opacity: 0, easing: 'step-end' },
      { opacity: 1, offset: delay / duration },
      { opacity: 1, offset: 0.9 },
      { opacity: 0 },
    ];
    this.#milestoneMotions.add(node, keyframes, { duration });
    this.#milestoneMotions.start();
  }

  hideMilestone(): void {
    this.#milestoneMotions.cancel();
  }

  /** Celebrates a won game. @param arrivalTime milliseconds until the winning tile has arrived */
  celebrate(cell: number, tile: HTMLElement | undefined, pace: Pace, arrivalTime: number): void {
    this.reset();
    if (pace === 'none') return;
    if (pace === 'full') {
      this.#ringUntilEnd(cell, tile?.dataset['rank'], arrivalTime);
      if (tile) this.#swell(tile);
      this.#scatterSparks(cell);
    } else this.#ringUntilEnd(cell);
    this.#endMotions.start();
  }

  /**
   * Takes the colour off a lost game, from one side to the other.
   * @param best the cells of the highest tiles, which keep theirs
   */
  turnGrey(pace: Pace, best: readonly number[]): void {
    this.reset();
    const grey = this.#addTemporary('grey', this.#board);
    grey.style.clipPath = aroundCells(best, this.#grid.columns);
    const sheet = this.#addTemporary('grey-sheet', grey);
    const corners = best.map((cell) => this.#greyCorners(cell));
    if (pace === 'reduced') {
      this.#endMotions.add(grey, [{ opacity: 0 }, { opacity: 1 }], fadeTiming);
    }
    if (pace === 'full') {
      this.#endMotions.add(sheet, [{ transform: 'translateX(-100%)' }, { transform: 'none' }], {
        duration: greyTime,
        easing: 'ease-in-out',
      });
    }
    if (pace !== 'none') {
      for (const node of corners)
        this.#endMotions.add(node, [{ opacity: 0 }, { opacity: 1 }], fadeTiming);
    }
    this.#endMotions.start();
  }

  reset(): void {
    this.#endMotions.cancel();
    for (const node of this.#temporary) node.remove();
    this.#temporary = [];
  }

  /** Ends all effects and removes their nodes, as when the board gets another size. */
  remove(): void {
    this.reset();
    this.hideMilestone();
    this.#layer?.remove();
  }

  /** The hole in the grey is square: this greys what a rounded tile leaves free of it. */
  #greyCorners(cell: number): HTMLElement {
    const node = this.#addTemporary('grey-corners', this.#board);
    node.style.translate = offsetOf(cell, this.#grid.columns);
    return node;
  }

  #ringUntilEnd(cell: number, rank = '', delay = 0): void {
    const ring = this.#placeRing(cell, rank);
    this.#endMotions.add(ring, visibleThenGone, { duration: celebrationTime - delay, delay });
  }

  /** Swells a tile twice, the second time a little less. */
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
    const { columns, rows } = this.#grid;
    const sparks = this.#addTemporary('sparks', this.#effectsLayer());
    sparks.style.translate = offsetOf(cell, columns);
    const middleX = (columns - 1) / 2 - (cell % columns);
    const middleY = (rows - 1) / 2 - Math.floor(cell / columns);
    for (let index = 0; index < sparkCount; index++) {
      // The square root spreads them evenly over the area.
      const reach = sparkReach * Math.sqrt((index + 1) / sparkCount);
      const x = middleX + columns * reach * Math.cos(index * goldenAngle);
      const y = middleY + rows * reach * Math.sin(index * goldenAngle);
      const hidesWinner = Math.hypot(x, y) < 1;
      if (hidesWinner) continue;
      const spark = appendDiv('spark', sparks);
      spark.dataset['rank'] = String(sparkRanks[index % sparkRanks.length]);
      const keyframes = sparkFlight(x, y, sparkFall * rows, index % 2 ? 1 : -1);
      const delay = sparkDelay + (index % waves) * waveInterval;
      this.#endMotions.add(spark, keyframes, { duration: sparkTime, delay });
    }
  }

  /** @param rank gives the ring its colour; empty for a colour that stands out on every board */
  #placeRing(cell: number, rank = ''): HTMLElement {
    const ring = (this.#ringNode ??= appendDiv('ring', this.#effectsLayer()));
    ring.style.translate = offsetOf(cell, this.#grid.columns);
    ring.dataset['rank'] = rank;
    return ring;
  }

  #effectsLayer(): HTMLElement {
    if (!this.#layer) {
      this.#layer = appendDiv('effects', this.#board);
      this.#layer.setAttribute('aria-hidden', 'true');
    }
    return this.#layer;
  }

  #addTemporary(name: string, parent: Element): HTMLElement {
    const node = appendDiv(name, parent);
    this.#temporary.push(node);
    return node;
  }
}

/** A `clip-path` that leaves out these cells. */
function aroundCells(cells: readonly number[], columns: number): string {
  const [step, side] = ['(var(--_2048-tile) + var(--_2048-gap))', 'var(--_2048-tile)'];
  const holes = cells.map((cell) => {
    const left = `var(--_2048-left) - var(--_edge) + ${cell % columns} * ${step}`;
    const top = `var(--_2048-top) - var(--_edge) + ${Math.floor(cell / columns)} * ${step}`;
    const [right, bottom] = [`${left} + ${side}`, `${top} + ${side}`];
    const corners = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ];
    return corners.map(([x, y]) => `calc(${x}) calc(${y})`).concat('0 0');
  });
  const whole = ['0 0', '100% 0', '100% 100%', '0 100%', '0 0'];
  return `polygon(evenodd, ${[...whole, ...holes.flat()].join()})`;
}

/** Distances are in cells, from where the spark begins. It turns clockwise for 1, the other way for -1. */
function sparkFlight(x: number, y: number, fall: number, turn: 1 | -1): Keyframe[] {
  return [
    { transform: 'scale(.3)', opacity: 1, easing: 'cubic-bezier(.1, .7, .4, 1)' },
    {
      transform: `translate(${x}em, ${y}em) rotate(${turn * 200}deg)`,
      opacity: 1,
      offset: 0.6,
      easing: 'ease-in',
    },
    {
      transform: `translate(${x}em, ${y + fall}em) rotate(${turn * 320}deg) scale(.6)`,
      opacity: 0,
    },
  ];
}

function appendDiv(name: string, parent: Element): HTMLElement {
  const node = parent.ownerDocument.createElement('div');
  node.className = name;
  parent.append(node);
  return node;
}
