// `npm run bench:player -- --games 50 --budget 6000,60000 [--jobs 2] [--size 4x5 [--until 2048]]
// [--seed NAME] [--log FILE]`: plays seeded games for each budget and prints a table. With a log, games that are in it are
// not played again. Times are CPU times of whole processes.
import { fork } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Game } from '../../src/engine/index.js';
import { strengthHead, strengthRow, type TimedResult } from '../../src/cli/strength.js';
import { ComputerPlayer } from '../../src/player/index.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    budget: { type: 'string', default: '6000,60000' },
    size: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'bench' },
    jobs: { type: 'string', default: '1' },
    log: { type: 'string' },
    /** Ends games when this tile is made. */
    until: { type: 'string' },
    /** Set for the processes that play: the number of this one. */
    job: { type: 'string' },
    reach: { type: 'string', default: '2048,4096,8192,16384,32768' },
  },
});
const games = Number(values.games);
const jobs = Number(values.jobs);
const reach = values.reach.split(',').map(Number);

/** Milliseconds of CPU time since the process began. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Played extends TimedResult {
  seed: string;
  budget: number;
  size: string;
}

function play(seed: string, budget: number): Played {
  const end = values.until ? { winTile: Number(values.until), afterWin: 'stop' as const } : {};
  const game = new Game({ seed, size: values.size, ...end });
  // The budget alone decides: except for times, results for one budget are the same on every
  // machine.
  const player = new ComputerPlayer({ budget, thinkTime: 1e9 });
  const start = cpu();
  while (!game.over) game.move(player.chooseMove(game));
  return {
    seed,
    budget,
    size: values.size,
    score: game.score,
    maxTile: game.maxTile,
    moves: game.moves,
    time: cpu() - start,
  };
}

/** The games in the log that this run asks for too. */
function logged(budget: number): Map<string, Played> {
  const lines =
    values.log && existsSync(values.log) ? readFileSync(values.log, 'utf8').split('\n') : [];
  const all = lines.filter(Boolean).map((line) => JSON.parse(line) as Played);
  const asked = all.filter((one) => one.budget === budget && one.size === values.size);
  return new Map(asked.map((one) => [one.seed, one]));
}

/** Plays this process's share of the games, and reports them to the process that prints. */
function playShare(job: number): void {
  const budget = Number(values.budget);
  const known = logged(budget);
  // Makes the tables and lets the engine compile, which must not count towards a budget.
  play('warm-up', 100);
  for (let nth = job + 1; nth <= games; nth += jobs) {
    const seed = `${values.seed}-${nth}`;
    let one = known.get(seed);
    if (!one) {
      one = play(seed, budget);
      if (values.log) appendFileSync(values.log, `${JSON.stringify(one)}\n`);
    }
    process.send?.(one);
  }
  process.disconnect();
}

/** Has other processes play all games under a budget. */
async function playAll(budget: number): Promise<Played[]> {
  const played: Played[] = [];
  const shares = Array.from({ length: jobs }, (_, job) => {
    const share = fork(fileURLToPath(import.meta.url), [
      ...process.argv.slice(2),
      `--budget=${budget}`,
      `--job=${job}`,
    ]);
    share.on('message', (one) => {
      played.push(one as Played);
      if (process.stderr.isTTY) process.stderr.write(`\r${budget}: ${played.length} of ${games} `);
    });
    return new Promise((resolve) => share.on('exit', resolve));
  });
  await Promise.all(shares);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return played;
}

async function print(): Promise<void> {
  console.log(strengthHead('budget', reach, 'CPU '));
  for (const budget of values.budget.split(',').map(Number)) {
    console.log(strengthRow(budget.toLocaleString('en'), await playAll(budget), reach));
  }
}

if (values.job === undefined) await print();
else playShare(Number(values.job));
