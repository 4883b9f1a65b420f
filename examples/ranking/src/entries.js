/**
 * The ranking's tables, in the SQL that SQLite and D1 share. Each change is one statement: there is no transaction to hold
 * and no race to lose.
 *
 * @typedef {object} Database D1's face
 * @property {(sql: string) => { bind(...values: unknown[]): Statement }} prepare
 * @property {() => Promise<void>} [checkpoint] leaves nothing that was deleted in files
 * @typedef {{ first(): Promise<any>, all(): Promise<{ results: any[] }> }} Statement
 */
// A player's first game of the day, or a better one. Nothing is stored if another player's game, or one that was removed,
// begins with these moves.
const PUT = `
  INSERT INTO entries
    (id, day, player, opening, tag, name, score, max_tile, moves, sent, replay)
  SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
  WHERE NOT EXISTS (SELECT 1 FROM entries WHERE day = ? AND opening = ? AND player <> ?)
  ON CONFLICT (day, player) DO UPDATE SET
    opening = excluded.opening, name = excluded.name, score = excluded.score,
    max_tile = excluded.max_tile, moves = excluded.moves, sent = excluded.sent,
    replay = excluded.replay
  WHERE excluded.score > entries.score
  RETURNING id`;

const LIST = `
  SELECT id, name, tag, score, max_tile, moves, sent FROM entries
  WHERE removed = 0 AND day = ?
    AND score <= ? AND (score < ? OR sent > ? OR (sent = ? AND id > ?))
  ORDER BY day, score DESC, sent, id LIMIT ?`;

// What is left keeps the same game out.
const REMOVE = `
  UPDATE entries SET
    removed = 1, player = id, tag = '', name = '', score = 0, max_tile = 0, moves = 0, replay = ''
  WHERE removed = 0 AND id = ? RETURNING id`;

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
 * @returns `{ id, kept: true }` if it was stored; `{ id }` of the player's entry if that is as good; else what is in the way:
 *   `{ refused: 'taken' | 'removed' }`
 */
export async function putEntry(database, entry, now) {
  const { day, player, opening, tag, name, score, maxTile, moves, replay } = entry;
  const stored = await first(
    database,
    PUT,
    ...[crypto.randomUUID(), day, player, opening, tag, name],
    ...[score, maxTile, moves, now, replay],
    ...[day, opening, player],
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
  return { id: best.id, kept: false };
}

/** The entries of a day, best first, after a place `{ score, sent, id }` of the list. */
export const listEntries = (database, day, { score, sent, id }, limit) =>
  all(database, LIST, day, score, score, sent, sent, id, limit);

export const findEntry = (database, id) =>
  first(database, 'SELECT day, player, replay FROM entries WHERE removed = 0 AND id = ?', id);

/** Removes an entry, if there is one. */
export async function removeEntry(database, id) {
  await all(database, REMOVE, id);
  await database.checkpoint?.();
}
