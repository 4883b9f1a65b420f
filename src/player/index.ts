export { ComputerPlayer, type ComputerPlayerOptions } from './computer-player.js';
export { playGame, type Player, type PlayerContext, type PlayGameOptions } from './play-game.js';
export { review, type Review, type ReviewOptions, type TurningPoint } from './review.js';
export type { Mark } from './judging/marks.js';
export type { MoveReview } from './judging/move-review.js';
export type { Rollouts } from './judging/rollout-results.js';
export type { Rating } from './judging/rating.js';
export type { Reason } from './judging/reason.js';
export { ReplayError, type GameView } from '../engine/index.js';
