export { Game2048ReplayElement } from './game-2048-replay.js';
export { AnswerEvent, LessonEndEvent, PlayOnEvent, SameTilesEvent } from './core/events.js';
export type {
  AnswerDetail,
  AskedPosition,
  Game2048ReplayEventMap,
  LessonEndDetail,
  PlayOnDetail,
  SameTilesDetail,
} from './core/events.js';
export { GameErrorEvent } from '../session/events.js';
export { ReplayError } from '../engine/index.js';
export type { Cause, EventDetail, GameErrorDetail } from '../session/events.js';
