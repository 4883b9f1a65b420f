/** What the rest of the package takes from the engine, beside what is public. */
export { checkDirection, DIRECTIONS, readBoard } from './board.js';
export { checkOptions, isObject } from './checks.js';
export type { Entry } from './entry.js';
export { refuse } from './errors.js';
export { NO_LIMITS } from './limits.js';
export type { GameRecord } from './game-record.js';
export { lastMove } from './last-move.js';
export { checkRule, type CheckedSettings } from './rules.js';
export { stepAfter, walk, type Stop } from './walk.js';
