import { emptyIn, emptyPlaces, slide, type Cells, type Situation } from './cells.js';
import { searchFour } from './four-by-four.js';
import { corners, largest, type Facts } from './reasons.js';

/** Moves looked ahead. */
const MOVES = 3;
/** The new tiles of one move after another, sampled so often. They are the same after every slide. */
const SAMPLES = 24;
/** Boards to look at for a move, as the stand-in for a good human does. */
const BUDGET = 20;
/** Lesser differences may be chance. */
const CELLS = 1;
const CHANCE = 0.3;

/** Numbers from 0 to 1 that are spread evenly, in pairs as well, and the same on every machine. */
const sampled = (nth: number) => (nth * nth * Math.SQRT2) % 1;

/** Boards on which a good human may stand so many moves after a slide. */
function boardsAfter(start: Cells, fourChance: number): Cells[] {
  return Array.from({ length: SAMPLES }, (_, sample) => {
    let board = start;
    for (let move = 0; move < MOVES; move++) {
      const nth = 2 * (MOVES * sample + move) + 1;
      const places = emptyPlaces(board.cells);
      const cells = board.cells.slice();
      cells[places[Math.floor(sampled(nth) * places.length)] as number] =
        sampled(nth + 1) < fourChance ? 2 : 1;
      const next = { ...board, cells, fourChance };
      const search = searchFour(next, { budget: BUDGET });
      while (search.step());
      const slid = slide(next, search.bestMove);
      if (!slid) return next;
      board = slid;
    }
    return board;
  });
}

/**
 * Facts about the boards some moves after a slide; none but on 4 x 4.
 * @param outcome the board after the slide, in one form for all that are the same up to rotation and reflection
 */
export function laterFacts({ cells, fourChance }: Situation, outcome: Cells): Facts {
  if (outcome.columns !== 4 || outcome.rows !== 4) return [];
  const boards = boardsAfter(outcome, fourChance);
  const top = largest(cells);
  const chance = boards.filter((board) => largest(corners(board)) >= top).length / SAMPLES;
  const count = boards.reduce((sum, board) => sum + emptyIn(board.cells), 0) / SAMPLES;
  return [
    {
      reason: { kind: 'corner-later', tile: 2 ** top, chance, moves: MOVES },
      // Where the largest merges, another tile has to be in a corner: that cannot be compared.
      worth: [largest(outcome.cells) > top ? NaN : chance],
      least: CHANCE,
    },
    { reason: { kind: 'empty-later', count, moves: MOVES }, worth: [count], least: CELLS },
  ];
}
