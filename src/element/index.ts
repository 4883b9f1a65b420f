export { Game2048Element } from './game-2048.js';
export * from './events.js';
export type { AfterWin, ControlName } from './attributes.js';
export type { Direction, GameOptions, Move, Rules, Tile, Trip } from '../engine/index.js';
