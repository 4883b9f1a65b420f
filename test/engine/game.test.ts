import { expect } from '@open-wc/testing';
import { Game, type GameOptions } from '../../src/engine/index.js';
import {
  boardOf,
  DIRECTIONS,
  expectThrown,
  played,
  playOn,
  snapshot,
  thrown,
} from '../support/plays.js';

describe('new Game()', () => {
  it('has the default rules, two tiles, no points and no moves', () => {
    const game = new Game();
    expect(game.rules).to.deep.equal({
      columns: 4,
      rows: 4,
      winTile: 2048,
      fourChance: 0.1,
      startTiles: 2,
      afterWin: 'continue',
    });
    expect([game.score, game.moves, game.tileCount]).to.deep.equal([0, 0, 2]);
    expect([game.won, game.over, game.hasEmptyCell]).to.deep.equal([false, false, true]);
    expect(Object.isFrozen(game.rules)).to.equal(true);
  });

  it('takes its size as a number, a string, or columns and rows', () => {
    const size = (options: GameOptions) => {
      const { columns, rows, board, rules } = new Game(options);
      expect([board[0]!.length, board.length]).to.deep.equal([columns, rows]);
      expect([rules.columns, rules.rows]).to.deep.equal([columns, rows]);
      return `${columns}x${rows}`;
    };
    expect(size({ size: 5 })).to.equal('5x5');
    expect(size({ size: '5' })).to.equal('5x5');
    expect(size({ size: '5x3' })).to.equal('5x3');
    expect(size({ size: '32x2' })).to.equal('32x2');
    expect(size({ columns: 3, rows: 6 })).to.equal('3x6');
    expect(size({ columns: 7 })).to.equal('7x4');
    expect(size({ size: '5x3', columns: 5, rows: 3 })).to.equal('5x3');
    expect(size({ size: undefined, columns: undefined, rows: undefined })).to.equal('4x4');
  });

  it('turns negative zero into zero, since a replay cannot express it', () => {
    const { rules } = new Game({ startTiles: -0, fourChance: -0 });
    expect(Object.is(rules.startTiles, 0)).to.equal(true);
    expect(Object.is(rules.fourChance, 0)).to.equal(true);
  });

  it('puts the start tiles on distinct cells', () => {
    for (const startTiles of [0, 1, 2, 15, 16]) {
      expect(new Game({ startTiles }).tileCount).to.equal(startTiles);
    }
    expect(new Game({ size: 32, startTiles: 1024 }).hasEmptyCell).to.equal(false);
  });

  it('starts from a given board and score, without adding a tile', () => {
    const board = boardOf('2 . 4 / . 1024 .');
    const game = new Game({ board, score: -30, seed: 1 });
    expect(game.board).to.deep.equal(board);
    expect([game.columns, game.rows, game.score, game.tileCount]).to.deep.equal([3, 2, -30, 3]);
    board[0]![0] = 8;
    expect(game.tileAt(0, 0)).to.equal(2);
    expect(new Game({ board, size: '3x2' }).maxTile).to.equal(1024);
    expect(new Game({ board: boardOf('. . / . .'), startTiles: 4 }).tileCount).to.equal(0);
    const large = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);
    expect(new Game({ board: large, startTiles: 20 }).rules.startTiles).to.equal(20);
  });

  it('is the same game for the same seed and moves, whether the seed is 7 or "7"', () => {
    const one = snapshot(played({ seed: 7 }));
    expect(snapshot(played({ seed: '7' }))).to.deep.equal(one);
    expect(snapshot(played({ seed: '8' })).board).not.to.deep.equal(one['board']);
    expect(new Game({ seed: -0 }).seed).to.equal('0');
  });

  it('makes a fresh seed if none is given, which can be read afterwards', () => {
    const seeds = new Set([undefined, '', undefined].map((seed) => new Game({ seed }).seed));
    expect(seeds.size).to.equal(3);
    for (const seed of seeds) {
      expect(seed).to.match(/^\w{1,20}$/);
      expect(new Game({ seed }).seed).to.equal(seed);
    }
  });

  it('replaces lone surrogates of a seed, so that its line can be read again', () => {
    const game = new Game({ seed: 'a\ud800b\udc00🎲' });
    expect(game.seed).to.equal('a\ufffdb\ufffd🎲');
    expect(Game.fromReplay(game.replay).board).to.deep.equal(game.board);
  });
});

