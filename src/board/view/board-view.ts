import type { Direction, GameView, Move, Tile } from '../../engine/index.js';
import { VECTORS } from '../../engine/internal.js';
import { milestoneOf } from '../../session/milestones.js';
import { BoardEffects } from './board-effects.js';
import { makeNode } from './make-node.js';
import { correctEm } from './correct-em.js';
import { hideAutofocusRing } from './focus-ring.js';
import {
  celebrationTime,
  fadeTiming,
  greyTime,
  Motions,
  prefersReducedMotion,
  slideEasing,
  transitionTime,
  type Pace,
} from './motion.js';
import { mergePeak, offsetOf, planMove, planUndo, type TilePath } from './move-plan.js';
import { ReaderTable, type ReaderTexts } from './reader-table.js';
import { TileLabels } from './tile-labels.js';
import { TileNode } from './tile.js';

export type ShownGame = Pick<GameView, 'board' | 'columns' | 'rows' | 'maxTile'>;

/** A move, or a slide without a new tile. */
export type ShownMove = Pick<Move, 'direction' | 'trips'> & Partial<Pick<Move, 'spawned'>>;

/** A move of more tiles is not animated, since each tile would need its own layer. */
const maxAnimatedTiles = 120;
/** The share of a slide after which the halves of a merge have arrived, and the merged tile appears. */
const arrival = 0.5;
/** The scale at which a new tile is first seen. Its number can be read at once. */
const firstScale = 0.65;
const newTilePeak = 1.06;
/** The time in which a tile appears, in slides. */
const appearingSlides = 1.4;
/** Milliseconds from one dealt tile to the next, and the most for a whole board. */
const dealInterval = 40;
const maxDealTime = 800;
const nudgeTime = 90;
const nudgeDistance = 4;
const nudgeTurn = 0.34;
const nudgeOpacity = 0.7;
/** The tiles follow a pointer by this share of its distance, and by so many CSS pixels at most. */
const dragShare = 1 / 4;
const maxDragOffset = 6;

/**
 * Draws a board. Tiles are nodes of a pool that grows with the board. Each lies on the first cell, and reaches its own
 * by `translate`. A move puts every tile on its final cell at once; animations only show how the tile got there.
 */
export class BoardView {
  #columns = 0;
  #rows = 0;
  #board: HTMLElement | null = null;
  #cells: HTMLElement | null = null;
  #layer: HTMLElement | null = null;
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
  /** Whether `correctEm` has measured the nodes of this board. */
  #isMeasured = false;
  /** `clamp(-6px, 3px, 6px) clamp(…)` while the tiles follow a pointer; otherwise empty. */
  #dragOffset = '';

  readonly #labels = new TileLabels();
  #texts: ReaderTexts | undefined;
  #language = '';
  readonly #afterPaint: (task: () => void) => void;

  constructor(afterPaint: (task: () => void) => void) {
    this.#afterPaint = afterPaint;
  }

