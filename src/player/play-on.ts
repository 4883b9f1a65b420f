import type { Situation } from './cells.js';
import { countCells, emptyCells, packBoard, tables } from './four-by-four.js';
import { outcomesOf } from './outcomes.js';
import { MOST_MOVES, type WayName } from './played-on.js';
import { wayOf, type Way } from './ways.js';

// Games on packed boards: `top` and `low` as in four-by-four.ts. Up and down are left and right on the transposed board,
// and a game goes on with that board, because transposing changes neither a board's value nor its slides.

const { slidLeft, slidRight } = tables;

/** Pseudorandom numbers from 0 up to 1 (mulberry32), the same for the same game on every machine. */
class RandomNumbers {
  #state: number;

  constructor(game: number) {
    this.#state = Math.imul(game + 1, 0x9e3779b1);
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let word = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  }
}

const slideRows = (slid: Uint16Array, rows: number): number =>
  (slid[rows & 0xffff] as number) | ((slid[rows >>> 16] as number) << 16);

// The upper half of a transposed board depends on both halves, and so does the lower one.
const swapPairs = (half: number): number => {
  const swap = (half ^ (half >>> 12)) & 0xf0f0;
  return half ^ swap ^ (swap << 12);
};
const transposedTop = (top: number, low: number): number =>
  swapPairs(top ^ ((((top >>> 8) ^ low) & 0xff00ff) << 8));
const transposedLow = (top: number, low: number): number =>
  swapPairs(low ^ (((top >>> 8) ^ low) & 0xff00ff));

const rowsValue = ({ edgeValue, innerValue }: Way, top: number, low: number): number =>
  (edgeValue[top & 0xffff] as number) +
  (innerValue[top >>> 16] as number) +
  (innerValue[low & 0xffff] as number) +
  (edgeValue[low >>> 16] as number);

/** The value of a board after a slide. */
const judge = (way: Way, top: number, low: number): number =>
  rowsValue(way, top, low) + rowsValue(way, transposedTop(top, low), transposedLow(top, low));

/** The value of the best slide; 0 if none is possible. */
function judgeSlides(way: Way, top: number, low: number): number {
  let best = 0;
  for (let turn = 0; turn < 2; turn++) {
    for (let side = 0; side < 2; side++) {
      const slid = side ? slidRight : slidLeft;
      const newTop = slideRows(slid, top);
      const newLow = slideRows(slid, low);
      if (newTop !== top || newLow !== low) best = Math.max(best, judge(way, newTop, newLow));
    }
    const transposed = transposedTop(top, low);
    low = transposedLow(top, low);
    top = transposed;
  }
  return best;
}

/** The value of a board after a slide, averaged over new tiles of 2. */
function lookAhead(way: Way, top: number, low: number): number {
  let sum = 0;
  let count = 0;
  for (let empty = emptyCells(top); empty; empty &= empty - 1, count++) {
    sum += judgeSlides(way, top | (empty & -empty), low);
  }
  for (let empty = emptyCells(low); empty; empty &= empty - 1, count++) {
    sum += judgeSlides(way, top, low | (empty & -empty));
  }
  return sum / count;
}

/** The value of a board after a slide, to a way of playing. */
const valueOf = (way: Way, top: number, low: number): number =>
  way.looksAhead ? lookAhead(way, top, low) : judge(way, top, low);

/** A game that is played on. */
class Playing {
  readonly #random: RandomNumbers;
  #top: number;
  #low: number;

  constructor([top, low]: readonly [number, number], random: RandomNumbers) {
    this.#top = top;
    this.#low = low;
    this.#random = random;
  }

  /** The ranks of the tiles, cell by cell, perhaps with columns as rows. */
  get cells(): Uint8Array {
    const halves = [this.#top, this.#low];
    return Uint8Array.from({ length: 16 }, (_, cell) => {
      return ((halves[cell >> 3] as number) >>> ((cell & 7) * 4)) & 15;
    });
  }

  addTile(fourChance: number): void {
    const rank = this.#random.next() < fourChance ? 1 : 0;
    let top = emptyCells(this.#top);
    let low = emptyCells(this.#low);
    const count = countCells(top) + countCells(low);
    for (let skipped = Math.floor(this.#random.next() * count); skipped > 0; skipped--) {
      if (top) top &= top - 1;
      else low &= low - 1;
    }
    if (top) this.#top |= (top & -top) << rank;
    else this.#low |= (low & -low) << rank;
  }

  /** Makes a move. @returns false if nothing can move */
  move(way: Way): boolean {
    const isSlip = this.#random.next() < way.slips;
    let top = this.#top;
    let low = this.#low;
    let best = -1;
    for (let turn = 0; turn < 2; turn++) {
      for (let side = 0; side < 2; side++) {
        const slid = side ? slidRight : slidLeft;
        const newTop = slideRows(slid, top);
        const newLow = slideRows(slid, low);
        if (newTop === top && newLow === low) continue;
        const value = isSlip ? this.#random.next() : valueOf(way, newTop, newLow);
        if (value <= best) continue;
        best = value;
        this.#top = newTop;
        this.#low = newLow;
      }
      const transposed = transposedTop(top, low);
      low = transposedLow(top, low);
      top = transposed;
    }
    return best >= 0;
  }
}

/** Games of a task. */
export const GAMES_AT_ONCE = 10;

/** Where games are played on from, and how. */
export interface PlayedFrom extends Situation {
  /** The number of the direction of the first move. */
  readonly direction: number;
  readonly way: WayName;
  /** The number of the first of {@link GAMES_AT_ONCE} games: it chooses the random numbers. */
  readonly firstGame: number;
  /** A game is not played on any further than this. @default MOST_MOVES */
  readonly mostMoves?: number | undefined;
}

/**
 * Plays on after a move, which must be legal, with the tables that `prepare` makes.
 * @returns after how many moves each game was over, or the most of them
 */
export function* playOn(from: PlayedFrom): Generator<void, Uint8Array, undefined> {
  const { direction, fourChance, firstGame, mostMoves = MOST_MOVES } = from;
  const way = wayOf(from.way);
  const outcome = outcomesOf(from).find(({ directions }) => directions.includes(direction));
  const board = packBoard(outcome?.cells ?? from.cells);
  const lengths = new Uint8Array(GAMES_AT_ONCE);
  for (let game = 0; game < GAMES_AT_ONCE; game++) {
    const playing = new Playing(board, new RandomNumbers(firstGame + game));
    playing.addTile(fourChance);
    let moves = 0;
    for (; moves < mostMoves && playing.move(way); moves++) playing.addTile(fourChance);
    lengths[game] = moves;
    yield;
  }
  return lengths;
}

/**
 * The boards of such a game, one after each new tile.
 * @param cells after the first move
 * @param game its number
 * @param moves after the first
 */
export function* playBoards(
  { cells, fourChance }: Pick<Situation, 'cells' | 'fourChance'>,
  way: WayName,
  game: number,
  moves: number,
): Generator<Uint8Array, void, undefined> {
  const playing = new Playing(packBoard(cells), new RandomNumbers(game));
  playing.addTile(fourChance);
  yield playing.cells;
  for (let move = 0; move < moves && playing.move(wayOf(way)); move++) {
    playing.addTile(fourChance);
    yield playing.cells;
  }
}
