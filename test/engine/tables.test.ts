import { expect } from '@open-wc/testing';
import { Game, verify, type GameOptions } from '../../src/engine/index.js';
import { dice, DIRECTIONS, played, playOn, thrown } from './plays.js';

/** What `verify` has to answer for a game. */
function resultOf(game: Game): Record<string, unknown> {
  const { rules, seed, score, moves, maxTile, won, over, board } = game;
  return { rules, seed, score, moves, maxTile, won, over, board };
}

/** That a game that is verified row by row comes out as it was played cell by cell. */
function agrees(game: Game): void {
  expect(verify(game.replay), game.replay).to.deep.equal(resultOf(game));
}

/** A board of 4 x 4 with tiles of such ranks, a few cells being empty. */
function boardOf(ranks: readonly number[], start: number): number[][] {
  const roll = dice(start);
  const cell = () => (roll(5) === 0 ? 0 : 2 ** ranks[roll(ranks.length)]!);
  return [0, 1, 2, 3].map(() => [0, 1, 2, 3].map(cell));
}

describe('A game of 4 x 4, verified by tables of rows', () => {
  it('comes out as it was played, to its end', () => {
    for (let seed = 0; seed < 24; seed++) {
      const options: GameOptions = {
        seed,
        winTile: [4, 16, 128, 2048][seed % 4]!,
        fourChance: [0.1, 0.9, 0, 1][(seed >> 2) % 4]!,
        afterWin: seed % 3 ? 'continue' : 'stop',
        startTiles: seed % 5,
      };
      agrees(played(options, Infinity, seed));
    }
  });

  it('comes out as it was played, after each of its moves', () => {
    const game = new Game({ seed: 'each', winTile: 32 });
    for (let turn = 0; !game.over; turn++) if (game.move(DIRECTIONS[turn % 4]!)) agrees(game);
  });

  it('comes out as it was played from any board, also with tiles that the tables do not hold', () => {
    const kinds = [[1, 2], [1, 2, 3, 4, 5], [11, 12, 13], [13, 14], [14, 15], [15, 16], [15, 1], [16, 17, 2]]; // prettier-ignore
    kinds.forEach((ranks, kind) => {
      for (let start = 0; start < 6; start++) {
        const seed = kind * 6 + start;
        const winTile = 2 ** (ranks[0]! + 1 + (start % 3));
        agrees(played({ seed, winTile, board: boardOf(ranks, seed) }, 80, seed));
      }
    });
  });

  it('comes out as it was played where it was set by hand in between, and left', () => {
    for (let seed = 0; seed < 12; seed++) {
      const game = new Game({ seed });
      const roll = dice(seed);
      for (let turn = 0; turn < 25; turn++) {
        playOn(game, roll(4), turn);
        if (turn % 3 === 0) game.setTile(roll(4), roll(4), [0, 2, 8, 65536][roll(4)]!);
        if (turn % 4 === 1) game.setScore(turn);
        if (turn % 5 === 2 && game.hasEmptyCell) game.addTile();
        if (turn === 20) game.setBoard(boardOf([1, 2, 3, 15], seed));
      }
      agrees(game);
      game.leave();
      agrees(game);
    }
  });

  it('is refused at the move that changes nothing, or comes after the end', () => {
    for (const [start, single, reason] of [
      [played({ seed: 1 }), 'u', 'the game is over'],
      [played({ seed: 5, winTile: 8, afterWin: 'stop' }), 'l', 'the game is over'],
      [new Game({ seed: 1, board: [[2, 0, 0, 0], [4, 0, 0, 0], [2, 0, 0, 0], [4, 0, 0, 0]] }), 'd', 'move 1 changes nothing'], // prettier-ignore
      [new Game({ seed: 1, board: [[2, 4, 2, 4], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]] }), 'r', 'move 1 changes nothing'], // prettier-ignore
    ] as const) {
      expect(thrown(() => verify(`${start.replay}~${single}.`))?.message).to.include(reason);
    }
  });

  it('has its size told by the line, not by what looks like it', () => {
    for (const size of ['4x14', '14x4', '4x5', '5x4', '2x2']) agrees(played({ size, seed: 3 }, 60));
  });
});
