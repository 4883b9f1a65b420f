/** For the rest of the package only; `index.ts` has the public names. */
export { checkDirection, DIRECTIONS, readBoard, VECTORS } from './board.js';
export {
  checkArray,
  checkChoice,
  checkInteger,
  checkMethod,
  checkOptions,
  checkString,
  formatChoices,
  isObject,
  ownOf,
} from './checks.js';
export { DIGITS, DIRECTION_LETTERS, movesInDigit } from './entry.js';
export { formatValue, refuse } from './errors.js';
export { lastMove } from './game.js';
export type { GameRecord } from './game-record.js';
export { MAX_FILE_SIZE, NO_LIMITS } from './limits.js';
export { checkGameOption, DEFAULT_RULES } from './rules.js';
export { withoutCheck } from './replay-check.js';
export { readHead, VERSION } from './replay-head.js';
export { lastStep, walk, type RawStep } from './steps.js';
