import { expect } from '@open-wc/testing';
import { formatBoard, Game, parseBoard, slide } from '../../src/engine/index.js';
import { DIRECTIONS, played, snapshot } from '../support/plays.js';
import { sealed } from '../support/sealed.js';

/** Checks that a game accepts all that it returns, and has a replay that says the same. */
function expectAcceptsOwnValues(game: Game): void {
  const { board, score, maxTile, replay } = game;
  const before = snapshot(game);
  expect(parseBoard(formatBoard(board))).to.deep.equal(board);
  expect(parseBoard(String(game))).to.deep.equal(board);
  if (maxTile > 0) expect(game.has(maxTile)).to.equal(true);
  slide(board, 'left');
  const same = new Game({ board, score, seed: 'same' });
  expect([same.board, same.score]).to.deep.equal([board, score]);
  expect(snapshot(Game.fromReplay(same.replay))).to.deep.equal(snapshot(same));
  const copy = game.copy();
  copy.setBoard(board);
  copy.setScore(score);
  copy.setTile(0, 0, game.tileAt(0, 0));
  expect([copy.board, copy.score]).to.deep.equal([board, score]);
  expect(snapshot(Game.fromReplay(copy.replay))).to.deep.equal(snapshot(copy));
  expect(snapshot(Game.fromReplay(replay))).to.deep.equal(before);
}

describe('Game › what it returns', () => {
  it('can be given back to it up to the largest tile, with the score that leads there', () => {
    const large = 2 ** 62;
    const game = new Game({ seed: 2, board: [[large, large, large, large], [2, 2, 2, 2]] }); // prettier-ignore
    while (!game.over) {
      expectAcceptsOwnValues(game);
      if (!DIRECTIONS.some((direction) => game.move(direction))) break;
    }
    expectAcceptsOwnValues(game);
    expect(game.has(2 ** 63)).to.equal(true);
    expect(game.score).to.be.at.least(2 ** 64);
  });

  it('can be given back to it in an ordinary game, and on an empty board', () => {
    expectAcceptsOwnValues(played({ seed: 'ordinary' }, 60));
    expectAcceptsOwnValues(new Game({ startTiles: 0 }));
  });

  it('includes scores of any size, of which the replay has all digits', () => {
    const head = '1_4x4_2048_0.1_2_continue_s_';
    const line = (score: number) => new Game({ seed: 's', score }).replay;
    expect(line(2 ** 53)).to.equal(sealed(`${head}~s9007199254740992.`));
    expect(line(-(2 ** 53))).to.equal(sealed(`${head}~s-9007199254740992.`));
    expect(line(1e23)).to.equal(sealed(`${head}~s99999999999999991611392.`));
    for (const score of [2 ** 53 - 1, 2 ** 53, -(2 ** 53) - 2, 1e23, Number.MAX_VALUE]) {
      expect(Game.fromReplay(line(score)).score).to.equal(score);
    }
  });
});

describe('Game › over, canMove() and legalMoves()', () => {
  it('agree on every small board', () => {
    const values = [0, 2, 4, 2 ** 63];
    for (let number = 0; number < 4 ** 4; number++) {
      const [a, b, c, d] = [0, 2, 4, 6].map((shift) => values[(number >> shift) & 3]!);
      const board = [[a!, b!], [c!, d!]]; // prettier-ignore
      const game = new Game({ seed: 1, board });
      const moving = DIRECTIONS.filter((direction) => slide(board, direction) !== null);
      expect(DIRECTIONS.filter((direction) => game.canMove(direction))).to.deep.equal(moving);
      expect(game.legalMoves()).to.deep.equal(moving);
      expect(game.canMove()).to.equal(moving.length > 0);
      expect(game.over).to.equal(moving.length === 0 && game.tileCount > 0);
    }
  });
});
