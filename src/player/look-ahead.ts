import { emptyIn, emptyPlaces, slideInto, type Cells, type Situation } from './cells.js';
import { searchFour } from './four-by-four.js';
import type { Facts } from './reasons.js';

/** Moves looked ahead. */
const MOVES = 3;
/** The new tiles of one move after another, sampled so often. They are the same after every slide. */
const SAMPLES = 24;
/** Boards to look at for a move, as the stand-in for a good human does. */
const BUDGET = 20;
/** Lesser differences may be chance. */
const CELLS = 1;
const CHANCE = 0.3;

/** Pseudorandom numbers from 0 to 1, the same on every machine. */
function sampled(nth: number): number {
  const mixed = Math.imul(nth ^ (nth << 16), 0x9e3779b1);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0) / 2 ** 32;
}

const CORNERS: readonly number[] = [0, 3, 12, 15];

const largest = (cells: Uint8Array) => Math.max(...cells);

/** Boards on which a good human may stand so many moves after a slide. */
function boardsAfter(start: Uint8Array, fourChance: number): Uint8Array[] {
  return Array.from({ length: SAMPLES }, (_, sample) => {
    let cells = start;
    for (let move = 0; move < MOVES; move++) {
      const nth = 2 * (MOVES * sample + move) + 1;
      const places = emptyPlaces(cells);
      const next = cells.slice();
      next[places[Math.floor(sampled(nth) * places.length)] as number] =
        sampled(nth + 1) < fourChance ? 2 : 1;
      const search = searchFour(
        { columns: 4, rows: 4, cells: next, fourChance },
        { budget: BUDGET },
      );
      while (search.step());
      if (search.best < 0) return next;
      cells = new Uint8Array(next.length);
      slideInto(next, cells, 4, search.best);
    }
    return cells;
  });
}

/**
 * Facts about the boards some moves after a slide; none but on 4 x 4. @param outcome the board after the slide, in one
 * form for all that are the same up to rotation and reflection
 */
export function laterFacts({ cells, fourChance }: Situation, outcome: Cells): Facts {
  if (outcome.columns !== 4 || outcome.rows !== 4) return [];
  const boards = boardsAfter(outcome.cells, fourChance);
  const top = largest(cells);
  const held = boards.filter(
    (board) => largest(board.filter((_, at) => CORNERS.includes(at))) >= top,
  );
  const chance = held.length / SAMPLES;
  const count = boards.reduce((sum, board) => sum + emptyIn(board), 0) / SAMPLES;
  return [
    {
      reason: { kind: 'corner-later', tile: 2 ** top, chance, moves: MOVES },
      worth: [chance],
      least: CHANCE,
    },
    { reason: { kind: 'empty-later', count, moves: MOVES }, worth: [count], least: CELLS },
  ];
}
