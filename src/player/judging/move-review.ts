import type { Direction } from '../../engine/index.js';
import { DIRECTIONS, slide } from '../search/cells.js';
import { compareSpawns, searchFour } from '../search/four-by-four.js';
import { markOf, type Mark } from './marks.js';
import type { Rollouts } from './rollout-results.js';
import { CLEAR_TESTS, LONG_TESTS, SEEN_TESTS, SHORT_TEST } from './tests.js';
import type { EndPosition, PlayedMove, ReviewPosition } from './played-move.js';
import { expectedScore, rateMoves, ratingsOf, withFirst, type Rating } from './rating.js';
import type { Search } from '../search/search.js';
import { isCrowded, type Rival, type Suspect } from './suspects.js';

/** A move of a game, and what the computer thinks of it. */
export interface MoveReview {
  /** The position of the move among the entries of the line, counted from 1 as in `Step.index`. */
  readonly index: number;
  /** The direction played. */
  readonly direction: Direction;
  /** The direction that the computer would have played; of a marked move, the one after which games that were played on last longest. */
  readonly best: Direction;
  /** The score that a good human is expected to reach from this position, with the best move. */
  readonly value: number;
  /**
   * Points that the move costs, 0 or more: the best one's value minus its own, which is no more than the search's
   * estimate. Of a confirmed move, it is the share of the points to come by which games ended sooner: between what weak
   * players lose by it and what a careful one does, or where the search suspected it no more than its estimate.
   */
  readonly loss: number;
  /** Absent if the move is good enough, or if nothing has confirmed that it is not. */
  readonly mark?: Mark | undefined;
  /**
   * Whether games that were played on, by three weak and two careful policies, confirmed that another move is better:
   * always so for a marked move. Absent if that was not checked.
   */
  readonly confirmed?: boolean | undefined;
  /**
   * All ratings of the position, the best first; only for a marked move. The reasons of the best
   * one compare it with the move played.
   */
  readonly ratings?: readonly Rating[] | undefined;
  /** The games that were played on after the better move and after this one; only of a marked move. */
  readonly games?: readonly [afterBest: Rollouts, afterPlayed: Rollouts] | undefined;
  /**
   * Whether the game was punished for a marked move within 30 moves: it was over by then, or no more was expected than the
   * move had left of the expected score. Absent if the game stopped before that in another way.
   */
  readonly punished?: boolean | undefined;
  /** Points by which the new tile after the move was better than the average one there; below 0 it was worse. */
  readonly luck: number;
}

/** Moves to review in one task: few enough that nothing else waits for long. */
export interface MoveBatch {
  readonly moves: readonly PlayedMove[];
  /** Only in the last batch. */
  readonly end?: EndPosition | undefined;
}

export interface BatchReview {
  /** Without marks: these need checks. */
  readonly reviews: readonly MoveReview[];
  readonly suspects: readonly Suspect[];
  /** The final score, or the one that a good human is expected to reach from the end; only of the last batch. */
  readonly reached?: number | undefined;
}

/** Boards to look at for the luck of a tile, at most: this is a single step. */
const MOST_FOR_LUCK = 6000;

/** Whole points by which the new tile was better than the mean of all that could have come. */
function luckOf(played: PlayedMove, budget: number): number {
  const { cells } = slide(played, DIRECTIONS.indexOf(played.direction)) ?? played;
  const { cell, value } = played.spawned;
  let mean = 0;
  let actual = 0;
  for (const spawn of compareSpawns(cells, played.fourChance, budget)) {
    const points = expectedScore(played, spawn.evaluation) ?? 0;
    mean += spawn.chance * points;
    if (spawn.cell === cell && 2 ** spawn.rank === value) actual = points;
  }
  return Math.round(actual - mean);
}

/** The search's tables must have been made. */
export function searchPosition(position: ReviewPosition, budget: number): Search {
  return searchFour(position, { budget, wantsEvaluations: true });
}

/** @param search the finished search of that position */
export function scoreReached(end: EndPosition, search: Search): number {
  if (end.over) return end.score;
  return rateMoves(end, search.findings).bestValue ?? end.score;
}

/** @param search the finished search of the position before the move @returns the move without a mark: that needs a check */
export function reviewMove(played: PlayedMove, search: Search, budget: number): MoveReview {
  const { index, direction, score } = played;
  const { findings } = search;
  const { bestValue, moves } = rateMoves(played, findings);
  const playedMove = DIRECTIONS.indexOf(direction);
  const best = DIRECTIONS[moves[0]?.directionIndex ?? playedMove] as Direction;
  const loss = moves.find(({ directionIndex }) => directionIndex === playedMove)?.loss ?? 0;
  const luck = luckOf(played, Math.min(budget, MOST_FOR_LUCK));
  return { index, direction, best, value: bestValue ?? score, loss, luck };
}

/**
 * @param review what the search says of the move
 * @param rival what short games say
 * @returns `undefined` if neither suspects the move
 */
export function suspectOf(
  played: PlayedMove,
  search: Search,
  { loss, value, best }: MoveReview,
  rival: Rival | undefined,
): Suspect | undefined {
  const { index, direction } = played;
  const suspect = { index, direction, findings: search.findings };
  const mark = markOf(loss, value);
  if (rival) {
    const { direction: better, errors: weight } = rival;
    const tests = [SHORT_TEST, ...(mark ? LONG_TESTS : CLEAR_TESTS)];
    return { ...suspect, rival: better, tests, bySearch: false, weight };
  }
  if (!mark || mark === 'inaccuracy') return undefined;
  // There the search is often wrong, and short games have missed the move: all have to be clear.
  const tests = isCrowded(played) ? [SHORT_TEST, ...LONG_TESTS] : SEEN_TESTS;
  return { ...suspect, rival: best, tests, bySearch: true, weight: loss / value };
}

/** All ratings of the position, the rival's first: the reasons of that compare it with the move played. */
export function rateSuspect(
  position: ReviewPosition,
  { rival, direction, findings }: Suspect,
): Rating[] {
  const rivalFirst = withFirst(findings, DIRECTIONS.indexOf(rival));
  return ratingsOf(position, rivalFirst, DIRECTIONS.indexOf(direction));
}
