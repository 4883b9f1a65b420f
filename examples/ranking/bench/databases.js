/** The two databases to measure: how each is filled and served. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../src/sqlite.js';
import { lineOf, runD1, startWorker } from '../test/support/ranking.js';

/** SQL that makes so many entries of a day, from number `first` on. */
const entriesSql = (day, first, count) => `
  WITH RECURSIVE numbers(n) AS (
    SELECT ${first} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${first + count - 1}
  )
  INSERT INTO entries
    (id, day, player, opening, origin, tag, name, score, max_tile, moves, sent, replay)
  SELECT printf('%036d', n), '${day}', printf('%064d', n), printf('%033d', n),
    printf('%012d', n / 10), '0000', 'Player ' || n,
    abs(random() % 60000), 512, 500, n, printf('%0200d', n)
  FROM numbers;`;

/** Entries in one statement: no transaction becomes too large. */
const PORTION = 50_000;

function portions(day, count) {
  const starts = Array.from({ length: Math.ceil(count / PORTION) }, (_, index) => index * PORTION);
  return starts.map((first) => entriesSql(day, first, Math.min(PORTION, count - first)));
}

export const embedded = {
  name: 'Node and embedded SQLite',
  async fill(folder, day, count) {
    const { prepare, close } = await openDatabase(join(folder, 'ranking.sqlite'));
    for (const sql of portions(day, count)) await prepare(sql).bind().all();
    close();
  },
  async serve(folder) {
    const server = fork(fileURLToPath(new URL('server.js', import.meta.url)), {
      env: {
        ...process.env,
        PORT: '0',
        TRUST_PROXY: '1',
        DATABASE: join(folder, 'ranking.sqlite'),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const [, url] = await lineOf(server, /served at (\S+)/);
    return {
      url,
      async usage() {
        server.send('usage');
        return (await once(server, 'message'))[0];
      },
      async stop() {
        server.disconnect();
        await once(server, 'exit');
      },
    };
  },
};

export const d1 = {
  name: 'workerd and a local D1',
  fill(folder, day, count) {
    if (count === 0) return;
    runD1(folder, 'migrations', 'apply', 'ranking');
    const file = join(folder, 'entries.sql');
    writeFileSync(file, portions(day, count).join('\n'));
    runD1(folder, 'execute', 'ranking', '--yes', '--file', file);
  },
  async serve(folder) {
    const { url, stop } = await startWorker(folder);
    // Several processes share the work: there is no one whose time could be asked for.
    return { url, stop, usage: () => Promise.resolve({}) };
  },
};
