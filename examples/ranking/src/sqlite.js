/** A database file behind the part of D1's face that the ranking uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import SQLite from 'libsql';

const migrations = new URL('../migrations/', import.meta.url);

/** Milliseconds after which a file that another process has locked counts as out of reach. */
const PATIENCE = 5_000;

/** Milliseconds between two looks at a locked file. */
const PAUSE = 20;

const isBusy = ({ code }) => /^SQLITE_(BUSY|LOCKED)/.test(code);

/** Does something again as long as another process holds the lock, and lets others have their turn in between. */
async function patiently(act) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await pause(PAUSE);
    }
  }
}

/** The migrations that the file does not have yet: `user_version` counts those that were applied. */
function missingFrom(database) {
  const [{ user_version: applied }] = database.pragma('user_version');
  const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
  return files.sort().slice(applied);
}

/** Brings the schema up to date, in one transaction: of several processes that start together one does it. */
function migrate(database) {
  if (missingFrom(database).length === 0) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const name of missingFrom(database)) {
      database.exec(readFileSync(new URL(name, migrations), 'utf8'));
      const [{ user_version: applied }] = database.pragma('user_version');
      database.pragma(`user_version = ${applied + 1}`);
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** @param {string} file its path, or `:memory:` */
export async function openDatabase(file) {
  const database = new SQLite(file);
  // A wait inside of SQLite would stop the whole process.
  database.pragma('busy_timeout = 0');
  await patiently(() => database.pragma('journal_mode = WAL'));
  // What was answered outlives this process. FULL would make it outlive a power cut, too, for a wait on the disk each time.
  database.pragma('synchronous = NORMAL');
  database.pragma('cache_size = -32000');
  // Where a row was deleted there are zeros, in pages that are no longer used as well: FAST leaves names and lines in those.
  database.pragma('secure_delete = ON');
  await patiently(() => migrate(database));
  const prepared = new Map();
  const statementOf = (sql) => {
    if (!prepared.has(sql)) prepared.set(sql, database.prepare(sql));
    return prepared.get(sql);
  };
  // Always to the last row: `get` hands out the first one before the change is committed, and drops the error of a full disk.
  const all = (sql, values) => patiently(() => statementOf(sql).all(...values));
  return {
    /** Empties the log that changes are written to first. Where it is locked or full, the next call does it. */
    async checkpoint() {
      await patiently(() => database.pragma('wal_checkpoint(TRUNCATE)')).catch(() => undefined);
    },
    prepare: (sql) => ({
      bind: (...values) => ({
        first: async () => (await all(sql, values))[0] ?? null,
        all: async () => ({ results: await all(sql, values) }),
      }),
    }),
    close: () => database.close(),
  };
}
