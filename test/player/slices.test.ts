/**
 * How long the computer blocks a page without a worker: counted in boards, since a clock would be
 * flaky.
 */
import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { ComputerPlayer } from '../../src/player/index.js';
import { SLICE } from '../../src/player/pause.js';
import { startJob, type Task } from '../../src/player/jobs.js';

/** The most milliseconds for which a page may be blocked. */
const limit = 8;

/** Nanoseconds for a board, on one core of 2025 that other programs use, too. */
const boardTakes = { '4': 35, other: 400 };

/** Positions with hardly an empty cell, where most boards are looked at, out of a seeded game. */
function tightPositions(size: string, most: number): number[][][] {
  const game = new Game({ seed: 'slices', size });
  const player = new ComputerPlayer({ budget: 300, thinkTime: 1e9 });
  const found: number[][][] = [];
  while (found.length < most && game.moves < 1500 && game.move(player.chooseMove(game))) {
    if (!game.canMove()) break;
    if (game.moves % 3 === 0 && game.columns * game.rows - game.tileCount <= 2) {
      found.push(game.board);
    }
  }
  return found;
}

/** The number of boards that are looked at between two looks at the clock. */
function mostAtOnce(task: Task): number {
  const job = startJob(task);
  let most = 0;
  for (let before = 0, goesOn = true; goesOn; before = job.boards) {
    goesOn = job.step();
    most = Math.max(most, job.boards - before);
  }
  return most;
}

describe('A slice of thinking on the page’s own thread', () => {
  for (const size of ['3', '4', '5', '4x5']) {
    it(`ends within ${limit} ms on a board of ${size}`, () => {
      const boards = tightPositions(size, 40).map((board) =>
        mostAtOnce({ kind: 'choose', board, fourChance: 0.1, thinkTime: 10 }),
      );
      expect(boards.length).to.be.greaterThan(0);
      // The clock is looked at after each step: a slice is as long as it may be, and one step.
      const step = (Math.max(...boards) * boardTakes[size === '4' ? '4' : 'other']) / 1e6;
      expect(SLICE + step, `a step of ${Math.max(...boards)} boards`).to.be.at.most(limit);
    });
  }

  it(`ends within ${limit} ms in a review`, () => {
    const boards = tightPositions('4', 40).map((board) => {
      const direction = new Game({ board }).legalMoves()[0]!;
      const spawned = { cell: 0, value: 2 };
      const move = { index: 1, direction, spawned, board, score: 0 };
      return mostAtOnce({ kind: 'review', moves: [move], budget: 6000 });
    });
    // The luck of a tile is looked at in one go, after the search.
    const step = ((Math.max(...boards) + 2 * 6000) * boardTakes['4']) / 1e6;
    expect(SLICE + step).to.be.at.most(limit);
  });
});
