/** `npm start`: the ranking on this machine, for itself and a proxy before it. */
import { limiters } from './limiter.js';
import { createRanking } from './node.js';
import { readSettings } from './settings.js';
import { openDatabase } from './sqlite.js';

/** Milliseconds that clients have to end what they have begun when the server stops. */
const GRACE = 5_000;

const { PORT = '8787', DATABASE = 'ranking.sqlite', TRUST_PROXY } = process.env;
const { OWNER_TOKEN, SEED_SECRET, ORIGINS } = process.env;
const settings = { OWNER_TOKEN, SEED_SECRET, ORIGINS };

readSettings(settings);
const DB = await openDatabase(DATABASE);
const env = { ...settings, DB, ...limiters() };
const server = createRanking(env, { trustProxy: TRUST_PROXY === '1' });

function stop() {
  server.close(() => DB.close());
  setTimeout(() => server.closeAllConnections(), GRACE).unref();
}
process.once('SIGINT', stop).once('SIGTERM', stop);

server.listen(Number(PORT), '127.0.0.1', () => {
  const { address, port } = server.address();
  console.log(`The ranking is served at http://${address}:${port} from ${DATABASE}`);
});
