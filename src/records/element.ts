export { Game2048RecordsElement } from './game-2048-records.js';
export { RecordsChangeEvent } from './core/events.js';
export type { Game2048RecordsEventMap, RecordsChangeDetail } from './core/events.js';
export type { LoadResult, RefusalKind, RefusedLine } from './core/load.js';
export type { RecordedGame } from './core/kept-game.js';
export { GameErrorEvent, WatchEvent } from '../session/events.js';
export { ReplayError } from '../engine/index.js';
export type { Cause, EventDetail, GameErrorDetail, WatchDetail } from '../session/events.js';
