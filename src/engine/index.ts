export { Game } from './game.js';
export { ReplayError } from './errors.js';
export { slide } from './slide.js';
export { formatBoard, parseBoard } from './text.js';
export { steps, type Step, type StepKind } from './steps.js';
export { verify, type VerifyOptions } from './verify.js';
export type {
  Direction,
  GameOptions,
  GameView,
  Move,
  RandomSource,
  Result,
  Rules,
  Tile,
  Trip,
} from './types.js';
