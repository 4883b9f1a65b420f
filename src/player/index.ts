export { ComputerPlayer, type ComputerPlayerOptions } from './computer-player.js';
export { playGame, type Player, type PlayGameOptions } from './play-game.js';
export type { GameView } from '../engine/index.js';
