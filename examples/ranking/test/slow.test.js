/** Slow clients of `npm start` with its default settings. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { token } from './support/games.js';
import { get, launch } from './support/process.js';
import { temporary } from './support/ranking.js';

/** Milliseconds that a busy machine may be late: Node looks once a second, and by default every 30 s. */
const LATE = 6_000;

let ranking;
let room;
before(async () => {
  room = temporary();
  ranking = await launch(join(room.folder, 'ranking.sqlite'));
});
after(async () => {
  await ranking.stop();
  room.remove();
});

/** Opens a connection that says something and then waits. @returns the milliseconds until it is cut off */
function linger(text) {
  const socket = connect(ranking.port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  const connected = once(socket, 'connect');
  const waited = async () => {
    await connected;
    const start = performance.now();
    socket.write(text);
    await once(socket, 'close');
    return performance.now() - start;
  };
  return { connected, waited: waited() };
}

/** Fewer than a system keeps for a server that has not accepted them yet: what is beyond it drops without a word. */
const BATCH = 100;

/** The first and the last of so many to be cut off; others are served in between. */
async function cutOff(count, textOf) {
  const clients = [];
  while (clients.length < count) {
    const batch = Array.from({ length: BATCH }, (_, number) =>
      linger(textOf(clients.length + number)),
    );
    clients.push(...batch);
    await Promise.all(batch.map(({ connected }) => connected));
    const { open } = await get(ranking.url);
    assert.equal(open, true);
  }
  const times = await Promise.all(clients.map(({ waited }) => waited));
  const sorted = times.sort((one, other) => one - other);
  return { first: sorted[0], last: sorted.at(-1) };
}

describe('2,000 clients at once', { timeout: 120_000 }, () => {
  for (const [what, text] of [
    ['that say nothing', ''],
    ['whose headers never end', 'GET /scores HTTP/1.1\r\nHost:'],
  ]) {
    it(`${what} are cut off after 5 s`, async () => {
      const { first, last } = await cutOff(2000, () => text);
      assert.ok(first > 4_000 && last < 5_000 + LATE, `${first} to ${last} ms`);
    });
  }

  it('whose bodies never end are cut off after 10 s', async () => {
    const { first, last } = await cutOff(2000, (number) =>
      [
        'POST /scores HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n',
        `X-Forwarded-For: 10.${number >> 8}.${number & 255}.1\r\n`,
        `Authorization: Bearer ${token()}\r\n\r\n{"name": "A`,
      ].join(''),
    );
    assert.ok(first > 9_000 && last < 10_000 + LATE, `${first} to ${last} ms`);
  });
});
