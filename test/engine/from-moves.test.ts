import { expect } from '@open-wc/testing';
import {
  Game,
  steps,
  verify,
  type GameOptions,
  type RecordedMove,
} from '../../src/engine/index.js';
import { expectThrown, played, snapshot } from '../support/plays.js';

/** The moves of a game, as another program would have recorded them. */
const movesOf = ({ replay }: Game): RecordedMove[] =>
  [...steps(replay)].flatMap(({ move }) =>
    move ? [{ direction: move.direction, ...move.spawned }] : [],
  );

describe('Game.fromMoves()', () => {
  it('has the replay of the game itself if the seed gives all tiles', () => {
    for (const options of [
      { seed: 'a' },
      { seed: 'b', size: '3x5', fourChance: 0.5, winTile: 64 },
    ]) {
      const game = played(options);
      const again = Game.fromMoves(movesOf(game), options);
      expect(snapshot(again)).to.deep.equal(snapshot(game));
      const [start] = steps(game.replay);
      const { board } = start!.position;
      expect(Game.fromMoves(movesOf(game), { ...options, board }).replay).to.equal(game.replay);
      expect(verify(again.replay).edited).to.equal(false);
    }
  });

  it('has a replay with the tiles written out if no seed gave them', () => {
    const random = (empty: readonly number[]) => ({ cell: empty.at(-1)!, value: 8 });
    const game = played({ random, size: 3 }, 30);
    const [start] = steps(game.replay);
    const again = Game.fromMoves(new Set(movesOf(game)).values(), {
      board: start!.position.board,
      score: 12,
    });
    expect([again.board, again.moves, again.seed]).to.deep.equal([game.board, game.moves, '']);
    expect(again.score).to.equal(game.score + 12);
    expect(verify(again.replay, { allowEdits: true })).to.include({ edited: true, moves: 30 });
    expect(() => verify(again.replay)).to.throw('must come from the seed and the moves');
    expect(snapshot(Game.fromReplay(again.replay))).to.deep.equal(snapshot(again));
    while (again.undo());
    expect(again.board).to.deep.equal(start!.position.board);
  });

  it('returns an instance of the subclass, also without moves', () => {
    class Own extends Game {}
    expect(Own.fromMoves([], { seed: 7 })).to.be.instanceOf(Own);
    expect(Game.fromMoves([], { seed: 7 }).replay).to.equal(new Game({ seed: 7 }).replay);
  });

  it('refuses a move that is not legal, naming it and what is allowed', () => {
    const board = [[2, 0], [0, 0]]; // prettier-ignore
    const good = { direction: 'right', cell: 0, value: 2 };
    const refused = (move: unknown, kind: string, message: string, options?: GameOptions) => {
      const moves = [good, move] as RecordedMove[];
      expectThrown(() => Game.fromMoves(moves, { board, ...options }), kind, message);
    };
    refused(5, 'TypeError', 'moves[1] must be an object with direction, cell and value, not 5');
    refused({ ...good, direction: 'north' }, 'RangeError', 'moves[1].direction must be up, right, down or left, not "north"'); // prettier-ignore
    refused({ ...good, direction: 1 }, 'TypeError', 'moves[1].direction must be up, right, down or left, not 1'); // prettier-ignore
    refused({ ...good, direction: 'up' }, 'RangeError', 'moves[1].direction must be right, down or left, not "up"'); // prettier-ignore
    refused({ ...good, cell: 4 }, 'RangeError', 'moves[1].cell must be an integer from 0 to 3, not 4'); // prettier-ignore
    refused({ ...good, cell: '0' }, 'TypeError', 'moves[1].cell must be an integer from 0 to 3, not "0"'); // prettier-ignore
    refused({ ...good, cell: 1n }, 'TypeError', 'moves[1].cell must be an integer from 0 to 3, not 1n'); // prettier-ignore
    refused({ ...good, cell: 1 }, 'RangeError', 'moves[1].cell must be an empty cell, not 1');
    refused({ ...good, value: 3 }, 'RangeError', 'moves[1].value must be a power of two from 2 to 2 ** 63, not 3'); // prettier-ignore
    const [winTile, afterWin] = [4, 'stop'] as const;
    const merged = { board: [[2, 2], [0, 0]], winTile, afterWin }; // prettier-ignore
    refused(good, 'RangeError', 'moves[1] must not follow the end of the game', merged);
  });

  it('refuses anything but an iterable of moves, and the option random', () => {
    for (const [moves, shown] of [
      ...([[null, 'null'], [undefined, 'undefined'], [7, '7'], [{}, 'an object']] as const), // prettier-ignore
    ]) {
      const message = `moves must be an iterable, not ${shown}`;
      expect(() => Game.fromMoves(moves as never)).to.throw(TypeError, message);
    }
    expect(() => Game.fromMoves('up' as never)).to.throw(TypeError, 'moves[0]');
    expect(() => Game.fromMoves([], { random: [] } as object)).to.throw(TypeError, '"random"');
  });
});
