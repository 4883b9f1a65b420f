import { expect } from '@open-wc/testing';
import { Tries } from '../../../src/replay/learn/lesson.js';

describe('Tries', () => {
  it('counts all tries, and says whether the first one was right', () => {
    for (const [tried, standing, isSettled, isRightFirst] of [
      [[], 'open', false, false],
      [[false], 'wrong', false, false],
      [[false, true], 'later', true, false],
      [[false, true, false], 'later', true, false],
      [[true], 'first', true, true],
      [[true, false], 'first', true, true],
    ] as const) {
      const tries = new Tries();
      for (const isRight of tried) tries.add('left', isRight);
      const expected = { count: tried.length, standing, isSettled, isRightFirst };
      expect(tries, tried.join()).to.include(expected);
    }
  });

  it('stays right when the answer is shown after it', () => {
    const tries = new Tries();
    tries.add('left', true);
    tries.show();
    expect(tries).to.include({ standing: 'first', isRightFirst: true });
  });

  it('has no first try any more once the answer was shown, not even when it is reopened', () => {
    const tries = new Tries();
    tries.show();
    expect(tries.standing).to.equal('shown');
    tries.reopen();
    expect(tries.standing).to.equal('open');
    tries.add('left', true);
    expect(tries).to.include({ standing: 'later', isRightFirst: false });
  });

  it('keeps the first answer', () => {
    const tries = new Tries();
    tries.add('left', false);
    tries.add('up', true);
    expect(tries.answer).to.deep.equal({ direction: 'left', isRight: false });
  });
});
