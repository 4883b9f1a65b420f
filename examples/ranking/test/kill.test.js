import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { playMany, token } from './support/games.js';
import { lineOf, networkAddress, temporary } from './support/ranking.js';

const start = fileURLToPath(new URL('../src/start.js', import.meta.url));

/** `npm start`, as a process of its own, behind a proxy that tells addresses. */
async function launch(file) {
  const env = { ...process.env, PORT: '0', DATABASE: file, TRUST_PROXY: '1' };
  const server = spawn(process.execPath, [start], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [, url] = await lineOf(server, /served at (\S+)/);
  return { server, url };
}

const get = async (url, query) => (await fetch(`${url}/scores?${query}`)).json();

/** Sends all games, 50 at once, until the server is gone. @returns the ids that were answered with 201 */
async function sendAll(url, games, onAccepted) {
  const accepted = [];
  const waiting = games.entries();
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      for (const [index, { replay }] of waiting) {
        const headers = {
          authorization: `Bearer ${token()}`,
          'x-forwarded-for': networkAddress(index),
        };
        const body = JSON.stringify({ name: `Player ${index}`, replay });
        const response = await fetch(`${url}/scores`, { method: 'POST', headers, body }).catch(
          () => undefined,
        );
        if (!response) return;
        // Its status has arrived: from here on it counts, whatever becomes of the rest.
        const { id } = await response.json().catch(() => ({}));
        assert.equal(response.status, 201);
        if (id) accepted.push(id);
        onAccepted(accepted.length);
      }
    }),
  );
  return accepted;
}

async function allIds(url, day) {
  const ids = new Set();
  let after = '';
  do {
    const page = await get(url, `day=${day}&limit=100${after && `&after=${after}`}`);
    for (const { id } of page.entries) ids.add(id);
    after = page.next;
  } while (after);
  return ids;
}

describe('A server that is killed in the middle of 1,000 submissions', () => {
  it('has everything that it answered with 201 when it starts again', async () => {
    const { folder, remove } = temporary();
    const file = join(folder, 'ranking.sqlite');
    const first = await launch(file);
    const { day } = await get(first.url, '');
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
    second.server.kill('SIGTERM');
    assert.deepEqual(await once(second.server, 'exit'), [0, null]);
    remove();
  });
});
