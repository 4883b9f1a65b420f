/**
 * The CDN files of the replay and of the record book take these from that of the game. The build imports each of these modules
 * from there, and fails if one of those files takes a name that is missing here. Other modules, which are small functions
 * without state, are in both files.
 */
export { html, nothing, svg, unsafeCSS } from 'lit';
export {
  defaultsOf,
  stringAttribute,
  booleanAttribute,
  numberFrom,
  readAttributes,
  tokenList,
} from '../session/attributes.js';
export { ReplayError, slide } from '../engine/index.js';
export {
  checkArray,
  DIGITS,
  DIRECTION_LETTERS,
  DIRECTIONS,
  formatValue,
  isObject,
  lastStep,
  MAX_FILE_SIZE,
  movesInDigit,
  NO_LIMITS,
  readHead,
  refuse,
  walk,
  withoutCheck,
} from '../engine/internal.js';
export { eventOf } from '../session/event-of.js';
export { GameErrorEvent, WatchEvent } from '../session/events.js';
export { ProblemReporter } from '../session/problems.js';
export { BaseElement } from './base-element.js';
export { BoardElement } from './board-element.js';
export { Gestures } from './input/gestures.js';
export { keyOf } from './input/key-of.js';
export { readKey } from './input/keys.js';
export { downloadReplay } from './input/replay-file.js';
export { english } from '../words/locales/en.js';
export { upgradeProperties } from './reflection.js';
export { importWithRetry } from './on-demand.js';
export { boardElementStyles, preferenceStyles, sharedStyles } from './styles/index.js';
export { boardNodes } from './view/board-nodes.js';
export { button } from './view/button.js';
export { figure } from './view/figure.js';
export { moveArrows } from './view/move-arrows.js';
export { prefersReducedMotion } from './view/motion.js';
export { arrows, icons } from './view/icons.js';
export { LiveRegion } from '../words/live-region.js';
export { registerTranslation, translationsFor } from '../words/registry.js';
export { joinPhrases, joinSentences, resultText, asSentence, tileWords } from '../words/phrases.js';
export { readingText } from '../words/readings.js';
export { mergesOf } from '../session/milestones.js';
