import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { ComputerPlayer } from '../../src/player/index.js';

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

  it('reaches 2048 on 4 x 4 with a hundredth of its usual budget', () => {
    expect(play(new Game({ seed: 'weak' }), 600).maxTile).to.be.at.least(2048);
  });

  it('reaches 2048 on 4 x 5', () => {
    const game = new Game({ size: '4x5', seed: 'wide', afterWin: 'stop' });
    expect(play(game, 3000).won).to.equal(true);
  });

  it('reaches 128 on 3 x 3', () => {
    expect(play(new Game({ size: 3, seed: 'small' }), 6000).maxTile).to.be.at.least(128);
  });

  it('plays the same game again under the same seed and budget', () => {
    const [one, other] = [500, 500].map(
      (budget) => play(new Game({ seed: 5 }), budget, 400).replay,
    );
    expect(one).to.equal(other);
  });

  it('chooses by the position alone, whatever it was asked before', () => {
    const game = play(new Game({ seed: 9 }), 300, 120);
    const used = new ComputerPlayer({ budget: 5000 });
    used.chooseMove(new Game({ size: 5 }));
    used.chooseMove(play(new Game({ seed: 10 }), 300, 80));
    expect(used.chooseMove(game)).to.equal(new ComputerPlayer({ budget: 5000 }).chooseMove(game));
  });

  it('does not change the game that it is asked about', () => {
    const game = new Game({ seed: 3 });
    const before = game.replay;
    new ComputerPlayer().chooseMove(game);
    expect(game.replay).to.equal(before);
  });

  for (const fourChance of [0, 0.5, 1]) {
    it(`plays where a new tile is a 4 with probability ${fourChance}`, () => {
      for (const size of [3, 4]) play(new Game({ size, seed: 1, fourChance }), 500, 300);
    });
  }

  it('finds the only moves among tiles beyond 32768', () => {
    const top = 2 ** 17;
    const board = [
      [top, top / 2, top / 4, top / 8],
      [top / 256, top / 128, top / 64, top / 32],
      [top / 512, top / 1024, 64, 32],
      [2, 4, 8, 8],
    ];
    const direction = new ComputerPlayer().chooseMove(new Game({ board }));
    expect(['left', 'right']).to.include(direction);
  });

  it('merges two tiles of the highest value that a game accepts', () => {
    const high = 2 ** 52;
    const full = [
      [high, high, 8, 16],
      [4, 8, 32, 8],
      [2, 4, 8, 4],
      [8, 2, 4, 2],
    ];
    expect(['left', 'right']).to.include(
      new ComputerPlayer().chooseMove(new Game({ board: full })),
    );
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
    const board = [
      [2, 4],
      [4, 2],
    ];
    expect(() => new ComputerPlayer().chooseMove(new Game({ board }))).to.throw(
      RangeError,
      'board must be one on which a move is possible',
    );
  });

  it('answers near its think time, whatever the budget', () => {
    const player = new ComputerPlayer({ thinkTime: 20, budget: 1e12 });
    const game = play(new Game({ seed: 4 }), 300, 200);
    const start = performance.now();
    expect(game.canMove(player.chooseMove(game))).to.equal(true);
    // A thousand times that budget takes hours.
    expect(performance.now() - start).to.be.below(2000);
  });

  it('uses up a budget without a think time, however slow the machine is', () => {
    const game = play(new Game({ seed: 4 }), 300, 200);
    let looks = 0;
    const slow = (options: object) => {
      looks = 0;
      performance.now = () => 1000 * looks++;
      try {
        new ComputerPlayer(options).chooseMove(game);
      } finally {
        Reflect.deleteProperty(performance, 'now');
      }
      return looks;
    };
    expect(slow({ budget: 1e6 })).to.equal(slow({ budget: 1e6, thinkTime: 1e12 }));
    expect(slow({ budget: 1e6 })).to.be.above(slow({ budget: 1e6, thinkTime: 10 }));
  });

  it('rates moves the same on every machine, however slow it is', async () => {
    const game = play(new Game({ seed: 4 }), 300, 200);
    const ratings = await new ComputerPlayer().rate(game);
    let time = 0;
    performance.now = () => (time += 1000);
    try {
      expect(await new ComputerPlayer().rate(game)).to.deep.equal(ratings);
    } finally {
      Reflect.deleteProperty(performance, 'now');
    }
  });

  it('names an option that is not allowed', () => {
    const make = (options: unknown) => () => new ComputerPlayer(options as { thinkTime: number });
    expect(make(5)).to.throw(TypeError, 'options must be a plain object, not 5');
    expect(make(null)).to.throw(TypeError, 'options must be a plain object, not null');
    expect(make({ thinktime: 5 })).to.throw(
      TypeError,
      'name of an option must be thinkTime or budget, not "thinktime"',
    );
    expect(make({ thinkTime: '10' })).to.throw(
      TypeError,
      'thinkTime must be a finite number above 0, not "10"',
    );
    expect(make({ thinkTime: 0 })).to.throw(
      RangeError,
      'thinkTime must be a finite number above 0, not 0',
    );
    expect(make({ thinkTime: NaN })).to.throw(RangeError, 'not NaN');
    expect(make({ budget: -1 })).to.throw(
      RangeError,
      'budget must be a finite number above 0, not -1',
    );
    expect(make({ budget: Infinity })).to.throw(RangeError, 'not Infinity');
  });
});
