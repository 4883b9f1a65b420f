import {
  EARLY_ERRORS,
  MOST_MOVES,
  SHORT_MOVES,
  SURE,
  WEAK_POLICIES,
  type PolicyName,
} from './rollout-results.js';

/**
 * Who plays games on to tell whether a move is worse than another, how far, and by how many standard errors all of them
 * must say so.
 */
export type Test = readonly [policies: readonly PolicyName[], mostMoves: number, errors: number];

/** A quick one, after which a long one has to be sure. */
export const SHORT_TEST: Test = [WEAK_POLICIES, SHORT_MOVES, 1.5];
const LONG_TEST: Test = [WEAK_POLICIES, MOST_MOVES, SURE];
const CAREFUL_TEST: Test = [['careful'], MOST_MOVES, 3.5];
const THOROUGH_TEST: Test = [['thorough'], MOST_MOVES, EARLY_ERRORS];

/** The careful players come last. */
export const LONG_TESTS = [LONG_TEST, CAREFUL_TEST, THOROUGH_TEST];
/** Where the search sees no mistake, policies that all err alike may be the reason: games have to say it more clearly. */
const CLEAR_TEST: Test = [WEAK_POLICIES, MOST_MOVES, 4];
export const CLEAR_TESTS = [CLEAR_TEST, CAREFUL_TEST, THOROUGH_TEST];
/** The search, which suspects a move by itself, is a witness as well. */
const SEEN_TEST: Test = [['careful'], MOST_MOVES, SURE];
export const SEEN_TESTS = [LONG_TEST, SEEN_TEST, THOROUGH_TEST];
