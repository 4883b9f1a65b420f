/**
 * `npm run bench`: submissions a second, 1, 10 and 50 at once, and how lists and new entries grow with the table. The
 * client runs on the same machine and takes its share of it. `npm run bench:d1` measures the Worker on a local D1.
 */
import { cpus } from 'node:os';
import { token } from '../test/support/games.js';
import { fetchPastProxy, networkAddress, temporary } from '../test/support/ranking.js';
import { d1, embedded } from './databases.js';
import { playMany } from './games.js';

const GAMES = 1000;
const SIZES = [100, 10_000, 1_000_000];
const LOOKS = 200;

const database = process.argv[2] === 'd1' ? d1 : embedded;
const today = new Date().toISOString().slice(0, 10);
const round = (value, digits = 1) => (value === undefined ? '–' : value.toFixed(digits));
const median = (values) => values.sort((one, other) => one - other)[values.length >> 1];

let requests = 0;

/** A request from a network of its own, as long as there are some. */
async function ask(url, options = {}) {
  const headers = {
    'x-forwarded-for': networkAddress(requests++),
    'x-test-time': String(Date.now()),
    ...options.headers,
  };
  const response = await fetchPastProxy(url, { ...options, headers });
  const answer = await response.json();
  if (response.status > 201) throw new Error(`${response.status}: ${answer.error}`);
  return answer;
}

const post = (url, { replay }) =>
  ask(`${url}/scores`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token()}` },
    body: JSON.stringify({ name: 'Ada', replay }),
  });

/** Milliseconds of each of so many, one after the other. */
async function timeEach(count, act) {
  const times = [];
  for (let number = 0; number < count; number++) {
    const start = performance.now();
    await act(number);
    times.push(performance.now() - start);
  }
  return times;
}

/** Serves a table of so many entries for as long as something is done with it. */
async function withServer(entries, use) {
  const { folder, remove } = temporary();
  await database.fill(folder, today, entries);
  const server = await database.serve(folder);
  try {
    return await use(server);
  } finally {
    await server.stop();
    remove();
  }
}

/** All games, so many at a time, into an empty table. */
const measureLoad = (games, atOnce) =>
  withServer(0, async ({ url, usage }) => {
    // The first ones compile the server's code.
    for (const game of games.slice(0, 100)) await post(url, game);
    const waiting = games.slice(100).values();
    const before = await usage();
    const start = performance.now();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const game of waiting) await post(url, game);
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    const { processor, memory } = await usage();
    const sent = games.length - 100;
    return {
      'at once': atOnce,
      'submissions/s': round(sent / seconds, 0),
      'processor ms each': round(processor && (processor - before.processor) / sent, 2),
      'memory MB': round(memory, 0),
    };
  });

/** The first page, one from the middle, and a new entry, in a table of so many. */
const measureGrowth = (games, entries) =>
  withServer(entries, async ({ url }) => {
    const first = `${url}/scores?limit=100`;
    const deep = `${first}&after=30000.0.0`;
    for (const warm of [first, deep]) await timeEach(20, () => ask(warm));
    return {
      entries,
      'first page ms': round(median(await timeEach(LOOKS, () => ask(first))), 2),
      'middle page ms': round(median(await timeEach(LOOKS, () => ask(deep))), 2),
      'new entry ms': round(median(await timeEach(LOOKS, (number) => post(url, games[number]))), 2),
    };
  });

const games = playMany(today, GAMES);
const moves = games.map((game) => game.moves);
console.log(`${database.name}, Node ${process.versions.node}, ${cpus().length} processors`);
console.log(
  `${games.length} games of ${Math.min(...moves)} to ${Math.max(...moves)} moves, median ${median(moves)}\n`,
);

const loads = [];
for (const atOnce of [1, 10, 50]) loads.push(await measureLoad(games, atOnce));
console.table(loads);
const growth = [];
for (const size of SIZES) growth.push(await measureGrowth(games, size));
console.table(growth);
