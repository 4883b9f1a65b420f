import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { moveBetween } from '../../src/session/move-between.js';
import { DIRECTIONS, dice } from '../support/plays.js';

const empty = () => [[0, 0, 0], [0, 0, 0]]; // prettier-ignore

describe('moveBetween()', () => {
  it('finds the move that was made: direction, trips, points and new tile', () => {
    for (const [index, size] of ['4x4', '2x2', '5x3'].entries()) {
      const game = new Game({ size, seed: 'between' });
      const roll = dice(index);
      while (!game.over && game.moves < 60) {
        const before = game.board;
        const move = game.move(DIRECTIONS[roll(4)]!);
        if (!move) continue;
        const found = moveBetween(before, game.board);
        expect(found).to.deep.include({ gained: move.gained, won: false, over: false });
        if (found!.direction === move.direction) {
          expect(found).to.deep.equal({ ...move, won: false, over: false });
        }
      }
    }
  });

  it('finds none between equal positions, or where no tile is new', () => {
    const before = [[0, 2, 0], [0, 0, 0]]; // prettier-ignore
    expect(moveBetween(before, before)).to.equal(undefined);
    expect(moveBetween(before, [[2, 0, 0], [0, 0, 0]])).to.equal(undefined); // prettier-ignore
    expect(moveBetween(empty(), empty())).to.equal(undefined);
  });

  it('finds none where more than one tile is new, or a tile has another value', () => {
    const before = [[0, 2, 0], [0, 0, 0]]; // prettier-ignore
    expect(moveBetween(before, [[2, 2, 2], [0, 0, 0]])).to.equal(undefined); // prettier-ignore
    expect(moveBetween(before, [[8, 0, 0], [0, 0, 0]])).to.equal(undefined); // prettier-ignore
  });

  it('finds the new tile in any cell, the first and the last too', () => {
    const before = [[0, 2, 0], [0, 0, 0]]; // prettier-ignore
    expect(
      moveBetween(before, [
        [4, 0, 2],
        [0, 0, 0],
      ]),
    ).to.deep.include({
      direction: 'right',
      spawned: { cell: 0, value: 4 },
    });
    expect(
      moveBetween(before, [
        [2, 0, 0],
        [0, 0, 2],
      ]),
    ).to.deep.include({
      direction: 'left',
      spawned: { cell: 5, value: 2 },
    });
  });
});
