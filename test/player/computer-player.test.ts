import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { ComputerPlayer } from '../../src/player/index.js';
import { withClock } from '../support/clock.js';
import { boardOf, expectThrown, rejection } from '../support/plays.js';

/** Plays so many moves, or to the end, and checks that each one is a move. */
function play(game: Game, budget: number, most = Infinity): Game {
  const player = new ComputerPlayer({ budget, thinkTime: 1e6 });
  for (let moves = 0; moves < most && game.canMove(); moves++) {
    expect(game.move(player.chooseMove(game))).not.to.equal(null);
  }
  return game;
}

describe('The computer player', () => {
  for (const size of ['2', '2x3', '3', '5x2', '4', '4x5', '5', '6', '2x32', '9x4']) {
    it(`makes only legal moves on a board of ${size}`, () => {
      play(new Game({ size, seed: 1 }), 200, 300);
    });
  }

  it('makes legal moves on the largest board, too', () => {
    play(new Game({ size: 32, seed: 1 }), 6000, 20);
  });

  for (const [tile, size, budget] of [
    [2048, '4', 600],
    [2048, '4x5', 3000],
    [128, '3', 6000],
  ] as const) {
    it(`reaches ${tile} on ${size} with a budget of ${budget}`, () => {
      const game = new Game({ size, seed: 'reach', winTile: tile, afterWin: 'stop' });
      expect(play(game, budget).won).to.equal(true);
    });
  }

  it('chooses by the position alone, whatever it was asked before', () => {
    const game = play(new Game({ seed: 9 }), 300, 120);
    const used = new ComputerPlayer({ budget: 5000 });
    used.chooseMove(new Game({ size: 5 }));
    used.chooseMove(play(new Game({ seed: 10 }), 300, 80));
    expect(used.chooseMove(game)).to.equal(new ComputerPlayer({ budget: 5000 }).chooseMove(game));
  });

  for (const fourChance of [0, 0.5, 1]) {
    it(`plays where a new tile is a 4 with probability ${fourChance}`, () => {
      for (const size of [3, 4]) play(new Game({ size, seed: 1, fourChance }), 500, 300);
    });
  }

  it('finds the only moves among tiles beyond 32768', () => {
    const board = boardOf(
      '131072 65536 32768 16384 / 512 1024 2048 4096 / 256 128 64 32 / 2 4 8 8',
    );
    const direction = new ComputerPlayer().chooseMove(new Game({ board }));
    expect(['left', 'right']).to.include(direction);
  });

  it('merges two tiles of the highest value that a game accepts', () => {
    const high = 2 ** 52;
    const full = boardOf(`${high} ${high} 8 16 / 4 8 32 8 / 2 4 8 4 / 8 2 4 2`);
    const direction = new ComputerPlayer().chooseMove(new Game({ board: full }));
    expect(['left', 'right']).to.include(direction);
    for (const size of [3, 4]) {
      const board = Array.from({ length: size }, () => Array<number>(size).fill(high));
      play(new Game({ board, seed: 1 }), 300, 60);
    }
  });

  it('makes only legal moves on boards of random tiles, high ones among them', () => {
    for (let trial = 0; trial < 200; trial++) {
      const board = Array.from({ length: 4 }, () =>
        Array.from({ length: 4 }, () => {
          const rank = Math.floor(Math.random() ** 2 * 53);
          return rank ? 2 ** rank : 0;
        }),
      );
      const game = new Game({ board });
      if (game.canMove()) play(game, 100, 3);
    }
  });

  it('throws a RangeError if there is no move', () => {
    const board = boardOf('2 4 / 4 2');
    expect(() => new ComputerPlayer().chooseMove(new Game({ board }))).to.throw(
      RangeError,
      'board must be one on which a move is possible',
    );
  });

  /** How often a player looks at such a clock to choose a move. */
  function looksToChoose(options: object, step: number): Promise<number> {
    const game = play(new Game({ seed: 4 }), 300, 200);
    return withClock(step, () => {
      expect(game.canMove(new ComputerPlayer(options).chooseMove(game))).to.equal(true);
    });
  }

  it('chooses once its think time is over, whatever the budget', async () => {
    expect(await looksToChoose({ thinkTime: 20, budget: 1e12 }, 1)).to.be.within(20, 60);
  });

  it('uses its whole budget if there is no think time, however slow the machine is', async () => {
    const withoutLimit = await looksToChoose({ budget: 1e6 }, 1000);
    expect(withoutLimit).to.equal(await looksToChoose({ budget: 1e6, thinkTime: 1e12 }, 1000));
    expect(withoutLimit).to.be.above(await looksToChoose({ budget: 1e6, thinkTime: 10 }, 1000));
  });

  it('rates moves the same on every machine, however slow it is', async () => {
    const game = play(new Game({ seed: 4 }), 300, 200);
    const ratings = await new ComputerPlayer().rate(game);
    await withClock(1000, async () => {
      expect(await new ComputerPlayer().rate(game)).to.deep.equal(ratings);
    });
  });

  it('names an option that is not allowed', () => {
    const refused = (options: unknown, kind: string, message: string) =>
      expectThrown(() => new ComputerPlayer(options as { thinkTime: number }), kind, message);
    refused(5, 'TypeError', 'options must be a plain object, not 5');
    refused(null, 'TypeError', 'options must be a plain object, not null');
    const names = 'name of an option must be thinkTime or budget, not "thinktime"';
    refused({ thinktime: 5 }, 'TypeError', names);
    const allowed = 'must be a finite number above 0, not';
    refused({ thinkTime: '10' }, 'TypeError', `thinkTime ${allowed} "10"`);
    refused({ thinkTime: 0 }, 'RangeError', `thinkTime ${allowed} 0`);
    refused({ thinkTime: NaN }, 'RangeError', `thinkTime ${allowed} NaN`);
    refused({ budget: -1 }, 'RangeError', `budget ${allowed} -1`);
    refused({ budget: Infinity }, 'RangeError', `budget ${allowed} Infinity`);
  });

  it('throws a TypeError for what is no game', async () => {
    const player = new ComputerPlayer();
    const board = [
      [2, 0],
      [0, 2],
    ];
    const noGame = 'game must be an object with board and rules, not';
    for (const [given, message] of [
      [undefined, `${noGame} undefined`],
      [null, `${noGame} null`],
      [5, `${noGame} 5`],
      [[], `${noGame} an array`],
      [{}, 'board must be an array, not undefined'],
      [{ board }, 'rules must be an object, not undefined'],
      [{ board, rules: null }, 'rules must be an object, not null'],
    ] as const) {
      expect(() => player.chooseMove(given as never)).to.throw(TypeError, message);
      const error = await rejection(player.rate(given as never));
      expect(error).to.be.instanceOf(TypeError);
      expect(error.message).to.equal(message);
    }
  });
});
