/**
 * All that the player of replays takes from the game. The CDN file of the player imports it from that of the game,
 * which exports it only for this. Small functions without state are not here: each file has its own copy.
 */
export { html, nothing, svg, unsafeCSS } from 'lit';
export { ReplayError } from '../engine/index.js';
export { stepAfter, walk } from '../engine/walk.js';
export { GameErrorEvent } from '../session/events.js';
export { BoardElement, defineElement } from '../element/board-element.js';
export { downloadReplay } from '../element/input/files.js';
export { english } from '../element/locales/en.js';
export { takeOverProperties } from '../element/reflection.js';
export { styles } from '../element/styles/index.js';
export { boardNodes } from '../element/view/board.js';
export { BoardView } from '../element/view/board-view.js';
export { figure } from '../element/view/figure.js';
export { drawIcon } from '../element/view/icons.js';
export { LanguageController } from '../element/wording/language.js';
export { inARow, placeOf, resultOf } from '../element/wording/sentences.js';
export { mergesOf } from '../merges.js';
export { Localizer } from '../element/wording/texts.js';
