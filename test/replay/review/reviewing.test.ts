import { expect } from '@open-wc/testing';
import type { Review, ReviewOptions } from '../../../src/player/index.js';
import { Reviewing, type RunReview } from '../../../src/replay/review/reviewing.js';

const review: Review = {
  moves: [],
  marks: { inaccuracy: 0, mistake: 0, blunder: 0 },
  ...{ byPlay: 0, byLuck: 0, luckierThan: 0.5, expected: 0, reached: 0, turningPoints: [] },
};

const game = { line: 'line', length: 0 };

/** A review that goes on when the test says so. */
function setUp(load?: () => Promise<RunReview>) {
  const calls: { line: string; options: ReviewOptions; end: (review: Review) => void }[] = [];
  const log: string[] = [];
  const run: RunReview = (line, options) =>
    new Promise((resolve, reject) => {
      calls.push({ line, options, end: resolve });
      options.signal!.addEventListener('abort', () => reject(options.signal!.reason as Error));
    });
  const reviewing: Reviewing = new Reviewing({
    load: load ?? (() => Promise.resolve(run)),
    changed: () => log.push(`${reviewing.share ?? 'stopped'}`),
    failed: ({ message }) => log.push(message),
  });
  return { reviewing, calls, log };
}

describe('Reviewing', () => {
  it('loads nothing before it is started', async () => {
    let loads = 0;
    const { reviewing } = setUp(() => (loads++, Promise.resolve(() => Promise.resolve(review))));
    expect(loads).to.equal(0);
    await reviewing.start(game);
    expect(loads).to.equal(1);
    expect(reviewing.findings!.review).to.equal(review);
  });

  it('reports the share of the moves, and then the findings', async () => {
    const { reviewing, calls, log } = setUp();
    const done = reviewing.start(game);
    await Promise.resolve();
    expect(calls[0]!.line).to.equal('line');
    calls[0]!.options.onProgress!(16, 64);
    calls[0]!.options.onProgress!(48, 64);
    calls[0]!.end(review);
    await done;
    expect(log).to.deep.equal(['0', '0.25', '0.75', 'stopped']);
  });

  it('stops when cancelled, without an error and without findings', async () => {
    const { reviewing, calls, log } = setUp();
    const done = reviewing.start(game);
    await Promise.resolve();
    reviewing.cancel();
    calls[0]!.options.onProgress!(16, 64);
    await done;
    expect(calls[0]!.options.signal!.aborted).to.equal(true);
    expect(log).to.deep.equal(['0', 'stopped']);
    expect(reviewing.findings).to.equal(undefined);
  });

  it('reviews nothing if it is cancelled while the player is loaded', async () => {
    const { reviewing, calls } = setUp();
    const done = reviewing.start(game);
    reviewing.cancel();
    await done;
    expect(calls).to.deep.equal([]);
  });

  it('keeps the newest of two reviews', async () => {
    const { reviewing, calls } = setUp();
    const older = reviewing.start(game);
    await Promise.resolve();
    const newer = reviewing.start(game);
    await Promise.resolve();
    calls[1]!.end(review);
    await Promise.all([older, newer]);
    expect(reviewing.findings!.review).to.equal(review);
  });

  it('forgets its findings with the game', async () => {
    const { reviewing } = setUp(() => Promise.resolve(() => Promise.resolve(review)));
    await reviewing.start(game);
    reviewing.reset();
    expect(reviewing.findings).to.equal(undefined);
  });

  it('reports a player that cannot be loaded, and can be started again', async () => {
    const { reviewing, log } = setUp(() => Promise.reject(new Error('offline')));
    await reviewing.start(game);
    await reviewing.start(game);
    expect(log).to.deep.equal(['0', 'stopped', 'offline', '0', 'stopped', 'offline']);
  });
});
