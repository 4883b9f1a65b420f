// `npm run bench:player -- blunders [--games 5] [--moves 2000] [--planted 300]`: the computer plays
// at ten times the budget of a review. How many of its own moves does a review mark, and how many
// of the blunders planted into its games? A planted blunder is the worst move by the deeper search,
// if by that search it costs a good human at least a tenth of the expected final score; play-outs
// show what it costs. Games are kept in reports/, so that a rerun resumes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { valueOfBoard } from '../../src/player/rating.js';
import { reviewMove, type Mark } from '../../src/player/review-move.js';
import { DIRECTIONS } from '../../src/player/search.js';
import { begin, choose, move, playOut, randomOf, searchBoard, type Play } from './play-out.js';

const BUDGET = 6000;
const DEEPER = 10 * BUDGET;
/** The least share of the expected score that a planted blunder costs. */
const SHARE = 0.1;
/** Moves from one position that is tried for a blunder to the next. */
const EVERY = 10;
const PLAY_OUTS = 4;
const MARKS: readonly (Mark | undefined)[] = ['blunder', 'mistake', 'inaccuracy', undefined];

/** The directions of a game, as one digit each. */
function directionsOf(name: string, moves: number): string {
  const file = `reports/teacher-${name}-${moves}.txt`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const random = randomOf(name);
  const play = begin(random);
  let line = '';
  for (;;) {
    const direction = play.moves < moves ? choose(play.cells, DEEPER) : -1;
    if (direction < 0) break;
    line += String(direction);
    move(play, direction, random);
  }
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, line);
  return line;
}

const boardOf = ({ cells }: Play): number[][] =>
  [0, 4, 8, 12].map((row) => [...cells.subarray(row, row + 4)].map((rank) => rank && 2 ** rank));

/** What a review makes of a move; the new tile does not matter here. */
function markOf(play: Play, direction: number): Mark | undefined {
  const played = {
    index: 1,
    direction: DIRECTIONS[direction]!,
    spawned: { cell: 0, value: 2 },
    board: boardOf(play),
    score: play.score,
  };
  return reviewMove(played, searchBoard(play.cells, BUDGET), BUDGET).mark;
}

/** A blunder that could be made in a position. */
interface Planted {
  readonly best: number;
  readonly worst: number;
  readonly loss: number;
}

function blunderIn(play: Play): Planted | undefined {
  const { findings } = searchBoard(play.cells, DEEPER);
  const [best, worst] = [findings[0], findings.at(-1)];
  if (!best || !worst) return undefined;
  const position = { board: boardOf(play), score: play.score, fourChance: 0.1 };
  const [most, least] = [best, worst].map(({ number }) => valueOfBoard(position, number) ?? 0);
  const loss = most! - least!;
  return loss >= SHARE * most! ? { best: best.moves[0]!, worst: worst.moves[0]!, loss } : undefined;
}

/** Points that a blunder costs the reference, by the mean of a few games with and without it. */
function costOf(play: Play, { best, worst }: Planted, random: () => number): number {
  let cost = 0;
  for (let nth = 0; nth < PLAY_OUTS; nth++) {
    for (const [first, sign] of [
      [best, 1],
      [worst, -1],
    ] as const) {
      const on = { ...play };
      move(on, first, random);
      cost += (sign * playOut(on, random)) / PLAY_OUTS;
    }
  }
  return cost;
}

const count = (marks: readonly (Mark | undefined)[], of: Mark | undefined) =>
  marks.filter((mark) => mark === of).length;

function row(name: string, marks: readonly (Mark | undefined)[]): string {
  const cells = MARKS.map((mark) => {
    const share = (100 * count(marks, mark)) / marks.length;
    return `${count(marks, mark)} (${share.toFixed(2)} %)`;
  });
  return `| ${[name, marks.length, ...cells].join(' | ')} |`;
}

export function blunders(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '5' },
      moves: { type: 'string', default: '2000' },
      planted: { type: 'string', default: '300' },
    },
  });
  const wanted = Number(values.planted);
  const own: (Mark | undefined)[] = [];
  const found: (Mark | undefined)[] = [];
  let [expected, cost] = [0, 0];
  for (let nth = 1; nth <= Number(values.games); nth++) {
    const name = `blunders-${nth}`;
    const directions = directionsOf(name, Number(values.moves));
    const random = randomOf(name);
    const on = randomOf(`${name} on`);
    const play = begin(random);
    for (const direction of directions) {
      own.push(markOf(play, Number(direction)));
      const planted = play.moves % EVERY || found.length >= wanted ? undefined : blunderIn(play);
      if (planted) {
        found.push(markOf(play, planted.worst));
        expected += planted.loss;
        cost += costOf(play, planted, on);
      }
      move(play, Number(direction), random);
    }
    process.stderr.write(`\rgame ${nth} of ${values.games}, ${found.length} planted `);
  }
  process.stderr.write('\r\u001b[K');
  console.log(`| moves | number | ${MARKS.map((mark) => mark ?? 'no mark').join(' | ')} |`);
  console.log('| --- | --- | --- | --- | --- | --- |');
  console.log(row(`the computer's own at ${DEEPER.toLocaleString('en')}`, own));
  console.log(row('planted blunders', found));
  const points = [expected, cost].map((sum) => Math.round(sum / found.length).toLocaleString('en'));
  console.log(`\nA planted blunder is expected to cost ${points[0]} points; it cost ${points[1]}.`);
}
