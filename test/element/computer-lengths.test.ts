import { expect } from '@open-wc/testing';
import { doJob } from '../../src/player/worker/jobs.js';
import type { GamesPlayed } from '../../src/player/judging/rollouts.js';
import type { TaskMessage } from '../../src/player/worker/player-worker.js';
import { workerUrl } from '../../src/player/worker/worker-url.js';
import { tasksPlayedOn } from '../player/played-lengths.js';

const expected = tasksPlayedOn.map(({ lengths }) => lengths);

describe('Games that are played on', () => {
  it('last as long on the main thread of a browser as in Node', () => {
    expect(tasksPlayedOn.map(({ task }) => [...doJob(task).lengths])).to.deep.equal(expected);
  });

  it('last as long in a worker', async () => {
    const worker = new Worker(workerUrl(), { type: 'module' });
    const answers = tasksPlayedOn.map(({ task }) => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ task, port: port2 } satisfies TaskMessage, [port2]);
      return new Promise<GamesPlayed>((resolve) => {
        port1.onmessage = ({ data }: MessageEvent<GamesPlayed>) => resolve(data);
      });
    });
    const lengths = await Promise.all(answers);
    worker.terminate();
    expect(lengths.map((one) => [...one.lengths])).to.deep.equal(expected);
  });
});
