/**
 * The ranking's table, in the SQL that SQLite and D1 share. Each function is one statement, or reads after one: there is
 * no transaction to hold and no race to lose.
 *
 * @typedef {{ prepare(sql: string): { bind(...values: unknown[]): Statement } }} Database D1's face
 * @typedef {{ first(): Promise<any>, all(): Promise<{ results: any[] }> }} Statement
 */

// A player's first game of the day, or a better one. Nothing is stored if somebody else's game begins with these moves.
const PUT = `
  INSERT INTO entries (id, day, player, opening, name, score, max_tile, moves, sent, replay)
  SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
  WHERE NOT EXISTS (SELECT 1 FROM entries WHERE day = ? AND opening = ? AND player <> ?)
  ON CONFLICT (day, player) DO UPDATE SET
    opening = excluded.opening, name = excluded.name, score = excluded.score,
    max_tile = excluded.max_tile, moves = excluded.moves, sent = excluded.sent,
    replay = excluded.replay
  WHERE excluded.score > entries.score
  RETURNING id`;

const LIST = `
  SELECT id, name, score, max_tile, moves, sent FROM entries
  WHERE day = ? AND score <= ? AND (score < ? OR sent > ? OR (sent = ? AND id > ?))
  ORDER BY day, score DESC, sent, id LIMIT ?`;

/** Entries of old days that are removed at a time: others have their turn in between. */
const SWEEP = 500;

/** Stores a game. @returns `{ id, kept }`: whether it was stored; no id if another player's game begins like it */
export async function putEntry(database, { day, player, opening, name, ...game }, now) {
  const { score, maxTile, moves, replay } = game;
  const stored = await database
    .prepare(PUT)
    .bind(
      ...[crypto.randomUUID(), day, player, opening, name, score, maxTile, moves, now, replay],
      ...[day, opening, player],
    )
    .first();
  if (stored) return { id: stored.id, kept: true };
  const taken = await database
    .prepare('SELECT id FROM entries WHERE day = ? AND opening = ? AND player <> ?')
    .bind(day, opening, player)
    .first();
  if (taken) return { kept: false };
  const best = await database
    .prepare('SELECT id FROM entries WHERE day = ? AND player = ?')
    .bind(day, player)
    .first();
  return { id: best?.id ?? null, kept: false };
}

/** The entries of a day, best first, after a place `{ score, sent, id }` of the list. */
export async function listEntries(database, day, after, limit) {
  const { score, sent, id } = after;
  const { results } = await database
    .prepare(LIST)
    .bind(day, score, score, sent, sent, id, limit)
    .all();
  return results;
}

export const findEntry = (database, id) =>
  database.prepare('SELECT day, player, replay FROM entries WHERE id = ?').bind(id).first();

export const deleteEntry = (database, id) =>
  database.prepare('DELETE FROM entries WHERE id = ? RETURNING id').bind(id).first();

/** Removes all entries of the days before one. */
export async function deleteBefore(database, day) {
  const some = database
    .prepare(
      'DELETE FROM entries WHERE id IN (SELECT id FROM entries WHERE day < ? LIMIT ?) RETURNING id',
    )
    .bind(day, SWEEP);
  while ((await some.all()).results.length === SWEEP) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}
