import { expect } from '@open-wc/testing';
import { Opening } from '../../../src/replay/core/opening.js';
import type { Timeline } from '../../../src/replay/core/timeline.js';
import { played } from '../../support/plays.js';
import { FakeTimers } from './fake-timers.js';

const long = played({ seed: 'long', size: 6 }, 1600).replay;

function make(timers: FakeTimers) {
  const opened: Timeline[] = [];
  const failed: Error[] = [];
  const opening = new Opening(timers);
  return {
    opened,
    failed,
    opening,
    read: (line: string) => opening.read(line, (one) => opened.push(one), (one) => failed.push(one)), // prettier-ignore
  };
}

describe('Opening', () => {
  it('reads a short line before it returns', () => {
    const timers = new FakeTimers();
    const { opened, read } = make(timers);
    read(played({ seed: 'short' }, 30).replay);
    expect(opened.map(({ length }) => length)).to.deep.equal([30]);
    timers.pass(0);
  });

  it('reads a long line in slices of 25 milliseconds', () => {
    const timers = new FakeTimers(1);
    const { opened, opening, read } = make(timers);
    read(long);
    let slices = 0;
    for (; opening.isReading; slices++) timers.pass(0);
    expect(slices).to.be.within(1, 4);
    expect(opened.map(({ line }) => line)).to.deep.equal([long]);
    timers.pass(0);
  });

  it('reads only the newest of several', () => {
    const timers = new FakeTimers(1);
    const { opened, opening, read } = make(timers);
    read(long);
    read(played({ seed: 'newest' }, 3).replay);
    while (opening.isReading) timers.pass(0);
    timers.pass(100);
    expect(opened.map(({ length }) => length)).to.deep.equal([3]);
  });

  it('reports a line that is not a legal game, wherever it goes wrong', () => {
    const timers = new FakeTimers(1);
    const { opened, failed, opening, read } = make(timers);
    read('nonsense');
    expect(failed[0]?.message).to.match(/^version must be .*\(character 0\)$/);
    read(`${long}!`);
    while (opening.isReading) timers.pass(0);
    expect(failed[1]).to.have.property('position', long.length);
    expect(opened).to.deep.equal([]);
    timers.pass(0);
  });

  it('ends when it is cancelled', () => {
    const timers = new FakeTimers(1);
    const { opened, failed, opening, read } = make(timers);
    read(long);
    opening.cancel();
    timers.pass(1000);
    expect([opened, failed, opening.isReading]).to.deep.equal([[], [], false]);
  });
});