describe('new Game() › options that are not allowed', () => {
  const refused = (options: unknown, kind: string, ...texts: string[]) =>
    expectThrown(() => new Game(options as GameOptions), kind, ...texts);

  it('are refused by name and value, with what is allowed', () => {
    const side = 'must be an integer from 2 to 32, not';
    const plain = 'options must be a plain object, not';
    refused({ size: 1 }, 'RangeError', 'size must be N or COLUMNSxROWS, each 2 to 32, not 1');
    refused({ size: 4.5 }, 'RangeError', '4.5');
    for (const size of ['4x1', '33x4', '4x', '4x4x4', '']) {
      refused({ size }, 'RangeError', `not "${size}"`);
    }
    for (const size of [true, 4n, [4]]) refused({ size }, 'TypeError', 'size must be');
    refused({ columns: 1 }, 'RangeError', `columns ${side} 1`);
    refused({ rows: null }, 'TypeError', `rows ${side} null`);
    refused({ rows: 33 }, 'RangeError', `rows ${side} 33`);
    refused({ rows: '4' }, 'TypeError', `rows ${side} "4"`);
    refused({ rows: 2.5 }, 'RangeError', `rows ${side} 2.5`);
    const winTile = 'winTile must be a power of two from 4 to 2 ** 52, not';
    refused({ winTile: 2 }, 'RangeError', `${winTile} 2`);
    refused({ winTile: 2 ** 53 }, 'RangeError', winTile);
    refused({ winTile: '2048' }, 'TypeError', `${winTile} "2048"`);
    const fourChance = 'fourChance must be a number from 0 to 1, not';
    for (const value of [-0.1, 1.1, NaN]) {
      refused({ fourChance: value }, 'RangeError', `${fourChance} ${value}`);
    }
    refused({ fourChance: '0.1' }, 'TypeError', `${fourChance} "0.1"`);
    const startTiles = 'startTiles must be an integer from 0 to 16, not';
    refused({ startTiles: -1 }, 'RangeError', `${startTiles} -1`);
    refused({ startTiles: 17 }, 'RangeError', `${startTiles} 17`);
    refused({ startTiles: '2' }, 'TypeError', `${startTiles} "2"`);
    refused({ startTiles: 5, size: 2 }, 'RangeError', 'an integer from 0 to 4');
    refused({ afterWin: 'ask' }, 'RangeError', 'afterWin must be continue or stop, not "ask"');
    refused({ seed: NaN }, 'RangeError', 'seed must be a string or a finite number, not NaN');
    refused({ seed: null }, 'TypeError', 'null');
    refused({ score: 0.5 }, 'RangeError', 'score must be an integer, not 0.5');
    refused({ score: Infinity }, 'RangeError', 'score must be an integer, not Infinity');
    refused({ score: '1' }, 'TypeError', 'score');
    refused(null, 'TypeError', `${plain} null`);
    refused('4x4', 'TypeError', `${plain} "4x4"`);
    refused([4, 4], 'TypeError', `${plain} an array`);
    refused(() => 1, 'TypeError', `${plain} a function`);
    refused(new Map(), 'TypeError', `${plain} a map`);
    const names = ['name of an option must be columns,', 'score or random, not "Seed"'];
    refused({ Seed: 7 }, 'TypeError', ...names);
  });

  it('are refused whatever they turn into as text', () => {
    const grim = {
      toString() {
        throw new Error('grim');
      },
    };
    for (const value of [Object.create(null) as unknown, grim]) {
      for (const name of ['size', 'columns', 'winTile', 'fourChance', 'startTiles', 'score']) {
        refused({ [name]: value }, 'TypeError', `${name} must be`, 'not an object');
      }
    }
    refused({ columns: [4] }, 'TypeError', 'columns must be an integer from 2 to 32, not an array');
  });

  it('are shown in a message of readable length', () => {
    const error = thrown(() => new Game({ size: '4'.repeat(1000) }));
    expect(error?.message).to.match(/^size must be .*, not "4{40,60}"$/);
  });

  it('are refused if they contradict each other', () => {
    const board = boardOf('. . . / . . .');
    refused({ size: '5x4', rows: 5 }, 'RangeError', 'rows must be 4, not 5');
    refused({ size: 4, columns: 5 }, 'RangeError', 'columns must be 4, not 5');
    refused({ size: 4, board }, 'RangeError', 'size must be 3x2, not "4x4"');
    refused({ columns: 4, board }, 'RangeError', 'columns must be 3, not 4');
    refused({ rows: 3, board }, 'RangeError', 'rows must be 2, not 3');
    refused({ columns: null, board }, 'TypeError', 'columns', 'null');
  });

  it('are refused as boards', () => {
    refused({ board: [[2]] }, 'RangeError', 'columns', '1');
    refused({ board: [[2, 2]] }, 'RangeError', 'rows', '1');
    refused({ board: Array.from({ length: 33 }, () => [0, 0]) }, 'RangeError', 'rows', '33');
    refused({ board: null }, 'TypeError', 'board must be an array, not null');
    for (const board of [[], [[]], [[], []]]) {
      refused({ board }, 'RangeError', 'number of cells of board must be 1 or more, not 0');
    }
    refused({ board: boardOf('2 3 / . .') }, 'RangeError', 'board[0][1]', '3');
  });
});

