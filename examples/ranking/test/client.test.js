import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { RankingClient, RankingError } from '../client/daily-ranking.js';
import { Limiter } from '../src/limiter.js';
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
    const env = { DB, READS: new Limiter(Infinity), WRITES: new Limiter(Infinity) };
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
  });

  it("rejects with the server's sentence", async () => {
    const refused = { name: 'Error', status: 422, message: /^replay must be a game of / };
    await assert.rejects(client.send('Ada', 'Hello'), refused);
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
