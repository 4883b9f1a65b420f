import type { Direction, Move } from '../engine/index.js';
import { DIRECTIONS, slide, type Situation } from './cells.js';
import { compareSpawns, searchFour } from './four-by-four.js';
import { markOf, type Mark } from './marks.js';
import { lossesOf, ratingsOf, valueOfBoard, type Rating } from './rating.js';
import type { Search } from './search.js';

/** A move of a game, and what the computer thinks of it. */
export interface MoveReview {
  /** The position of the move among the entries of the line, counted from 1 as in `Step.index`. */
  readonly index: number;
  /** The direction played. */
  readonly direction: Direction;
  /** The direction that the computer would have played. */
  readonly best: Direction;
  /** The score that a good human is expected to reach from this position, with the best move. */
  readonly value: number;
  /** Points that the move costs: the best one's value minus its own, 0 or more. */
  readonly loss: number;
  /** Absent if the move is good enough. */
  readonly mark?: Mark | undefined;
  /**
   * All ratings of the position, the best first; only for a marked move. The reasons of the best
   * one compare it with the move played.
   */
  readonly ratings?: readonly Rating[] | undefined;
  /**
   * Points by which the new tile after the move was better than new tiles are on average there; below 0 it was worse.
   */
  readonly luck: number;
}

/** On 4 x 4, under the standard rules. */
export interface ReviewPosition extends Situation {
  readonly score: number;
}

export interface PlayedMove extends ReviewPosition, Pick<Move, 'direction' | 'spawned'> {
  readonly index: number;
}

export interface ReviewEnd extends ReviewPosition {
  readonly over: boolean;
}

/** Few enough that nothing else waits for long. */
export interface ReviewPart {
  readonly moves: readonly PlayedMove[];
  readonly end?: ReviewEnd | undefined;
}

export interface ReviewedPart {
  readonly moves: readonly MoveReview[];
  readonly end?: number | undefined;
}

/** Boards to look at for the luck of a tile, at most: this is a single step. */
const MOST_FOR_LUCK = 6000;

/** What the new tile was worth, compared with all that could have come. */
function luckOf(played: PlayedMove, budget: number): number {
  const { cells } = slide(played, DIRECTIONS.indexOf(played.direction)) ?? played;
  const { cell, value } = played.spawned;
  let mean = 0;
  let came = 0;
  for (const spawn of compareSpawns(cells, played.fourChance, budget)) {
    const points = valueOfBoard(played, spawn.number) ?? 0;
    mean += spawn.chance * points;
    if (spawn.cell === cell && 2 ** spawn.rank === value) came = points;
  }
  return Math.round(came - mean);
}

/** The search's tables must have been made. */
export function searchPosition(position: ReviewPosition, budget: number): Search {
  return searchFour(position, { budget, always: true });
}

/** At a position that has been searched. */
export function expectedAt(end: ReviewEnd, search: Search): number {
  return (end.over ? undefined : lossesOf(end, search.findings).value) ?? end.score;
}

/** From a position that has been searched. */
export function reviewMove(played: PlayedMove, search: Search, budget: number): MoveReview {
  const { index, direction, score } = played;
  const { findings } = search;
  const { value, moves } = lossesOf(played, findings);
  const rival = DIRECTIONS.indexOf(direction);
  const best = DIRECTIONS[moves[0]?.move ?? rival] as Direction;
  const loss = moves.find(({ move }) => move === rival)?.loss ?? 0;
  const luck = luckOf(played, Math.min(budget, MOST_FOR_LUCK));
  const review = { index, direction, best, value: value ?? score, loss, luck };
  const mark = markOf(loss, review.value);
  return mark ? { ...review, mark, ratings: ratingsOf(played, findings, rival) } : review;
}
