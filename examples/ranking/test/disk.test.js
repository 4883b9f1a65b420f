/** A disk that has no room, or fails: what was answered with 201 is stored. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { playMany } from './support/games.js';
import { allIds, get, launch, post } from './support/process.js';
import { temporary } from './support/ranking.js';

/** Whether this system lets a process have a small disk for itself. */
const hasDisks = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

/** Sends games until there is room again; @returns how often each status came, and the ids that were accepted */
async function sendAll(url, games) {
  const counts = {};
  const accepted = [];
  for (const game of games) {
    const { status, id, error } = await post(url, game);
    counts[status] = (counts[status] ?? 0) + 1;
    if (status === 201) accepted.push(id);
    else assert.match(error, /^the ranking has a problem: please try again later$/);
  }
  return { counts, accepted };
}

/** What a server does whose disk fills up while games are sent, and what when there is room again. */
async function fillAndFree({ url, errors }, free) {
  const { day } = await get(url);
  const games = playMany(day, 300);
  const full = await sendAll(url, games.slice(0, 250));
  assert.ok(full.counts[201] > 0, 'some were stored');
  assert.ok(full.counts[503] > 20, JSON.stringify(full.counts));
  assert.deepEqual(Object.keys(full.counts), ['201', '503']);
  assert.match(errors(), /SQLITE_(FULL|IOERR)/);
  // Reading goes on.
  assert.deepEqual(await allIds(url, day), new Set(full.accepted));

  free();
  const after = await sendAll(url, games.slice(250));
  assert.deepEqual(after.counts, { 201: 50 });
  return { day, accepted: [...full.accepted, ...after.accepted] };
}

async function survives(file, how, free) {
  const first = await launch(file, how);
  const { day, accepted } = await fillAndFree(first, () => free(first.server.pid));
  assert.deepEqual(await allIds(first.url, day), new Set(accepted));
  first.server.kill('SIGKILL');
  return { day, accepted };
}

describe('A disk that is full', () => {
  const skip = !hasDisks && 'this system gives a process no disk of its own (unshare -rm)';
  it(
    'answers 503 until there is room, and loses nothing that was answered with 201',
    { skip },
    async () => {
      const { folder, remove } = temporary();
      const disk = join(folder, 'disk');
      mkdirSync(disk);
      const mount = `mount -t tmpfs -o size=600k none ${disk} && exec "$0" "$@"`;
      const inside = ['unshare', '-rm', 'sh', '-c', mount];
      await survives(join(disk, 'ranking.sqlite'), { inside }, (pid) => {
        const enter = ['-t', String(pid), '-U', '-m', '--preserve-credentials'];
        execFileSync('nsenter', [...enter, 'mount', '-o', 'remount,size=20m', disk]);
      });
      remove();
    },
  );
});

describe('A disk that fails', () => {
  it('answers 503 until it works, and loses nothing that was answered with 201', async () => {
    const { folder, remove } = temporary();
    const file = join(folder, 'ranking.sqlite');
    // Writing beyond this length fails as a broken disk does.
    const inside = ['bash', '-c', 'ulimit -S -f 300 && exec "$0" "$@"'];
    const { day, accepted } = await survives(file, { inside }, (pid) => {
      execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited']);
    });
    const { url, stop } = await launch(file);
    assert.deepEqual(await allIds(url, day), new Set(accepted));
    await stop();
    remove();
  });
});
