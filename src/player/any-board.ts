import { deepen, type Branch } from './deepen.js';
import { lineValue } from './line-value.js';
import type { Search, Situation } from './search.js';

// The search of boards of any size: far slower than that of 4 x 4, but larger boards need much less
// of it.

/** How much longer looking at a cell takes here than in the search of 4 x 4 boards. */
const COST = 8;

/** Lines of play less likely than this are judged as they stand. */
const UNLIKELY = 0.01;

/** On a board of more than 16 cells only this many of the empty ones are tried for the new tile. */
const SAMPLE = 6;

/** Boards on which moves are tried, one for each move looked ahead. */
class Trial {
  /** Boards looked at. */
  looks = 0;
  readonly #levels: Uint8Array[] = [];

  constructor(
    readonly columns: number,
    readonly rows: number,
    /** Rank of the likelier new tile: 1 or 2. */
    readonly likely: number,
    /** Probability of the other one. */
    readonly rareChance: number,
  ) {}

  /** The board at a level; 0 is the one after the move to be judged. */
  at(level: number): Uint8Array {
    return (this.#levels[level] ??= new Uint8Array(this.columns * this.rows));
  }

  /** Slides a board into another one. Returns whether anything moves. */
  slide(from: Uint8Array, to: Uint8Array, direction: number): boolean {
    const { columns, rows } = this;
    const vertical = direction % 2 === 0;
    const length = vertical ? rows : columns;
    const stride = vertical ? columns : 1;
    const backward = direction === 1 || direction === 2;
    const step = backward ? -stride : stride;
    let start = backward ? (length - 1) * stride : 0;
    let moves = false;
    to.fill(0);
    for (let line = from.length / length; line > 0; line--, start += vertical ? 1 : columns) {
      let free = start;
      let last = 0;
      for (let cell = start, left = length; left > 0; left--, cell += step) {
        const rank = from[cell] as number;
        if (!rank) continue;
        if (rank === last) {
          to[free - step] = rank + 1;
          last = 0;
          moves = true;
        } else {
          moves ||= cell !== free;
          to[free] = last = rank;
          free += step;
        }
      }
    }
    return moves;
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

  /** The value of the best move at a level, looking `depth` moves further; 0 if none is possible. */
  play(level: number, depth: number, chance: number): number {
    const cells = this.at(level);
    const next = this.at(level + 1);
    let best = 0;
    for (let direction = 0; direction < 4; direction++) {
      if (!this.slide(cells, next, direction)) continue;
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
    const places = emptyPlaces(cells);
    const rare = depth > 1 ? this.rareChance : 0;
    const each = chance / places.length;
    let value = 0;
    for (const cell of places) {
      cells[cell] = this.likely;
      value += (1 - rare) * this.play(level, depth - 1, each * (1 - rare));
      if (rare) {
        cells[cell] = 3 - this.likely;
        value += rare * this.play(level, depth - 2, each * rare);
      }
      cells[cell] = 0;
    }
    return value / places.length;
  }
}

/** The empty cells, or on a large board a sample spread over it. */
function emptyPlaces(cells: Uint8Array): number[] {
  const places = [...cells.keys()].filter((cell) => !cells[cell]);
  if (cells.length <= 16 || places.length <= SAMPLE) return places;
  return Array.from(
    { length: SAMPLE },
    (_, nth) => places[Math.floor(((nth + 0.5) * places.length) / SAMPLE)] as number,
  );
}

interface AnyBranch extends Branch {
  readonly cell: number;
}

/**
 * Searches a board of any size.
 *
 * @param budget as for 4 x 4; a board of another size counts in proportion to its cells
 */
export function searchAny(situation: Situation, budget: number): Search {
  const { columns, rows, cells, fourChance } = situation;
  const likely = fourChance > 0.5 ? 2 : 1;
  const trial = new Trial(columns, rows, likely, likely > 1 ? 1 - fourChance : fourChance);
  const boards = [0, 1, 2, 3].map((move) => {
    const board = new Uint8Array(cells.length);
    return trial.slide(cells, board, move) ? board : undefined;
  });
  const board = (move: number) => boards[move] ?? cells;
  const moves = [0, 1, 2, 3].filter((move) => boards[move]);
  const branches = moves.flatMap((move): AnyBranch[] => {
    const places = emptyPlaces(board(move));
    return places.flatMap((cell) =>
      [false, true].map((rare) => ({
        move,
        cell,
        rare,
        chance: (rare ? trial.rareChance : 1 - trial.rareChance) / places.length,
      })),
    );
  });
  const explorer = {
    moves,
    branches,
    judge: (move: number) => trial.judge(board(move)),
    explore({ move, cell, rare, chance }: AnyBranch, depth: number) {
      const start = trial.at(0);
      start.set(board(move));
      start[cell] = rare ? 3 - likely : likely;
      trial.looks = 0;
      return trial.play(0, depth, chance);
    },
    count: () => trial.looks,
  };
  const cost = (COST * cells.length) / 16;
  const empty = cells.filter((rank) => !rank).length;
  // How tight a board is shows in the share of its empty cells, on a small board in their number.
  return deepen(
    explorer,
    budget / cost,
    cells.length > 16 ? Math.floor((empty * 16) / cells.length) : empty,
  );
}
