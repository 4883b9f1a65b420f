/** The whole service, in web standards only: a request in, a response out. README.md has the table of its answers. */
import { DAY, dayOf, openDays } from './days.js';
import { deleteBefore, deleteSaltsBefore, lastDayBefore, noteSweep } from './entries.js';
import { householdOf, siteOf } from './networks.js';
import { isOwner } from './players.js';
import { Refused } from './refused.js';
import * as scores from './scores.js';
import { readSettings } from './settings.js';

/**
 * @typedef {object} Env what the service runs on, and its settings as text (README.md)
 * @property {import('./entries.js').Database} DB
 * @property {Limiter} READS requests that an address may make in a minute
 * @property {Limiter} WRITES
 * @property {Limiter} SITES requests of both kinds that a whole network may make in a minute
 * @property {string} address of the client
 * @property {string} [OWNER_TOKEN]
 * @property {string} [SEED_SECRET]
 * @property {string} [ORIGINS]
 * @property {string} [DAYS_KEPT]
 * @property {string} [PLAYERS_PER_NETWORK]
 *
 * @typedef {{ limit(options: { key: string }): Promise<{ success: boolean }> }} Limiter as of Cloudflare Workers
 */

const routes = [
  { path: /^\/today$/, GET: scores.getToday },
  { path: /^\/scores$/, GET: scores.getScores, POST: scores.postScore },
  { path: /^\/scores\/([\w-]{1,64})$/, DELETE: scores.deleteScore },
  { path: /^\/scores\/([\w-]{1,64})\/replay$/, GET: scores.getReplay },
  { path: /^\/days\/([\d-]{10})\/origins\/([\da-f]{12})$/, DELETE: scores.deleteOrigin },
];

/** Who has a /48 of IPv6 has 65,536 households: the network has a limit, too, for which only allowed requests count. */
async function checkRate(households, sites, address) {
  const household = await households.limit({ key: householdOf(address) });
  if (household.success && (await sites.limit({ key: siteOf(address) })).success) return;
  throw new Refused(429, 'too many requests: please try again in a minute', {
    'retry-after': '60',
  });
}

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
  const settings = readSettings(env);
  const { DB: database, READS, WRITES, SITES, address } = env;
  // The owner cleans up, and so is not counted; sending is counted for all.
  const isCounted = method === 'POST' || !isOwner(request, settings.ownerToken);
  if (isCounted) await checkRate(method === 'GET' ? READS : WRITES, SITES, address);
  const asked = { request, database, address, settings, now };
  return route[method](asked, ...route.path.exec(pathname).slice(1));
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
  const listed = ORIGINS ? ORIGINS.split(',').map((name) => name.trim()) : undefined;
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

/** Days of which something must be known before a clock that has jumped ahead is believed. */
const DAYS_OF_PROOF = 3;

/** The time by which days are deleted: `now`, or less after a jump, by one day for each day of proof that is missing. */
async function provenTime(database, now) {
  let day = dayOf(now);
  await noteSweep(database, day);
  let time = now;
  for (let ago = 1; ago < DAYS_OF_PROOF; ago++) {
    day = await lastDayBefore(database, day);
    if (!day) break;
    time = Math.min(now, Date.parse(day) + ago * DAY);
  }
  return time;
}

/**
 * Deletes the entries of days that are no longer kept, and the salts of days that take no more games.
 *
 * @param {Env} env
 * @param {number} now milliseconds since 1970
 * @param {{ slice?: number, signal?: AbortSignal }} [how] of deleteBefore
 */
export async function sweep(env, now, { slice = 200, signal } = {}) {
  const { daysKept } = readSettings(env);
  const time = await provenTime(env.DB, now);
  await deleteSaltsBefore(env.DB, openDays(time).at(-1));
  await deleteBefore(env.DB, dayOf(time - daysKept * DAY), { slice, signal });
  await env.DB.checkpoint?.();
}
