/** A ranking to test, on the database that RANKING_ON names: `embedded`, or `d1` in a local Worker. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { limiters } from '../../src/limiter.js';
import { createRanking } from '../../src/node.js';
import { openDatabase } from '../../src/sqlite.js';

export const OWNER_TOKEN = 'the-token-of-the-owner-of-the-ranking';

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const wrangler = path('cloudflare/node_modules/wrangler/bin/wrangler.js');

/** A folder for a database, and how to remove it. */
export function temporary() {
  const folder = mkdtempSync(join(tmpdir(), 'ranking-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The first line of a process's output that fits, as a match. */
export async function lineOf(process, pattern) {
  const seen = [];
  for await (const line of createInterface(process.stdout)) {
    const match = pattern.exec(line);
    if (match) {
      process.stdout.resume();
      return match;
    }
    seen.push(line);
  }
  throw new Error(`the process ended before it said ${pattern}:\n${seen.join('\n')}`);
}

async function startEmbedded(folder, settings) {
  const DB = await openDatabase(join(folder, 'ranking.sqlite'));
  const env = { ...settings, DB, ...limiters(), OWNER_TOKEN };
  const clock = ({ headers }) => Number(headers['x-test-time']);
  const server = createRanking(env, { trustProxy: true, clock });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    empty: () => DB.prepare('DELETE FROM entries').bind().all(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      DB.close();
    },
  };
}

const shared = ['--local', '--config', path('cloudflare/wrangler.jsonc'), '--persist-to'];
const quietly = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };

/** Runs `wrangler d1` on the local database in a folder. */
export function runD1(folder, ...command) {
  const args = [wrangler, 'd1', ...command, ...shared, folder];
  execFileSync(process.execPath, args, { env: quietly, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** `wrangler dev`, once it is ready. It is ended, and the promise rejects, if that takes more than a minute. */
async function serveWorker(folder, settings) {
  const serve = [wrangler, 'dev', path('test/support/clock-worker.js'), ...shared, folder];
  const ports = ['--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0'];
  const given = Object.entries({ OWNER_TOKEN, ...settings });
  const variables = given.flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const rest = [...variables, '--show-interactive-dev-session', 'false'];
  const worker = spawn(process.execPath, [...serve, ...ports, ...rest], {
    // A register of its own: two Workers of one name that run at the same time do not know each other.
    env: { ...quietly, WRANGLER_REGISTRY_PATH: join(folder, 'registry') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const patience = setTimeout(() => worker.kill('SIGTERM'), 60_000);
  const [, url] = await lineOf(worker, /Ready on (http:\S+)/);
  clearTimeout(patience);
  return { worker, url };
}

export async function startWorker(folder, settings) {
  runD1(folder, 'migrations', 'apply', 'ranking');
  // It may hang before it is ready, under load: then once more.
  const { worker, url } = await serveWorker(folder, settings).catch(() =>
    serveWorker(folder, settings),
  );
  return {
    url,
    empty: () => fetch(`${url}/test/empty`),
    async stop() {
      worker.kill('SIGTERM');
      await once(worker, 'exit');
    },
  };
}

/**
 * `fetch`, and once more where the proxy of `wrangler dev` lost its connection to the Worker: it then answers itself, as
 * text. A deployed Worker has no such proxy.
 */
export async function fetchPastProxy(url, options) {
  const response = await fetch(url, options);
  const isOwn = response.headers.get('content-type')?.startsWith('application/json');
  return response.status === 503 && !isOwn ? fetch(url, options) : response;
}

const isD1 = process.env.RANKING_ON === 'd1';

let addresses = 0;

/** The addresses of a test are its own: no limit of one counts in another. */
export const networkAddress = (number) => `10.${(number >> 8) & 255}.${number & 255}.1`;

/**
 * Starts a ranking with an empty database.
 *
 * @param {Record<string, string>} [settings]
 */
export async function startRanking(settings) {
  const { folder, remove } = temporary();
  const start = isD1 ? startWorker : startEmbedded;
  const { url, empty, stop } = await start(folder, settings);

  /** Sends a request at a time, from an address of its own unless told. */
  async function ask(method, target, { at, from, token, headers, ...rest }) {
    const address = from ?? networkAddress(++addresses);
    return fetchPastProxy(url + target, {
      method,
      headers: {
        'x-test-time': String(at),
        'x-forwarded-for': address,
        // A connection that rests may be closed at the moment it is used again: on a busy machine `wrangler dev` does so.
        ...(isD1 && { connection: 'close' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...rest,
    });
  }

  return {
    url,
    ask,
    empty,
    /** Sends a game; gives the status and what the answer says. */
    async post({ name = 'Ada', replay, ...rest }) {
      const response = await ask('POST', '/scores', {
        body: JSON.stringify({ name, replay }),
        ...rest,
      });
      return { status: response.status, ...(await response.json()) };
    },
    async list(query, rest) {
      const response = await ask('GET', `/scores?${new URLSearchParams(query)}`, rest);
      return { status: response.status, ...(await response.json()) };
    },
    async close() {
      await stop();
      remove();
    },
  };
}
