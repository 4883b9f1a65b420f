import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { boardOf, DIRECTIONS, expectThrown, playOn, snapshot } from '../support/plays.js';

const stuck = boardOf('2 4 / 4 2');

describe('Game › move()', () => {
  it('returns everything that happened', () => {
    const board = boardOf('2 2 / . .');
    const game = new Game({ random: [{ cell: 3, value: 2 }], board, score: 50 });
    expect(game.move('left')).to.deep.equal({
      direction: 'left',
      trips: [{ from: 1, to: 0, value: 4, merged: true }],
      gained: 4,
      spawned: { cell: 3, value: 2 },
      won: false,
      over: false,
    });
    expect([game.score, game.moves]).to.deep.equal([54, 1]);
    expect(game.board).to.deep.equal(boardOf('4 . / . 2'));
  });

  it('returns null if nothing moves, without a tile, a move counted or a number drawn', () => {
    const board = boardOf('2 4 / . .');
    const game = new Game({ seed: 3, board });
    const before = snapshot(game);
    expect(game.move('up')).to.equal(null);
    expect(game.move('left')).to.equal(null);
    expect(snapshot(game)).to.deep.equal(before);
    const same = new Game({ seed: 3, board });
    expect(game.move('down')).to.deep.equal(same.move('down'));
  });

  it('returns what is the caller’s own', () => {
    const game = new Game({ seed: 3, board: boardOf('. 2 / . .') });
    const move = game.move('left')!;
    const before = snapshot(game);
    (move.trips as unknown[]).length = 0;
    move.spawned.cell = 99;
    expect(snapshot(game)).to.deep.equal(before);
  });

  it('refuses anything but a direction, and does not change the game', () => {
    const game = new Game({ seed: 1 });
    const before = snapshot(game);
    expectThrown(() => game.move('LEFT' as 'left'), 'RangeError', '"LEFT"');
    expectThrown(() => game.move(undefined as unknown as 'left'), 'TypeError', 'undefined');
    expect(snapshot(game)).to.deep.equal(before);
  });
});

describe('Game › won', () => {
  const half = boardOf('16 16 / 16 16');

  it('is set by a merge that makes the win tile, once per game, and the game goes on', () => {
    const game = new Game({ seed: 1, winTile: 32, board: half });
    const move = game.move('left')!;
    expect([move.won, move.over, game.won, game.over]).to.deep.equal([true, false, true, false]);
    game.setBoard(half);
    expect([game.move('left')!.won, game.won]).to.deep.equal([false, true]);
  });

  it('is not set by a win tile that was there, nor by one above it', () => {
    const game = new Game({ seed: 1, winTile: 16, board: half });
    expect(game.won).to.equal(false);
    expect(game.move('up')!.won).to.equal(false);
    game.setTile(0, 0, 16);
    expect(game.won).to.equal(false);
  });

  it('ends the game under the rule "stop", after the new tile', () => {
    const game = new Game({ seed: 1, winTile: 32, afterWin: 'stop', board: half });
    const move = game.move('left')!;
    expect([move.won, move.over, game.over, game.tileCount]).to.deep.equal([true, true, true, 3]);
    expect(DIRECTIONS.map((way) => game.move(way))).to.deep.equal([null, null, null, null]);
    expect([game.canMove(), game.canMove('left')]).to.deep.equal([false, false]);
    expect(game.legalMoves()).to.deep.equal([]);
    game.setScore(1);
    expect(game.over).to.equal(true);
    expect(game.undo()).to.equal(true);
    expect([game.won, game.over, game.score]).to.deep.equal([false, false, 0]);
  });

  it('is set even if the winning move ends the game', () => {
    const board = boardOf('4 16 / 4 2');
    const last = (value: number) =>
      new Game({ winTile: 8, random: [{ cell: 2, value }], board }).move('up');
    expect(last(2)).to.deep.include({ won: true, over: false });
    expect(last(4)).to.deep.include({ won: true, over: true });
  });
});

