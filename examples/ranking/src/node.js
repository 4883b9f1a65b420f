/** The entry point for one machine: Node's HTTP server before the service. */
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { handle } from './ranking.js';

/** A client that is slower than this is cut off; Node looks for them once a second. */
const TIMEOUTS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/** Milliseconds after which a connection is closed on which nothing moves: its client reads no answers. */
const TIMEOUT = 20_000;

/** Connections at a time; those beyond are closed at once. */
const MAX_CONNECTIONS = 4_000;

/** Bytes of a refused body that are read and thrown away, so that its sender comes to read the answer. */
const MAX_DRAINED = 16_000_000;

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

/** Throws away what is left of a body. */
async function drain(body) {
  let length = 0;
  try {
    for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
      length += chunk.length;
      if (length > MAX_DRAINED) return;
    }
  } catch {
    // The client has gone, or was cut off.
  }
}

async function write(response, outgoing, { incoming, body }) {
  const content = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (content.length) headers['content-length'] = String(content.length);
  // The rest of a body that has arrived already is seen in the next turn.
  if (!incoming.complete) await nextTurn();
  if (incoming.complete) {
    outgoing.writeHead(response.status, headers).end(content);
    return;
  }
  // What is still to come of this body must not be taken for the next request: the connection ends here. But not before
  // the client has had the chance to read the answer.
  outgoing.writeHead(response.status, { ...headers, connection: 'close' });
  outgoing.write(content);
  await drain(body);
  outgoing.end();
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
 */
export function createRanking(env, { trustProxy = false, clock = Date.now } = {}) {
  const server = createServer(TIMEOUTS, async (incoming, outgoing) => {
    let request;
    try {
      request = requestOf(incoming);
    } catch {
      await write(malformed(), outgoing, { incoming });
      return;
    }
    const address = addressOf(incoming, trustProxy);
    const response = await handle(request, { ...env, address }, clock(incoming));
    await write(response, outgoing, { incoming, body: request.body });
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = TIMEOUT;
  return server;
}
