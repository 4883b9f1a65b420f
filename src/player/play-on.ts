import { DIRECTIONS, slide, type Situation } from './cells.js';
import { countCells, emptyCells, packBoard, tables } from './four-by-four.js';
import { clearness, GAMES, LIKELY, MOST_MOVES, type PlayedOn } from './played-on.js';

const { slidLeft, slidRight, edgeValue, innerValue } = tables;

// A second opinion of lines of tiles, so that nobody has to believe one that is wrong about a board. It counts empty
// cells, equal neighbors, and how far tiles rise and fall again, by the squares of their ranks.
const plainEdge = new Int32Array(slidLeft.length);
const plainInner = new Int32Array(slidLeft.length);

function preparePlain(): void {
  for (let row = 0; row < plainInner.length; row++) {
    let value = 100_000;
    let [rising, falling, squares, before, tile] = [0, 0, 0, 0, 0];
    for (let cell = 0; cell < 4; cell++) {
      const rank = (row >> (cell * 4)) & 15;
      const square = rank * rank;
      if (!rank) value += 100;
      else if (rank === tile) value += 70;
      if (rank) tile = rank;
      if (cell) rising += Math.max(0, square - before);
      if (cell) falling += Math.max(0, before - square);
      squares += square;
      before = square;
    }
    plainInner[row] = value - 5 * Math.min(rising, falling);
    plainEdge[row] = (plainInner[row] as number) + squares;
  }
}

/** A way of playing. */
interface Way {
  readonly edge: Int32Array;
  readonly inner: Int32Array;
  /** Whether it looks at the moves after the next tile. */
  readonly looksAhead: boolean;
  /** The share of moves that are chosen at random, as people slip. */
  readonly slips: number;
}

/** The fastest first, so that most doubts come soon. */
const WAYS: readonly Way[] = [
  { edge: plainEdge, inner: plainInner, looksAhead: false, slips: 0 },
  { edge: edgeValue, inner: innerValue, looksAhead: true, slips: 0.05 },
  { edge: plainEdge, inner: plainInner, looksAhead: true, slips: 0.05 },
];

// The game that is played on: its way of playing, its random numbers (mulberry32), and its board as in the search.
let way = WAYS[0] as Way;
let seed = 0;
let top = 0;
let low = 0;

function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let word = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
  return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
}

const slideRows = (slid: Uint16Array, rows: number): number =>
  (slid[rows & 0xffff] as number) | ((slid[rows >>> 16] as number) << 16);

function linesValue(upper: number, lower: number): number {
  const { edge, inner } = way;
  return (
    (edge[upper & 0xffff] as number) +
    (inner[upper >>> 16] as number) +
    (inner[lower & 0xffff] as number) +
    (edge[lower >>> 16] as number)
  );
}

// Transposed, a board's upper half depends on `swapHalves`, and its lower half as well.
const swapPairs = (half: number): number => {
  const swap = (half ^ (half >>> 12)) & 0xf0f0;
  return half ^ swap ^ (swap << 12);
};
const transposedTop = (upper: number, lower: number): number =>
  swapPairs(upper ^ ((((upper >>> 8) ^ lower) & 0xff00ff) << 8));
const transposedLow = (upper: number, lower: number): number =>
  swapPairs(lower ^ (((upper >>> 8) ^ lower) & 0xff00ff));

/** The value of a board after a slide. */
const judge = (upper: number, lower: number): number =>
  linesValue(upper, lower) + linesValue(transposedTop(upper, lower), transposedLow(upper, lower));

/** The value of the best slide of rows, and of columns; 0 if none is possible. */
function judgeSlides(upper: number, lower: number): number {
  let best = 0;
  for (let turn = 0; turn < 2; turn++) {
    for (let side = 0; side < 2; side++) {
      const slid = side ? slidRight : slidLeft;
      const [one, other] = [slideRows(slid, upper), slideRows(slid, lower)];
      if (one !== upper || other !== lower) best = Math.max(best, judge(one, other));
    }
    [upper, lower] = [transposedTop(upper, lower), transposedLow(upper, lower)];
  }
  return best;
}

/** The value of a board after a slide, averaged over new tiles of 2. */
function lookAhead(upper: number, lower: number): number {
  let sum = 0;
  let count = 0;
  for (let empty = emptyCells(upper); empty; empty &= empty - 1, count++) {
    sum += judgeSlides(upper | (empty & -empty), lower);
  }
  for (let empty = emptyCells(lower); empty; empty &= empty - 1, count++) {
    sum += judgeSlides(upper, lower | (empty & -empty));
  }
  return sum / count;
}

/** Makes the move of the way of playing. @returns false if nothing can move */
function play(): boolean {
  const isSlip = random() < way.slips;
  let [upper, lower, best] = [top, low, -1];
  for (let turn = 0; turn < 2; turn++) {
    for (let side = 0; side < 2; side++) {
      const slid = side ? slidRight : slidLeft;
      const [one, other] = [slideRows(slid, upper), slideRows(slid, lower)];
      if (one === upper && other === lower) continue;
      const value = isSlip ? random() : way.looksAhead ? lookAhead(one, other) : judge(one, other);
      if (value > best) [best, top, low] = [value, one, other];
    }
    [upper, lower] = [transposedTop(upper, lower), transposedLow(upper, lower)];
  }
  return best >= 0;
}

function addTile(fourChance: number): void {
  let upper = emptyCells(top);
  let lower = emptyCells(low);
  const rank = random() < fourChance ? 1 : 0;
  for (let skipped = Math.floor(random() * (countCells(upper) + countCells(lower))); skipped;) {
    if (upper) upper &= upper - 1;
    else lower &= lower - 1;
    skipped--;
  }
  if (upper) top |= (upper & -upper) << rank;
  else low |= (lower & -lower) << rank;
}

/** Boards in the search hold at most 8 empty cells in a half, and so do these. */
function lengthFrom(start: readonly [number, number], fourChance: number, game: number): number {
  seed = Math.imul(game + 1, 0x9e3779b1);
  [top, low] = start;
  addTile(fourChance);
  let moves = 0;
  for (; moves < MOST_MOVES && play(); moves++) addTile(fourChance);
  return moves;
}

/** Games between two pauses. */
const GAMES_AT_ONCE = 10;

/**
 * Plays on after each of these moves, with the same random numbers, in all ways. With `untilDoubt`, it stops after the
 * first way in which the last move is not even likely worse than the first one.
 */
export function* playOn(
  situation: Situation,
  directions: readonly number[],
  untilDoubt: boolean,
): Generator<void, PlayedOn[], undefined> {
  if (!plainInner[0]) preparePlain();
  const starts = directions.flatMap((index) => {
    const slid = slide(situation, index);
    const direction = DIRECTIONS[index];
    return slid && direction ? [{ direction, board: packBoard(slid.cells) }] : [];
  });
  const played = starts.map(({ direction }) => ({ direction, lengths: [] as Uint8Array[] }));
  for (const next of WAYS) {
    for (const [at, { board }] of starts.entries()) {
      const lengths = new Uint8Array(GAMES);
      for (let game = 0; game < GAMES; game++) {
        // Another task may have played on meanwhile.
        way = next;
        lengths[game] = lengthFrom(board, situation.fourChance, game);
        if (game % GAMES_AT_ONCE === 0) yield;
      }
      played[at]?.lengths.push(lengths);
    }
    const [first, last] = [played[0], played.at(-1)];
    if (untilDoubt && first && last && clearness(first, last) <= LIKELY) break;
  }
  return played;
}
