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
   * @returns the ending, once there is one
   * @throws Error if the report is not true, or the log cannot be written to
   */
  follow(report: Report): Ending | undefined {
    switch (report.kind) {
      case 'move':
        if (!this.game.move(report.direction)) break;
        return undefined;
      case 'game-over':
        if (this.game.canMove()) break;
        return this.finishGame(report.time);
      case 'no-player':
        return { exitCode: report.exitCode, problem: report.problem };
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
   * @param time of the game, in milliseconds
   * @returns the ending, after the last game
   * @throws Error if the log cannot be written to
   */
  finishGame(time: number): Ending | undefined {
    const { score, maxTile, moves, replay } = this.game;
    this.played.push({ score, maxTile, moves, time });
    if (this.log !== undefined) appendFileSync(this.log, `${replay}\n`);
    const { length: finished } = this.played;
    if (process.stderr.isTTY) {
      process.stderr.write(`\r${finished} of ${this.seeds.games} games`);
    }
    if (finished === this.seeds.games) return { exitCode: 0 };
    this.game = gameOf(this.seeds, finished + 1);
    return undefined;
  }
}
