import { emptyIn, emptyPlaces, slideInto, type Situation } from './cells.js';
import { lineValue } from './line-value.js';
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

/** How much longer a cell takes here than in the search of 4 x 4 boards. */
const COST = 8;

/** Less likely lines of play are judged as they stand. */
const UNLIKELY = 0.01;

/** On more than 16 cells, only this many of the empty ones are tried for the new tile. */
const SAMPLE = 6;

/** Boards on which moves are tried, one for each move looked ahead. */
class Trial {
  /** Boards looked at. */
  looks = 0;
  readonly #levels: Uint8Array[] = [];

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly newTiles: NewTiles,
  ) {}

  /** Level 0 is the board after the move to be judged. */
  at(level: number): Uint8Array {
    return (this.#levels[level] ??= new Uint8Array(this.columns * this.rows));
  }

  /** The value of a board with a move made. */
  judge(cells: Uint8Array): number {
    const { columns, rows } = this;
    let value = 0;
    for (let row = 0; row < rows; row++) {
      value += lineValue(cells, row * columns, 1, columns, row > 0 && row < rows - 1);
    }
    for (let column = 0; column < columns; column++) {
      value += lineValue(cells, column, columns, rows, column > 0 && column < columns - 1);
    }
    return value;
  }

  /** The value of the best move, looking `depth` moves further; 0 if none is possible. */
  play(level: number, depth: number, chance: number): number {
    const cells = this.at(level);
    const next = this.at(level + 1);
    let best = 0;
    for (let direction = 0; direction < 4; direction++) {
      if (!slideInto(cells, next, this.columns, direction)) continue;
      this.looks++;
      const deeper = depth > 0 && chance >= UNLIKELY;
      const value = deeper ? this.#average(level + 1, depth, chance) : this.judge(next);
      if (value > best) best = value;
    }
    return best;
  }

  /** The value of a board with a move made, averaged over the new tiles. */
  #average(level: number, depth: number, chance: number): number {
    const cells = this.at(level);
    const places = triedPlaces(cells);
    const { likely, rareChance } = this.newTiles;
    const rare = depth > 1 ? rareChance : 0;
    const each = chance / places.length;
    let value = 0;
    for (const cell of places) {
      cells[cell] = likely;
      value += (1 - rare) * this.play(level, depth - 1, each * (1 - rare));
      if (rare) {
        cells[cell] = 3 - likely;
        value += rare * this.play(level, depth - 2, each * rare);
      }
      cells[cell] = 0;
    }
    return value / places.length;
  }
}

/** Where new tiles are tried: the empty cells, or on a large board a sample spread over it. */
function triedPlaces(cells: Uint8Array): number[] {
  const places = emptyPlaces(cells);
  if (cells.length <= 16 || places.length <= SAMPLE) return places;
  return Array.from(
    { length: SAMPLE },
    (_, nth) => places[Math.floor(((nth + 0.5) * places.length) / SAMPLE)] as number,
  );
}

/** The budget counts in proportion to the cells. */
export function searchAny(situation: Situation, { budget, always }: Effort): Search {
  const { cells, fourChance } = situation;
  const newTiles = newTilesOf(fourChance);
  const outcomes = outcomesOf(situation);
  const [{ columns, rows } = situation] = outcomes;
  const trial = new Trial(columns, rows, newTiles);
  const board = (outcome: number) => (outcomes[outcome] as Outcome).cells;
  const explorer: Explorer = {
    outcomes,
    newTiles,
    places: triedPlaces,
    judge: (outcome) => trial.judge(board(outcome)),
    explore({ outcome, cell, rank, chance }, depth) {
      const start = trial.at(0);
      start.set(board(outcome));
      start[cell] = rank;
      trial.looks = 0;
      return trial.play(0, depth, chance);
    },
    count: () => trial.looks,
  };
  const cost = (COST * cells.length) / 16;
  const empty = emptyIn(cells);
  // How tight a large board is shows in the share of its empty cells, a small one in their number.
  const tightness = cells.length > 16 ? Math.floor((empty * 16) / cells.length) : empty;
  return deepen(explorer, { budget: budget / cost, always }, tightness);
}
