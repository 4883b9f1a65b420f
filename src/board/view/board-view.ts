import type { Direction, GameView, Move } from '../../engine/index.js';
import { VECTORS } from '../../engine/internal.js';
import { BoardEffects } from './board-effects.js';
import { make } from './board-template.js';
import {
  celebrationTime,
  fading,
  greyTime,
  Motions,
  prefersReducedMotion,
  slideEasing,
  transitionTime,
  type Pace,
} from './motion.js';
import { offsetOf, planMove, planUndo, popOf, type Slide } from './move-plan.js';
import { milestoneOf } from '../../session/milestones.js';
import { hideAutofocusRing } from './focus-ring.js';
import { ReaderTable, type ReaderTexts } from './reader-table.js';
import { TileLabels } from './tile-labels.js';
import { TileNode } from './tile.js';
import { correctEm } from './correct-em.js';

export type ShownGame = Pick<GameView, 'board' | 'columns' | 'rows' | 'maxTile'>;

/** A move, or a slide without a new tile. */
export type ShownMove = Pick<Move, 'direction' | 'trips'> & Partial<Pick<Move, 'spawned'>>;

/** A move of more tiles is not animated: each tile would need its own layer. */
const mostAnimated = 120;
/** A merged tile appears at this share of a slide, and its halves have arrived by then. */
const arrival = 0.5;
/** The scale at which a tile that comes from nowhere is first seen: its number can be read at once. */
const firstScale = 0.65;
/** The scale to which a new tile swells before it settles. */
const newPeak = 1.06;
/** How long a tile takes to appear, in slides. */
const appearingSlides = 1.4;
/** Milliseconds from one dealt tile to the next, and the most for a whole board. */
const dealing = 40;
const longestDeal = 800;
const nudgeTime = 90;
/** In CSS pixels. */
const nudgeDistance = 4;

/**
 * Draws a board. Tiles are nodes of a pool that grows with the board; each lies on the first cell, and reaches its
 * own by `translate`. A move puts every tile in its final place at once; animations only show how it got there.
 */
export class BoardView {
  #columns = 0;
  #rows = 0;
  #board: HTMLElement | null = null;
  #cells: HTMLElement | null = null;
  #layer: HTMLElement | null = null;
  /** By cell. */
  #shown: (TileNode | undefined)[] = [];
  #free: TileNode[] = [];
  /** Tiles no longer on the board, but visible until the move ends. */
  #gone: TileNode[] = [];
  #hinted: TileNode[] = [];
  #effects: BoardEffects | undefined;
  readonly #motions = new Motions();
  #table: ReaderTable | undefined;
  /** By cell, 0 for an empty one. A new array for each position. */
  #values: number[] = [];
  #slideTime = 0;
  #pace: Pace = 'none';
  /** Whether the distance of neighbouring cells has been compared with the `em` since these nodes were made. */
  #isMeasured = false;
  /** How far the tiles have followed a pointer, as CSS. */
  #offset = '';

  readonly #labels = new TileLabels();
  #texts: ReaderTexts | undefined;
  #language = '';
  readonly #afterPaint: (task: () => void) => void;

  /** @param afterPaint does something once the next frame is painted */
  constructor(afterPaint: (task: () => void) => void) {
    this.#afterPaint = afterPaint;
  }

