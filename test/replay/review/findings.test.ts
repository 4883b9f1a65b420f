import { expect } from '@open-wc/testing';
import type { Mark, MoveReview, Review } from '../../../src/player/index.js';
import { Findings } from '../../../src/replay/review/findings.js';

const losses = { inaccuracy: 50, mistake: 100, blunder: 200 };
const move = (index: number, mark?: Mark): MoveReview => ({
  ...{ index, direction: 'left', best: 'up', value: 1000, loss: mark ? losses[mark] : 0, luck: 0 },
  ...(mark && { mark }),
});

const review: Review = {
  moves: [move(1, 'blunder'), move(2), move(3, 'mistake'), move(4), move(5, 'inaccuracy')],
  marks: { inaccuracy: 1, mistake: 1, blunder: 1 },
  ...{ byPlay: -150, byLuck: 0, luckierThan: 0.5, expected: 1000, reached: 850, turningPoints: [] },
};
const findings = new Findings(review, 6);

describe('Findings', () => {
  it('returns a marked move at the position before it, where it can be played again', () => {
    const found = [0, 1, 2, 3, 4, 5].map((position) => findings.at(position)?.mark ?? 'good');
    expect(found.join(' ')).to.equal('blunder good mistake good inaccuracy good');
  });

  it('goes from the worst marked move to the least, and begins with the worst from anywhere else', () => {
    const positions = [0, 1, 2, 3, 4, 5];
    const next = positions.map((position) => findings.next(position)?.index ?? 0);
    const previous = positions.map((position) => findings.previous(position)?.index ?? 0);
    expect(next).to.deep.equal([3, 1, 5, 1, 0, 1]);
    expect(previous).to.deep.equal([0, 0, 1, 0, 3, 0]);
  });

  it('has the expected score at every position, up to the one that was reached', () => {
    expect(findings.expectations).to.deep.equal([1000, 1000, 1000, 1000, 1000, 1000, 850]);
  });
});
