/** How `npm start` begins and ends, and what it leaves. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import SQLite from 'libsql';
import { limiters } from '../src/limiter.js';
import { handle } from '../src/ranking.js';
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

describe('npm start', () => {
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
    const env = { ...process.env, PORT: '0', DATABASE: ':memory:', SEED_SECRET: 'short' };
    const failed = await new Promise((resolve) => {
      execFile(process.execPath, [start], { env }, (error, _, errors) =>
        resolve({ error, errors }),
      );
    });
    assert.notEqual(failed.error?.code ?? 0, 0);
    assert.match(failed.errors, /SEED_SECRET must have at least 22 characters/);
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

  it('leaves nothing of a removed entry in its files', () =>
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
      const secrets = ['Ada Lovelace', replay];
      const left = () => secrets.map((secret) => contents().includes(secret));
      assert.deepEqual(left(), [true, true]);
      await ask(`/scores/${id}`, { method: 'DELETE' });
      assert.deepEqual(left(), [false, false]);
      const { tag } = await env.DB.prepare('SELECT tag FROM entries').bind().first();
      assert.equal(tag, '');
      env.DB.close();
    }));
});
