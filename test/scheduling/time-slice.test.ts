import { expect } from '@open-wc/testing';
import { TimeSlice } from '../../src/scheduling/time-slice.js';

describe('TimeSlice', () => {
  it('is over once its milliseconds have passed, and begins anew after a pause', async () => {
    let time = 0;
    const slice = new TimeSlice(() => time);
    const isOverAfter = (milliseconds: number) => {
      time += milliseconds;
      return slice.isOver;
    };
    expect([isOverAfter(0), isOverAfter(4), isOverAfter(1)]).to.deep.equal([false, false, true]);
    await slice.pause();
    expect([isOverAfter(4), isOverAfter(1)]).to.deep.equal([false, true]);
  });

  it('lets timers run in a pause', async () => {
    const slice = new TimeSlice();
    const timer = { hasRun: false };
    setTimeout(() => (timer.hasRun = true));
    // It never ends where a pause does not let the timer run.
    while (!timer.hasRun) await slice.pause();
  });
});
