import './listeners.js';

export { Game2048Element } from './game-2048.js';
export * from '../session/events.js';
export type { AfterWin, Announcements, ControlName, Keys, Swipe } from '../session/settings.js';
export type { Direction, GameOptions, Move, Rules, Tile, Trip } from '../engine/index.js';
// For a page's own translations; those beside the CDN file import it from here, too.
export { registerTranslation } from '@shoelace-style/localize';
export type { CountedText, GameTranslation, PluralForms } from './locales/translation.js';
