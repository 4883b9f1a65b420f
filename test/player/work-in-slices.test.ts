import { expect } from '@open-wc/testing';
import { situationOf } from '../../src/player/search/cells.js';
import { doJob, workInSlices } from '../../src/player/worker/jobs.js';
import { lastStretchOf } from '../../src/player/review.js';
import { TimeSlice } from '../../src/scheduling/time-slice.js';
import { played } from '../support/plays.js';

/** A slice on a clock that goes on by so many milliseconds at each look. */
function sliceOnClock(millisecondsPerLook: number, paused: () => void = () => undefined) {
  let looks = 0;
  const seen = { slice: new TimeSlice(() => millisecondsPerLook * looks++), pauses: 0 };
  const pause = seen.slice.pause.bind(seen.slice);
  seen.slice.pause = () => {
    seen.pauses++;
    paused();
    return pause();
  };
  return seen;
}

describe('Work in slices', () => {
  const task = {
    kind: 'rate',
    ...{ thinkTime: 10, budget: 100_000, score: 0 },
    ...situationOf(played({ seed: 'slices' }, 40)),
  } as const;

  it('pauses whenever the slice is over, and else never', async () => {
    const [long, short] = [sliceOnClock(0), sliceOnClock(1000)];
    const expected = doJob(task);
    expect(await workInSlices(task, undefined, long.slice)).to.deep.equal(expected);
    expect(await workInSlices(task, undefined, short.slice)).to.deep.equal(expected);
    expect(long.pauses).to.equal(0);
    expect(short.pauses).to.be.greaterThan(1);
  });

  it('stops at the first pause in which its signal is aborted', async () => {
    const controller = new AbortController();
    const seen = sliceOnClock(1000, () => controller.abort());
    expect(await workInSlices(task, controller.signal, seen.slice)).to.equal(null);
    expect(seen.pauses).to.equal(1);
  });

  it('reads the line of a review in slices, too', async () => {
    const { replay, moves } = played({ seed: 'slices' }, 30);
    for (const [millisecondsPerLook, pauses] of [
      [0, 0],
      [1000, moves + 1],
    ] as const) {
      const seen = sliceOnClock(millisecondsPerLook);
      expect((await lastStretchOf(replay, seen.slice)).moves.length).to.equal(moves);
      expect(seen.pauses).to.equal(pauses);
    }
  });
});