describe('Game › over and endReason', () => {
  it('are set when no direction changes the board', () => {
    const game = new Game({ seed: 1, board: stuck });
    expect(game).to.include({ over: true, endReason: 'no-moves', won: false, hasEmptyCell: false });
    expect([game.canMove(), game.move('left')]).to.deep.equal([false, null]);
  });

  it('are not set while two neighbours are equal, whatever lines they are in', () => {
    const over = (board: string) => new Game({ board: boardOf(board) }).over;
    expect(over('2 4 8 / 16 32 8')).to.equal(false);
    expect(over('2 4 8 / 16 32 32')).to.equal(false);
    expect(over('2 2 8 / 16 32 64')).to.equal(false);
    expect(over('2 4 8 / 8 32 64')).to.equal(true);
    expect(over('2 4 / 8 16 / 8 2')).to.equal(false);
    expect(over('2 4 / 4 16 / 8 2')).to.equal(true);
  });

  it('are set when the player gives up, and only undo takes that back', () => {
    const game = playOn(new Game({ seed: 'leave' }), 9);
    game.giveUp();
    expect(game).to.include({ over: true, endReason: 'gave-up', won: false });
    expect([game.canMove(), game.move('up')]).to.deep.equal([false, null]);
    const { replay } = game;
    game.giveUp();
    expect(game.replay).to.equal(replay);
    expect(game.undo()).to.equal(true);
    expect([game.over, game.moves]).to.deep.equal([false, 9]);
  });

  it('stay set once the player has given up, whatever is edited', () => {
    const game = new Game({ seed: 1, size: 2 });
    game.giveUp();
    game.setBoard(boardOf('. 2 / 2 .'));
    expect([game.endReason, game.move('up')]).to.deep.equal(['gave-up', null]);
    game.setBoard(stuck);
    expect(game.endReason).to.equal('gave-up');
    expect(Game.fromReplay(game.replay).endReason).to.equal('gave-up');
  });

  it('do not change when a player gives up a game that has ended', () => {
    const game = new Game({ seed: 1, board: stuck });
    const before = snapshot(game);
    game.giveUp();
    expect(snapshot(game)).to.deep.equal(before);
    game.setTile(0, 0, 0);
    expect(game.over).to.equal(false);
  });

  it('are set by a win only if that ends the game', () => {
    for (const [afterWin, onceWon, onceStuck] of [
      ['stop', 'won', 'won'],
      ['continue', null, 'no-moves'],
    ] as const) {
      const game = new Game({ seed: 1, winTile: 8, afterWin, board: boardOf('4 4 / . .') });
      expect(game.endReason).to.equal(null);
      game.move('left');
      expect(game.endReason).to.equal(onceWon);
      game.setBoard(stuck);
      expect([game.won, game.endReason]).to.deep.equal([true, onceStuck]);
    }
  });
});

describe('Game › setTile(), setBoard(), setScore() and addTile()', () => {
  it('sets and clears a cell, and counts as no move', () => {
    const game = playOn(new Game({ seed: 'hand' }), 12);
    game.setTile(3, 2, 2 ** 52);
    expect([game.tileAt(3, 2), game.maxTile, game.moves]).to.deep.equal([2 ** 52, 2 ** 52, 12]);
    const { tileCount } = game;
    game.setTile(3, 2, 0);
    expect([game.tileAt(3, 2), game.tileCount]).to.deep.equal([0, tileCount - 1]);
  });

  it('sets the whole board by deep copy', () => {
    const game = new Game({ size: 2, seed: 1 });
    const board = boardOf('2 4 / . 8');
    game.setBoard(board);
    board[0]![0] = 64;
    expect(game.board).to.deep.equal(boardOf('2 4 / . 8'));
    expect([game.tileCount, game.over]).to.deep.equal([3, false]);
    game.setBoard(stuck);
    expect(game.over).to.equal(true);
  });

  it('sets the score, below zero too', () => {
    const game = new Game();
    game.setScore(-12);
    expect(game.score).to.equal(-12);
    game.setScore(-0);
    expect(Object.is(game.score, 0)).to.equal(true);
    game.setScore(Number.MAX_SAFE_INTEGER);
    expect(game.score).to.equal(Number.MAX_SAFE_INTEGER);
  });

  it('adds the tile that the next move would add', () => {
    const game = new Game({ seed: 'add', startTiles: 0 });
    const twin = new Game({ seed: 'add', startTiles: 1 });
    const { cell, value } = game.addTile();
    expect(game.board).to.deep.equal(twin.board);
    expect([game.board.flat()[cell], game.moves]).to.deep.equal([value, 0]);
  });

  it('refuses a tile on a full board, and changes neither the board nor the tiles to come', () => {
    const board = boardOf('2 2 / 4 8');
    const game = new Game({ seed: 'full', board });
    const before = snapshot(game);
    expect(() => game.addTile()).to.throw(RangeError, 'the board is full');
    expect(snapshot(game)).to.deep.equal(before);
    expect(game.move('left')).to.deep.equal(new Game({ seed: 'full', board }).move('left'));
  });

  it('refuses what is not allowed, and does not change the game', () => {
    const wrong = (call: (game: Game) => void, kind: string, text: string) => {
      const game = playOn(new Game({ seed: 'hand' }), 12);
      const before = snapshot(game);
      expectThrown(() => call(game), kind, text);
      expect(snapshot(game)).to.deep.equal(before);
    };
    wrong((game) => game.setTile(4, 0, 2), 'RangeError', 'column');
    wrong((game) => game.setTile(0, -1, 2), 'RangeError', 'row');
    wrong((game) => game.setTile(0, 0, 3), 'RangeError', 'value must be 0 or a power of two from 2 to 2 ** 63, not 3'); // prettier-ignore
    wrong((game) => game.setTile(0, 0, -2), 'RangeError', '-2');
    wrong((game) => game.setTile(0, 0, '2' as unknown as number), 'TypeError', '"2"');
    wrong((game) => game.setBoard([[2]]), 'RangeError', 'size of board must be 4x4, not "1x1"');
    wrong((game) => game.setBoard(game.board.slice(1)), 'RangeError', '4x3');
    wrong((game) => game.setBoard('x' as unknown as number[][]), 'TypeError', 'board');
    wrong((game) => game.setBoard([[2, 2, 2, 5], ...game.board.slice(1)]), 'RangeError', '[0][3]');
    wrong((game) => game.setScore(0.5), 'RangeError', '0.5');
    wrong((game) => game.setScore('7' as unknown as number), 'TypeError', '"7"');
  });
});
