/**
 * The ranking's tables, in the SQL that SQLite and D1 share. Each change is one statement: there is no transaction to hold
 * and no race to lose.
 *
 * @typedef {object} Database D1's face
 * @property {(sql: string) => { bind(...values: unknown[]): Statement }} prepare
 * @property {() => Promise<void>} [checkpoint] leaves nothing that was deleted in files
 * @typedef {{ first(): Promise<any>, all(): Promise<{ results: any[] }> }} Statement
 */
import { randomKey } from './hashes.js';

// A player's first game of the day, or a better one. Nothing is stored if another player's game, or one that was removed,
// begins with these moves, or if too many players of the day came from this network.
const PUT = `
  INSERT INTO entries
    (id, day, player, opening, origin, tag, name, score, max_tile, moves, sent, replay)
  SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
  WHERE NOT EXISTS (SELECT 1 FROM entries WHERE day = ? AND opening = ? AND player <> ?)
    AND (
      EXISTS (SELECT 1 FROM entries WHERE day = ? AND player = ?)
      OR (SELECT COUNT(*) FROM entries WHERE day = ? AND origin = ?) < ?
    )
  ON CONFLICT (day, player) DO UPDATE SET
    opening = excluded.opening, name = excluded.name, score = excluded.score,
    max_tile = excluded.max_tile, moves = excluded.moves, sent = excluded.sent,
    replay = excluded.replay
  WHERE excluded.score > entries.score
  RETURNING id`;

const LIST = `
  SELECT id, name, tag, origin, score, max_tile, moves, sent FROM entries
  WHERE removed = 0 AND day = ?
    AND score <= ? AND (score < ? OR sent > ? OR (sent = ? AND id > ?))
  ORDER BY day, score DESC, sent, id LIMIT ?`;

// What is left keeps the same game out, and counts against its network.
const REMOVE = `
  UPDATE entries SET
    removed = 1, player = id, tag = '', name = '', score = 0, max_tile = 0, moves = 0, replay = ''
  WHERE removed = 0 AND`;

const LAST_DAY_BEFORE = `
  SELECT MAX(day) AS day FROM (
    SELECT MAX(day) AS day FROM entries WHERE day < ?
    UNION ALL SELECT MAX(day) FROM sweeps WHERE day < ?
  )`;

const first = (database, sql, ...values) =>
  database
    .prepare(sql)
    .bind(...values)
    .first();

const all = async (database, sql, ...values) =>
  (
    await database
      .prepare(sql)
      .bind(...values)
      .all()
  ).results;

/**
 * Stores a game.
 *
 * @param {number} most players of a day and origin
 * @returns `{ id, kept: true }` if it was stored; `{ id }` of the player's entry if that is as good; else what is in the way:
 *   `{ refused: 'taken' | 'removed' | 'crowded' }`
 */
export async function putEntry(database, entry, most, now) {
  const { day, player, opening, origin, tag, name, score, maxTile, moves, replay } = entry;
  const stored = await first(
    database,
    PUT,
    ...[crypto.randomUUID(), day, player, opening, origin, tag, name],
    ...[score, maxTile, moves, now, replay],
    ...[day, opening, player, day, player, day, origin, most],
  );
  if (stored) return { id: stored.id, kept: true };
  const taken = await first(
    database,
    'SELECT removed FROM entries WHERE day = ? AND opening = ? AND player <> ?',
    ...[day, opening, player],
  );
  if (taken) return { refused: taken.removed ? 'removed' : 'taken' };
  const best = await first(
    database,
    'SELECT id FROM entries WHERE day = ? AND player = ?',
    ...[day, player],
  );
  return best ? { id: best.id, kept: false } : { refused: 'crowded' };
}

/** The entries of a day, best first, after a place `{ score, sent, id }` of the list. */
export const listEntries = (database, day, { score, sent, id }, limit) =>
  all(database, LIST, day, score, score, sent, sent, id, limit);

export const findEntry = (database, id) =>
  first(database, 'SELECT day, player, replay FROM entries WHERE removed = 0 AND id = ?', id);

async function remove(database, where, ...values) {
  const removed = await all(database, `${REMOVE} ${where} RETURNING id`, ...values);
  await database.checkpoint?.();
  return removed.length > 0;
}

/** Removes an entry. @returns whether there was one */
export const removeEntry = (database, id) => remove(database, 'id = ?', id);

/** Removes all entries that came from a network. @returns whether there were any */
export const removeOrigin = (database, day, origin) =>
  remove(database, 'day = ? AND origin = ?', day, origin);

/** Notes that a sweep ran on a day. */
export const noteSweep = (database, day) =>
  all(database, 'INSERT INTO sweeps (day) VALUES (?) ON CONFLICT DO NOTHING', day);

/** The last day before one with an entry or a sweep; null if there is none. */
export const lastDayBefore = async (database, day) =>
  (await first(database, LAST_DAY_BEFORE, day, day)).day;

/** The key of a day's hashes, made for its first entry. */
export async function saltOf(database, day) {
  const find = () => first(database, 'SELECT salt FROM salts WHERE day = ?', day);
  const made = await find();
  if (made) return made.salt;
  // Others may make it at the same time: the first one counts.
  const make = 'INSERT INTO salts (day, salt) VALUES (?, ?) ON CONFLICT DO NOTHING';
  await all(database, make, day, randomKey());
  return (await find()).salt;
}

/** Deletes the keys of the days before one: from then on no hash can be traced to its network. */
export const deleteSaltsBefore = (database, day) =>
  all(database, 'DELETE FROM salts WHERE day < ?', day);

/**
 * Deletes all entries of the days before one.
 *
 * @param {object} how
 * @param {number} how.slice rows at a time: requests have their turn in between
 * @param {AbortSignal} [how.signal] stops it between two slices
 */
export async function deleteBefore(database, day, { slice, signal }) {
  const some = `
    DELETE FROM entries WHERE id IN (SELECT id FROM entries WHERE day < ? LIMIT ?) RETURNING id`;
  while (!signal?.aborted && (await all(database, some, day, slice)).length === slice) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}
