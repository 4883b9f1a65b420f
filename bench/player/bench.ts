// `npm run bench:player -- --games 50 --budget 6000,60000 [--seed NAME]`: plays seeded games for each
// budget and prints a table. Times are CPU time of the whole process, so a busy machine counts little.
import { parseArgs } from 'node:util';
import { Game } from '../../src/engine/index.js';
import { ComputerPlayer } from '../../src/player/index.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    budget: { type: 'string', default: '6000,60000' },
    size: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'bench' },
    reach: { type: 'string', default: '2048,4096,8192,16384,32768' },
  },
});
const games = Number(values.games);
const reach = values.reach.split(',').map(Number);

/** Milliseconds of CPU time since the process began. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Played {
  score: number;
  maxTile: number;
  moves: number;
  /** Milliseconds of CPU time. */
  time: number;
}

function play(seed: string, budget: number): Played {
  const game = new Game({ seed, size: values.size });
  // The budget alone decides: figures for one budget are the same on every machine, save the times.
  const player = new ComputerPlayer({ budget, thinkTime: 1e9 });
  const start = cpu();
  while (game.canMove()) game.move(player.chooseMove(game));
  return { score: game.score, maxTile: game.maxTile, moves: game.moves, time: cpu() - start };
}

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);

function row(budget: number): string {
  const played = Array.from({ length: games }, (_, nth) => {
    const one = play(`${values.seed}-${nth + 1}`, budget);
    if (process.stderr.isTTY) process.stderr.write(`\r${budget}: ${nth + 1} of ${games} `);
    return one;
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const scores = played.map(({ score }) => score);
  const mean = sum(scores) / games;
  const deviation = Math.sqrt(sum(scores.map((score) => (score - mean) ** 2)) / (games - 1));
  const time = sum(played.map((one) => one.time));
  const thousands = (value: number) => `${(value / 1000).toFixed(1)}k`;
  const cells = [
    budget.toLocaleString('en'),
    games,
    (time / sum(played.map(({ moves }) => moves))).toFixed(3),
    ...reach.map((tile) => {
      const reached = played.filter(({ maxTile }) => maxTile >= tile).length;
      return `${((100 * reached) / games).toFixed(0)} %`;
    }),
    `${thousands(mean)} ± ${thousands(deviation / Math.sqrt(games))}`,
    `${(time / 1000 / games).toFixed(2)} s`,
    `${(Math.max(...played.map((one) => one.time)) / 1000).toFixed(2)} s`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const head = [
  'budget',
  'games',
  'CPU ms/move',
  ...reach,
  'mean ± standard error',
  'CPU s/game',
  'longest',
];
console.log(`| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`);
// Makes the tables and lets the engine compile, which belongs to no budget.
play('warm-up', 100);
for (const budget of values.budget.split(',')) console.log(row(Number(budget)));
