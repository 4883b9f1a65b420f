/** The whole service, in web standards only: a request in, a response out. README.md has the table of its answers. */
import { householdOf } from './networks.js';
import { isOwner } from './players.js';
import { Refused } from './refused.js';
import * as scores from './scores.js';
import { readSettings } from './settings.js';

/**
 * @typedef {object} Env what the service runs on, and its settings as text (README.md)
 * @property {import('./entries.js').Database} DB
 * @property {Limiter} READS requests that an address may make in a minute
 * @property {Limiter} WRITES
 * @property {string} address of the client
 * @property {string} [OWNER_TOKEN]
 * @property {string} [SEED_SECRET]
 * @property {string} [ORIGINS]
 *
 * @typedef {{ limit(options: { key: string }): Promise<{ success: boolean }> }} Limiter as of Cloudflare Workers
 */

const routes = [
  { path: /^\/today$/, GET: scores.getToday },
  { path: /^\/scores$/, GET: scores.getScores, POST: scores.postScore },
  { path: /^\/scores\/([\w-]{1,64})$/, DELETE: scores.deleteScore },
  { path: /^\/scores\/([\w-]{1,64})\/replay$/, GET: scores.getReplay },
];

async function checkRate(limiter, address) {
  if ((await limiter.limit({ key: householdOf(address) })).success) return;
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
  const { DB: database, READS, WRITES, address } = env;
  // The owner cleans up, and so is not counted; sending is counted for all.
  const isCounted = method === 'POST' || !isOwner(request, settings.ownerToken);
  if (isCounted) await checkRate(method === 'GET' ? READS : WRITES, address);
  const asked = { request, database, settings, now };
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
