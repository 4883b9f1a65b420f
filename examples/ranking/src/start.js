/** `npm start`: the ranking on this machine, for itself and a proxy before it. */
import { Limiter } from './limiter.js';
import { createRanking } from './node.js';
import { readDaysKept, sweep } from './ranking.js';
import { openDatabase } from './sqlite.js';

const HOUR = 3_600_000;
const { PORT = '8787', DATABASE = 'ranking.sqlite', TRUST_PROXY } = process.env;
const { OWNER_TOKEN, ORIGINS, DAYS_KEPT } = process.env;

readDaysKept(DAYS_KEPT);
if (OWNER_TOKEN && OWNER_TOKEN.length < 22) {
  throw new RangeError('OWNER_TOKEN must have 22 to 256 characters');
}
const DB = openDatabase(DATABASE);
const env = { DB, READS: new Limiter(300), WRITES: new Limiter(30), OWNER_TOKEN, ORIGINS };
const server = createRanking(env, { trustProxy: TRUST_PROXY === '1' });

const tidy = () => sweep({ DB, DAYS_KEPT }, Date.now()).catch(console.error);
await tidy();
const tidying = setInterval(tidy, HOUR);

function stop() {
  clearInterval(tidying);
  server.close(() => DB.close());
  server.closeIdleConnections();
}
process.once('SIGINT', stop).once('SIGTERM', stop);

server.listen(Number(PORT), '127.0.0.1', () => {
  const { address, port } = server.address();
  console.log(`The ranking is served at http://${address}:${port} from ${DATABASE}`);
});
