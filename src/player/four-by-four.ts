import { DIRECTIONS, emptyIn, emptyPlaces, slideInto, type Situation } from './cells.js';
import { lineValue } from './line-value.js';
import { outcomesOf } from './outcomes.js';
import {
  branchesOf,
  deepen,
  newTilesOf,
  type Branch,
  type Effort,
  type Explorer,
  type NewTiles,
  type Search,
} from './search.js';

// The search of 4 x 4 boards. A board is two 32-bit integers, `top` with the upper two rows and `low` with the lower
// two; a row is 16 bits and a cell four of them, the leftmost lowest. Up and down are left and right on the transposed
// board, and the search goes on with that board, because transposing does not change a board's value.
//
// Functions that run a million times a second repeat code where that pays: calls and shared pieces cost a sixth of the
// speed (bench/player/README.md).

/** The highest rank in a cell of four bits. */
const TOP_RANK = 15;
const ROWS = 65536;

// Values and probabilities are whole numbers, so that none has to be put on the heap to be returned
// or passed on, which saves a third of the time. Browsers keep only those below 2 ** 30 off it.
const VALUE_SCALE = 32;
const CERTAIN = 2 ** 24;

/** Less likely lines of play are judged as they stand. */
const UNLIKELY = CERTAIN / 100;

/** By row: slid to the left, slid to the right, its value at an edge and inside. */
const slidLeft = new Uint16Array(ROWS);
const slidRight = new Uint16Array(ROWS);
const edgeValue = new Int32Array(ROWS);
const innerValue = new Int32Array(ROWS);

/** Rows whose entries have been made. */
let rowsReady = 0;

const reverse = (row: number) =>
  ((row & 15) << 12) | ((row & 240) << 4) | ((row >> 4) & 240) | (row >> 12);

/** Up to eight cells as one integer. Two tiles of the highest rank become one of the same: `fitRanks` keeps real ones lower. */
function pack(ranks: Uint8Array): number {
  let bits = 0;
  for (let cell = 0; cell < ranks.length; cell++) {
    bits |= Math.min(ranks[cell] as number, TOP_RANK) << (cell * 4);
  }
  return bits;
}

/** Makes part of the search's tables, in about a millisecond. @returns false when nothing is left to make */
export function prepare(): boolean {
  if (rowsReady === ROWS) return false;
  const cells = new Uint8Array(4);
  const slidCells = new Uint8Array(4);
  for (const end = rowsReady + 1024; rowsReady < end; rowsReady++) {
    for (let cell = 0; cell < 4; cell++) cells[cell] = (rowsReady >> (cell * 4)) & 15;
    slideInto(cells, slidCells, 4, DIRECTIONS.indexOf('left'));
    const slid = pack(slidCells);
    slidLeft[rowsReady] = slid;
    slidRight[reverse(rowsReady)] = reverse(slid);
    edgeValue[rowsReady] = Math.round(lineValue(cells, 0, 1, 4, false) * VALUE_SCALE);
    innerValue[rowsReady] = Math.round(lineValue(cells, 0, 1, 4, true) * VALUE_SCALE);
  }
  return true;
}

/**
 * Known values of boards with a move made, by a hash. An entry is four words: `top`, `low`, the
 * search and depth that it belongs to, and the value.
 */
const KNOWN_BITS = 17;
const known = new Int32Array(4 << KNOWN_BITS);

// The state of the step that is running. Steps of several searches may alternate.
let searches = 0;
let search = 0;
let looks = 0;
/** The likelier new tile, as a shift of a cell's lowest bit: 0 for a 2, 1 for a 4. */
let likely = 0;
let rareChance = 0;

/** The value of a board with a move made. */
function judge(top: number, low: number): number {
  const value =
    (edgeValue[top & 0xffff] as number) +
    (innerValue[top >>> 16] as number) +
    (innerValue[low & 0xffff] as number) +
    (edgeValue[low >>> 16] as number);
  let swap = ((top >>> 8) ^ low) & 0xff00ff;
  low ^= swap;
  top ^= swap << 8;
  swap = (top ^ (top >>> 12)) & 0xf0f0;
  top ^= swap ^ (swap << 12);
  swap = (low ^ (low >>> 12)) & 0xf0f0;
  low ^= swap ^ (swap << 12);
  return (
    value +
    (edgeValue[top & 0xffff] as number) +
    (innerValue[top >>> 16] as number) +
    (innerValue[low & 0xffff] as number) +
    (edgeValue[low >>> 16] as number)
  );
}

