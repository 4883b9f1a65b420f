export { Game2048ReplayElement } from './game-2048-replay.js';
export { PlayOnEvent } from './events.js';
export type { Game2048ReplayEventMap, PlayOnDetail } from './events.js';
export { GameErrorEvent, ReplayError } from './kit.js';
export type { Cause, EventDetail, GameErrorDetail } from '../session/events.js';
