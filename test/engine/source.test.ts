import { expect } from '@open-wc/testing';
import { Game, type RandomSource, type Tile } from '../../src/engine/index.js';
import { boardOf, expectThrown, played, playOn, snapshot } from '../support/plays.js';
import { sealed } from '../support/sealed.js';

const script: Tile[] = [
  { cell: 0, value: 2 },
  { cell: 1, value: 2 },
  { cell: 5, value: 4 },
  { cell: 10, value: 2 },
  { cell: 15, value: 8 },
];

function* generate(): Generator<Tile> {
  yield* script;
}

const shiftFrom = (tiles: Tile[]) => () => tiles.shift()!;

/** The same tiles from each kind of source. */
const sources: Record<string, () => RandomSource> = {
  'a list': () => script,
  'a generator': generate,
  'a function': () => shiftFrom([...script]),
  'an object that hands out tiles': () => ({ next: shiftFrom([...script]) }),
  'an iterator': () => {
    const next = shiftFrom([...script]);
    return { next: () => ({ value: next() }) };
  },
};

describe('new Game({ random })', () => {
  for (const [name, source] of Object.entries(sources)) {
    it(`may be ${name}`, () => {
      const game = new Game({ random: source() });
      expect(game.board[0]).to.deep.equal([2, 2, 0, 0]);
      expect(game.seed).to.equal('');
      expect(game.move('left')!.spawned).to.deep.equal({ cell: 5, value: 4 });
      expect(game.addTile()).to.deep.equal({ cell: 10, value: 2 });
      expect(game.move('up')!.spawned).to.deep.equal({ cell: 15, value: 8 });
      expect(game.board).to.deep.equal(boardOf('4 4 2 . / . . . . / . . . . / . . . 8'));
      const before = snapshot(game);
      expect(() => game.move('left')).to.throw();
      expect(() => game.addTile()).to.throw();
      expect(snapshot(game)).to.deep.equal(before);
    });
  }

  it('receives the empty cells in ascending order once the tiles have slid', () => {
    const told: (readonly number[])[] = [];
    const game = new Game({
      board: boardOf('. 2 / 4 .'),
      random: (empty) => {
        told.push(empty);
        return { cell: empty.at(-1)!, value: 2 };
      },
    });
    game.move('left');
    game.addTile();
    expect(told).to.deep.equal([[1, 3], [1]]);
  });

  it('is passed the empty cells through `next`, with itself as `this`', () => {
    class Last {
      value = 4;
      next(empty: readonly number[]): Tile {
        return { cell: empty.at(-1)!, value: this.value };
      }
    }
    expect(new Game({ size: 2, random: new Last() }).board).to.deep.equal(boardOf('. . / 4 4'));
  });

  it('is not called for a move that changes nothing, nor on a full board, nor if a board is given', () => {
    const never = (): Tile => {
      throw new Error('asked');
    };
    const game = new Game({ board: boardOf('2 4 / 8 .'), random: never });
    expect(game.move('left')).to.equal(null);
    game.setTile(1, 1, 16);
    expect(() => game.addTile()).to.throw(RangeError, 'the board is full');
  });

  it('may return any tile, but only on an empty cell of the board', () => {
    const start = boardOf('2 . / . .');
    const refused = (answer: unknown, kind: string, text: string) => {
      const game = new Game({ board: start, random: () => answer as Tile });
      const before = snapshot(game);
      for (const ask of [() => game.move('right'), () => game.addTile()]) {
        expectThrown(ask, kind, text);
        expect(snapshot(game)).to.deep.equal(before);
      }
    };
    refused({ cell: 4, value: 2 }, 'RangeError', 'cell from random must be ');
    refused({ cell: -1, value: 2 }, 'RangeError', 'not -1');
    refused({ cell: 0.5, value: 2 }, 'RangeError', 'not 0.5');
    refused({ cell: '2', value: 2 }, 'TypeError', 'not "2"');
    refused({ value: 2 }, 'TypeError', 'not undefined');
    refused({ cell: 2, value: 3 }, 'RangeError', 'value from random');
    refused({ cell: 2, value: 0 }, 'RangeError', 'not 0');
    refused({ cell: 2 }, 'TypeError', 'not undefined');
    refused({ cell: 2, value: '2' }, 'TypeError', 'not "2"');
    refused(undefined, 'TypeError', 'random must return a tile { cell, value }, not undefined');
    refused(null, 'TypeError', 'not null');
    refused(7, 'TypeError', 'not 7');
    refused([2, 2], 'TypeError', 'not an array');
    refused('2', 'TypeError', 'not "2"');
    refused(Promise.resolve({ cell: 2, value: 2 }), 'TypeError', 'not a promise');
    refused(generate(), 'TypeError', 'not a generator');
    refused(generate, 'TypeError', 'not a function');
    const ended = { done: true, value: undefined };
    refused(ended, 'TypeError', 'random must hand out another tile, but has ended');
    const occupied = new Game({ board: start, random: () => ({ cell: 1, value: 2 }) });
    expect(() => occupied.move('right')).to.throw(RangeError, 'an empty cell (0, 2, 3), not 1');
  });

  it('cannot change the game that calls it', () => {
    const changes: ((game: Game) => unknown)[] = [
      (game) => game.move('right'),
      (game) => game.move('down'),
      (game) => game.undo(),
      (game) => game.addTile(),
      (game) => game.setTile(0, 0, 2),
      (game) => game.setBoard(boardOf('2 2 / 2 2')),
      (game) => game.setScore(7),
      (game) => game.giveUp(),
    ];
    for (const change of changes) {
      let asked = 0;
      const game = new Game({
        board: boardOf('2 2 / 4 .'),
        random: (empty) => {
          if (asked++ > 0) change(game);
          return { cell: empty[0]!, value: 2 };
        },
      });
      game.move('left');
      const before = snapshot(game);
      expect(() => game.move('right')).to.throw(TypeError, 'random must not change the game');
      expect(() => game.addTile()).to.throw(TypeError, 'random must not change the game');
      expect(snapshot(game)).to.deep.equal(before);
      expect(game.undo()).to.equal(true);
    }
  });

  it('may play another game while it is called', () => {
    const other = new Game({ seed: 'other' });
    const game = new Game({
      size: 2,
      random: (empty) => {
        playOn(other, 1);
        return { cell: empty[0]!, value: 2 };
      },
    });
    expect([game.tileCount, other.moves]).to.deep.equal([2, 2]);
  });

  it('cannot harm the game through the list it received, nor through the tile it returned', () => {
    const tile = { cell: 3, value: 2 };
    const lying = (empty: readonly number[]) => {
      (empty as number[]).push(0);
      return tile;
    };
    const game = new Game({ board: boardOf('2 . / . .'), random: lying });
    const { spawned } = game.move('right')!;
    tile.value = 64;
    spawned.value = 64;
    expect(game.tileAt(1, 1)).to.equal(2);
    tile.cell = 0;
    expectThrown(
      () => new Game({ board: boardOf('2 . / . .'), random: lying }).addTile(),
      'RangeError',
      'not 0',
    );
  });

  it('is refused if it is not a function, an iterable or an iterator', () => {
    const iterables = [{ [Symbol.iterator]: 1 }, { [Symbol.iterator]: () => 1 }];
    for (const random of [null, 7, {}, { next: 1 }, true, 'abc', ...iterables] as never[]) {
      const allowed = 'random must be a function, an iterable or an iterator';
      expectThrown(() => new Game({ random }), 'TypeError', allowed);
    }
  });
});

