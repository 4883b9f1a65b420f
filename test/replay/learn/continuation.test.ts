import { expect } from '@open-wc/testing';
import { DEFAULT_RULES } from '../../../src/engine/internal.js';
import type { Direction } from '../../../src/engine/index.js';
import { continueWith, sampleTile, slideOnly } from '../../../src/replay/learn/continuation.js';
import { dice } from '../../support/plays.js';
import { rows } from '../../support/boards.js';

const game = { board: rows([2, 2], [4], [8, 8]), rules: DEFAULT_RULES };
const roll = dice(3);
const tiles = Array.from({ length: 3 }, () => sampleTile(16, 0.1, () => roll(1000) / 1000));
const replies: Direction[] = ['down', 'left'];
const follow = (first: Direction, choose = (): Direction | null => 'down') =>
  continueWith(first, game, tiles, () => Promise.resolve(choose()));

describe('slideOnly', () => {
  it('slides without a new tile', () => {
    const { move, position } = slideOnly(game.board, 'left')!;
    expect(move.spawned).to.equal(undefined);
    expect(position.board).to.deep.equal(rows([4], [4], [16]));
    expect(slideOnly(position.board, 'left')).to.equal(undefined);
  });
});

describe('continueWith', () => {
  it('adds each tile to the first of its cells that is empty', async () => {
    const next = [...replies];
    const moves = await follow('left', () => next.shift()!);
    expect(moves.map(({ move }) => move.direction)).to.deep.equal(['left', ...replies]);
    let { board } = game;
    for (const [nth, { move, position }] of moves.entries()) {
      const cells = slideOnly(board, move.direction)!.position.board.flat();
      const { value, cells: order } = tiles[nth]!;
      const cell = order.find((one) => cells[one] === 0)!;
      expect(move.spawned).to.deep.equal({ cell, value });
      cells[cell] = value;
      expect(position.board.flat()).to.deep.equal(cells);
      board = position.board.map((row) => [...row]);
    }
  });

  it('adds the same tile after another move', async () => {
    const [left] = await follow('left');
    const [right] = await follow('right');
    expect(right!.move.spawned!.value).to.equal(left!.move.spawned!.value);
  });

  it('ends where nothing can move, and changes nothing of what it was given', async () => {
    const before = structuredClone(game);
    expect((await follow('up', () => null)).length).to.equal(1);
    expect(game).to.deep.equal(before);
  });
});

describe('sampleTile', () => {
  it('draws every cell once, and a 4 as often as the rules say', () => {
    const drawn = Array.from({ length: 1000 }, () => sampleTile(16, 0.1, () => roll(1000) / 1000));
    for (const { cells } of drawn) expect(new Set(cells).size).to.equal(16);
    expect(drawn.filter(({ value }) => value === 4).length).to.be.within(60, 140);
  });
});
