import assert from 'node:assert/strict';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { playMany } from './support/games.js';
import { allIds, get, launch, post } from './support/process.js';
import { temporary } from './support/ranking.js';

/** Sends all games, 50 at once, until the server is gone. @returns the ids that were answered with 201 */
async function sendAll(url, games, onAccepted) {
  const accepted = [];
  const waiting = games.values();
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      for (const game of waiting) {
        const answer = await post(url, game);
        if (!answer) return;
        assert.equal(answer.status, 201);
        if (answer.id) accepted.push(answer.id);
        onAccepted(accepted.length);
      }
    }),
  );
  return accepted;
}

describe('A server that is killed in the middle of 1,000 submissions', () => {
  it('has everything that it answered with 201 when it starts again', async () => {
    const { folder, remove } = temporary();
    const file = join(folder, 'ranking.sqlite');
    const first = await launch(file);
    const { day } = await get(first.url);
    const ended = once(first.server, 'exit');
    const accepted = await sendAll(first.url, playMany(day, 1000), (count) => {
      if (count === 400) first.server.kill('SIGKILL');
    });
    assert.deepEqual(await ended, [null, 'SIGKILL']);
    assert.ok(accepted.length >= 400 && accepted.length < 1000, String(accepted.length));

    const second = await launch(file);
    const kept = await allIds(second.url, day);
    assert.deepEqual(
      accepted.filter((id) => !kept.has(id)),
      [],
    );
    assert.deepEqual(await second.stop(), [0, null]);
    remove();
  });
});
