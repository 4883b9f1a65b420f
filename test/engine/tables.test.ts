import { expect } from '@open-wc/testing';
import { Game, slide, verify, type GameOptions } from '../../src/engine/index.js';
import { begin, copyOf, follow, settle, type Position } from '../../src/engine/position.js';
import { next, seeded } from '../../src/engine/random.js';
import { checkRules } from '../../src/engine/rules.js';
import { RowTable, Tables } from '../../src/engine/tables.js';
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

describe('A table of rows', () => {
  const ranksOf = (row: number) => [0, 4, 8, 12].map((shift) => (row >> shift) & 15);
  const value = (rank: number) => (rank > 0 ? 2 ** rank : 0);

  it('tells what a slide makes of a row, and a quarter of its points', () => {
    for (const [toward, way] of [
      [3, 'left'],
      [1, 'right'],
    ] as const) {
      const table = new RowTable(toward);
      const roll = dice(toward);
      for (let turn = 0; turn < 400; turn++) {
        const ranks = [0, 0, 0, 0].map(() => roll(turn % 2 ? 4 : 15));
        const row = ranks.reduce((bits, rank, cell) => bits | (rank << (4 * cell)), 0);
        const slid = slide([ranks.map(value)], way);
        const entry = table.of(row);
        expect(entry).to.be.below(0);
        expect(ranksOf(entry).map(value)).to.deep.equal((slid?.board ?? [ranks.map(value)])[0]);
        expect(4 * ((entry >> 16) & 0x7fff)).to.equal(slid?.gained ?? 0);
        expect(table.of(row)).to.equal(entry);
      }
    }
  });

  it('tells apart the rows that make what it cannot hold', () => {
    for (const row of [0x00ff, 0xff00, 0xf0f0, 0xffff, 0x1ff2]) {
      expect([new RowTable(3).of(row), new RowTable(1).of(row)]).to.deep.equal([-1, -1]);
    }
    expect(new RowTable(3).of(0xf00e) & 0xffff).to.equal(0x00fe);
  });
});

describe('The tables of rows', () => {
  const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3] as const;

  function positionOf(ranks: readonly number[], options: GameOptions = {}): Position {
    const position = begin(checkRules({ startTiles: 0, ...options }), 'tables');
    position.cells.set(ranks);
    position.empty = position.cells.filter((rank) => rank === 0).length;
    settle(position);
    return position;
  }

  /** Whether the tables made a move, which comes out as cell by cell: the cells are then written at the end. */
  function made(position: Position, ...moves: number[]): boolean {
    const plain = copyOf(position);
    const tables = new Tables();
    const before = [...position.cells];
    for (const move of moves) {
      follow(plain, move);
      tables.follow(position, move);
    }
    const left = position.cells.every((rank, cell) => rank === before[cell]);
    tables.finish(position);
    expect(position).to.deep.equal(plain);
    return left;
  }

  /** A board of which only one line changes when its tiles move toward the first cell. */
  function onlyLine(line: number, along: number): number[] {
    const across = 5 - along;
    const ranks = new Array<number>(16).fill(0);
    for (let other = 0; other < 4; other++) ranks[other * across] = 1 + (other % 2);
    ranks[line * across + 2 * along] = 3;
    return ranks;
  }

  it('make a move that changes but one of the rows, or of the columns', () => {
    for (const line of [0, 1, 2, 3]) {
      expect(made(positionOf(onlyLine(line, 1)), LEFT), `row ${line}`).to.equal(true);
      expect(made(positionOf(onlyLine(line, 1).reverse()), RIGHT), `row ${line}`).to.equal(true);
      expect(made(positionOf(onlyLine(line, 4)), UP), `column ${line}`).to.equal(true);
      expect(made(positionOf(onlyLine(line, 4).reverse()), DOWN), `column ${line}`).to.equal(true);
    }
  });

  it('go on with the rows from move to move', () => {
    const position = positionOf([1, 1, 2, 3, 1, 2, 3, 4]);
    expect(made(position, LEFT, DOWN, RIGHT, UP, LEFT, DOWN)).to.equal(true);
  });

  it('make tiles up to 32768, and leave what makes larger ones, or has them', () => {
    const leaves = (ranks: readonly number[], direction: number) =>
      !made(positionOf(ranks, { winTile: 2 ** 52 }), direction);
    expect(leaves([14, 14], LEFT)).to.equal(false);
    expect(leaves([14, 14, 14, 14], LEFT)).to.equal(false);
    expect(leaves([15, 1, 1], LEFT)).to.equal(false);
    expect(leaves([15, 15], LEFT)).to.equal(true);
    expect(leaves([0, 0, 0, 0, 0, 0, 0, 0, 1, 15, 15], RIGHT)).to.equal(true);
    expect(leaves([16, 1, 1], LEFT)).to.equal(true);
  });

  it('leave a move that may win, until one has', () => {
    const ranks = [2, 2, 0, 0, 1, 1];
    expect(made(positionOf(ranks, { winTile: 16 }), LEFT)).to.equal(true);
    expect(made(positionOf(ranks.slice(0, 2), { winTile: 16 }), LEFT)).to.equal(true);
    expect(made(positionOf([3, 3], { winTile: 16 }), LEFT)).to.equal(false);
    expect(made(positionOf([2, 2, 2, 2], { winTile: 16 }), LEFT)).to.equal(false);
    const won = positionOf([3, 3, 0, 0, 3, 3], { winTile: 16 });
    won.won = true;
    expect(made(won, LEFT)).to.equal(true);
  });

  it('leave a move whose tile is written, the lowest of all too', () => {
    expect(made(positionOf([0, 0, 0, 0, 0, 1]), 4 | UP)).to.equal(false);
    expect(made(positionOf([0, 0, 0, 0, 0, 1]), (((15 << 6) | 11) << 2) | LEFT)).to.equal(false);
  });

  it('leave what is no move', () => {
    const tables = new Tables();
    const position = positionOf([1, 1]);
    tables.follow(position, LEFT);
    for (const entry of ['s5', 'a', 'bBC', 'x']) tables.follow(position, entry);
    expect([position.score, position.ending]).to.deep.equal([5, 'left']);
    expect(() => tables.follow(position, DOWN)).to.throw(RangeError, 'the game is over');
    expect([...position.cells].slice(0, 3)).to.deep.equal([1, 2, 0]);
  });
});

describe('A new tile', () => {
  it('is a 4 where the number drawn is below the chance, and not where it is the same', () => {
    const generator = seeded('chance');
    next(generator);
    const drawn = next(generator);
    for (const [fourChance, value] of [
      [drawn, 2],
      [drawn + 2 ** -32, 4],
    ] as const) {
      expect(new Game({ seed: 'chance', startTiles: 1, fourChance }).maxTile).to.equal(value);
      const game = new Game({ seed: 'chance', fourChance, board: boardOf([3], 1) });
      agrees(playOn(game, 1));
      expect(game.board.flat().includes(value)).to.equal(true);
    }
  });
});
