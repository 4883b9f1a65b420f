export { Game2048Element } from './game-2048.js';
export * from './events.js';
export type { AfterWin } from './attributes.js';
export type { ControlName } from './controls.js';
export type { Direction, GameOptions, Move, Rules, Tile, Trip } from '../engine/index.js';
// For a page's own translations; those beside the CDN file import it from here, too.
export { registerTranslation } from '@shoelace-style/localize';
export type { GameTranslation } from './locales/translation.js';
