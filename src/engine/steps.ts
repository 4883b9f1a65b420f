import { DIRECTIONS } from './board.js';
import { Game } from './game.js';
import type { Entry } from './line.js';
import { follow } from './position.js';
import { readReplay } from './replay.js';
import type { GameView, Move } from './types.js';

/** What a step of a replay is: the start, a move, or what was done by hand in between. */
export type StepKind = 'start' | 'move' | 'add' | 'board' | 'score' | 'leave';

/** One step of a replay. */
export interface Step {
  /** 0 for the start, then 1, 2, 3, … */
  index: number;
  kind: StepKind;
  /** What happened, if it is a move. */
  move?: Move;
  /** The game after it, independent of all others. */
  position: GameView;
}

const KINDS: Readonly<Record<string, StepKind>> = { a: 'add', b: 'board', s: 'score', x: 'leave' };

/**
 * A whole game, step by step: first the start, then every entry of its replay line.
 *
 * @throws TypeError for anything but a text, ReplayError for anything that is not a legal game
 */
export function* steps(replay: string): Generator<Step, void, undefined> {
  const game = Game.fromReplay(replay);
  while (game.undo());
  const entries: Entry[] = [];
  readReplay(replay, (position, entry) => {
    entries.push(entry);
    follow(position, entry);
  });
  yield { index: 0, kind: 'start', position: game.copy() };
  for (const [index, entry] of entries.entries()) {
    if (typeof entry === 'number') {
      const move = game.move(DIRECTIONS[entry & 3] ?? 'up');
      if (move) yield { index: index + 1, kind: 'move', move, position: game.copy() };
    } else {
      yield { index: index + 1, kind: KINDS[entry.charAt(0)] ?? 'start', position: game.copy() };
    }
  }
}
