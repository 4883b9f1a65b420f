import { expect } from '@open-wc/testing';
import { bestOf } from '../../src/player/judging/best-move.js';
import { DIRECTIONS } from '../support/plays.js';

type Ending = readonly [games: number, moves: number];

/** By each policy, so many of a hundred games end after so many moves, and the others never. */
const after = (nth: number, ...endings: Ending[]) => ({
  direction: DIRECTIONS[nth]!,
  lengths: endings.map(([games, moves]) =>
    Uint8Array.from({ length: 100 }, (_, game) => (game < games ? moves : 200)),
  ),
});
const best = (...moves: Ending[][]) =>
  bestOf(moves.map((endings, nth) => after(nth, ...endings)))?.direction;
const alike = (ending: Ending): Ending[] => [ending, ending, ending];

describe('bestOf()', () => {
  it('returns the first move where games last equally long', () => {
    expect(best(alike([20, 50]), alike([20, 50]))).to.equal('up');
    expect(best()).to.equal(undefined);
  });

  it('returns a later one after which they likely last longer by each policy', () => {
    expect(best(alike([30, 50]), alike([20, 50]))).to.equal('right');
    expect(best([...alike([30, 50]).slice(1), [20, 50]], alike([20, 50]))).to.equal('up');
  });

  it('returns one after which ten games in a hundred fewer end within 30 moves', () => {
    // The third policy sees no difference in the lengths.
    const sooner: Ending[] = [
      [30, 5],
      [30, 5],
      [20, 5],
    ];
    expect(best(sooner, alike([19, 5]))).to.equal('up');
  });
});
