import { emptyIn, emptyPlaces, slideInto, type Situation } from './cells.js';
import { EDGE, INNER, lineValue, type Weights } from './line-value.js';
import { outcomesOf, type Outcome } from './outcomes.js';
import {
  deepen,
  newTilesOf,
  type Effort,
  type Explorer,
  type NewTiles,
  type Search,
} from './search.js';

// Boards of any size: far slower than 4 x 4, but larger boards need a less thorough search.

/** How many times as long a cell takes here as in the search of 4 x 4 boards. */
const COST_PER_CELL = 8;

/** Less likely lines of play are judged as they stand. */
const UNLIKELY = 0.01;

const FOUR_BY_FOUR = 16;

/** On a larger board, only this many of the empty cells are tried for the new tile. */
const SAMPLE = 6;

/** Tries out moves and new tiles, on a board of its own for each move looked ahead. */
class BoardSearch {
  /** The number of boards looked at since the caller set it to 0. */
  boards = 0;
  readonly #levels: Uint8Array[] = [];

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly newTiles: NewTiles,
  ) {}

  /** The board to work on after so many moves. */
  boardAt(level: number): Uint8Array {
    return (this.#levels[level] ??= new Uint8Array(this.columns * this.rows));
  }

  /** The value of a board after a slide, as it stands. */
  judge(cells: Uint8Array): number {
    const { columns, rows } = this;
    let value = 0;
    for (let row = 0; row < rows; row++) {
      value += lineValue(cells, row * columns, 1, columns, weightsOf(row, rows));
    }
    for (let column = 0; column < columns; column++) {
      value += lineValue(cells, column, columns, rows, weightsOf(column, columns));
    }
    return value;
  }

  /**
   * The value of the best move on the board at a level, looking `depth` moves further; 0 if none is possible.
   * @param chance probability of the new tiles that lead there
   */
  bestValue(level: number, depth: number, chance: number): number {
    const cells = this.boardAt(level);
    const next = this.boardAt(level + 1);
    let best = 0;
    for (let direction = 0; direction < 4; direction++) {
      if (!slideInto(cells, next, this.columns, direction)) continue;
      this.boards++;
      const goesDeeper = depth > 0 && chance >= UNLIKELY;
      const value = goesDeeper ? this.#averageValue(level + 1, depth, chance) : this.judge(next);
      if (value > best) best = value;
    }
    return best;
  }

  /** The value of the board at a level, after a slide, averaged over the new tiles. */
  #averageValue(level: number, depth: number, chance: number): number {
    const cells = this.boardAt(level);
    const places = triedPlaces(cells);
    const { likelyRank, rareRank } = this.newTiles;
    const rareChance = depth > 1 ? this.newTiles.rareChance : 0;
    const likelyChance = 1 - rareChance;
    const cellChance = chance / places.length;
    let value = 0;
    for (const cell of places) {
      cells[cell] = likelyRank;
      value += likelyChance * this.bestValue(level, depth - 1, cellChance * likelyChance);
      if (rareChance) {
        cells[cell] = rareRank;
        value += rareChance * this.bestValue(level, depth - 2, cellChance * rareChance);
      }
      cells[cell] = 0;
    }
    return value / places.length;
  }
}

function weightsOf(line: number, lines: number): Weights {
  return line > 0 && line < lines - 1 ? INNER : EDGE;
}

/** Where new tiles are tried: the empty cells, or on a large board a sample spread over it. */
function triedPlaces(cells: Uint8Array): number[] {
  const places = emptyPlaces(cells);
  if (cells.length <= FOUR_BY_FOUR || places.length <= SAMPLE) return places;
  return Array.from(
    { length: SAMPLE },
    (_, nth) => places[Math.floor(((nth + 0.5) * places.length) / SAMPLE)] as number,
  );
}

/** How tight a large board is shows in the share of its empty cells, a small one in their number. */
function tightnessOf(cells: Uint8Array): number {
  const empty = emptyIn(cells);
  if (cells.length <= FOUR_BY_FOUR) return empty;
  return Math.floor((empty * FOUR_BY_FOUR) / cells.length);
}

export function searchAny(situation: Situation, { budget, wantsEvaluations }: Effort): Search {
  const { cells, fourChance } = situation;
  const newTiles = newTilesOf(fourChance);
  const outcomes = outcomesOf(situation);
  const [{ columns, rows } = situation] = outcomes;
  const boardSearch = new BoardSearch(columns, rows, newTiles);
  const boardAfter = (outcome: number) => (outcomes[outcome] as Outcome).cells;
  const explorer: Explorer = {
    outcomes,
    newTiles,
    places: triedPlaces,
    judge: (outcome) => boardSearch.judge(boardAfter(outcome)),
    explore({ outcome, cell, rank, chance }, depth) {
      const start = boardSearch.boardAt(0);
      start.set(boardAfter(outcome));
      start[cell] = rank;
      boardSearch.boards = 0;
      return boardSearch.bestValue(0, depth, chance);
    },
    boardsExplored: () => boardSearch.boards,
  };
  const cost = (COST_PER_CELL * cells.length) / FOUR_BY_FOUR;
  return deepen(explorer, { budget: budget / cost, wantsEvaluations }, tightnessOf(cells));
}