/** The value of the best move, looking no further; 0 if none is possible. */
function judgeMoves(top: number, low: number): number {
  let best = 0;
  let count = 0;
  for (let turn = 0; ; turn++) {
    const a = top & 0xffff;
    const b = top >>> 16;
    const c = low & 0xffff;
    const d = low >>> 16;
    let newTop = (slidLeft[a] as number) | ((slidLeft[b] as number) << 16);
    let newLow = (slidLeft[c] as number) | ((slidLeft[d] as number) << 16);
    if (newTop !== top || newLow !== low) {
      count++;
      const value = judge(newTop, newLow);
      if (value > best) best = value;
    }
    newTop = (slidRight[a] as number) | ((slidRight[b] as number) << 16);
    newLow = (slidRight[c] as number) | ((slidRight[d] as number) << 16);
    if (newTop !== top || newLow !== low) {
      count++;
      const value = judge(newTop, newLow);
      if (value > best) best = value;
    }
    if (turn) break;
    let swap = ((top >>> 8) ^ low) & 0xff00ff;
    low ^= swap;
    top ^= swap << 8;
    swap = (top ^ (top >>> 12)) & 0xf0f0;
    top ^= swap ^ (swap << 12);
    swap = (low ^ (low >>> 12)) & 0xf0f0;
    low ^= swap ^ (swap << 12);
  }
  looks += count;
  return best;
}

/** The value of the best move, looking `depth` moves beyond it. */
function play(top: number, low: number, depth: number, chance: number): number {
  if (depth === 0 || chance < UNLIKELY) return judgeMoves(top, low);
  let best = 0;
  for (let turn = 0; ; turn++) {
    const a = top & 0xffff;
    const b = top >>> 16;
    const c = low & 0xffff;
    const d = low >>> 16;
    let newTop = (slidLeft[a] as number) | ((slidLeft[b] as number) << 16);
    let newLow = (slidLeft[c] as number) | ((slidLeft[d] as number) << 16);
    if (newTop !== top || newLow !== low) {
      const value = average(newTop, newLow, depth, chance);
      if (value > best) best = value;
    }
    newTop = (slidRight[a] as number) | ((slidRight[b] as number) << 16);
    newLow = (slidRight[c] as number) | ((slidRight[d] as number) << 16);
    if (newTop !== top || newLow !== low) {
      const value = average(newTop, newLow, depth, chance);
      if (value > best) best = value;
    }
    if (turn) return best;
    let swap = ((top >>> 8) ^ low) & 0xff00ff;
    low ^= swap;
    top ^= swap << 8;
    swap = (top ^ (top >>> 12)) & 0xf0f0;
    top ^= swap ^ (swap << 12);
    swap = (low ^ (low >>> 12)) & 0xf0f0;
    low ^= swap ^ (swap << 12);
  }
}

/** One bit for each empty cell of two rows: the lowest of the cell's four. */
function emptyCells(rows: number): number {
  rows |= (rows >>> 2) & 0x33333333;
  return ~(rows | (rows >>> 1)) & 0x11111111;
}

/** The product adds up the bits in its top four. */
const countCells = (bits: number) => Math.imul(bits, 0x11111111) >>> 28;

/** The value of a board with a move made, averaged over all new tiles. */
function average(top: number, low: number, depth: number, chance: number): number {
  const place =
    (Math.imul(top ^ Math.imul(low, 0x9e3779b1), 0x85ebca6b) >>> (32 - KNOWN_BITS)) << 2;
  const tag = (search << 5) | depth;
  if (known[place] === top && known[place + 1] === low && known[place + 2] === tag) {
    return known[place + 3] as number;
  }
  let emptyTop = emptyCells(top);
  let emptyLow = emptyCells(low);
  const count = countCells(emptyTop) + countCells(emptyLow);
  let value = 0;
  if (depth === 1) {
    for (; emptyTop; emptyTop &= emptyTop - 1) {
      value += judgeMoves(top | ((emptyTop & -emptyTop) << likely), low);
    }
    for (; emptyLow; emptyLow &= emptyLow - 1) {
      value += judgeMoves(top, low | ((emptyLow & -emptyLow) << likely));
    }
  } else {
    const rare = rareChance;
    const often = 1 - rare;
    const each = (chance / count) | 0;
    for (; emptyTop; emptyTop &= emptyTop - 1) {
      const bit = emptyTop & -emptyTop;
      value += often * play(top | (bit << likely), low, depth - 1, (each * often) | 0);
      if (rare)
        value += rare * play(top | (bit << (1 - likely)), low, depth - 2, (each * rare) | 0);
    }
    for (; emptyLow; emptyLow &= emptyLow - 1) {
      const bit = emptyLow & -emptyLow;
      value += often * play(top, low | (bit << likely), depth - 1, (each * often) | 0);
      if (rare)
        value += rare * play(top, low | (bit << (1 - likely)), depth - 2, (each * rare) | 0);
    }
  }
  const mean = (value / count) | 0;
  known[place] = top;
  known[place + 1] = low;
  known[place + 2] = tag;
  known[place + 3] = mean;
  return mean;
}

