import { ReplayError } from '../../engine/index.js';
import { lastStep, walk, type RawStep } from '../../engine/internal.js';
import type { KeptGame } from './kept-game.js';
import type { Work } from '../../scheduling/slices.js';

/** A replay line tells neither when its game ended nor whether the computer helped. */
export type PlayedLine = Omit<KeptGame, 'ended' | 'assisted'>;

/** Plays a line. @throws ReplayError unless it is a legal game */
export function* playLine(line: string): Work<PlayedLine> {
  let last: RawStep | undefined;
  for (const step of walk(line)) {
    yield;
    last = step;
  }
  if (!last) throw new ReplayError('replay must be a game', 0);
  const { edited } = last.record.position;
  const { position } = lastStep(last.record, last.index);
  const { score, maxTile, moves, won, endReason, seed, rules } = position;
  const facts = { score, maxTile, moves, won, endReason, seed, rules, edited };
  return { replay: line, startedAt: undefined, ...facts };
}

/** @throws ReplayError for a game that was neither won nor has ended */
export function checkFinished({ replay, won, endReason }: PlayedLine): void {
  if (won || endReason !== null) return;
  const message = 'replay must be a game that was won or has ended, not one that goes on';
  throw new ReplayError(message, replay.length);
}
