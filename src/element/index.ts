export { Game2048Element } from './game-2048.js';
export * from '../session/events.js';
export { ReplayError } from '../engine/index.js';
export type {
  AfterWin,
  Announcements,
  BestOf,
  BoardSize,
  ControlName,
  Hints,
  Keys,
  NewGameOptions,
  Swipe,
} from '../session/settings.js';
export type {
  Direction,
  EndReason,
  GameOptions,
  Move,
  Rules,
  Tile,
  Trip,
} from '../engine/index.js';
export { registerTranslation } from '../words/registry.js';
export type { GameTranslation, PartialTranslation } from '../words/translation.js';
export type { CountedText, PluralForms } from '../words/texts-like.js';
