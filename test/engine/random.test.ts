import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { next, seeded } from '../../src/engine/random.js';
import { Game } from '../../src/engine/index.js';
import { naiveNumbers } from '../support/naive.js';
import { runs } from '../support/plays.js';
import { vectors } from '../support/vectors.js';

const first = (seed: string, count: number) => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => next(random) * 2 ** 32);
};

/** Sum of the squared deviations over the expectation; by default all are expected alike. */
function chiSquare(counts: number[], shares = counts.map(() => 1 / counts.length)): number {
  const draws = counts.reduce((sum, count) => sum + count, 0);
  const deviations = counts.map((count, index) => count - draws * shares[index]!);
  return deviations.reduce((sum, one, index) => sum + one ** 2 / (draws * shares[index]!), 0);
}

describe('The generator of a seed', () => {
  it('draws the numbers of the specification', () => {
    for (const { seed, numbers } of vectors.generator) {
      expect(first(seed, numbers.length), seed).to.deep.equal(numbers);
    }
  });

  it('draws what a second implementation in big integers draws, for any seed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (seed) => {
        expect(first(seed, 40)).to.deep.equal(naiveNumbers(seed, 40));
      }),
    );
  });

  it('gives the first numbers of neighbouring seeds no resemblance', () => {
    // 64 bins of 10,000 first numbers; the 0.999 quantile of chi-square at 63 degrees is 103.4.
    const counts = Array<number>(64).fill(0);
    for (let seed = 0; seed < 10_000; seed++) {
      counts[Math.floor(next(seeded(String(seed))) * 64)]!++;
    }
    expect(chiSquare(counts)).to.be.below(103.4);
  });
});

describe('Game › addTile() › the tiles of a seed', () => {
  it('are uniform over the empty cells, and are fours as often as the rules say', () => {
    // The 0.999 quantiles of chi-square at 15 and at 1 degrees are 37.7 and 10.8.
    const draws = runs(100_000);
    for (const fourChance of [0.1, 0.25]) {
      const cells = Array<number>(16).fill(0);
      let fours = 0;
      const game = new Game({ seed: 'spawn', fourChance, startTiles: 0 });
      const empty = game.board;
      for (let draw = 0; draw < draws; draw++) {
        const { cell, value } = game.addTile();
        cells[cell]!++;
        if (value === 4) fours++;
        if (draw % 16 === 15) game.setBoard(empty);
      }
      expect(chiSquare(cells)).to.be.below(37.7);
      const shares = [fourChance, 1 - fourChance];
      expect(chiSquare([fours, draws - fours], shares)).to.be.below(10.8);
    }
  });

  it('are all twos or all fours at the ends of the chance', () => {
    const values = (fourChance: number) =>
      new Set(new Game({ size: 8, seed: 1, fourChance, startTiles: 64 }).board.flat());
    expect([...values(0)]).to.deep.equal([2]);
    expect([...values(1)]).to.deep.equal([4]);
  });
});