/**
 * Ranks that fit into four bits and tell the same tiles apart. If higher ones occur, ranks that no tile has are
 * skipped, from the top: equal tiles stay equal, and so do the possible moves.
 */
function fitRanks(cells: Uint8Array): Uint8Array {
  if (cells.every((rank) => rank <= TOP_RANK)) return cells;
  const ranks = cells.slice();
  for (let gap = Math.max(...ranks); gap > 0 && Math.max(...ranks) > TOP_RANK; gap--) {
    if (ranks.includes(gap)) continue;
    for (const [cell, rank] of ranks.entries()) if (rank > gap) ranks[cell] = rank - 1;
  }
  return ranks;
}

type Packed = readonly [top: number, low: number];

const packBoard = (ranks: Uint8Array): Packed => [
  pack(ranks.subarray(0, 8)),
  pack(ranks.subarray(8)),
];

/** From now on the functions above work for this search. */
function enter(id: number, tiles: NewTiles): void {
  search = id;
  looks = 0;
  likely = tiles.likely - 1;
  rareChance = tiles.rareChance;
}

function explore(
  [top, low]: Packed,
  { cell, rank }: Branch,
  depth: number,
  chance: number,
): number {
  const bits = rank << ((cell & 7) * 4);
  return cell < 8 ? play(top | bits, low, depth, chance) : play(top, low | bits, depth, chance);
}

/** The tables must have been made: see {@link prepare}. */
export function searchFour({ cells, fourChance }: Situation, effort: Effort): Search {
  const id = ++searches;
  const newTiles = newTilesOf(fourChance);
  const outcomes = outcomesOf({ columns: 4, rows: 4, cells: fitRanks(cells) });
  const boards = outcomes.map((outcome) => packBoard(outcome.cells));
  const explorer: Explorer = {
    outcomes,
    newTiles,
    places: emptyPlaces,
    judge: (outcome) => judge(...(boards[outcome] as Packed)),
    explore(branch, depth) {
      enter(id, newTiles);
      const board = boards[branch.outcome] as Packed;
      return explore(board, branch, depth, (branch.chance * CERTAIN) | 0);
    },
    count: () => looks,
  };
  return deepen(explorer, effort, emptyIn(cells));
}

const MAX_SPAWN_DEPTH = 4;

export interface SpawnFinding extends Branch {
  /** Of the board after the best move. All are searched equally deep. */
  readonly number: number;
}

/**
 * Compares all new tiles that can come on a 4 x 4 board after a slide. The tables must have been made: see {@link
 * prepare}.
 * @param ranks of the board
 * @param budget boards to look at, about
 */
export function compareSpawns(
  ranks: Uint8Array,
  fourChance: number,
  budget: number,
): SpawnFinding[] {
  const id = ++searches;
  const newTiles = newTilesOf(fourChance);
  const board = packBoard(fitRanks(ranks));
  const branches = branchesOf(0, emptyPlaces(ranks), newTiles);
  // Rare tiles are searched as deep as the others, or their numbers could not be compared.
  const chance = ((2 * CERTAIN) / branches.length) | 0;
  let found: SpawnFinding[] = [];
  let round = 0;
  let growth = 1;
  for (let depth = 0; round * growth <= budget && depth < MAX_SPAWN_DEPTH; depth++) {
    enter(id, newTiles);
    found = branches.map((branch) => ({
      ...branch,
      number: explore(board, branch, depth, chance),
    }));
    growth = round ? Math.max(2, looks / round) : 10;
    round = Math.max(looks, 1);
  }
  return found;
}
