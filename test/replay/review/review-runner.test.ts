import { expect } from '@open-wc/testing';
import type { Review, ReviewOptions } from '../../../src/player/index.js';
import { ReviewRunner, type RunReview } from '../../../src/replay/review/review-runner.js';
import { review } from './made-reviews.js';

const ended = review();
const noBoards = { find: () => undefined, step: (): never => expect.fail('no board is looked at') };
const game = { line: 'line', scores: [0], ...noBoards };

/** A review that goes on when the test says so. */
function setUp() {
  const calls: { line: string; options: ReviewOptions; end: (review: Review) => void }[] = [];
  const log: string[] = [];
  const run: RunReview = (line, options) =>
    new Promise((resolve, reject) => {
      calls.push({ line, options, end: resolve });
      options.signal!.addEventListener('abort', () => reject(options.signal!.reason as Error));
    });
  const runner: ReviewRunner = new ReviewRunner(() => log.push(`${runner.progress ?? 'stopped'}`));
  const start = (load = () => Promise.resolve(run)) => runner.start(game, load);
  return { runner, start, calls, log };
}

describe('ReviewRunner', () => {
  it('reports its progress, and then the findings', async () => {
    const { start, calls, log } = setUp();
    const done = start();
    await Promise.resolve();
    expect(calls[0]!.line).to.equal('line');
    calls[0]!.options.onProgress!(16, 64);
    calls[0]!.options.onProgress!(48, 64);
    calls[0]!.end(ended);
    await done;
    expect(log).to.deep.equal(['0', '0.25', '0.75', 'stopped']);
  });

  it('stops when cancelled, without an error and without findings', async () => {
    const { runner, start, calls, log } = setUp();
    const done = start();
    await Promise.resolve();
    runner.cancel();
    calls[0]!.options.onProgress!(16, 64);
    await done;
    expect(calls[0]!.options.signal!.aborted).to.equal(true);
    expect(log).to.deep.equal(['0', 'stopped']);
    expect(runner.findings).to.equal(undefined);
  });

  it('reviews nothing if it is cancelled while the player is loaded', async () => {
    const { runner, start, calls } = setUp();
    const done = start();
    runner.cancel();
    await done;
    expect(calls).to.deep.equal([]);
  });

  it('keeps the newest of two reviews', async () => {
    const { runner, start, calls } = setUp();
    const older = start();
    await Promise.resolve();
    const newer = start();
    await Promise.resolve();
    calls[1]!.end(ended);
    await Promise.all([older, newer]);
    expect(runner.findings!.review).to.equal(ended);
  });

  it('forgets its findings with the game', async () => {
    const { runner, start } = setUp();
    await start(() => Promise.resolve(() => Promise.resolve(ended)));
    runner.reset();
    expect(runner.findings).to.equal(undefined);
  });

  it('rejects if the player cannot be loaded, and can be started again', async () => {
    const { start, log } = setUp();
    for (const expected of [
      ['0', 'stopped'],
      ['0', 'stopped', '0', 'stopped'],
    ]) {
      const failure = start(() => Promise.reject(new Error('offline')));
      expect(await failure.catch(String)).to.equal('Error: offline');
      expect(log).to.deep.equal(expected);
    }
  });
});
