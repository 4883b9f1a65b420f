import { expect } from '@open-wc/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Report, Series } from '../../src/cli/player-thread.js';

const source = new URL('../../src/cli/player-thread.ts', import.meta.url).href;
/** A new thread reads TypeScript only once it has registered that. */
const threadCode = `import { parentPort, workerData } from 'node:worker_threads';
  import { register } from '${import.meta.resolve('tsx/esm/api')}';
  register();
  const { playInThread } = await import('${source}');
  await playInThread(workerData, parentPort);`;

/** What a thread reports of one game by a player, up to its end. */
function reportsOf(playerCode: string): Promise<Report[]> {
  const folder = mkdtempSync(join(tmpdir(), 'player-'));
  const player = join(folder, 'player.mjs');
  writeFileSync(player, `export function chooseMove(game) { ${playerCode} }`);
  const series: Series = { player, games: 1, seed: 'thread', size: '4' };
  const code = new URL(`data:text/javascript,${encodeURIComponent(threadCode)}`);
  const thread = new Worker(code, { workerData: series });
  const reports: Report[] = [];
  const ended = new Promise<Report[]>((resolve, reject) => {
    thread.on('error', reject);
    thread.on('exit', () => resolve(reports));
    thread.on('message', (report: Report) => {
      reports.push(report);
      if (report.kind !== 'move') resolve([...reports]);
    });
  });
  return ended.finally(async () => {
    await thread.terminate();
    rmSync(folder, { recursive: true });
  });
}

describe('The thread of a player', () => {
  it('reports an error that nobody caught after the moves before it, on the same port', async () => {
    const reports = await reportsOf(`
      if (game.moves === 20) queueMicrotask(() => { throw new Error('oops'); });
      return game.legalMoves()[0];`);
    const kinds = reports.map(({ kind }) => kind);
    expect(kinds).to.deep.equal([...Array<string>(20).fill('move'), 'failure']);
    expect(reports.at(-1)).to.have.property('problem', 'oops');
  });
});
