export { Game2048Element } from './game-2048.js';
export * from '../session/events.js';
export { ReplayError } from '../engine/index.js';
export type {
  AfterWin,
  Announcements,
  BestOf,
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
export { registerTranslation } from '../board/wording/registry.js';
export type { GameTranslation, PartialTranslation } from '../board/wording/translation.js';
export type { CountedText, PluralForms } from '../board/wording/texts-like.js';
