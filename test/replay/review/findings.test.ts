import { expect } from '@open-wc/testing';
import type { Mark, MoveReview, Review } from '../../../src/player/index.js';
import { Findings } from '../../../src/replay/review/findings.js';
import { drawMarks } from '../../../src/replay/review/marks.js';

const move = (index: number, mark?: Mark): MoveReview => ({
  ...{ index, direction: 'left', best: 'up', value: 1000, loss: mark ? 50 : 0, luck: 0 },
  ...(mark && { mark }),
});

const review: Review = {
  moves: [move(1, 'blunder'), move(2), move(3, 'mistake'), move(4), move(5, 'inaccuracy')],
  ...{ byPlay: -150, byLuck: 0, expected: 1000, reached: 850, turningPoints: [] },
};
const findings = new Findings(review);

describe('Findings', () => {
  it('returns a marked move at the position before it, where it can be played again', () => {
    const found = [0, 1, 2, 3, 4, 5].map((position) => findings.at(position)?.mark);
    expect(found.map((mark) => mark ?? '')).to.deep.equal([
      'blunder',
      '',
      'mistake',
      '',
      'inaccuracy',
      '',
    ]);
  });

  it('goes from each position to the next and the previous marked move, and not around the ends', () => {
    const positions = [0, 1, 2, 3, 4, 5];
    expect(positions.map((position) => findings.next(position)?.index)).to.deep.equal(
      [3, 3, 5, 5, undefined, undefined], // prettier-ignore
    );
    expect(positions.map((position) => findings.previous(position)?.index)).to.deep.equal(
      [undefined, 1, 1, 3, 3, 5], // prettier-ignore
    );
  });
});

describe('drawMarks()', () => {
  it('draws one path for each kind of mark, higher for a worse one', () => {
    expect(drawMarks(findings, 5)).to.deep.equal([
      { mark: 'inaccuracy', path: 'M800 100V85' },
      { mark: 'mistake', path: 'M400 100V70' },
      { mark: 'blunder', path: 'M0 100V50' },
    ]);
  });

  it('draws nothing for a game without marks', () => {
    const drawn = drawMarks(new Findings({ ...review, moves: [move(1)] }), 1);
    expect(drawn.map(({ path }) => path)).to.deep.equal(['', '', '']);
  });
});
