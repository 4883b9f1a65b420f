import { emptyIn, emptyPlaces, slideInto, type Situation } from './cells.js';
import { EDGE, INNER, lineValue, type Weights } from './line-value.js';
import { outcomesOf, type Outcome } from './outcomes.js';
import {
  deepen,
  newTilesOf,
  type Branch,
  type Effort,
  type Explorer,
  type NewTiles,
  type Search,
} from './search.js';

/** A cell takes this many times as long here as in the search of 4 x 4 boards. */
const RELATIVE_COST_PER_CELL = 8;

/** Less likely lines of play are judged as they stand. */
const MIN_CHANCE_TO_GO_DEEPER = 0.01;

const FOUR_BY_FOUR_CELLS = 16;

/** On a larger board, only this many of the empty cells are tried for the new tile. */
const MAX_TRIED_CELLS = 6;

/** Tries out moves and new tiles, on a board of its own for each move looked ahead. */
class BoardSearch {
  #boardsExplored = 0;
  readonly #levels: Uint8Array[] = [];

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly newTiles: NewTiles,
  ) {}

  get boardsExplored(): number {
    return this.#boardsExplored;
  }

  /** Evaluates the board after a slide and a new tile, looking `depth` moves beyond the next one. */
  explore(slid: Uint8Array, { cell, rank, chance }: Branch, depth: number): number {
    const start = this.#boardAt(0);
    start.set(slid);
    start[cell] = rank;
    this.#boardsExplored = 0;
    return this.#bestValue(0, depth, chance);
  }

  /** The board to work on after so many moves. */
  #boardAt(level: number): Uint8Array {
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
  #bestValue(level: number, depth: number, chance: number): number {
    const cells = this.#boardAt(level);
    const next = this.#boardAt(level + 1);
    let best = 0;
    for (let direction = 0; direction < 4; direction++) {
      if (!slideInto(cells, next, this.columns, direction)) continue;
      this.#boardsExplored++;
      const goesDeeper = depth > 0 && chance >= MIN_CHANCE_TO_GO_DEEPER;
      const value = goesDeeper ? this.#averageValue(level + 1, depth, chance) : this.judge(next);
      if (value > best) best = value;
    }
    return best;
  }

  /** The value of the board at a level, after a slide, averaged over the new tiles. */
  #averageValue(level: number, depth: number, chance: number): number {
    const cells = this.#boardAt(level);
    const places = triedPlaces(cells);
    const { likelyRank, rareRank } = this.newTiles;
    // A rare tile is searched one move less deep, and not at all near the end.
    const rareChance = depth > 1 ? this.newTiles.rareChance : 0;
    const likelyChance = 1 - rareChance;
    const cellChance = chance / places.length;
    let value = 0;
    for (const cell of places) {
      cells[cell] = likelyRank;
      value += likelyChance * this.#bestValue(level, depth - 1, cellChance * likelyChance);
      if (rareChance) {
        cells[cell] = rareRank;
        value += rareChance * this.#bestValue(level, depth - 2, cellChance * rareChance);
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
  if (cells.length <= FOUR_BY_FOUR_CELLS || places.length <= MAX_TRIED_CELLS) return places;
  return Array.from(
    { length: MAX_TRIED_CELLS },
    (_, nth) => places[Math.floor(((nth + 0.5) * places.length) / MAX_TRIED_CELLS)] as number,
  );
}

/** The number of empty cells; on a larger board, their share of it in sixteenths. */
function emptyAsOnFourByFour(cells: Uint8Array): number {
  const empty = emptyIn(cells);
  if (cells.length <= FOUR_BY_FOUR_CELLS) return empty;
  return Math.floor((empty * FOUR_BY_FOUR_CELLS) / cells.length);
}

/** Searches a board of any size. The budget counts boards of 4 x 4; a board here costs as much as several of them. */
export function searchAny(situation: Situation, { budget, wantsEvaluations }: Effort): Search {
  const { cells, fourChance } = situation;
  const newTiles = newTilesOf(fourChance);
  const outcomes = outcomesOf(situation);
  // Outcomes may be transposed, all in the same way; without one, nothing is searched.
  const { columns, rows } = outcomes[0] ?? situation;
  const boardSearch = new BoardSearch(columns, rows, newTiles);
  const boardAfter = (outcome: number) => (outcomes[outcome] as Outcome).cells;
  const explorer: Explorer = {
    outcomes,
    newTiles,
    places: triedPlaces,
    judge: (outcome) => boardSearch.judge(boardAfter(outcome)),
    explore: (branch, depth) => boardSearch.explore(boardAfter(branch.outcome), branch, depth),
    boardsExplored: () => boardSearch.boardsExplored,
  };
  const costOfBoard = (RELATIVE_COST_PER_CELL * cells.length) / FOUR_BY_FOUR_CELLS;
  return deepen(
    explorer,
    { budget: budget / costOfBoard, wantsEvaluations },
    emptyAsOnFourByFour(cells),
  );
}
