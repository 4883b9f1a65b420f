import { expect } from '@open-wc/testing';
import { startTime } from '../../src/session/start-time.js';

describe('startTime()', () => {
  const { now } = Date;
  afterEach(() => {
    Date.now = now;
  });

  it('is now, in milliseconds since 1970', () => {
    const later = startTime() + 1000;
    Date.now = () => later;
    expect(startTime()).to.equal(later);
  });

  it('is never the same twice, even within a millisecond or after the clock was put back', () => {
    const first = startTime();
    const second = startTime();
    Date.now = () => 1;
    expect(second).to.be.above(first);
    expect(startTime()).to.equal(second + 1);
  });
});