  /** Writes the words of `tile-labels` on the tiles instead of numbers, and into the table beside the number. */
  label(text: string, texts: ReaderTexts): void {
    const { code } = texts;
    const isOtherText = this.#labels.set(text);
    if (!isOtherText && code === this.#language) return;
    this.#language = code;
    this.#texts = texts;
    for (const tile of [...this.#shown, ...this.#gone, ...this.#free]) {
      tile?.write(tile.value, this.#labels);
    }
    this.#table?.forget();
    this.#writeTable();
  }

  /** Milliseconds of a slide on this page; 0 if nothing slides. */
  get duration(): number {
    return this.#cells ? transitionTime(this.#cells) : 0;
  }

  /** Whether the nodes are those of a board of this size. */
  fits({ columns, rows }: ShownGame): boolean {
    return columns === this.#columns && rows === this.#rows;
  }

  /** Takes over the nodes of a newly rendered board. */
  attach(root: ParentNode, { columns, rows }: ShownGame): void {
    this.#motions.finish();
    this.#effects?.remove();
    this.#columns = columns;
    this.#rows = rows;
    this.#board = root.querySelector<HTMLElement>('[part~="board"]');
    this.#cells = root.querySelector<HTMLElement>('.cells');
    this.#layer = root.querySelector<HTMLElement>('.tiles');
    const grid = { columns, rows };
    this.#effects = this.#board ? new BoardEffects(this.#board, grid, this.#motions) : undefined;
    if (this.#board) hideAutofocusRing(this.#board);
    this.#layer?.replaceChildren();
    this.#cells?.replaceChildren(...Array.from({ length: columns * rows }, make.cell));
    this.#table = new ReaderTable(root.querySelector('tbody'), columns, rows);
    this.#shown = [];
    this.#free = [];
    this.#gone = [];
    this.#hinted = [];
    this.#isMeasured = false;
  }

  /** Shows a position: at once, with its tiles dealt one after another, or faded in. */
  show(game: ShownGame, how: 'cut' | 'deal' | 'fade' = 'cut'): void {
    this.settle();
    if (this.#offset) this.#straighten(nudgeTime);
    this.#draw(game);
    if (how !== 'cut') this.#bringIn(how);
    this.#motions.start();
  }

  #bringIn(how: 'deal' | 'fade'): void {
    this.#readPace();
    const dealt = this.#shown.filter((tile) => tile !== undefined);
    if (how === 'deal' && this.#pace === 'full' && dealt.length <= mostAnimated) {
      const gap = Math.min(dealing, longestDeal / dealt.length);
      dealt.forEach(({ node }, index) => this.#appear(node, newPeak, index * gap));
    } else this.#fadeIn(this.#layer);
  }

  /**
   * Plays a move. One that is still running ends at once: fast play never waits.
   * @returns the milestone just reached: 128, 256, 512 or 1024; 0 for any other move
   */
  play(move: ShownMove, game: ShownGame): number {
    this.#begin(move);
    const { spawned } = move;
    const { slides, merging, merges } = planMove(move);
    const gone = merging.map((slide) => [this.#take(slide.from), slide] as const);
    this.#slideTiles(slides);
    for (const [tile, slide] of gone) if (tile) this.#mergeAway(tile, slide);
    for (const { cell, value } of merges) this.#add(cell, value, popOf(value));
    if (spawned) this.#add(spawned.cell, spawned.value, newPeak, firstScale);
    this.#reconcile(game);
    if (spawned && this.#pace === 'reduced') this.#effects?.mark(spawned.cell);
    const milestone = milestoneOf(move, game);
    if (milestone && this.#pace === 'full') {
      this.#effects?.ring(milestone, arrival * this.#slideTime);
    }
    this.#motions.start();
    return milestone?.value ?? 0;
  }

  playUndo(move: Move, game: ShownGame): void {
    this.#begin(move);
    const { slides, splits, halves, spawned } = planUndo(move);
    const last = this.#take(spawned.cell);
    if (last) this.#shrink(last);
    for (const cell of splits) {
      const merged = this.#take(cell);
      if (merged) this.#release(merged);
    }
    this.#slideTiles(slides);
    for (const { from, to, value } of halves) {
      const half = this.#put(value, to);
      this.#animateSlide(half, from, to);
      if (this.#pace === 'reduced') this.#fadeIn(half.node);
    }
    this.#reconcile(game);
    this.#motions.start();
  }

  /** Nothing can move in this direction: the board gives way a little, and returns. */
  nudge(direction: Direction): void {
    this.#readPace();
    if (this.#pace === 'reduced') this.#fadeIn(this.#layer, 0.7);
    if (this.#pace === 'full' && this.#board) {
      const [x, y] = VECTORS[direction].map((part) => part * nudgeDistance);
      const keyframes = [
        { translate: '0 0' },
        { translate: `${x}px ${y}px`, offset: 0.34, easing: 'ease-out' },
        { translate: '0 0' },
      ];
      this.#motions.add(this.#board, keyframes, { duration: nudgeTime });
    }
    this.#motions.start();
  }

  /**
   * Lets the tiles follow a pointer that has not swiped yet: a quarter of its distance, at most 6 px. `lean(0, 0)`
   * lets go of them.
   * @param x CSS pixels to the right
   * @param y CSS pixels down
   */
  lean(x: number, y: number): void {
    const layer = this.#layer;
    if (!layer || (!this.#offset && !x && !y)) return;
    if (!x && !y) {
      this.#straighten(nudgeTime);
      this.#motions.start();
      return;
    }
    if (!this.#offset) this.#readPace();
    if (this.#pace !== 'full') return;
    this.#offset = [x, y].map((pixels) => `clamp(-6px, ${pixels / 4}px, 6px)`).join(' ');
    layer.style.translate = this.#offset;
  }

  /** Outlines the tiles on these cells, which a hint would join, until the next move. */
  hintTiles(cells: readonly number[]): void {
    for (const { node } of this.#hinted) delete node.dataset['hinted'];
    this.#hinted = cells.flatMap((cell) => this.#shown[cell] ?? []);
    for (const { node } of this.#hinted) node.dataset['hinted'] = '';
  }

  /** @returns the milliseconds for which no card may cover the winning tile */
  celebrate(cell: number): number {
    this.#readPace();
    const tile = this.#shown[cell]?.node;
    this.#effects?.celebrate(cell, tile, this.#pace, arrival * this.#slideTime);
    return this.#pace === 'none' ? 0 : celebrationTime;
  }

  /** @returns the milliseconds for which no card may cover the lost game */
  mourn(): number {
    this.#readPace();
    this.#effects?.turnGrey(this.#pace);
    return this.#pace === 'none' ? 0 : greyTime;
  }

  /** Ends the last move, and finds out how to show the next one. */
  #begin({ trips }: ShownMove): void {
    // While tiles still move, the last answers are kept: asking the page may cost a style recalculation.
    if (!this.#motions.active || !this.#isMeasured) {
      this.#readPace();
      if (this.#cells) correctEm(this.#cells);
      this.#isMeasured = true;
    }
    this.settle();
    if (trips.length > mostAnimated) this.#pace = 'none';
    if (this.#offset) this.#straighten(this.#slideTime);
  }

  #readPace(): void {
    this.#slideTime = this.duration;
    const reduced = this.#board !== null && prefersReducedMotion(this.#board);
    this.#pace = reduced ? 'reduced' : this.#slideTime > 0 ? 'full' : 'none';
  }

  /** Shows the last move as done. */
  settle(): void {
    this.#motions.finish();
    this.#effects?.reset();
    for (const tile of this.#gone) this.#release(tile);
    this.#gone = [];
    if (this.#hinted.length) this.hintTiles([]);
  }

  #reconcile(game: ShownGame): void {
    const values = game.board.flat();
    // A script has set tiles that no move explains: draw the position itself.
    if (values.some((value, cell) => value !== (this.#shown[cell]?.value ?? 0))) {
      this.settle();
      this.#draw(game);
      return;
    }
    this.#values = values;
    this.#afterPaint(this.#writeTable);
  }

  #draw({ board }: ShownGame): void {
    const values = board.flat();
    for (const tile of this.#shown) if (tile) this.#release(tile);
    this.#shown = [];
    values.forEach((value, cell) => {
      if (value) this.#put(value, cell);
    });
    this.#values = values;
    this.#writeTable();
  }

  readonly #writeTable = (): void => this.#table?.write(this.#values, this.#texts);

  #take(cell: number): TileNode | undefined {
    const tile = this.#shown[cell];
    this.#shown[cell] = undefined;
    return tile;
  }

  #slideTiles(slides: readonly Slide[]): void {
    const moving = slides.map((slide) => [this.#take(slide.from), slide] as const);
    for (const [tile, { from, to }] of moving) {
      if (!tile) continue;
      this.#place(tile, tile.value, to);
      this.#animateSlide(tile, from, to);
    }
  }

  #animateSlide({ node }: TileNode, from: number, to: number): void {
    if (this.#pace !== 'full' || from === to) return;
    const keyframes = [
      { translate: offsetOf(from, this.#columns) },
      { translate: offsetOf(to, this.#columns) },
    ];
    this.#motions.add(node, keyframes, { duration: this.#slideTime, easing: slideEasing });
  }

  /** Slides a tile to the merge that covers it. */
  #mergeAway(tile: TileNode, { from, to }: Slide): void {
    this.#markGone(tile);
    if (this.#pace !== 'full') return;
    const translate = offsetOf(to, this.#columns);
    const keyframes = [
      { opacity: 1, translate: offsetOf(from, this.#columns), easing: slideEasing },
      { opacity: 1, translate, offset: arrival },
      { opacity: 1, translate, offset: 1 },
      { opacity: 0, translate },
    ];
    this.#motions.add(tile.node, keyframes, { duration: this.#slideTime });
  }

  #shrink(tile: TileNode): void {
    this.#markGone(tile);
    if (this.#pace !== 'full') return;
    const keyframes = [
      { opacity: 1, scale: 1 },
      { opacity: 0, scale: 0 },
    ];
    this.#motions.add(tile.node, keyframes, { duration: this.#slideTime, easing: 'ease-in' });
  }

  /** Brings a tile to a cell once the others have arrived. */
  #add(cell: number, value: number, peak: number, from = 1): void {
    const { node } = this.#put(value, cell);
    if (this.#pace === 'full') this.#appear(node, peak, arrival * this.#slideTime, from);
    // Of a merged tile only the number fades in: the cell is never seen empty.
    else this.#fadeIn(from < 1 ? node : node.firstElementChild);
  }

  /**
   * @param peak the scale to which it swells
   * @param from the scale at which it is first seen
   */
  #appear(node: Element, peak: number, delay: number, from = firstScale): void {
    const duration = delay + appearingSlides * this.#slideTime;
    // The delay is part of the keyframes: during an animation's own delay browsers do work in every frame.
    const offset = delay / duration;
    const keyframes = [
      { opacity: 0, scale: from, easing: 'step-end' },
      // Opaque at once: a merged tile covers its halves.
      { opacity: 1, scale: from, offset, easing: 'ease-out' },
      { opacity: 1, scale: peak, offset: (1 + offset) / 2, easing: 'ease-in-out' },
      { opacity: 1, scale: 1 },
    ];
    this.#motions.add(node, keyframes, { duration });
  }

  #fadeIn(node: Element | null, from = 0): void {
    if (!node || this.#pace === 'none') return;
    this.#motions.add(node, [{ opacity: from }, { opacity: 1 }], fading);
  }

  /** Moves the tiles back from where a pointer has pulled them. */
  #straighten(duration: number): void {
    const layer = this.#layer;
    if (!layer) return;
    layer.style.translate = '';
    const keyframes = [{ translate: this.#offset }, { translate: '0 0' }];
    this.#motions.add(layer, keyframes, { duration, easing: slideEasing });
    this.#offset = '';
  }

  /** Puts a tile on a cell: a free node, if possible one with this value, or a new one. */
  #put(value: number, cell: number): TileNode {
    const index = this.#free.findLastIndex((one) => one.value === value);
    const free = index < 0 ? this.#free.pop() : this.#free.splice(index, 1)[0];
    const tile = free ?? this.#makeTile();
    this.#place(tile, value, cell);
    return tile;
  }

  #makeTile(): TileNode {
    const tile = new TileNode();
    this.#layer?.append(tile.node);
    return tile;
  }

  #place(tile: TileNode, value: number, cell: number): void {
    this.#shown[cell] = tile;
    tile.put(value, cell, offsetOf(cell, this.#columns), this.#labels);
  }

  #markGone(tile: TileNode): void {
    tile.setState('gone');
    this.#gone.push(tile);
  }

  #release(tile: TileNode): void {
    tile.setState('free');
    this.#free.push(tile);
  }
}
