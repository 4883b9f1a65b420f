/**
 * All that the player of replays takes from the game. The CDN file of the player imports it from that of the game, which
 * exports it for this alone.
 */
export { html, noChange, nothing, svg, unsafeCSS } from 'lit';
export { gameAt } from '../engine/game.js';
export { play, walk } from '../engine/walk.js';
export { GameErrorEvent } from '../session/events.js';
export { BoardElement, defineElement } from '../element/board-element.js';
export { TileImagesController } from '../element/controllers/tile-images.js';
export { onServer } from '../element/environment.js';
export { downloadReplay } from '../element/input/files.js';
export { keyOf } from '../element/input/keys.js';
export { linkToShare } from '../element/input/share.js';
export { english } from '../element/locales/en.js';
export { takeOverProperties } from '../element/reflection.js';
export { styles } from '../element/styles/index.js';
export { layers, reader } from '../element/view/board-template.js';
export { BoardView } from '../element/view/board-view.js';
export { drawIcon } from '../element/view/icons.js';
export { prefersReducedMotion } from '../element/view/motion.js';
export { LanguageController } from '../element/wording/language.js';
export { inARow, mergedTiles, placeOf, resultOf, tileName } from '../element/wording/sentences.js';
export { Localizer } from '../element/wording/texts.js';
export type { Texts } from '../element/wording/texts.js';
