export { Game2048ReplayElement } from './game-2048-replay.js';
export { AnswerEvent, LessonEndEvent, PlayOnEvent, SameTilesEvent } from './core/events.js';
export type {
  AnswerDetail,
  AskedPosition,
  Game2048ReplayEventMap,
  LessonEndDetail,
  PlayOnDetail,
  QuestionKind,
  SameTilesDetail,
} from './core/events.js';
export { GameErrorEvent } from '../session/events.js';
export { ReplayError } from '../engine/index.js';
export type { Cause, EventDetail, GameErrorDetail } from '../session/events.js';
export { registerTranslation } from '../words/registry.js';
export type { GameTranslation, PartialTranslation } from '../words/translation.js';
export type { CountedText, PluralForms } from '../words/texts-like.js';
