/** What each address of the service does. The functions take a request's `Asked` and return a Response. */
import { isDay, openDays, dayOf } from './days.js';
import { findEntry, listEntries, putEntry, removeEntry } from './entries.js';
import { isOwner, playerOf, tagOf } from './players.js';
import { Refused } from './refused.js';
import { todayOf } from './seeds.js';
import { readSubmission } from './submission.js';

/**
 * @typedef {object} Asked
 * @property {Request} request
 * @property {import('./entries.js').Database} database
 * @property {ReturnType<import('./settings.js').readSettings>} settings
 * @property {number} now milliseconds since 1970
 */

const MAX_PAGE = 100;

/** Before the first place of every list. */
const TOP = { score: Number.MAX_SAFE_INTEGER, sent: -1, id: '' };

const json = (status, body) => Response.json(body, { status });
const done = () => new Response(null, { status: 204 });

const refusals = {
  taken: 'replay begins like a game that somebody else has sent',
  removed: 'replay begins like a game that was removed today',
};

export async function getToday({ now, settings }) {
  return json(200, await todayOf(now, settings.seedSecret));
}

export async function postScore({ request, database, settings, now }) {
  const player = await playerOf(request);
  const game = await readSubmission(request, now, settings.seedSecret);
  const entry = { player, tag: await tagOf(game.day, player), ...game };
  const { id, kept, refused } = await putEntry(database, entry, now);
  if (refused) throw new Refused(409, refusals[refused]);
  const { day, score, maxTile, moves } = game;
  return json(kept ? 201 : 200, { id, day, score, maxTile, moves });
}

function readAfter(text) {
  if (text === null) return TOP;
  const [, score, sent, id] = /^(\d{1,16})\.(\d{1,16})\.([\w-]{1,64})$/.exec(text) ?? [];
  if (id === undefined) throw new Refused(400, 'after must be the next of a list');
  return { score: Number(score), sent: Number(sent), id };
}

function readLimit(text) {
  if (text === null) return 20;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MAX_PAGE) return limit;
  throw new Refused(400, `limit must be 1 to ${MAX_PAGE}`);
}

function readDay(text) {
  if (isDay(text)) return text;
  throw new Refused(400, 'day must be a date such as 2026-11-20');
}

export async function getScores({ request, database, now }) {
  const { searchParams } = new URL(request.url);
  const day = readDay(searchParams.get('day') ?? dayOf(now));
  const limit = readLimit(searchParams.get('limit'));
  const after = readAfter(searchParams.get('after'));
  const rows = await listEntries(database, day, after, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const entries = rows.slice(0, limit).map(({ id, name, tag, ...row }) => {
    const { score, max_tile: maxTile, moves } = row;
    return { id, name, tag, score, maxTile, moves, sent: new Date(row.sent).toISOString() };
  });
  const next = last ? `${last.score}.${last.sent}.${last.id}` : null;
  return json(200, { day, open: openDays(now).includes(day), entries, next });
}

async function find(database, id) {
  const entry = await findEntry(database, id);
  if (entry) return entry;
  throw new Refused(404, 'there is no such entry');
}

/** A line is secret while it could be sent again with other first moves. */
export async function getReplay({ database, now }, id) {
  const { day, replay } = await find(database, id);
  if (openDays(now).includes(day)) {
    throw new Refused(403, 'replay can be read when the day takes no more games');
  }
  return new Response(replay, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

export async function deleteScore({ request, database, settings }, id) {
  const asking = await playerOf(request);
  const { player } = await find(database, id);
  if (asking !== player && !isOwner(request, settings.ownerToken)) {
    throw new Refused(403, 'an entry is deleted with the token that sent it');
  }
  await removeEntry(database, id);
  return done();
}
