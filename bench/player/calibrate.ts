// `npm run bench:player -- calibrate [--check 520]`: prints how well the values foretell games that
// a good human plays on from positions. `--fit [--learn 600]` fits the curve to other positions and
// writes src/player/judging/points-table.ts. Samples are kept in reports/, so that a rerun resumes.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FAULTLESS, pointsToCome } from '../../src/player/judging/points.js';
import { fit, STAGES, type Curve } from './fit.js';
import { BUDGETS, samples, type Sample } from './positions.js';

/** The budget that the curve is fitted for: the default of a review. */
const BUDGET = 6000;

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
const sumOf = (board: string) =>
  Array.from(board, (digit) => parseInt(digit, 16)).reduce(
    (sum, rank) => sum + (rank && 2 ** rank),
    0,
  );

function observe(one: Sample, budget: number) {
  const number = one.numbers[(BUDGETS as readonly number[]).indexOf(budget)] ?? 0;
  const points = mean(one.finals) - one.score;
  return { sum: sumOf(one.board), number, health: number / FAULTLESS, points };
}

/** Ranks, those of equal values averaged. */
function ranks(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((one, other) => values[one]! - values[other]!);
  const result = Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length;) {
    let end = start;
    while (end < order.length && values[order[end]!] === values[order[start]!]) end++;
    for (const at of order.slice(start, end)) result[at] = (start + end - 1) / 2;
    start = end;
  }
  return result;
}

/** Spearman's rank correlation. */
function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  const middle = (one.length - 1) / 2;
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, at) => sum + (value - middle) * (y[at]! - middle), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function writeTable({ levels, slopes }: Curve): void {
  const rows = STAGES.map(
    (stage, nth) => `  [${stage}, ${+levels[nth]!.toFixed(3)}, ${+slopes[nth]!.toFixed(3)}],`,
  );
  writeFileSync(
    'src/player/judging/points-table.ts',
    `// Written by \`npm run bench:player -- calibrate\`.

/** By stage: binary logarithm of the sum of the tiles, level and slope of the curve. */
export const STAGES: readonly (readonly [stage: number, level: number, slope: number])[] = [
${rows.join('\n')}
];
`,
  );
}

interface Checked {
  readonly expected: number;
  readonly came: number;
}

function printTenths(checked: readonly Checked[]): void {
  const sorted = [...checked].sort((one, other) => one.expected - other.expected);
  console.log('\n| tenth | positions | expected | mean of the games | off by |');
  console.log('| --- | --- | --- | --- | --- |');
  for (let tenth = 0; tenth < 10; tenth++) {
    const [from, to] = [tenth, tenth + 1].map((at) => Math.round((at * sorted.length) / 10));
    const part = sorted.slice(from, to);
    const [expected, came] = [
      mean(part.map((one) => one.expected)),
      mean(part.map((one) => one.came)),
    ];
    const points = [expected, came].map((value) => Math.round(value).toLocaleString('en'));
    const off = `${(100 * (expected / came - 1)).toFixed(1)} %`;
    console.log(`| ${[tenth + 1, part.length, ...points, off].join(' | ')} |`);
  }
}

/** Prints how well the values foretell the games from positions that the curve was not fitted to. */
function print(held: readonly Sample[]): void {
  const check = (budget: number): Checked[] =>
    held.map((one) => {
      const { sum, number, points } = observe(one, budget);
      return { expected: one.score + pointsToCome(sum, number), came: one.score + points };
    });
  console.log('| budget | rank correlation of final scores | of the points still to come |');
  console.log('| --- | --- | --- |');
  for (const budget of BUDGETS) {
    const checked = check(budget);
    const [expected, came] = [checked.map((one) => one.expected), checked.map((one) => one.came)];
    const toCome = (list: readonly number[]) => list.map((value, nth) => value - held[nth]!.score);
    const figures = [
      rankCorrelation(expected, came),
      rankCorrelation(toCome(expected), toCome(came)),
    ];
    console.log(
      `| ${budget.toLocaleString('en')} | ${figures.map((one) => one.toFixed(3)).join(' | ')} |`,
    );
  }
  printTenths(check(BUDGET));
}

export function calibrate(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fit: { type: 'boolean', default: false },
      learn: { type: 'string', default: '600' },
      check: { type: 'string', default: '520' },
    },
  });
  if (values.fit) {
    const count = Number(values.learn);
    const learnt = samples({ seed: 'learn', count, playOuts: 16, forced: true });
    writeTable(fit(learnt.map((one) => observe(one, BUDGET))));
    console.log(`\nFitted to ${count} positions. Build again to check the new table.`);
    return;
  }
  const held = samples({ seed: 'check', count: Number(values.check), playOuts: 32, forced: false });
  process.stderr.write('\r\u001b[K');
  const kinds = [...new Set(held.map(({ kind }) => kind))].map(
    (kind) => `${held.filter((one) => one.kind === kind).length} of ${kind} play`,
  );
  console.log(`Checked on ${held.length} positions: ${kinds.join(', ')}.\n`);
  print(held);
}
