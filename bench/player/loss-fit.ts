// `npm run bench:player -- losses [--check 600] [--tight 400]`: prints whether blunders cost two players,
// and a third, what the ratings say, and whether moves that cost a game are marked. `--fit [--learn 600]` fits the losses to other moves and writes
// src/player/judging/loss-table.ts. Moves are kept in reports/, so that a rerun resumes.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pointsToCome } from '../../src/player/judging/points.js';
import { solve } from './fit.js';
import { CLASSES, classOf, dropOf, JUDGES, losses, PLAYERS, type PlayedOn } from './losses.js';
import { printTight } from './tight.js';

/** Drops of the evaluation, as a share of the best one's, from one of which to the next a loss is linear. */
const DROPS = [0, 0.03, 0.06, 0.15, 0.4, 1];
/**
 * Squared error of a share that a player loses. It is the same for all: by their games' variance, moves
 * after which all games ended soon would count most.
 */
const SCATTER = 0.1;
/** How certain it is, in squared shares, that no drop costs nothing, and a lost board everything. */
const ENDS = [1e-6, 0.003] as const;
/** The same for a share as large as the drop: it matters only where there are no moves. */
const BETWEEN = 0.1;
const names = ['0 to 2', '3 or 4', '5 and more'];
const marks = [
  ['blunder', 0.2],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
] as const;

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;

/** The square of the standard error of a mean. */
function errorOf(list: readonly number[]): number {
  const middle = mean(list);
  return mean(list.map((one) => (one - middle) ** 2)) / (list.length - 1);
}

/** What a move cost a player, and the square of its standard error. */
function realised({ finals }: PlayedOn, player: number): { loss: number; error: number } {
  const [best, played] = finals[player]!;
  return { loss: mean(best) - mean(played), error: errorOf(best) + errorOf(played) };
}

function pointsAfterBest({ board, numbers: [best] }: PlayedOn): number {
  const values = Array.from(board, (digit) => 2 ** parseInt(digit, 16));
  return pointsToCome(
    values.reduce((sum, value) => sum + (value > 1 ? value : 0), 0),
    best,
  );
}

/** The shares of the points to come that a player loses at each of {@link DROPS}. */
function sharesOf(moves: readonly PlayedOn[], player: number): number[] {
  const matrix = DROPS.map(() => DROPS.map(() => 0));
  const right = DROPS.map(() => 0);
  const observe = (drop: number, share: number, error: number) => {
    const next = Math.max(
      DROPS.findIndex((one) => one >= drop),
      1,
    );
    const along = (drop - DROPS[next - 1]!) / (DROPS[next]! - DROPS[next - 1]!);
    const input = [
      [next - 1, 1 - along],
      [next, along],
    ] as const;
    for (const [row, value] of input) {
      right[row]! += (value * share) / error;
      for (const [column, other] of input) matrix[row]![column]! += (value * other) / error;
    }
  };
  for (const drop of DROPS) observe(drop, drop, BETWEEN);
  observe(0, 0, ENDS[0]);
  observe(1, 1, ENDS[1]);
  for (const one of moves) {
    const points = pointsAfterBest(one);
    const { loss } = realised(one, player);
    // Where hardly a point was to come, luck would outweigh all other moves.
    const share = Math.min(Math.max(loss / points, -1), 1);
    observe(dropOf(one), share, SCATTER);
  }
  return solve(matrix, right);
}

/** What both players mind: nearer to the one who loses less, and never less for a larger drop. */
function agreed(shares: readonly (readonly number[])[]): number[] {
  let least = 0;
  return DROPS.map((drop, at) => {
    const some = shares.map((player) => Math.max(player[at]!, 1e-6));
    const harmonic = some.length / some.reduce((sum, share) => sum + 1 / share, 0);
    return (least = drop && Math.max(least, drop === 1 ? 1 : harmonic));
  });
}

function writeTable(moves: readonly PlayedOn[]): void {
  const columns = CLASSES.map((_, nth) => {
    const some = moves.filter(({ free }) => classOf(free) === nth);
    const shares = PLAYERS.map((_, player) => sharesOf(some, player));
    for (const [player, list] of shares.entries()) {
      console.log(names[nth], player, list.map((share) => share.toFixed(3)).join(' '), some.length);
    }
    return agreed(shares);
  });
  const rows = DROPS.map(
    (drop, at) => `  [${[drop, ...columns.map((shares) => +shares[at]!.toFixed(3))].join(', ')}],`,
  );
  writeFileSync(
    'src/player/judging/loss-table.ts',
    `// Written by \`npm run bench:player -- losses --fit\`.

/**
 * By how far the evaluation of the board after a move is below that after the best one, as a share of the latter: the
 * share of the points to come that the move costs, with 0 to 2, 3 or 4, and more empty cells before it.
 */
export const LOSSES: readonly (readonly [drop: number, ...shares: [number, number, number]])[] = [
${rows.join('\n')}
];
`,
  );
}

/** Moves of one class and mark, each with its value, and what it cost every player. */
function row(
  name: string,
  least: number,
  moves: readonly (PlayedOn & { value: number })[],
): string {
  const players = JUDGES.map((_, player) => moves.map((one) => realised(one, player)));
  // Beyond two standard errors.
  const refutedBy = (judges: typeof players) =>
    moves.filter(({ value }, at) =>
      judges.some((list) => list[at]!.loss + 2 * Math.sqrt(list[at]!.error) < (least * value) / 2),
    ).length;
  const costs = players.map((list) => {
    const error = Math.sqrt(list.reduce((sum, one) => sum + one.error, 0)) / list.length;
    return `${Math.round(mean(list.map((one) => one.loss)))} ± ${Math.round(error)}`;
  });
  const predicted = Math.round(mean(moves.map(({ share, value }) => share * value)));
  const refuted = [players.slice(0, PLAYERS.length), players.slice(PLAYERS.length)].map(refutedBy);
  return `| ${[name, moves.length, predicted, ...costs, ...refuted].join(' | ')} |`;
}

function print(moves: readonly PlayedOn[]): void {
  const rated = moves.map((one) => ({ ...one, value: one.score + pointsAfterBest(one) }));
  console.log(
    '| free cells | mark | moves | predicted | reference | the other | a third | refuted by either | by the third |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const nth of CLASSES.keys()) {
    for (const [place, [mark, least]] of marks.entries()) {
      const most = marks[place - 1]?.[1] ?? Infinity;
      const some = rated.filter(
        ({ free, share }) => classOf(free) === nth && share >= least && share < most,
      );
      if (some.length) console.log(row(`${names[nth]} | ${mark}`, least, some));
    }
  }
}

export function lossesCommand(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fit: { type: 'boolean', default: false },
      learn: { type: 'string', default: '600' },
      check: { type: 'string', default: '600' },
      tight: { type: 'string', default: '400' },
    },
  });
  if (values.fit) {
    const learnt = losses({
      ...{ seed: 'learn-losses', games: Number(values.learn), playOuts: 12, moves: 200 },
      ...{ players: PLAYERS, loses: (one) => dropOf(one) >= 0.03, any: true, most: Infinity },
    });
    writeTable(learnt);
    return;
  }
  const held = losses({
    ...{ seed: 'check-losses', games: Number(values.check), playOuts: 24, moves: Infinity },
    ...{ players: JUDGES, loses: ({ share }) => share >= 0.2, any: false, most: 36 },
  });
  process.stderr.write('\r\u001b[K');
  print(held);
  printTight(Number(values.tight));
}
