import { expect } from '@open-wc/testing';
import { nextStartTime } from '../../src/session/start-time.js';

describe('nextStartTime()', () => {
  const { now } = Date;
  afterEach(() => {
    Date.now = now;
  });

  it('is now, in milliseconds since 1970', () => {
    const later = nextStartTime() + 1000;
    Date.now = () => later;
    expect(nextStartTime()).to.equal(later);
  });

  it('is never the same twice, even within a millisecond or after the clock was put back', () => {
    const first = nextStartTime();
    const second = nextStartTime();
    Date.now = () => 1;
    expect(second).to.be.above(first);
    expect(nextStartTime()).to.equal(second + 1);
  });
});
