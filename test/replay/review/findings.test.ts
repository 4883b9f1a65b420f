import { expect } from '@open-wc/testing';
import type { Mark, Review } from '../../../src/player/index.js';
import { Findings } from '../../../src/replay/review/findings.js';
import { move, review } from './made-reviews.js';

const losses = { inaccuracy: 50, mistake: 100, blunder: 200 };
const marks: Record<number, Mark> = { 1: 'mistake', 3: 'blunder', 5: 'inaccuracy', 10: 'blunder' };

/** Moves 6 to 15 are the last ten: nobody learns from the blunder among them. */
const moves = Array.from({ length: 15 }, (_, nth) => {
  const mark = marks[nth + 1];
  return move(nth + 1, mark && { mark, loss: losses[mark] });
});

const reviewed = review({ moves, expected: 1000, reached: 850 });
const findings = new Findings(reviewed, 16);

describe('Findings', () => {
  it('returns a marked move at the position before it, where it can be played again', () => {
    const found = [0, 1, 2, 3, 4, 5, 9].map((position) => findings.at(position)?.mark ?? 'good');
    expect(found.join(' ')).to.equal('mistake good blunder good inaccuracy good blunder');
  });

  it('goes through the marked moves in the order of the game, without its last ten moves', () => {
    const positions = [0, 1, 2, 3, 4, 5, 16];
    const next = positions.map((position) => findings.next(position)?.index ?? 0);
    const previous = positions.map((position) => findings.previous(position)?.index ?? 0);
    expect(next).to.deep.equal([3, 3, 5, 5, 0, 0, 0]);
    expect(previous).to.deep.equal([0, 1, 1, 3, 3, 5, 5]);
  });

  it('finds the worst of these moves', () => {
    expect(findings.worst!.index).to.equal(3);
  });

  it('finds the greatest loss of all, by a move or by a tile, if the game ended below its expectation', () => {
    const withLuck = (luck: number) => ({
      moves: moves.map((one) => (one.index === 14 ? { ...one, luck } : one)),
    });
    const turnOf = (some: Partial<Review>) => {
      const { turn } = new Findings({ ...reviewed, ...some }, 16);
      return turn && [turn.cause, turn.index, turn.change];
    };
    expect(turnOf(withLuck(-150))).to.deep.equal(['play', 3, -200]);
    expect(turnOf(withLuck(-900))).to.deep.equal(['luck', 14, -900]);
    expect(turnOf({ ...withLuck(-900), reached: 1000 })).to.equal(undefined);
  });

  it('counts the last ten moves in where the end was sudden', () => {
    const sudden = new Findings({ ...reviewed, reached: 600 }, 16);
    expect(sudden.suddenEnd!.index).to.equal(6);
    expect(sudden.next(5)!.index).to.equal(10);
    expect(findings.suddenEnd).to.equal(undefined);
  });

  it('has the expected score at every position, and at the end the final one', () => {
    expect(findings.expectations).to.deep.equal([...Array<number>(16).fill(1000), 850]);
  });
});