  /** Writes the labels of `tile-labels` on the tiles instead of numbers, and into the table beside the numbers. */
  labelTiles(labels: string, texts: ReaderTexts): void {
    const { code } = texts;
    const hasOtherLabels = this.#labels.set(labels);
    if (!hasOtherLabels && code === this.#language) return;
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

  fits({ columns, rows }: ShownGame): boolean {
    return columns === this.#columns && rows === this.#rows;
  }

  /** Takes over the nodes of a newly rendered board. */
  attach(root: ParentNode, { columns, rows }: ShownGame): void {
    this.#motions.cancel();
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
    this.#cells?.replaceChildren(...Array.from({ length: columns * rows }, makeNode.cell));
    this.#table = new ReaderTable(root.querySelector('tbody'), columns, rows);
    this.#shown = [];
    this.#free = [];
    this.#gone = [];
    this.#hinted = [];
    this.#isMeasured = false;
  }

  /** Shows a position at once (`cut`), with its tiles dealt one after another, or faded in. */
  show(game: ShownGame, how: 'cut' | 'deal' | 'fade' = 'cut'): void {
    this.settle();
    this.#effects?.hideMilestone();
    if (this.#dragOffset) this.#dropTiles(nudgeTime);
    this.#draw(game);
    if (how !== 'cut') this.#animateTilesIn(how);
    this.#motions.start();
  }

  #animateTilesIn(how: 'deal' | 'fade'): void {
    this.#readPace();
    const dealt = this.#shown.filter((tile) => tile !== undefined);
    if (how === 'deal' && this.#pace === 'full' && dealt.length <= maxAnimatedTiles) {
      const interval = Math.min(dealInterval, maxDealTime / dealt.length);
      dealt.forEach(({ node }, index) => this.#appear(node, newTilePeak, index * interval));
    } else this.#fadeIn(this.#layer);
  }

  /**
   * Plays a move. A move that is still running ends at once, so that fast play never waits.
   * @returns the tile of the milestone just reached, a 128, 256, 512 or 1024; undefined for any other move
   */
  play(move: ShownMove, game: ShownGame): Tile | undefined {
    this.#begin(move);
    const { spawned } = move;
    const { slides, halves, merged } = planMove(move);
    // Taken off first: a tile may slide onto the cell of a half.
    const taken = halves.map((path) => [this.#take(path.from), path] as const);
    this.#slideTiles(slides);
    for (const [half, path] of taken) if (half) this.#mergeAway(half, path);
    for (const { cell, value } of merged) this.#addTile(cell, value, mergePeak(value));
    if (spawned) this.#addTile(spawned.cell, spawned.value, newTilePeak, firstScale);
    this.#reconcile(game);
    if (spawned && this.#pace === 'reduced') this.#effects?.showRing(spawned.cell);
    const milestone = milestoneOf(move, game);
    if (milestone && this.#pace === 'full') {
      this.#effects?.spreadRing(milestone, arrival * this.#slideTime);
    }
    this.#motions.start();
    return milestone;
  }

  /** Names a milestone beside its tile, for a moment or until a position that no move has led to. */
  nameMilestone(tile: Tile, text: string): void {
    const delay = this.#pace === 'full' ? arrival * this.#slideTime : 0;
    this.#effects?.nameMilestone(tile, text, delay);
  }

  playUndo(move: Move, game: ShownGame): void {
    this.#begin(move);
    this.#effects?.hideMilestone();
    const { slides, halves, splitCells, spawned } = planUndo(move);
    const spawnedTile = this.#take(spawned.cell);
    if (spawnedTile) this.#shrink(spawnedTile);
    for (const cell of splitCells) {
      const merged = this.#take(cell);
      if (merged) this.#release(merged);
    }
    this.#slideTiles(slides);
    for (const { from, to, value } of halves) {
      const half = this.#placeNew(value, to);
      this.#animateSlide(half, from, to);
      if (this.#pace === 'reduced') this.#fadeIn(half.node);
    }
    this.#reconcile(game);
    this.#motions.start();
  }

  /** Shows that nothing can move in this direction: the board gives way a little, and returns. */
  nudge(direction: Direction): void {
    this.#readPace();
    if (this.#pace === 'reduced') this.#fadeIn(this.#layer, nudgeOpacity);
    if (this.#pace === 'full' && this.#board) {
      const [x, y] = VECTORS[direction].map((part) => part * nudgeDistance);
      const keyframes = [
        { translate: '0 0' },
        { translate: `${x}px ${y}px`, offset: nudgeTurn, easing: 'ease-out' },
        { translate: '0 0' },
      ];
      this.#motions.add(this.#board, keyframes, { duration: nudgeTime });
    }
    this.#motions.start();
  }

  /**
   * Lets the tiles follow a pointer that has not swiped yet, a little. `drag(0, 0)` lets go of them.
   * @param x CSS pixels to the right
   * @param y CSS pixels down
   */
  drag(x: number, y: number): void {
    const layer = this.#layer;
    if (!layer) return;
    const isDragged = this.#dragOffset !== '';
    if (x === 0 && y === 0) {
      if (!isDragged) return;
      this.#dropTiles(nudgeTime);
      this.#motions.start();
      return;
    }
    if (!isDragged) this.#readPace();
    if (this.#pace !== 'full') return;
    this.#dragOffset = [x, y]
      .map((pixels) => `clamp(-${maxDragOffset}px, ${pixels * dragShare}px, ${maxDragOffset}px)`)
      .join(' ');
    layer.style.translate = this.#dragOffset;
  }

  /** Outlines the tiles on these cells, which a hint would merge, until the next move. */
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

  /** @returns the milliseconds for which no card may cover the board */
  turnGrey(): number {
    this.#readPace();
    const highest = Math.max(...this.#values);
    const best = [...this.#values.keys()].filter((cell) => this.#values[cell] === highest);
    this.#effects?.turnGrey(this.#pace, best);
    return this.#pace === 'none' ? 0 : greyTime;
  }

  /** Ends the last move, and decides how to show the next one. */
  #begin({ trips }: ShownMove): void {
    // While tiles still move, what was read last still holds. Reading may cost a style recalculation.
    if (!this.#motions.isRunning || !this.#isMeasured) {
      this.#readPace();
      if (this.#cells) correctEm(this.#cells);
      this.#isMeasured = true;
    }
    this.settle();
    if (trips.length > maxAnimatedTiles) this.#pace = 'none';
    if (this.#dragOffset) this.#dropTiles(this.#slideTime);
  }

  #readPace(): void {
    this.#slideTime = this.duration;
    if (this.#board && prefersReducedMotion(this.#board)) this.#pace = 'reduced';
    else this.#pace = this.#slideTime > 0 ? 'full' : 'none';
  }

  /** Shows the last move as done. */
  settle(): void {
    this.#motions.cancel();
    this.#effects?.reset();
    for (const tile of this.#gone) this.#release(tile);
    this.#gone = [];
    if (this.#hinted.length) this.hintTiles([]);
  }

  /** Draws the position itself if the move does not explain it, as when a script has set tiles. */
  #reconcile(game: ShownGame): void {
    const values = game.board.flat();
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
      if (value) this.#placeNew(value, cell);
    });
    this.#values = values;
    this.#writeTable();
  }

  readonly #writeTable = (): void => this.#table?.write(this.#values, this.#texts);

  /** Takes a tile off its cell. Its node stays in use. */
  #take(cell: number): TileNode | undefined {
    const tile = this.#shown[cell];
    this.#shown[cell] = undefined;
    return tile;
  }

  #slideTiles(slides: readonly TilePath[]): void {
    const moving = slides.map((path) => [this.#take(path.from), path] as const);
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
  #mergeAway(tile: TileNode, { from, to }: TilePath): void {
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

  /** Puts a merged tile on a cell, or a new one. A merged tile appears once its halves have met, a new one after all slides. */
  #addTile(cell: number, value: number, peak: number, from = 1): void {
    const { node } = this.#placeNew(value, cell);
    const isMerged = from === 1;
    const delay = isMerged ? arrival * this.#slideTime : this.#slideTime;
    if (this.#pace === 'full') this.#appear(node, peak, delay, from);
    // Only the number of a merged tile fades in, so that its cell is never seen empty.
    else this.#fadeIn(isMerged ? node.firstElementChild : node);
  }

  /**
   * @param peak the scale to which it swells
   * @param delay milliseconds until it is first seen
   * @param from the scale at which it is first seen
   */
  #appear(node: Element, peak: number, delay: number, from = firstScale): void {
    const duration = delay + appearingSlides * this.#slideTime;
    // The delay is part of the keyframes, since browsers work in every frame of an animation's own delay.
    const offset = delay / duration;
    const keyframes = [
      { opacity: 0, scale: from, easing: 'step-end' },
      // Opaque at once, since a merged tile covers its halves.
      { opacity: 1, scale: from, offset, easing: 'ease-out' },
      { opacity: 1, scale: peak, offset: (1 + offset) / 2, easing: 'ease-in-out' },
      { opacity: 1, scale: 1 },
    ];
    this.#motions.add(node, keyframes, { duration });
  }

  #fadeIn(node: Element | null, opacity = 0): void {
    if (!node || this.#pace === 'none') return;
    this.#motions.add(node, [{ opacity }, { opacity: 1 }], fadeTiming);
  }

  #dropTiles(duration: number): void {
    const layer = this.#layer;
    if (!layer) return;
    layer.style.translate = '';
    const keyframes = [{ translate: this.#dragOffset }, { translate: '0 0' }];
    this.#motions.add(layer, keyframes, { duration, easing: slideEasing });
    this.#dragOffset = '';
  }

  #placeNew(value: number, cell: number): TileNode {
    const tile = this.#takeFree(value) ?? this.#makeTile();
    this.#place(tile, value, cell);
    return tile;
  }

  /** Takes a node from the pool, if possible one that showed this value last, which need not be written again. */
  #takeFree(value: number): TileNode | undefined {
    const index = this.#free.findLastIndex((tile) => tile.value === value);
    return index < 0 ? this.#free.pop() : this.#free.splice(index, 1)[0];
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
