import { expect } from '@open-wc/testing';
import type { Direction } from '../../../src/engine/index.js';
import { GAMES } from '../../../src/player/played-on.js';
import { isRight } from '../../../src/replay/learn/answers.js';

/** Half of the games are over after `moves`, and half after twice as many, in each of three ways. */
const games = (direction: Direction, ...moves: [number, number, number]) => ({
  direction,
  lengths: moves.map((length) =>
    Uint8Array.from({ length: GAMES }, (_, nth) => length << (nth % 2)),
  ),
});
const rated = (direction: Direction, loss: number) => ({
  ...{ direction, loss, value: 1000 - loss, reasons: [] },
});
const ratings = [rated('up', 0), rated('left', 20), rated('down', 60)];

describe('isRight', () => {
  const rightWith = (...playedOn: ReturnType<typeof games>[]) =>
    (['up', 'left', 'down', 'right'] as const).filter((one) => isRight({ ratings, playedOn }, one));

  it('accepts a move after which games last as long as after the best one, in one way of playing', () => {
    const best = games('up', 60, 60, 60);
    const worse = games('left', 50, 50, 50);
    expect(rightWith(best, worse, games('down', 50, 60, 50))).to.deep.equal(['up', 'down']);
  });

  it('does not accept a move after which many more games are over soon', () => {
    const best = games('up', 60, 60, 60);
    expect(rightWith(best, games('left', 70, 20, 20), best)).to.deep.equal(['up']);
  });

  it('accepts what a review would not mark where the computer could not play on', () => {
    expect(rightWith()).to.deep.equal(['up', 'left']);
  });
});
