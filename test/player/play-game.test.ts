import { expect } from '@open-wc/testing';
import { Game, type Direction, type GameView, type Move } from '../../src/engine/index.js';
import { playGame, type Player } from '../../src/player/index.js';
import { withClock } from '../support/clock.js';
import { boardOf, DIRECTIONS, rejection } from '../support/plays.js';

/** Always chooses the first legal direction. */
const firstLegal = {
  chooseMove: (game: Readonly<GameView>) => game.legalMoves()[0] ?? 'up',
} satisfies Player;

const choosing = (chosen: unknown): Player => ({ chooseMove: () => chosen as Direction });

describe('playGame', () => {
  it('plays a game to its end and returns its result', async () => {
    const game = new Game({ size: 3, seed: 1 });
    const result = await playGame(game, firstLegal);
    const { rules, score, moves, board } = game;
    expect(result).to.deep.include({ over: true, rules, score, moves, board });
    expect(game.canMove()).to.equal(false);
  });

  it('waits for a player that returns a promise', async () => {
    const slow: Player = {
      chooseMove: async (game) => Promise.resolve(firstLegal.chooseMove(game)),
    };
    const game = new Game({ size: 2, seed: 1 });
    expect((await playGame(game, slow)).over).to.equal(true);
  });

  it('calls onMove after every move', async () => {
    const game = new Game({ size: 2, seed: 7 });
    const moves: Move[] = [];
    const result = await playGame(game, firstLegal, {
      onMove(move, played) {
        expect(played).to.equal(game);
        moves.push(move);
        expect(played.moves).to.equal(moves.length);
      },
    });
    expect(moves.length).to.equal(result.moves);
    expect(moves.at(-1)?.over).to.equal(true);
  });

  it('returns the result of a game that is over or has no tile', async () => {
    const board = boardOf('2 4 / 4 2');
    expect((await playGame(new Game({ board }), choosing('up'))).moves).to.equal(0);
    const empty = new Game({ startTiles: 0 });
    expect(await playGame(empty, choosing('up'))).to.include({ moves: 0, over: false });
  });

  it('rejects with a clear error if the player chooses anything but a direction', async () => {
    for (const [chosen, errorClass] of [
      ['forward', RangeError],
      ['', RangeError],
      [undefined, TypeError],
      [null, TypeError],
      [3, TypeError],
      [Promise.resolve('nowhere'), RangeError],
    ] as const) {
      const game = new Game({ seed: 1 });
      const before = game.replay;
      const error = await rejection(playGame(game, choosing(chosen)));
      expect(error).to.be.an.instanceof(errorClass);
      expect(error.message).to.match(/^the player's move 1 must be .*(up|left).*, not /);
      expect(game.replay).to.equal(before);
    }
  });

  it('rejects if nothing moves in the direction chosen, and names those that change the board', async () => {
    const game = new Game({ board: boardOf('2 4 / . .') });
    const before = game.replay;
    const error = await rejection(playGame(game, choosing('left')));
    expect(error).to.be.an.instanceof(RangeError);
    expect(error.message).to.match(
      / must be a direction that changes the board \(down\), not "left"$/,
    );
    expect(game.replay).to.equal(before);
  });

  it('refuses a wrong argument before the first move, naming it', async () => {
    const game = new Game({ seed: 1 });
    for (const [named, ...wrong] of [
      ['game', null, firstLegal],
      ['player', game, null],
      ['player', game, {}],
      ['options', game, firstLegal, 5],
      ['onMove', game, firstLegal, { onMove: 'log' }],
      ['signal', game, firstLegal, { signal: {} }],
      ['name of an option', game, firstLegal, { onmove: () => undefined }],
    ] as const) {
      const error = await rejection(playGame(...(wrong as unknown as Parameters<typeof playGame>)));
      expect(error).to.be.an.instanceof(TypeError);
      expect(error.message).to.match(RegExp(`^${named} must be .*, not `));
    }
    expect(game.moves).to.equal(0);
  });

  it("passes on a player's own error, thrown or rejected", async () => {
    const error = new Error('I give up');
    const game = new Game({ seed: 1 });
    const before = game.replay;
    const throwing: Player = {
      chooseMove() {
        throw error;
      },
    };
    expect(await rejection(playGame(game, throwing))).to.equal(error);
    const rejecting: Player = { chooseMove: () => Promise.reject(error) };
    expect(await rejection(playGame(game, rejecting))).to.equal(error);
    expect(game.replay).to.equal(before);
  });

  it('stops waiting for a player that never chooses when the signal is aborted', async () => {
    const game = new Game({ seed: 1 });
    const before = game.replay;
    const controller = new AbortController();
    let given: AbortSignal | undefined;
    const silent: Player = {
      chooseMove: (_, { signal }) => {
        given = signal;
        queueMicrotask(() => controller.abort(new Error('no answer')));
        return new Promise(() => undefined);
      },
    };
    const error = await rejection(playGame(game, silent, { signal: controller.signal }));
    expect(error.message).to.equal('no answer');
    expect(given!.aborted).to.equal(true);
    expect(game.replay).to.equal(before);
  });

  it('makes no move if the signal is aborted while the player thinks', async () => {
    const game = new Game({ seed: 1 });
    for (const answersLater of [false, true]) {
      const controller = new AbortController();
      const player: Player = {
        chooseMove: (view) => {
          controller.abort();
          const direction = firstLegal.chooseMove(view);
          return answersLater ? Promise.resolve(direction) : direction;
        },
      };
      const error = await rejection(playGame(game, player, { signal: controller.signal }));
      expect(error.name).to.equal('AbortError');
      expect(game.moves).to.equal(0);
    }
  });

  it('returns the result if the game is ended while the player thinks', async () => {
    const game = new Game({ seed: 1 });
    const player: Player = {
      chooseMove: (view) => {
        game.giveUp();
        return Promise.resolve(firstLegal.chooseMove(view));
      },
    };
    expect(await playGame(game, player)).to.include({ over: true, moves: 0 });
  });

  it('ends between two moves when the signal is aborted', async () => {
    const game = new Game({ seed: 1 });
    const controller = new AbortController();
    const onMove = () => {
      if (game.moves === 5) controller.abort();
    };
    const error = await rejection(
      playGame(game, firstLegal, { signal: controller.signal, onMove }),
    );
    expect(error.name).to.equal('AbortError');
    expect(game.moves).to.equal(5);
  });

  it('does not ask the player if the signal is already aborted', async () => {
    const game = new Game({ seed: 1 });
    await rejection(playGame(game, firstLegal, { signal: AbortSignal.abort() }));
    expect(game.moves).to.equal(0);
  });

  it('gives a player a copy of the game at every move, so that it cannot harm the game', async () => {
    const game = new Game({ size: 3, seed: 11, winTile: 64 });
    const meddler: Player = {
      chooseMove(shown) {
        const before = game.replay;
        expect(shown.replay).to.equal(before);
        expect(shown.rules).to.equal(game.rules);
        const direction = firstLegal.chooseMove(shown);
        const own = shown as Game;
        for (const each of DIRECTIONS) own.move(each);
        own.undo();
        own.giveUp();
        expect(game.replay).to.equal(before);
        return direction;
      },
    };
    expect((await playGame(game, meddler)).over).to.equal(true);
  });

  for (const [millisecondsPerLook, what, moves] of [
    [1000, 'pauses after a move that took longer than its slice', 1],
    [0, 'does not pause while its slice lasts', 47],
  ] as const) {
    it(`${what}, so that other work can run`, async () => {
      const game = new Game({ size: 3, seed: 1 });
      await withClock(millisecondsPerLook, async () => {
        const playing = playGame(game, firstLegal);
        // Until it pauses, it needs nothing but promises that are settled.
        for (let n = 0; n < 10_000; n++) await Promise.resolve();
        expect(game.moves).to.equal(moves);
        await playing;
      });
    });
  }
});
