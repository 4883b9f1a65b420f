import type { Direction, GameView, Move } from '../../engine/index.js';
import { BoardEffects } from './board-effects.js';
import { cellText, tileText } from './board-template.js';
import {
  fading,
  Motions,
  prefersReducedMotion,
  slideEasing,
  transitionTime,
  type Pace,
} from './motion.js';
import { firstsOf, planMove, planUndo, popOf, rankOf, type Way } from './move-plan.js';
import { textOf, tileOf, type Tile, type TileState } from './tile.js';
import { correctEm } from './zoom.js';

/** What the view reads of a game. */
export type ShownGame = Pick<GameView, 'board' | 'columns' | 'rows' | 'maxTile'>;

/** A move of more tiles than this is not animated: each tile would be a layer of its own. */
const mostAnimated = 120;
/** What a merge makes appears at this share of a slide: by then the tiles have gone nearly all the way. */
const arrival = 0.5;
/** How long a tile takes to appear, in slides. */
const appearance = 1.4;
/** Milliseconds from one tile that is dealt to the next, and the most for a whole board. */
const dealing = 40;
const longestDeal = 800;
const nudging = 90;
/** In CSS pixels. */
const nudgeWay = 4;

const pushes: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/**
 * Draws a board into a fixed pool of nodes. The grid alone puts the first nodes on their cells, node `i` on cell `i`, so
 * that a server can render a position without inline styles; from there a tile travels by `translate`.
 *
 * A move writes everything it changes at once; animations, of `transform`, `scale` and `opacity` alone, only show how it
 * came about.
 */
export class BoardView {
  #columns = 0;
  #rows = 0;
  #board: HTMLElement | null = null;
  #cells: HTMLElement | null = null;
  /** The layer of all tiles. */
  #layer: HTMLElement | null = null;
  #tiles: Tile[] = [];
  /** Cell → its tile. */
  #shown: (Tile | undefined)[] = [];
  #free: Tile[] = [];
  /** Tiles that are gone, but still seen until the move is over. */
  #leaving: Tile[] = [];
  #effects: BoardEffects | undefined;
  readonly #motions = new Motions();
  /** The cells of the table for reading, and what they hold: reading the nodes takes longer than writing them. */
  #texts: Text[] = [];
  #written: number[] = [];
  /** The highest tile that this game has shown. */
  #highest = 0;
  #slide = 0;
  #pace: Pace = 'none';
  /** Whether the way from cell to cell has been compared with the `em` since these nodes are there. */
  #isMeasured = false;
  #leaning = '';

  /** Milliseconds that a slide takes on this page; 0 where nothing slides. */
  get duration(): number {
    return this.#cells ? transitionTime(this.#cells) : 0;
  }

  /** Whether the nodes are those of a board of this size. */
  fits({ columns, rows }: ShownGame): boolean {
    return columns === this.#columns && rows === this.#rows;
  }

