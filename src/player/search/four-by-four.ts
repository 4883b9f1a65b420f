import { DIRECTIONS, emptyIn, emptyPlaces, slideInto, type Situation } from './cells.js';
import { EDGE, INNER, lineValue } from './line-value.js';
import { outcomesOf } from './outcomes.js';
import {
  branchesOf,
  deepen,
  growthOf,
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
const ROWS = 2 ** 16;

// Values and probabilities are whole numbers, so that none has to be put on the heap to be returned
// or passed on, which saves a third of the time. Browsers keep only those below 2 ** 30 off it.
/** The units in a point of `lineValue`. */
export const VALUE_SCALE = 32;
/** The probability 1. */
const CERTAIN = 2 ** 24;

/** Less likely lines of play are judged as they stand. */
const UNLIKELY = CERTAIN / 100;

// Tables by row: the row slid to the left and to the right, and its value at an edge of the board and inside it.
const slidLeft = new Uint16Array(ROWS);
const slidRight = new Uint16Array(ROWS);
const edgeValue = new Int32Array(ROWS);
const innerValue = new Int32Array(ROWS);
export const tables = { slidLeft, slidRight, edgeValue, innerValue };

/** The number of rows whose entries in the tables have been made. */
let rowsReady = 0;
const ROWS_AT_ONCE = 1024;

const reverse = (row: number) =>
  ((row & 15) << 12) | ((row & 240) << 4) | ((row >> 4) & 240) | (row >> 12);

/** Packs up to eight cells into one integer. Two tiles of the highest rank merge into one of the same rank. */
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
  for (const end = rowsReady + ROWS_AT_ONCE; rowsReady < end; rowsReady++) {
    for (let cell = 0; cell < 4; cell++) cells[cell] = (rowsReady >> (cell * 4)) & 15;
    slideInto(cells, slidCells, 4, DIRECTIONS.indexOf('left'));
    const slid = pack(slidCells);
    slidLeft[rowsReady] = slid;
    slidRight[reverse(rowsReady)] = reverse(slid);
    edgeValue[rowsReady] = Math.round(lineValue(cells, 0, 1, 4, EDGE) * VALUE_SCALE);
    innerValue[rowsReady] = Math.round(lineValue(cells, 0, 1, 4, INNER) * VALUE_SCALE);
  }
  return true;
}

const KNOWN_BITS = 17;
// A hash table of the values of boards after a slide. An entry is `top`, `low`, the search and depth, and the value.
const known = new Int32Array(4 << KNOWN_BITS);

let searchCount = 0;

// The state of the search that is running. Steps of several searches may alternate: see `resume`.
let currentSearch = 0;
/** The number of boards looked at since `resume`. */
let boards = 0;
/** The likelier new tile, as a shift of a cell's lowest bit: 0 for a 2, 1 for a 4. */
let likelyShift = 0;
let rareChance = 0;

/** The value of a board after a slide, as it stands. */
function judge(top: number, low: number): number {
  const value =
    (edgeValue[top & 0xffff] as number) +
    (innerValue[top >>> 16] as number) +
    (innerValue[low & 0xffff] as number) +
    (edgeValue[low >>> 16] as number);
  // Transposes the board: its columns become rows.
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
  // First left and right, then up and down.
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
  boards += count;
  return best;
}

/**
 * The value of the best move, looking `depth` moves beyond it; 0 if none is possible.
 * @param chance probability of the new tiles that lead here
 */
