/** The entry point for one machine, and what only a socket can do to it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { Limiter } from '../src/limiter.js';
import { createRanking } from '../src/node.js';
import { openDatabase } from '../src/sqlite.js';
import { token } from './support/games.js';

let server;
let DB;
const unlimited = new Limiter(Infinity);
const env = { READS: unlimited, WRITES: unlimited };

before(async () => {
  DB = await openDatabase(':memory:');
  env.DB = DB;
  server = createRanking(env).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
after(() => {
  server.closeAllConnections();
  server.close(() => DB.close());
});

const urlOf = (path) => `http://127.0.0.1:${server.address().port}${path}`;

/** What the server says, to the end of the connection, to bytes that are written as they are, each when the last were answered. */
async function converse(...writes) {
  const socket = connect(server.address().port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('latin1').on('data', (text) => (heard += text));
  socket.on('error', () => undefined);
  for (const write of writes) {
    socket.write(write, 'latin1');
    await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => undefined);
  }
  if (!socket.closed) await once(socket, 'close');
  return heard;
}

const statusOf = (heard) => Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]);
const head = (length) =>
  `POST /scores HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token()}\r\nContent-Length: ${length}\r\n`;

/** Nothing that came before has broken it. */
const isWell = async () => assert.equal((await fetch(urlOf('/scores'))).status, 200);

describe('The server', () => {
  it('cuts off an endless body, and keeps none of it', async () => {
    const socket = connect(server.address().port, '127.0.0.1');
    socket.on('error', () => undefined);
    let heard = '';
    socket.setEncoding('latin1').on('data', (text) => (heard += text));
    const chunked = head(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked');
    socket.write(`${chunked}\r\n`);
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    let length = 0;
    while (!socket.destroyed) {
      length += piece.length;
      if (socket.write(piece)) continue;
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
    }
    assert.equal(statusOf(heard), 413);
    assert.ok(length < 64_000_000, String(length));
    await isWell();
  });

  it('has 4,000 connections at most, and closes those on which nothing moves for 20 s', () => {
    assert.deepEqual([server.maxConnections, server.timeout], [4_000, 20_000]);
  });

  it('outlives clients that leave in the middle', async () => {
    for (let count = 0; count < 50; count++) {
      const socket = connect(server.address().port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      await new Promise((written) => socket.write(`${head(500)}\r\n{"name": `, written));
      socket.destroy();
    }
    await isWell();
  });

  it('ends a connection whose body it has refused unread, after the answer', async () => {
    const next = 'GET /scores HTTP/1.1\r\nHost: x\r\n\r\n';
    // The rest of the body looks like a request.
    const body = 'x'.repeat(50_000);
    const heard = await converse(`${head(body.length + next.length)}\r\n${body}`, next);
    assert.deepEqual(heard.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 413']);
    assert.match(heard, /^connection: close\r$/im);
    assert.match(heard, /"error":"the body must be at most 20,000 bytes"}$/);
  });

  it('lets a client that sends too much end before it reads the answer', async () => {
    const socket = connect(server.address().port, '127.0.0.1');
    const body = Buffer.alloc(12_000_000, 'x');
    await new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.write(head(body.length) + '\r\n');
      socket.write(body, resolve);
    });
    let heard = '';
    socket.setEncoding('latin1').on('data', (text) => (heard += text));
    await once(socket, 'close');
    assert.match(heard, /^HTTP\/1\.1 413 [^]*20,000 bytes"}$/);
  });

  it('keeps a connection whose body it has refused unread, when nothing is to come', async () => {
    const small = 'POST /scores HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}';
    const next = 'GET /scores HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const statuses = (await converse(small, next)).match(/HTTP\/1\.1 \d+/g);
    assert.deepEqual(statuses, ['HTTP/1.1 401', 'HTTP/1.1 200']);
  });

  for (const [what, bytes] of Object.entries({
    'no HTTP': 'Hello\r\n\r\n',
    'an address that is none': 'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'two slashes': 'GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'a method that pages may not use': 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'a broken length': 'POST /scores HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'two lengths': `${head(5)}Content-Length: 6\r\n\r\n{}`,
    'bytes of no text': `${head(4)}Connection: close\r\n\r\n\xff\xfe\x00\x80`,
    '100 kB of headers': `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
  })) {
    it(`refuses ${what}`, async () => {
      const status = statusOf(await converse(bytes));
      assert.ok(status >= 400 && status < 500, String(status));
      await isWell();
    });
  }

  it('answers 503, and says why on its own console only, when the database fails', async (context) => {
    const log = context.mock.method(console, 'error', () => undefined);
    const prepare = () => {
      throw new Error('the disk is full');
    };
    env.DB = { prepare };
    const response = await fetch(urlOf('/scores'));
    env.DB = DB;
    assert.equal(response.status, 503);
    assert.doesNotMatch(await response.text(), /disk/);
    assert.equal(log.mock.callCount(), 1);
  });

  it('answers pages of the listed origins only, where there is a list', async () => {
    env.ORIGINS = 'https://one.example, https://two.example';
    const allowedTo = async (origin) => {
      const { headers } = await fetch(urlOf('/scores'), { headers: { origin } });
      assert.equal(headers.get('vary'), 'origin');
      return headers.get('access-control-allow-origin');
    };
    assert.equal(await allowedTo('https://two.example'), 'https://two.example');
    assert.equal(await allowedTo('https://evil.example'), null);
    delete env.ORIGINS;
  });

  it('counts the address that a trusted proxy saw, not the one that a client wrote', async () => {
    const keys = [];
    const READS = { limit: async ({ key }) => ({ success: keys.push(key) > 0 }) };
    for (const trustProxy of [false, true]) {
      const other = createRanking({ ...env, READS }, { trustProxy }).listen(0, '127.0.0.1');
      await once(other, 'listening');
      const headers = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2', connection: 'close' };
      await fetch(`http://127.0.0.1:${other.address().port}/scores`, { headers });
      other.close();
    }
    assert.deepEqual(keys, ['127.0.0.1', '2.2.2.2']);
  });
});

describe('Limiter', () => {
  it('forgets after a minute', async () => {
    let time = 0;
    const limiter = new Limiter(2, () => time);
    const limit = async (key) => (await limiter.limit({ key })).success;
    assert.deepEqual([await limit('a'), await limit('a'), await limit('a')], [true, true, false]);
    assert.equal(await limit('b'), true);
    time = 59_999;
    assert.equal(await limit('a'), false);
    time = 60_000;
    assert.equal(await limit('a'), true);
  });
});
