/** How `npm start` begins. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import SQLite from 'libsql';
import { openDatabase } from '../src/sqlite.js';
import { playMany } from './support/games.js';
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

const OLD_ENTRIES = `
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200000)
  INSERT INTO entries
    (id, day, player, opening, origin, tag, name, score, max_tile, moves, sent, replay)
  SELECT n, '2020-01-01', n, n, '', '', 'Ada', n, 2, 1, n, printf('%0200d', n) FROM numbers`;

describe('npm start', () => {
  it('serves before it has deleted 200,000 old entries, and while it does', () =>
    withFile(async (file) => {
      const DB = await openDatabase(file);
      await DB.prepare(OLD_ENTRIES).bind().all();
      const { url, stop } = await launch(file);
      const old = () => get(url, 'day=2020-01-01&limit=1');
      const { entries } = await old();
      assert.equal(entries.length, 1);
      const { day } = await get(url);
      const [game] = playMany(day, 1);
      assert.equal((await post(url, game)).status, 201);
      assert.equal((await old()).entries.length, 1, 'the new entry did not wait for the old ones');
      // It stops in the middle, too.
      assert.deepEqual(await stop(), [0, null]);
      const { left } = await DB.prepare('SELECT COUNT(*) AS left FROM entries').bind().first();
      assert.ok(left > 1 && left < 200_001, String(left));
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
      for (let count = 0; count < 20; count++) assert.equal((await get(url)).open, true);
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

  for (const [setting, message] of [
    [{ OWNER_TOKEN: 'short' }, /OWNER_TOKEN must be 22 to 256 of the characters/],
    [{ OWNER_TOKEN: 'a token of the owner, with spaces' }, /OWNER_TOKEN must be 22 to 256/],
    [{ OWNER_TOKEN: 'ein-Schlüssel-mit-Umlaut-darin' }, /OWNER_TOKEN must be 22 to 256/],
    [{ SEED_SECRET: 'short' }, /SEED_SECRET must have at least 22 characters/],
    [{ ORIGINS: 'https://one.example/' }, /ORIGINS must be origins .*, not "https:\/\/one/],
    [{ DAYS_KEPT: '1' }, /DAYS_KEPT must be 2 to 36500, not "1"/],
    [{ PLAYERS_PER_NETWORK: '0' }, /PLAYERS_PER_NETWORK must be 1 to 1000000, not "0"/],
  ]) {
    it(`refuses ${JSON.stringify(setting)}`, async () => {
      const env = { ...process.env, PORT: '0', DATABASE: ':memory:', ...setting };
      const failed = await new Promise((resolve) => {
        execFile(process.execPath, [start], { env }, (error, _, errors) =>
          resolve({ error, errors }),
        );
      });
      assert.notEqual(failed.error?.code ?? 0, 0);
      assert.match(failed.errors, message);
    });
  }
});
