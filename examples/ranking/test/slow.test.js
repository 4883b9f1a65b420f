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

const kinds = [
  { what: 'that say nothing', seconds: 5, textOf: () => '' },
  { what: 'whose headers never end', seconds: 5, textOf: () => 'GET /scores HTTP/1.1\r\nHost:' },
  {
    what: 'whose bodies never end',
    seconds: 10,
    textOf: (number) =>
      [
        'POST /scores HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n',
        `X-Forwarded-For: 10.${number >> 8}.${number & 255}.1\r\n`,
        `Authorization: Bearer ${token()}\r\n\r\n{"name": "A`,
      ].join(''),
  },
];

describe('3,000 slow clients at once', { timeout: 120_000 }, () => {
  const clients = kinds.map(() => []);
  before(async () => {
    for (let number = 0; number < 1_000; number += BATCH) {
      for (const [kind, { textOf }] of kinds.entries()) {
        const batch = Array.from({ length: BATCH }, (_, index) => linger(textOf(number + index)));
        clients[kind].push(...batch);
        await Promise.all(batch.map(({ connected }) => connected));
        // Others are served in between.
        assert.equal((await get(ranking.url)).open, true);
      }
    }
  });

  for (const [kind, { what, seconds }] of kinds.entries()) {
    it(`those ${what} are cut off after ${seconds} s`, async () => {
      const times = await Promise.all(clients[kind].map(({ waited }) => waited));
      const [first, last] = [Math.min(...times), Math.max(...times)];
      const least = (seconds - 1) * 1000;
      assert.ok(first > least && last < seconds * 1000 + LATE, `${first} to ${last} ms`);
    });
  }
});
