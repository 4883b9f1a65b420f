/** The door for one machine: Node's HTTP server before the service. */
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { handle } from './ranking.js';

/** A client that is slower than this is cut off. */
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 10_000 };

/** @throws TypeError where what was sent makes no request */
function requestOf(incoming) {
  const { method, url, headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  });
}

const malformed = () => Response.json({ error: 'this is no request' }, { status: 400 });

async function answer(incoming, env, now) {
  let request;
  try {
    request = requestOf(incoming);
  } catch {
    return malformed();
  }
  return handle(request, env, now);
}

async function write(response, outgoing) {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(body);
}

/** The client's address, from the proxy before this server where there is one. */
export function addressOf(incoming, trustProxy) {
  const forwarded = trustProxy && incoming.headers['x-forwarded-for'];
  // Whatever stands before the last one was sent by the client.
  if (forwarded) return forwarded.split(',').at(-1).trim();
  return incoming.socket.remoteAddress ?? '';
}

/**
 * The server, not yet listening.
 *
 * @param {Omit<import('./ranking.js').Env, 'address'>} env
 * @param {object} [options]
 * @param {boolean} [options.trustProxy] whether `X-Forwarded-For` was written by a proxy of one's own
 * @param {(incoming: import('node:http').IncomingMessage) => number} [options.clock]
 * @param {import('node:http').ServerOptions} [options.timeouts]
 */
export function createRanking(env, { trustProxy = false, clock = Date.now, timeouts } = {}) {
  return createServer({ ...TIMEOUTS, ...timeouts }, async (incoming, outgoing) => {
    const address = addressOf(incoming, trustProxy);
    const response = await answer(incoming, { ...env, address }, clock(incoming));
    await write(response, outgoing);
  });
}
