/** A database file behind the part of D1's face that the ranking uses. */
import { readdirSync, readFileSync } from 'node:fs';
import SQLite from 'libsql';

const migrations = new URL('../migrations/', import.meta.url);

/** Brings the schema up to date: `user_version` counts the files that were applied. */
function migrate(database) {
  const [{ user_version: applied }] = database.pragma('user_version');
  const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
  for (const [index, name] of files.sort().entries()) {
    if (index < applied) continue;
    const sql = readFileSync(new URL(name, migrations), 'utf8');
    database.exec(`BEGIN; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}

/** @param {string} file its path, or `:memory:` */
export function openDatabase(file) {
  const database = new SQLite(file);
  database.pragma('journal_mode = WAL');
  // What was answered outlives this process. FULL would make it outlive a power cut, too, for a wait on the disk each time.
  database.pragma('synchronous = NORMAL');
  database.pragma('cache_size = -32000');
  database.pragma('busy_timeout = 5000');
  migrate(database);
  const prepared = new Map();
  const statementOf = (sql) => {
    if (!prepared.has(sql)) prepared.set(sql, database.prepare(sql));
    return prepared.get(sql);
  };
  return {
    prepare: (sql) => ({
      bind: (...values) => ({
        first: async () => statementOf(sql).get(...values) ?? null,
        all: async () => ({ results: statementOf(sql).all(...values) }),
      }),
    }),
    close: () => database.close(),
  };
}
