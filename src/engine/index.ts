export { slide } from './board.js';
export { ReplayError } from './errors.js';
export { Game, type GameView } from './game.js';
export type { ReplayLimits } from './limits.js';
export { steps, type Step, type StepKind } from './steps.js';
export { formatBoard, parseBoard } from './text.js';
export { verify, type VerifyOptions } from './verify.js';
export type {
  Direction,
  EndReason,
  GameOptions,
  Move,
  RandomSource,
  RecordedMove,
  Result,
  Rules,
  Tile,
  Trip,
} from './types.js';
