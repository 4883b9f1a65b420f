export { Game2048ReplayElement } from './game-2048-replay.js';
export { PlayOnEvent, SameTilesEvent } from './core/events.js';
export type { Game2048ReplayEventMap, PlayOnDetail, SameTilesDetail } from './core/events.js';
export { GameErrorEvent } from '../session/events.js';
export { ReplayError } from '../engine/index.js';
export type { Cause, EventDetail, GameErrorDetail } from '../session/events.js';