describe('Game › tileAt(), has(), canMove() and the counts', () => {
  const game = new Game({ seed: 1, board: boardOf('2 4 8 / . 16 2') });

  it('return the value at a cell, column first', () => {
    expect([game.tileAt(2, 0), game.tileAt(0, 1), game.tileAt(1, 1)]).to.deep.equal([8, 0, 16]);
  });

  it('refuse coordinates outside the board', () => {
    const refused = (column: unknown, row: number, kind: string, text: string) =>
      expectThrown(() => game.tileAt(column as number, row), kind, text);
    refused(3, 0, 'RangeError', 'column must be an integer from 0 to 2, not 3');
    refused(0, 2, 'RangeError', 'row must be an integer from 0 to 1, not 2');
    refused(-1, 0, 'RangeError', '-1');
    refused(0, 0.5, 'RangeError', '0.5');
    refused('0', 0, 'TypeError', '"0"');
  });

  it('tell whether a value is on the board, and refuse values that are not tiles', () => {
    expect(game.has(16)).to.equal(true);
    expect(game.has(32)).to.equal(false);
    const allowed = 'value must be a power of two from 2 to 2 ** 63, not';
    for (const value of [0, 1, 3, -2, NaN, 2 ** 64]) {
      expectThrown(() => game.has(value), 'RangeError', `${allowed} ${value}`);
    }
    expectThrown(() => game.has('2' as unknown as number), 'TypeError', `${allowed} "2"`);
  });

  it('count the tiles and know the highest', () => {
    expect([game.tileCount, game.maxTile, game.hasEmptyCell]).to.deep.equal([5, 16, true]);
    const empty = new Game({ startTiles: 0 });
    expect([empty.tileCount, empty.maxTile, empty.hasEmptyCell]).to.deep.equal([0, 0, true]);
    expect(new Game({ size: 2, startTiles: 4 }).hasEmptyCell).to.equal(false);
  });

  it('tell which directions change the board, without changing it', () => {
    const before = snapshot(game);
    expect(DIRECTIONS.map((way) => game.canMove(way))).to.deep.equal([false, false, true, true]);
    expect(game.canMove()).to.equal(true);
    expect(() => game.canMove('north' as 'up')).to.throw(RangeError, '"north"');
    expect(snapshot(game)).to.deep.equal(before);
  });

  it('return boards that are the caller’s own', () => {
    game.board[0]![0] = 1024;
    expect(game.tileAt(0, 0)).to.equal(2);
  });
});

describe('Game › copy()', () => {
  it('is the same game, with the same tiles to come', () => {
    const game = played({ seed: 'copy' }, 40);
    const copy = game.copy();
    expect(snapshot(copy)).to.deep.equal(snapshot(game));
    expect(snapshot(playOn(copy))).to.deep.equal(snapshot(playOn(game)));
  });

  it('can be played, set and undone without affecting the original, and vice versa', () => {
    const game = played({ seed: 'copy' }, 200);
    game.setScore(5);
    const before = snapshot(game);
    const copy = game.copy();
    copy.setTile(0, 0, 2048);
    copy.setScore(-1);
    playOn(copy, 10);
    copy.giveUp();
    while (copy.undo());
    expect(copy.moves).to.equal(0);
    expect(snapshot(game)).to.deep.equal(before);
    const other = game.copy();
    while (game.undo());
    expect(snapshot(other)).to.deep.equal(before);
  });

  it('gets the same tile as the original in a move that was undone, even if no seed gave it', () => {
    const made = { direction: 'left', cell: 3, value: 8 } as const;
    const game = Game.fromMoves([made], { board: [[0, 2], [0, 0]] }); // prettier-ignore
    game.undo();
    expect(game.copy().move('left')?.spawned).to.deep.equal({ cell: 3, value: 8 });
    expect(game.move('left')?.spawned).to.deep.equal({ cell: 3, value: 8 });
  });

  it('of a scripted game does not ask its source', () => {
    let asked = 0;
    const game = new Game({ random: (empty) => ({ cell: empty[0]!, value: 2 * (++asked) ** 0 }) });
    const before = asked;
    playOn(game.copy(), 20);
    expect(asked).to.equal(before);
  });
});