  /** Takes over the nodes that the template, or a server, has made. */
  attach(root: ParentNode, { columns, rows }: ShownGame): void {
    this.#motions.finish();
    this.#columns = columns;
    this.#rows = rows;
    this.#board = root.querySelector<HTMLElement>('[part~="board"]');
    this.#cells = root.querySelector<HTMLElement>('.cells');
    this.#layer = root.querySelector<HTMLElement>('.tiles');
    this.#effects = new BoardEffects(root, { columns, rows });
    this.#tiles = [...(this.#layer?.children ?? [])].map((node, index) =>
      tileOf(node as HTMLElement, index < columns * rows ? index : 0),
    );
    this.#shown = [];
    this.#leaving = [];
    this.#texts = [...root.querySelectorAll('td')].map(textOf);
    this.#written = [];
    this.#isMeasured = false;
  }

  /** Shows a position: at once, its tiles dealt one after another, or faded in. */
  show(game: ShownGame, how: 'cut' | 'deal' | 'fade' = 'cut'): void {
    this.#settle();
    if (this.#leaning) this.#straighten(nudging);
    this.#draw(game);
    this.#highest = game.maxTile;
    if (how === 'cut') return;
    this.#readPace();
    const dealt = this.#shown.filter((tile) => tile !== undefined);
    if (how === 'deal' && this.#pace === 'full' && dealt.length <= mostAnimated) {
      const gap = Math.min(dealing, longestDeal / dealt.length);
      dealt.forEach(({ node }, index) => this.#appear(node, 1.06, index * gap));
    } else this.#fade(this.#layer);
  }

  /** Plays a move. One that is still running is finished at once: fast play never waits. */
  play(move: Move, game: ShownGame): void {
    this.#begin(move);
    const { slides, leaves, merges, spawned } = planMove(move);
    const gone = leaves.map((way) => [this.#take(way.from), way] as const);
    this.#slideTiles(slides);
    for (const [tile, way] of gone) if (tile) this.#leave(tile, way);
    for (const { cell, value } of merges) this.#add(cell, value, popOf(value));
    this.#add(spawned.cell, spawned.value, 1.06, 0);
    if (this.#pace === 'full') {
      const firsts = firstsOf(merges, this.#highest);
      for (const { cell } of firsts) this.#effects?.ring(cell, arrival * this.#slide);
    }
    this.#finish(game);
  }

  /** Plays a move backwards, when it is taken back. */
  playBack(move: Move, game: ShownGame): void {
    this.#begin(move);
    const { slides, splits, returns, spawned } = planUndo(move);
    const last = this.#take(spawned.cell);
    if (last) this.#shrink(last);
    for (const cell of splits) {
      const merged = this.#take(cell);
      if (merged) this.#release(merged);
    }
    this.#slideTiles(slides);
    for (const { from, to, value } of returns) {
      const half = this.#free.pop();
      if (!half) break;
      this.#put(half, to, value);
      this.#animateSlide(half, from, to);
      if (this.#pace === 'reduced') this.#fade(half.node);
    }
    this.#finish(game);
  }

  /** Nothing can move there: the board gives way a little, and comes back. */
  nudge(direction: Direction): void {
    this.#readPace();
    if (this.#pace === 'reduced') this.#fade(this.#layer, 0.7);
    if (this.#pace !== 'full' || !this.#board) return;
    const [x, y] = pushes[direction].map((way) => way * nudgeWay);
    this.#motions.run(this.#board, [{}, { transform: `translate(${x}px, ${y}px)` }, {}], {
      duration: nudging,
      easing: 'ease-out',
    });
  }

  /**
   * Lets the tiles follow a pointer that has not swiped yet, a quarter of its way and at most 6 px; `lean(0, 0)` lets go
   * of them.
   *
   * @param x CSS pixels to the right that the pointer has gone
   * @param y CSS pixels down
   */
  lean(x: number, y: number): void {
    const layer = this.#layer;
    if (!layer || (!this.#leaning && !x && !y)) return;
    if (!x && !y) {
      this.#straighten(nudging);
      return;
    }
    if (!this.#leaning) this.#readPace();
    if (this.#pace !== 'full') return;
    this.#leaning = [x, y].map((pixels) => `clamp(-6px, ${pixels / 4}px, 6px)`).join(' ');
    layer.style.translate = this.#leaning;
  }

  /** The game is won by the tile on this cell. */
  celebrate(cell: number): void {
    this.#readPace();
    this.#effects?.celebrate(cell, this.#shown[cell]?.node, this.#pace);
  }

  /** The game is over. */
  mourn(): void {
    this.#readPace();
    this.#effects?.mourn(this.#pace);
  }

  /** Ends the last move, and finds out how the next one is to be shown. */
  #begin({ trips }: Move): void {
    // While tiles still move, keys come too fast to ask the page again, which may cost a style recalculation.
    if (!this.#motions.active || !this.#isMeasured) {
      this.#readPace();
      if (this.#cells) correctEm(this.#cells);
      this.#isMeasured = true;
    }
    this.#settle();
    if (trips.length > mostAnimated) this.#pace = 'none';
    if (this.#leaning) this.#straighten(this.#slide);
  }

  #readPace(): void {
    this.#slide = this.duration;
    const reduced = this.#board !== null && prefersReducedMotion(this.#board);
    this.#pace = reduced ? 'reduced' : this.#slide > 0 ? 'full' : 'none';
  }

  #settle(): void {
    this.#motions.finish();
    this.#effects?.reset();
    for (const tile of this.#leaving) this.#release(tile);
    this.#leaving = [];
  }

  #finish(game: ShownGame): void {
    this.#highest = Math.max(this.#highest, game.maxTile);
    const values = game.board.flat();
    // Tiles that were set by hand are in no move.
    if (values.some((value, cell) => value !== (this.#shown[cell]?.value ?? 0))) {
      this.#settle();
      this.#draw(game);
    } else this.#writeTable(values);
  }

  /** Puts every tile where the position has it. */
  #draw({ board }: ShownGame): void {
    const values = board.flat();
    this.#free = [];
    this.#shown = [];
    this.#tiles.forEach((tile, cell) => {
      const value = values[cell];
      if (value) this.#put(tile, cell, value);
      else this.#release(tile);
    });
    this.#writeTable(values);
  }

  #writeTable(values: number[]): void {
    this.#texts.forEach((text, cell) => {
      const value = values[cell] ?? 0;
      if (value !== this.#written[cell]) text.data = cellText(value);
    });
    this.#written = values;
  }

  /** Takes the tile off a cell. */
  #take(cell: number): Tile | undefined {
    const tile = this.#shown[cell];
    this.#shown[cell] = undefined;
    return tile;
  }

  #slideTiles(ways: readonly Way[]): void {
    const moving = ways.map((way) => [this.#take(way.from), way] as const);
    for (const [tile, { from, to }] of moving) {
      if (!tile) continue;
      this.#put(tile, to, tile.value);
      this.#animateSlide(tile, from, to);
    }
  }

  #animateSlide({ node }: Tile, from: number, to: number): void {
    if (this.#pace !== 'full' || from === to) return;
    const start = { transform: `translate(${this.#way(to, from, ',')})` };
    this.#motions.run(node, [start, { transform: 'none' }], this.#slideTiming());
  }

  /** A tile that merges away goes to the merge, which covers it. */
  #leave(tile: Tile, { from, to }: Way): void {
    this.#setState(tile, 'leave');
    this.#leaving.push(tile);
    if (this.#pace !== 'full') return;
    const end = { transform: `translate(${this.#way(from, to, ',')})`, opacity: 1 };
    const start = { transform: 'none', opacity: 1 };
    this.#motions.run(tile.node, [start, end], this.#slideTiming());
  }

  #shrink(tile: Tile): void {
    this.#setState(tile, 'leave');
    this.#leaving.push(tile);
    if (this.#pace !== 'full') return;
    const keyframes = [
      { opacity: 1, scale: 1 },
      { opacity: 0, scale: 0 },
    ];
    this.#motions.run(tile.node, keyframes, { duration: this.#slide, easing: 'ease-in' });
  }

  /** Brings a tile to a cell once the others have come there. */
  #add(cell: number, value: number, peak: number, from = 0.9): void {
    const tile = this.#free.pop();
    if (!tile) return;
    this.#put(tile, cell, value);
    if (this.#pace === 'none') return;
    if (this.#pace === 'full') this.#appear(tile.node, peak, arrival * this.#slide, from);
    else {
      this.#fade(tile.node);
      this.#effects?.mark(cell);
    }
  }

  /**
   * @param peak the scale to which it swells
   * @param from the scale at which it is first seen
   */
  #appear(node: Element, peak: number, delay: number, from = 0): void {
    const duration = delay + appearance * this.#slide;
    // Waiting is a part of the keyframes: browsers work in each frame of a delay.
    const offset = delay / duration;
    const keyframes = [
      { opacity: 0, scale: from },
      { opacity: 0, scale: from, offset, easing: 'ease-out' },
      { opacity: 1, offset: offset + (1 - offset) * 0.08, easing: 'linear' },
      { scale: peak, offset: offset + (1 - offset) * 0.5, easing: 'ease-in-out' },
      { opacity: 1, scale: 1 },
    ];
    this.#motions.run(node, keyframes, { duration });
  }

  #fade(node: Element | null, from = 0): void {
    if (!node || this.#pace === 'none') return;
    this.#motions.run(node, [{ opacity: from }, { opacity: 1 }], fading);
  }

  /** Lets the tiles go back from where a swipe has pulled them. */
  #straighten(duration: number): void {
    const layer = this.#layer;
    if (!layer) return;
    layer.style.translate = '';
    const keyframes = [{ translate: this.#leaning }, { translate: '0 0' }];
    this.#motions.run(layer, keyframes, { duration, easing: slideEasing });
    this.#leaning = '';
  }

  #slideTiming(): KeyframeAnimationOptions {
    return { duration: this.#slide, easing: slideEasing };
  }

  #release(tile: Tile): void {
    this.#setState(tile, 'free');
    this.#free.push(tile);
  }

  #put(tile: Tile, cell: number, value: number): void {
    const { node, text } = tile;
    this.#shown[cell] = tile;
    if (tile.value !== value) {
      tile.value = value;
      text.data = tileText(value);
      node.dataset['rank'] = String(rankOf(value));
      node.dataset['digits'] = String(text.length);
    }
    if (tile.cell !== cell) {
      tile.cell = cell;
      node.style.translate = this.#way(tile.home, cell, ' ');
    }
    this.#setState(tile, '');
  }

  #setState(tile: Tile, state: TileState): void {
    if (tile.state === state) return;
    tile.state = state;
    tile.node.dataset['state'] = state;
  }

  /** 1 em is the way to the next cell. */
  #way(from: number, to: number, separator: ',' | ' '): string {
    const columns = this.#columns;
    const down = Math.floor(to / columns) - Math.floor(from / columns);
    return `${(to % columns) - (from % columns)}em${separator}${down}em`;
  }
}