describe('Game with a random source › undo(), addTile() and replay', () => {
  it('uses an undone tile again if it still fits, in the order of the moves', () => {
    let asked = 0;
    const random = (empty: readonly number[]) => {
      asked++;
      return { cell: empty[asked % empty.length]!, value: asked % 3 ? 2 : 4 };
    };
    const game = played({ random, size: 5 }, 30);
    const before = snapshot(game);
    const count = asked;
    for (let turn = 0; turn < 30; turn++) game.undo();
    playOn(game, 30);
    expect(snapshot(game)).to.deep.equal(before);
    expect(asked).to.equal(count);
    playOn(game, 1, 5);
    expect(asked).to.equal(count + 1);
  });

  it('asks for another tile if the undone one does not fit', () => {
    const tiles = [{ cell: 0, value: 4 }, { cell: 3, value: 2 }]; // prettier-ignore
    const game = new Game({ board: boardOf('2 . / . .'), random: tiles });
    expect(game.move('right')!.spawned).to.deep.equal(tiles[0]);
    game.undo();
    game.setBoard(boardOf('4 . / 8 .'));
    expect(game.move('down')).to.equal(null);
    game.setBoard(boardOf('. 2 / . 8'));
    expect(game.move('left')!.spawned).to.deep.equal(tiles[1]);
  });

  it('uses written tiles again after fromReplay(), each at its own move', () => {
    const line = sealed('1_4x4_2048_0.1_2_continue_7_~r.~lAPE.~r.');
    const game = Game.fromReplay(line);
    const moves = ['right', 'left', 'right'] as const;
    for (let again = 0; again < 2; again++) {
      while (game.undo());
      expect(moves.map((direction) => game.move(direction)?.spawned.value)).to.include(16);
      expect(game.replay).to.equal(line);
    }
    game.undo();
    game.undo();
    expect(game.move('left')?.spawned).to.deep.equal({ cell: 15, value: 16 });
  });

  it('keeps an undone move for the next move, whatever is added before it', () => {
    let asked = 0;
    const random = (empty: readonly number[]) => ({ cell: empty.at(-1)!, value: 2 ** ++asked });
    const game = new Game({ board: boardOf('32 . . . / . . . .'), random });
    const { spawned } = game.move('right')!;
    game.undo();
    expect(game.addTile()).to.deep.equal({ cell: 7, value: 4 });
    game.setTile(3, 1, 0);
    expect(game.move('right')!.spawned).to.deep.equal(spawned);
  });

  it('keeps the undone tiles if the source throws instead', () => {
    const tiles = [{ cell: 3, value: 2 }, { cell: 12, value: 2 }]; // prettier-ignore
    const board = boardOf('2 . . . / . . . . / . . . . / . . . .');
    const game = new Game({ board, random: tiles });
    game.move('down');
    game.move('right');
    while (game.undo());
    for (let again = 0; again < 2; again++) expect(() => game.move('right')).to.throw(TypeError);
    expect(game.move('down')?.spawned).to.deep.equal(tiles[0]);
  });

  it('has a replay with its tiles written out, and continues from it with the tiles of the seed ""', () => {
    const random = (empty: readonly number[]) => ({ cell: empty.at(-1)!, value: 1024 });
    const game = played({ random, size: '3x12' }, 8);
    const loaded = Game.fromReplay(game.replay);
    expect(snapshot(loaded)).to.deep.equal(snapshot(game));
    playOn(loaded, 6, 3);
    expect(snapshot(Game.fromReplay(loaded.replay))).to.deep.equal(snapshot(loaded));
    while (loaded.undo());
    expect(loaded.board.flat().filter((value) => value > 0)).to.deep.equal([1024, 1024]);
  });
});
