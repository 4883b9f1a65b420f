import { appendFileSync } from 'node:fs';
import type { Game } from 'game-2048-element/engine';
import { gameOf, type Report, type Seeds } from './player-thread.js';
import type { TimedResult } from './strength.js';

export interface Ending {
  readonly exitCode: number;
  readonly problem?: string;
  /** The game in which the player failed. */
  readonly game?: Game;
}

/** A series as far as it has been played. The player has no hold of these games, and cannot forge a result. */
export class Progress {
  readonly played: TimedResult[] = [];
  game: Game;
  /** When the game in progress began. The first game takes as long as the player needs to start, too. */
  #start = performance.now();

  constructor(
    readonly seeds: Seeds,
    readonly log: string | undefined,
  ) {
    this.game = gameOf(seeds, 1);
    // A file that cannot be written to is reported before anything is played.
    if (log !== undefined) appendFileSync(log, '');
  }

  /**
   * Makes a reported move again.
   * @param message what the player's thread has posted, which may be anything
   * @returns the ending, once there is one
   * @throws Error if the report is not true
   */
  follow(message: unknown): Ending | undefined {
    const report = readReport(message);
    switch (report?.kind) {
      case 'move':
        if (!this.game.move(report.direction)) break;
        return undefined;
      case 'game-over':
        if (this.game.canMove()) break;
        return this.finishGame();
      case 'no-player':
        if (this.game.moves + this.played.length > 0) break;
        return { exitCode: report.isModule ? 1 : 2, problem: report.problem };
      case 'failure':
        return this.failure(report.problem);
    }
    throw new Error('the player has posted a message of its own');
  }

  failure(problem: string): Ending {
    return { exitCode: 1, problem, game: this.game };
  }

  /**
   * Notes a game that is over, and begins the next one.
   * @returns the ending, after the last game or if the log cannot be written to
   */
  finishGame(): Ending | undefined {
    const { score, maxTile, moves, replay } = this.game;
    const now = performance.now();
    this.played.push({ score, maxTile, moves, time: now - this.#start });
    this.#start = now;
    try {
      if (this.log !== undefined) appendFileSync(this.log, `${replay}\n`);
    } catch (error) {
      return { exitCode: 2, problem: `log cannot be written to: ${(error as Error).message}` };
    }
    const { length: finished } = this.played;
    if (process.stderr.isTTY) {
      process.stderr.write(`\r${finished} of ${this.seeds.games} games`);
    }
    if (finished === this.seeds.games) return { exitCode: 0 };
    this.game = gameOf(this.seeds, finished + 1);
    return undefined;
  }
}

/** A message as a report, if it has the fields of one. `Game.move` checks a direction itself. */
function readReport(message: unknown): Report | undefined {
  const { kind, problem, isModule } = (message ?? {}) as Partial<
    Record<'kind' | 'problem' | 'isModule', unknown>
  >;
  const hasProblem = typeof problem === 'string';
  const isReport =
    kind === 'move' ||
    kind === 'game-over' ||
    (kind === 'failure' && hasProblem) ||
    (kind === 'no-player' && hasProblem && typeof isModule === 'boolean');
  return isReport ? (message as Report) : undefined;
}
