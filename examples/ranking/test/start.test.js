/** How `npm start` begins and ends, and what it leaves. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import SQLite from 'libsql';
import { saltOf } from '../src/entries.js';
import { limiters } from '../src/limiter.js';
import { handle, sweep } from '../src/ranking.js';
import { openDatabase } from '../src/sqlite.js';
import { playMany, token } from './support/games.js';
import { get, launch, post, start } from './support/process.js';
import { temporary } from './support/ranking.js';

/** Does something with the path of a database that is not there yet. */
async function withFile(use) {
  const { folder, remove } = temporary();
  try {
    await use(join(folder, 'ranking.sqlite'));
  } finally {
    remove();
  }
}

/** Locks a file for writing, as another program does. @returns what unlocks it */
function lock(file) {
  const other = new SQLite(file);
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

/** Two entries of the last days, and so many of long ago. */
const manyEntries = (old) => `
  WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n <= ${old})
  INSERT INTO entries
    (id, day, player, opening, origin, tag, name, score, max_tile, moves, sent, replay)
  SELECT n, iif(n > 1, '2020-01-01', date('now', (n - 2) || ' days')), n, n, '', '', 'Ada', n, 2, 1, n, printf('line %0200d', n) FROM numbers`;

describe('npm start', () => {
  it('takes a game before it has deleted 200,000 old entries, and stops in the middle', () =>
    withFile(async (file) => {
      const DB = await openDatabase(file);
      await DB.prepare(manyEntries(200_000)).bind().all();
      const [game] = playMany(new Date().toISOString().slice(0, 10), 1);
      const { url, stop } = await launch(file);
      assert.equal((await post(url, game)).status, 201);
      assert.deepEqual(await stop(), [0, null]);
      const { left } = await DB.prepare('SELECT COUNT(*) AS left FROM entries').bind().first();
      assert.ok(left > 3 && left < 200_003, String(left));
      DB.close();
    }));

  it('makes a new file once when three processes start at the same time', async () => {
    for (let round = 0; round < 6; round++) {
      await withFile(async (file) => {
        const three = await Promise.all([launch(file), launch(file), launch(file)]);
        const { day } = await get(three[0].url);
        const games = playMany(day, 3);
        const answers = await Promise.all(three.map(({ url }, index) => post(url, games[index])));
        assert.deepEqual(
          answers.map(({ status }) => status),
          [201, 201, 201],
        );
        for (const { url } of three) assert.equal((await get(url)).entries.length, 3);
        await Promise.all(three.map(({ stop }) => stop()));
      });
    }
  });

  it('starts, and answers readers, while another program has locked the file', () =>
    withFile(async (file) => {
      (await openDatabase(file)).close();
      const unlock = lock(file);
      const { url, stop } = await launch(file);
      const { day } = await get(url);
      const sent = post(url, playMany(day, 1)[0]);
      for (let count = 0; count < 3; count++) assert.equal((await get(url)).open, true);
      unlock();
      assert.equal((await sent).status, 201);
      await stop();
    }));

  it('answers 503 to a game when the file stays locked for more than 5 s, and takes it afterwards', () =>
    withFile(async (file) => {
      const { url, stop } = await launch(file);
      const { day } = await get(url);
      const [game] = playMany(day, 1);
      const unlock = lock(file);
      assert.equal((await post(url, game)).status, 503);
      unlock();
      assert.equal((await post(url, game)).status, 201);
      await stop();
    }));

  it('does not start with an invalid setting', async () => {
    const env = { ...process.env, PORT: '0', DATABASE: ':memory:', DAYS_KEPT: '1' };
    const failed = await new Promise((resolve) => {
      execFile(process.execPath, [start], { env }, (error, _, errors) =>
        resolve({ error, errors }),
      );
    });
    assert.notEqual(failed.error?.code ?? 0, 0);
    assert.match(failed.errors, /DAYS_KEPT must be 2 to 36500, not "1"/);
  });

  it('believes X-Forwarded-For only with TRUST_PROXY=1', () =>
    withFile(async (file) => {
      const { url, stop } = await launch(file, { settings: { TRUST_PROXY: '' } });
      // Twice as many as the limit, and one: a new minute may begin in between.
      const answers = Array.from({ length: 61 }, () => post(url, { replay: '' }));
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      assert.deepEqual(new Set(statuses), new Set([422, 429]));
      await stop();
    }));

  // Sooner than the connection would be closed because nothing moves on it.
  it('ends after SIGTERM, whatever a client leaves open', { timeout: 15_000 }, () =>
    withFile(async (file) => {
      const { port, stop } = await launch(file);
      const silent = connect(port, '127.0.0.1').on('error', () => undefined);
      await once(silent, 'connect');
      assert.deepEqual(await stop(), [0, null]);
    }),
  );

  it('leaves nothing of a removed entry or of a closed day in its files', () =>
    withFile(async (file) => {
      const contents = () =>
        [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1')).join('');
      const env = { DB: await openDatabase(file), ...limiters(), address: '192.0.2.1' };
      const [{ replay }] = playMany('2026-11-20', 1);
      const noon = Date.parse('2026-11-20T12:00Z');
      const headers = { authorization: `Bearer ${token()}` };
      const ask = (path, options) =>
        handle(new Request(`http://localhost${path}`, { headers, ...options }), env, noon);
      const body = JSON.stringify({ name: 'Ada Lovelace', replay });
      const { id } = await (await ask('/scores', { method: 'POST', body })).json();
      const salt = await saltOf(env.DB, '2026-11-20');
      const secrets = ['Ada Lovelace', replay, salt];
      const left = () => secrets.map((secret) => contents().includes(secret));
      assert.deepEqual(left(), [true, true, true]);
      await ask(`/scores/${id}`, { method: 'DELETE' });
      assert.deepEqual(left(), [false, false, true]);
      const { tag } = await env.DB.prepare('SELECT tag FROM entries').bind().first();
      assert.equal(tag, '');
      for (const days of [1, 2]) await sweep(env, noon + days * 86_400_000);
      assert.deepEqual(left(), [false, false, false]);
      env.DB.close();
    }));

  it('leaves nothing of a deleted day in pages that are free now', () =>
    withFile(async (file) => {
      const DB = await openDatabase(file);
      await DB.prepare(manyEntries(2_000)).bind().all();
      await sweep({ DB }, Date.now());
      assert.equal(readFileSync(file, 'latin1').match(/line \d{200}/g).length, 2);
      DB.close();
    }));
});
