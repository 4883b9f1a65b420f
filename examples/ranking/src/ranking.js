/** The whole service, in web standards only: a request in, a response out. README.md has the table of its answers. */
import { dayOf, isDay, openDays, DAY } from './days.js';
import { deleteBefore, deleteEntry, findEntry, listEntries, putEntry } from './entries.js';
import { Refused } from './refused.js';
import { readSubmission } from './submission.js';

/**
 * @typedef {object} Env what the service runs on
 * @property {import('./entries.js').Database} DB
 * @property {Limiter} READS requests that an address may make in a minute
 * @property {Limiter} WRITES
 * @property {string} address of the client
 * @property {string} [OWNER_TOKEN] with which any entry can be deleted
 * @property {string} [ORIGINS] pages that may use it, with commas; all if left out
 * @property {string} [DAYS_KEPT] 30 if left out
 *
 * @typedef {{ limit(options: { key: string }): Promise<{ success: boolean }> }} Limiter as of Cloudflare Workers
 */

const MAX_PAGE = 100;

/** At least 128 random bits in base64url. */
const bearer = /^Bearer ([\w~+/.-]{22,256}=*)$/i;

/** Before the first place of every list. */
const TOP = { score: Number.MAX_SAFE_INTEGER, sent: -1, id: '' };

const json = (status, body) => Response.json(body, { status });

async function hash(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Who asks: the hash of the token, which is all that is ever stored of it. */
async function playerOf(request) {
  const token = bearer.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token) return hash(token);
  const hint = 'Authorization must be Bearer and a random token of 22 to 256 characters';
  throw new Refused(401, hint, { 'www-authenticate': 'Bearer' });
}

/** What is counted as one: of IPv6 a household has a network of 2^64 addresses, the first four groups. */
export function networkOf(address) {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head] = address.split('::');
  const groups = head ? head.split(':') : [];
  return `${[...groups, 0, 0, 0, 0].slice(0, 4).join(':')}::/64`;
}

async function checkRate(limiter, address) {
  const { success } = await limiter.limit({ key: networkOf(address) });
  if (success) return;
  throw new Refused(429, 'too many requests: please try again in a minute', {
    'retry-after': '60',
  });
}

async function postScore(request, env, now) {
  const player = await playerOf(request);
  const submission = await readSubmission(request, now);
  const { id, kept } = await putEntry(env.DB, { player, ...submission }, now);
  if (id === undefined) {
    throw new Refused(409, 'replay begins like a game that somebody else has sent');
  }
  const { day, score, maxTile, moves } = submission;
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

async function getScores({ url }, env, now) {
  const { searchParams } = new URL(url);
  const day = searchParams.get('day') ?? dayOf(now);
  if (!isDay(day)) throw new Refused(400, 'day must be a date such as 2026-11-20');
  const limit = readLimit(searchParams.get('limit'));
  const rows = await listEntries(env.DB, day, readAfter(searchParams.get('after')), limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const entries = rows.slice(0, limit).map(({ id, name, score, max_tile, moves, sent }) => {
    return { id, name, score, maxTile: max_tile, moves, sent: new Date(sent).toISOString() };
  });
  const next = last ? `${last.score}.${last.sent}.${last.id}` : null;
  return json(200, { day, open: openDays(now).includes(day), entries, next });
}

async function find(env, id) {
  const entry = await findEntry(env.DB, id);
  if (entry) return entry;
  throw new Refused(404, 'there is no such entry');
}

/** A line is secret while it could be sent again with other first moves. */
async function getReplay(request, env, now, id) {
  const { day, replay } = await find(env, id);
  if (openDays(now).includes(day)) {
    throw new Refused(403, 'replay can be read when the day takes no more games');
  }
  return new Response(replay, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

async function deleteScore(request, env, now, id) {
  const asking = await playerOf(request);
  const { player } = await find(env, id);
  const isOwner = Boolean(env.OWNER_TOKEN) && asking === (await hash(env.OWNER_TOKEN));
  if (asking !== player && !isOwner) {
    throw new Refused(403, 'an entry is deleted with the token that sent it');
  }
  await deleteEntry(env.DB, id);
  return new Response(null, { status: 204 });
}

const routes = [
  { path: /^\/scores$/, GET: getScores, POST: postScore },
  { path: /^\/scores\/([\w-]{1,64})$/, DELETE: deleteScore },
  { path: /^\/scores\/([\w-]{1,64})\/replay$/, GET: getReplay },
];

async function answer(request, env, now) {
  const { pathname } = new URL(request.url);
  const route = routes.find(({ path }) => path.test(pathname));
  if (!route) throw new Refused(404, 'there is nothing at this address');
  const allowed = Object.keys(route).filter((name) => name !== 'path');
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (!allowed.includes(method)) {
    throw new Refused(405, `method must be ${allowed.join(' or ')}`, { allow: allowed.join(', ') });
  }
  await checkRate(method === 'GET' ? env.READS : env.WRITES, env.address);
  return route[method](request, env, now, ...route.path.exec(pathname).slice(1));
}

function refusal(error) {
  if (error instanceof Refused) {
    const { status, message, headers } = error;
    return Response.json({ error: message }, { status, headers });
  }
  // The database, as a rule: full, locked, out of reach.
  console.error(error);
  const sentence = 'the ranking has a problem: please try again later';
  return Response.json({ error: sentence }, { status: 503, headers: { 'retry-after': '60' } });
}

/** What every answer carries, so that a page of another origin may read it. */
function commonHeaders(request, { ORIGINS }) {
  const origin = request.headers.get('origin');
  const listed = ORIGINS?.split(',').map((name) => name.trim());
  const allowed = listed ? listed.find((name) => name === origin) : '*';
  return {
    ...(allowed && { 'access-control-allow-origin': allowed }),
    ...(listed && { vary: 'origin' }),
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '86400',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}

/**
 * Answers a request. Nothing that is sent makes it throw.
 *
 * @param {Request} request
 * @param {Env} env
 * @param {number} now milliseconds since 1970
 * @returns {Promise<Response>}
 */
export async function handle(request, env, now) {
  const response = await answer(request, env, now).catch(refusal);
  for (const [name, value] of Object.entries(commonHeaders(request, env))) {
    response.headers.set(name, value);
  }
  return response;
}

/** Removes the entries of days that are not kept any longer. */
export function sweep({ DB, DAYS_KEPT }, now) {
  return deleteBefore(DB, dayOf(now - readDaysKept(DAYS_KEPT) * DAY));
}

/** @throws RangeError for a number of days that is not allowed */
export function readDaysKept(text = '30') {
  const days = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (days >= 2 && days <= 36_500) return days;
  throw new RangeError(`DAYS_KEPT must be 2 to 36500, not "${text}"`);
}
