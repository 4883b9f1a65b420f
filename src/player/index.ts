export { ComputerPlayer, type ComputerPlayerOptions } from './computer-player.js';
export { playGame, type Player, type PlayerContext, type PlayGameOptions } from './play-game.js';
export { review, type Review, type ReviewOptions, type TurningPoint } from './review.js';
export type { Mark } from './marks.js';
export type { MoveReview } from './move-review.js';
export type { Rating } from './rating.js';
export type { Reason } from './reason.js';
export { ReplayError, type GameView } from '../engine/index.js';
