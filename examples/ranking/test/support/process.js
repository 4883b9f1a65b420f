/** `npm start` as a process of its own, with its default settings. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { token } from './games.js';
import { lineOf, networkAddress } from './ranking.js';

export const start = fileURLToPath(new URL('../../src/start.js', import.meta.url));

const servers = new Set();
// None outlives a test that failed.
after(() => {
  for (const server of servers) server.kill('SIGKILL');
});

/**
 * Starts a server, behind a proxy that tells addresses.
 *
 * @param {string} file of the database
 * @param {object} [how]
 * @param {Record<string, string>} [how.settings]
 * @param {string[]} [how.inside] a command that runs the rest of its arguments
 */
export async function launch(file, { settings, inside = [] } = {}) {
  const env = { ...process.env, PORT: '0', DATABASE: file, TRUST_PROXY: '1', ...settings };
  const [command, ...args] = [...inside, process.execPath, start];
  const server = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  servers.add(server);
  let errors = '';
  server.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
  const [, url] = await lineOf(server, /served at (\S+)/).catch((error) => {
    throw new Error(`${error.message}\n${errors}`);
  });
  return {
    server,
    url,
    port: Number(new URL(url).port),
    errors: () => errors,
    /** @returns the exit code and the signal */
    async stop() {
      server.kill('SIGTERM');
      return once(server, 'exit');
    },
  };
}

let sent = 0;

/** Sends a game as a new player from a network of its own. @returns `{ status, id?, error? }`; undefined if no answer came */
export async function post(url, { replay }) {
  const headers = {
    authorization: `Bearer ${token()}`,
    'x-forwarded-for': networkAddress(sent++),
  };
  const body = JSON.stringify({ name: `Player ${sent}`, replay });
  const response = await fetch(`${url}/scores`, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  // Its status has arrived: from here on it counts, whatever becomes of the rest.
  return response && { status: response.status, ...(await response.json().catch(() => ({}))) };
}

export const get = async (url, query = '') => (await fetch(`${url}/scores?${query}`)).json();

/** The ids of all entries of a day. */
export async function allIds(url, day) {
  const ids = new Set();
  let after = '';
  do {
    const page = await get(url, `day=${day}&limit=100${after && `&after=${after}`}`);
    for (const { id } of page.entries) ids.add(id);
    after = page.next;
  } while (after);
  return ids;
}
