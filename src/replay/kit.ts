/**
 * All that the player of replays takes from the game. The CDN file of the player imports it from that of the game,
 * which exports it only for this. Small functions without state are not here: each file has its own copy.
 */
export { html, nothing, svg, unsafeCSS } from 'lit';
export {
  stringAttribute,
  booleanAttribute,
  numberFrom,
  readAttributes,
  tokenList,
} from '../session/attributes.js';
export { ReplayError } from '../engine/index.js';
export { lastStep, MAX_FILE_SIZE, refuse, walk } from '../engine/internal.js';
export { eventOf } from '../session/event-of.js';
export { GameErrorEvent } from '../session/events.js';
export { ProblemReporter } from '../session/problems.js';
export { BoardElement, defineElement } from '../element/board-element.js';
export { downloadReplay } from '../element/input/files.js';
export { keyOf } from '../element/input/keys.js';
export { english } from '../element/locales/en.js';
export { defineReflections, observedIn, upgradeProperties } from '../element/reflection.js';
export { styles } from '../element/styles/index.js';
export { boardNodes } from '../element/view/board.js';
export { button } from '../element/view/button.js';
export { figure } from '../element/view/figure.js';
export { prefersReducedMotion } from '../element/view/motion.js';
export { icons } from '../element/view/icons.js';
export { inARow, resultOf, sentenceOf, tileAt } from '../element/wording/sentences.js';
export { mergesOf } from '../session/milestones.js';
