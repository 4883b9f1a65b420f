import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { RankingClient, RankingError } from '../client/daily-ranking.js';
import { limiters } from '../src/limiter.js';
import { createRanking } from '../src/node.js';
import { openDatabase } from '../src/sqlite.js';
import { playMany } from './support/games.js';

const day = '2026-11-20';
const DAY = 86_400_000;

describe('RankingClient', () => {
  let now = Date.parse(`${day}T12:00:00Z`);
  let server;
  let client;
  before(async () => {
    const DB = await openDatabase(':memory:');
    const env = { DB, ...limiters() };
    server = createRanking(env, { clock: () => now }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = new RankingClient(`http://127.0.0.1:${server.address().port}`);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  it('sends, lists, reads again and removes, as one player', async () => {
    const [worse, better] = playMany(day, 2);
    assert.equal((await client.send('Ada', better.replay)).kept, true);
    assert.equal((await client.send('Ada', worse.replay)).kept, false);
    assert.equal(client.name, 'Ada');
    const { entries, next } = await client.list({ day, limit: 1, after: undefined });
    assert.deepEqual([entries.length, entries[0].score, next], [1, better.score, null]);
    assert.equal(entries[0].id, client.entryOf(day));
    await assert.rejects(client.replay(entries[0].id), { status: 403 });
    now += 2 * DAY;
    assert.equal(await client.replay(entries[0].id), better.replay);
    await client.remove(day);
    assert.equal(client.entryOf(day), undefined);
    assert.deepEqual((await client.list({ day })).entries, []);
    now -= 2 * DAY;
  });

  it('is one player in all tabs, also when both were open before the first entry', async () => {
    const later = '2026-11-25';
    now += 5 * DAY;
    const stored = new Map();
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    const value = {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => stored.set(key, text),
    };
    Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
    try {
      const address = `http://127.0.0.1:${server.address().port}`;
      const [one, other] = [new RankingClient(address), new RankingClient(address)];
      assert.equal(one.name, '');
      assert.equal(other.name, '');
      const games = playMany(later, 2);
      await Promise.all([one.send('Ada', games[0].replay), other.send('Ada', games[1].replay)]);
      assert.equal((await one.list({ day: later })).entries.length, 1);
      assert.equal(one.entryOf(later), other.entryOf(later));
      await one.remove(later);
      assert.deepEqual(
        [other.entryOf(later), (await other.list({ day: later })).entries],
        [undefined, []],
      );
    } finally {
      now -= 5 * DAY;
      if (before) Object.defineProperty(globalThis, 'localStorage', before);
      else delete globalThis.localStorage;
    }
  });

  it("rejects with the server's sentence", async () => {
    const refused = { name: 'Error', status: 422, message: /^replay must be a finished game of / };
    await assert.rejects(client.send('Ada', 'Hello'), refused);
  });

  it('takes the day and its seed from the server', async () => {
    assert.deepEqual(await client.today(), { day, seed: day, kept: undefined });
  });

  it('rejects where no server answers', async () => {
    const nobody = new RankingClient('http://127.0.0.1:1');
    await assert.rejects(nobody.list(), (error) => {
      assert.ok(error instanceof RankingError);
      assert.equal(error.status, 0);
      return true;
    });
  });

  it('takes an http or https address only', () => {
    for (const address of ['', 'scores', 'javascript:alert(1)', 'file:///tmp']) {
      assert.throws(
        () => new RankingClient(address),
        /server must be an http or https address, not/,
      );
    }
  });
});

describe('RankingClient, of a server that answers', () => {
  let answer;
  let server;
  let client;
  before(async () => {
    server = createServer((_, response) => response.end(answer)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = new RankingClient(`http://127.0.0.1:${server.address().port}`);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const today = { day, seed: 'a', next: null };
  const entry = { id: 'a', name: 'Ada', tag: '0000', score: 4, maxTile: 4, moves: 1, sent: '' };
  const page = { day, open: true, entries: [entry], next: null };
  for (const wrong of [
    ...['', 'null', '7', '"text"', '[]', '{}', '<!doctype html>'],
    ...[
      { ...today, day: 'today' },
      { ...today, seed: 7 },
      { ...today, next: 7 },
    ],
    ...[
      { ...page, entries: {} },
      { ...page, entries: [null] },
      { ...page, next: {} },
    ],
    { ...page, entries: [{ ...entry, score: '4' }] },
    { ...page, entries: [{ ...entry, name: null }] },
  ]) {
    const text = typeof wrong === 'string' ? wrong : JSON.stringify(wrong);
    it(`${text || 'nothing'} rejects with one sentence`, async () => {
      answer = text;
      const sentence = { message: 'the ranking gave an answer that makes no sense', status: 200 };
      await assert.rejects(client.send('Ada', 'line'), sentence);
      if (!text.includes('"entries"')) await assert.rejects(client.today(), sentence);
      if (!text.includes('"seed"')) await assert.rejects(client.list(), sentence);
    });
  }

  it('with promises: says whether the seed of the day is the one that was promised', async () => {
    const kept = [];
    const hash = createHash('sha256').update('b').digest('hex');
    for (const told of [
      { day, seed: 'a', next: hash },
      { day: '2026-11-21', seed: 'b', next: hash },
      { day: '2026-11-22', seed: 'c', next: hash },
    ]) {
      answer = JSON.stringify(told);
      kept.push((await client.today()).kept);
    }
    assert.deepEqual(kept, [undefined, true, false]);
  });
});