function bestValue(top: number, low: number, depth: number, chance: number): number {
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
      const value = averageValue(newTop, newLow, depth, chance);
      if (value > best) best = value;
    }
    newTop = (slidRight[a] as number) | ((slidRight[b] as number) << 16);
    newLow = (slidRight[c] as number) | ((slidRight[d] as number) << 16);
    if (newTop !== top || newLow !== low) {
      const value = averageValue(newTop, newLow, depth, chance);
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

/** One bit for each empty cell of two rows: the lowest of the cell's four bits. */
export function emptyCells(rows: number): number {
  rows |= (rows >>> 2) & 0x33333333;
  return ~(rows | (rows >>> 1)) & 0x11111111;
}

/** Counts bits that are at least four apart: the product adds them up in its top four bits. */
export const countCells = (bits: number) => Math.imul(bits, 0x11111111) >>> 28;

/** The value of a board after a slide, averaged over all new tiles. */
function averageValue(top: number, low: number, depth: number, chance: number): number {
  // The factors are those of two well-known hashes: Knuth's golden ratio and MurmurHash3.
  const place =
    (Math.imul(top ^ Math.imul(low, 0x9e3779b1), 0x85ebca6b) >>> (32 - KNOWN_BITS)) << 2;
  const tag = (currentSearch << 5) | depth;
  if (known[place] === top && known[place + 1] === low && known[place + 2] === tag) {
    return known[place + 3] as number;
  }
  let emptyTop = emptyCells(top);
  let emptyLow = emptyCells(low);
  const count = countCells(emptyTop) + countCells(emptyLow);
  let value = 0;
  if (depth === 1) {
    for (; emptyTop; emptyTop &= emptyTop - 1) {
      value += judgeMoves(top | ((emptyTop & -emptyTop) << likelyShift), low);
    }
    for (; emptyLow; emptyLow &= emptyLow - 1) {
      value += judgeMoves(top, low | ((emptyLow & -emptyLow) << likelyShift));
    }
  } else {
    const rare = rareChance;
    const often = 1 - rare;
    const cellChance = (chance / count) | 0;
    for (; emptyTop; emptyTop &= emptyTop - 1) {
      const bit = emptyTop & -emptyTop;
      value +=
        often * bestValue(top | (bit << likelyShift), low, depth - 1, (cellChance * often) | 0);
      if (rare)
        value +=
          rare *
          bestValue(top | (bit << (1 - likelyShift)), low, depth - 2, (cellChance * rare) | 0);
    }
    for (; emptyLow; emptyLow &= emptyLow - 1) {
      const bit = emptyLow & -emptyLow;
      value +=
        often * bestValue(top, low | (bit << likelyShift), depth - 1, (cellChance * often) | 0);
      if (rare)
        value +=
          rare *
          bestValue(top, low | (bit << (1 - likelyShift)), depth - 2, (cellChance * rare) | 0);
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

export type Packed = readonly [top: number, low: number];

/** Ranks of a board that {@link fitRanks} has changed, if need be. */
const packRanks = (ranks: Uint8Array): Packed => [
  pack(ranks.subarray(0, 8)),
  pack(ranks.subarray(8)),
];

export const packBoard = (cells: Uint8Array): Packed => packRanks(fitRanks(cells));

/** Makes the functions above work for this search. */
function resume(search: number, newTiles: NewTiles): void {
  currentSearch = search;
  boards = 0;
  likelyShift = newTiles.likelyRank - 1;
  rareChance = newTiles.rareChance;
}

function explore(
  [top, low]: Packed,
  { cell, rank }: Branch,
  depth: number,
  chance: number,
): number {
  const bits = rank << ((cell & 7) * 4);
  return cell < 8
    ? bestValue(top | bits, low, depth, chance)
    : bestValue(top, low | bits, depth, chance);
}

/** The tables must have been made: see {@link prepare}. */
export function searchFour({ cells, fourChance }: Situation, effort: Effort): Search {
  const search = ++searchCount;
  const newTiles = newTilesOf(fourChance);
  const outcomes = outcomesOf({ columns: 4, rows: 4, cells: fitRanks(cells) });
  const packed = outcomes.map((outcome) => packRanks(outcome.cells));
  const explorer: Explorer = {
    outcomes,
    newTiles,
    places: emptyPlaces,
    judge: (outcome) => judge(...(packed[outcome] as Packed)),
    explore(branch, depth) {
      resume(search, newTiles);
      const board = packed[branch.outcome] as Packed;
      return explore(board, branch, depth, (branch.chance * CERTAIN) | 0);
    },
    boardsExplored: () => boards,
  };
  return deepen(explorer, effort, emptyIn(cells));
}

const MAX_SPAWN_DEPTH = 4;

export interface SpawnFinding extends Branch {
  /** Of the board after the best move. All new tiles are searched equally deep. */
  readonly evaluation: number;
}

/**
 * Compares all new tiles that can come on a 4 x 4 board after a slide, with the tables that {@link prepare} makes.
 * @param budget boards to look at, about
 */
export function compareSpawns(
  ranks: Uint8Array,
  fourChance: number,
  budget: number,
): SpawnFinding[] {
  const search = ++searchCount;
  const newTiles = newTilesOf(fourChance);
  const board = packBoard(ranks);
  const branches = branchesOf(0, emptyPlaces(ranks), newTiles);
  // Rare tiles are searched as deep as the others, or their evaluations could not be compared.
  const chance = ((2 * CERTAIN) / branches.length) | 0;
  let findings: SpawnFinding[] = [];
  let boardsInRound = 0;
  let growth = 1;
  for (let depth = 0; boardsInRound * growth <= budget && depth < MAX_SPAWN_DEPTH; depth++) {
    resume(search, newTiles);
    findings = branches.map((branch) => ({
      ...branch,
      evaluation: explore(board, branch, depth, chance),
    }));
    growth = growthOf(boards, boardsInRound);
    boardsInRound = Math.max(boards, 1);
  }
  return findings;
}
