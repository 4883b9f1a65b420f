import { expect } from '@open-wc/testing';
import { mergesOf, milestoneOf } from '../../src/session/milestones.js';
import { gameAt } from '../support/boards.js';
import { boardOf } from '../support/plays.js';

describe('milestoneOf()', () => {
  for (const [what, board, milestone] of [
    ['the first 128', '64 64', { cell: 0, value: 128 }],
    ['the first 1024', '512 512 2', { cell: 0, value: 1024 }],
    ['one of two that are made at once', '128 128 / 128 128', { cell: 0, value: 256 }],
    ['not a second one', '64 64 128', undefined],
    ['not a lower tile', '64 64 512', undefined],
    ['not a 64', '32 32', undefined],
    ['not the winning tile', '1024 1024', undefined],
    ['not a tile that was there before', '128 2 2', undefined],
  ] as const) {
    it(`finds ${what}`, () => {
      const game = gameAt(boardOf(board));
      expect(milestoneOf(game.move('left')!, game)).to.deep.equal(milestone);
    });
  }
});

describe('mergesOf()', () => {
  it('lists the tiles made by cell, each once, whatever the order of the trips', () => {
    const trip = (from: number, to: number) => ({ from, to, value: 4, merged: true });
    const trips = [trip(9, 8), trip(3, 0), trip(2, 0), { ...trip(7, 5), merged: false }];
    expect(mergesOf({ trips })).to.deep.equal([0, 8].map((cell) => ({ cell, value: 4 })));
  });
});
