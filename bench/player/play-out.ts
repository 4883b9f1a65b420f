// Games on bare boards, without a Game: hundreds of times as many fit into a run.
import { prepare, searchFour } from '../../src/player/search/four-by-four.js';
import { emptyIn, slideInto } from '../../src/player/search/cells.js';
import type { ReviewPosition } from '../../src/player/judging/played-move.js';
import type { Search } from '../../src/player/search/search.js';

while (prepare());

export const FOUR_CHANCE = 0.1;

/** The player whose final scores stand for those of a good human. */
export const REFERENCE_BUDGET = 20;

/** Pseudorandom numbers from 0 to 1 (mulberry32), the same for the same name on every machine. */
export function randomOf(name: string): () => number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) state = Math.imul(state ^ byte, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A 4 x 4 game in progress. */
export interface Play {
  /** Ranks, row by row. */
  cells: Uint8Array;
  score: number;
  moves: number;
}

/** The result of searching a board. */
export function searchBoard(cells: Uint8Array, budget: number): Search {
  const situation = { columns: 4, rows: 4, cells, fourChance: FOUR_CHANCE };
  const search = searchFour(situation, { budget, wantsEvaluations: true });
  while (search.step());
  return search;
}

/** The move that `ComputerPlayer({ budget })` makes, -1 if there is none. */
export function choose(cells: Uint8Array, budget: number): number {
  const search = searchFour({ columns: 4, rows: 4, cells, fourChance: FOUR_CHANCE }, { budget });
  while (search.step());
  return search.bestMove;
}

export const legalMoves = (cells: Uint8Array): number[] =>
  [0, 1, 2, 3].filter((move) => slideInto(cells, new Uint8Array(16), 4, move));

/** Points for making the tiles of a board out of twos. */
export function pointsOf(cells: Uint8Array): number {
  let points = 0;
  for (const rank of cells) if (rank) points += (rank - 1) * 2 ** rank;
  return points;
}

/** Adds a new tile. */
export function spawn(play: Play, random: () => number): void {
  let place = Math.floor(random() * emptyIn(play.cells));
  const cell = play.cells.findIndex((rank) => !rank && place-- === 0);
  play.cells[cell] = random() < FOUR_CHANCE ? 2 : 1;
}

/** Slides and adds a new tile. */
export function move(play: Play, direction: number, random: () => number): void {
  const slid = new Uint8Array(16);
  slideInto(play.cells, slid, 4, direction);
  play.score += pointsOf(slid) - pointsOf(play.cells);
  play.cells = slid;
  play.moves++;
  spawn(play, random);
}

export function begin(random: () => number): Play {
  const play = { cells: new Uint8Array(16), score: 0, moves: 0 };
  spawn(play, random);
  spawn(play, random);
  return play;
}

export const positionOf = ({ cells, score }: Play): ReviewPosition => ({
  ...{ columns: 4, rows: 4, cells, fourChance: FOUR_CHANCE, score },
});

/** Chooses a move by the board alone, -1 if there is none. */
export type Chooser = (cells: Uint8Array) => number;

export const reference: Chooser = (cells) => choose(cells, REFERENCE_BUDGET);

/** The final score when a player, by default the reference, plays on from here. */
export function playOut(from: Play, random: () => number, player: Chooser = reference): number {
  const play = { ...from };
  for (;;) {
    const direction = player(play.cells);
    if (direction < 0) return play.score;
    move(play, direction, random);
  }
}
