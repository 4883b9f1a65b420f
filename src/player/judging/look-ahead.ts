import { emptyIn, emptyPlaces, slide, type Cells, type Situation } from '../search/cells.js';
import { corners, largest, type Facts } from './facts.js';
import { searchFour } from '../search/four-by-four.js';

const MOVES = 3;
/** Lines of play that are tried, each with new tiles of its own; the tiles are the same after every slide. */
const SAMPLES = 24;
/** Boards to look at for a move, as the stand-in for a good human does: see `pointsToCome`. */
const BUDGET = 20;

// Differences up to these may be chance.
const CELLS_NOISE = 1;
const CHANCE_NOISE = 0.3;

/** Numbers from 0 to 1 that are spread evenly, in pairs as well, and the same on every machine. */
const spreadNumber = (nth: number) => (nth * nth * Math.SQRT2) % 1;

/** A new tile, which two numbers from 0 to 1 choose. */
function addTile(board: Cells, fourChance: number, forCell: number, forRank: number): Cells {
  const places = emptyPlaces(board.cells);
  const cells = board.cells.slice();
  cells[places[Math.floor(forCell * places.length)] as number] = forRank < fourChance ? 2 : 1;
  return { ...board, cells };
}

/** Makes the move that a good human might make. @returns `undefined` if nothing can move */
function playMove(board: Cells, fourChance: number): Cells | undefined {
  const search = searchFour({ ...board, fourChance }, { budget: BUDGET });
  while (search.step());
  return slide(board, search.bestMove);
}

/** Boards on which a good human may stand after {@link MOVES} moves more; fewer if the game ends before. */
function boardsAfter(start: Cells, fourChance: number): Cells[] {
  return Array.from({ length: SAMPLES }, (_, sample) => {
    let board = start;
    for (let move = 0; move < MOVES; move++) {
      const nth = 2 * (MOVES * sample + move) + 1;
      const next = addTile(board, fourChance, spreadNumber(nth), spreadNumber(nth + 1));
      const slid = playMove(next, fourChance);
      if (!slid) return next;
      board = slid;
    }
    return board;
  });
}

/** Facts about the boards some moves after a slide, which leads to `outcome`. There are none except on 4 x 4. */
export function laterFacts(before: Situation, outcome: Cells): Facts {
  if (outcome.columns !== 4 || outcome.rows !== 4) return [];
  const boards = boardsAfter(outcome, before.fourChance);
  const top = largest(before.cells);
  const chance = boards.filter((board) => largest(corners(board)) >= top).length / SAMPLES;
  const count = boards.reduce((sum, board) => sum + emptyIn(board.cells), 0) / SAMPLES;
  return [
    {
      reason: { kind: 'corner-later', tile: 2 ** top, chance, moves: MOVES },
      // If the largest tile merges, the corner has to hold a larger one: such boards cannot be compared.
      worth: [largest(outcome.cells) > top ? NaN : chance],
      noise: CHANCE_NOISE,
    },
    {
      reason: { kind: 'empty-later', count, moves: MOVES },
      worth: [count],
      noise: CELLS_NOISE,
    },
  ];
}
