// `npm run bench:player -- blunders [--positions 300] [--games 2] [--moves 1000]`: how many mistakes
// a review marks, and how many good moves. A mistake is a move that two players who share nothing
// agree on by playing on: for both it costs at least a tenth of what they make with another move,
// beyond three standard errors. Good moves are the computer's own at ten times a review's budget.
import { parseArgs } from 'node:util';
import { startHost } from '../../src/player/worker/host.js';
import { doJob } from '../../src/player/worker/jobs.js';
import { markOf, type Mark } from '../../src/player/judging/marks.js';
import { lossOf as lossBy } from '../../src/player/move-checks.js';
import { DIRECTIONS, emptyIn } from '../../src/player/search/cells.js';
import { otherPlayer } from './other-player.js';
import {
  begin,
  choose,
  legalMoves,
  move,
  playOut,
  positionOf,
  randomOf,
  reference,
  type Chooser,
  type Play,
} from './play-out.js';
import { chooseAs } from './positions.js';

const BUDGET = 6000;
const DEEPER = 10 * BUDGET;
/** The least share of the final score that a mistake costs. */
const SHARE = 0.1;
/** Standard errors by which it must be a loss. */
const ERRORS = 3;
/** Empty cells at most where a mistake is looked for: elsewhere hardly a move is one. */
const CROWDED = 4;
/** Pairs of games, with either move, after which it is looked whether two players agree. */
const ROUNDS = [16, 32, 64, 128];
const MARKS: readonly (Mark | undefined)[] = ['blunder', 'mistake', 'inaccuracy', undefined];

const computer = startHost(new AbortController().signal);

/** What a review makes of a move; the new tile does not matter here. */
export async function reviewedAs(play: Play, direction: number): Promise<Mark | undefined> {
  const spawned = { cell: 0, value: 2 };
  const played = { ...positionOf(play), index: 1, direction: DIRECTIONS[direction]!, spawned };
  const { reviews, suspects } = doJob({ kind: 'review', moves: [played], budget: BUDGET });
  const [[move], [suspect]] = [reviews, suspects];
  if (!move || !suspect) return undefined;
  const { direction: worse, rival: better, tests } = suspect;
  const games = await computer.findWorse(played, { worse, better }, tests);
  return games ? markOf(lossBy(suspect, move, games, play.score), move.value) : undefined;
}

/** A final score after a move. */
function finalAfter(play: Play, first: number, random: () => number, player: Chooser): number {
  const on = { ...play };
  move(on, first, random);
  return playOut(on, random, player);
}

/**
 * The share that a player loses by the second of two moves, below 0 by the first; 0 if neither is
 * certain.
 */
function lossOf(
  play: Play,
  moves: readonly [number, number],
  player: Chooser,
  random: () => number,
): number {
  let games = 0;
  let [sum, squares] = [0, 0];
  const finals: [number, number] = [0, 0];
  for (const round of ROUNDS) {
    for (; games < round; games++) {
      const [one, other] = moves.map((first) => finalAfter(play, first, random, player));
      finals[0] += one!;
      finals[1] += other!;
      sum += one! - other!;
      squares += (one! - other!) ** 2;
    }
    const error = Math.sqrt((squares - (sum * sum) / games) / (games * (games - 1)));
    const mean = Math.abs(sum / games);
    const most = Math.max(...finals);
    const least = (SHARE * most) / games;
    if (mean >= least && mean >= ERRORS * error) return sum / most;
    // It is hardly going to be certain: on to the next position.
    if (mean + 2 * error < least) return 0;
  }
  return 0;
}

interface Mistake {
  readonly mark: Mark | undefined;
  /** Shares lost by either player. */
  readonly losses: readonly number[];
}

/** The mistake in a crowded position of a careless game, whatever the computer thinks of it. */
async function mistakeIn(name: string): Promise<Mistake | undefined> {
  const random = randomOf(name);
  const play = begin(random);
  const until = 100 + Math.floor(500 * random());
  while (legalMoves(play.cells).length) {
    if (play.moves >= until && emptyIn(play.cells) <= CROWDED) break;
    move(play, chooseAs('careless', play.cells, random), random);
  }
  const moves = legalMoves(play.cells);
  if (moves.length < 2) return undefined;
  // The fast player first: the two moves that it makes most and least of, by a few games each.
  const points = moves.map((first) => {
    const few = Array.from({ length: ROUNDS[0]! }, () =>
      finalAfter(play, first, random, otherPlayer),
    );
    return few.reduce((sum, final) => sum + final, 0);
  });
  const pair = [Math.max, Math.min].map((of) => moves[points.indexOf(of(...points))]!) as [
    number,
    number,
  ];
  const byOther = lossOf(play, pair, otherPlayer, random);
  const byReference = byOther && lossOf(play, pair, reference, random);
  if (byOther * byReference <= 0) return undefined;
  const mark = await reviewedAs(play, pair[byReference > 0 ? 1 : 0]);
  return { mark, losses: [byOther, byReference].map(Math.abs) };
}

/** The marks of the computer's own moves. */
async function ownMarks(name: string, moves: number): Promise<(Mark | undefined)[]> {
  const random = randomOf(name);
  const play = begin(random);
  const marks: (Mark | undefined)[] = [];
  while (play.moves < moves) {
    const direction = choose(play.cells, DEEPER);
    if (direction < 0) break;
    marks.push(await reviewedAs(play, direction));
    move(play, direction, random);
  }
  return marks;
}

function row(name: string, marks: readonly (Mark | undefined)[]): string {
  const cells = MARKS.map((mark) => {
    const count = marks.filter((one) => one === mark).length;
    return `${count} (${((100 * count) / marks.length).toFixed(2)} %)`;
  });
  return `| ${[name, marks.length, ...cells].join(' | ')} |`;
}

export async function blunders(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      positions: { type: 'string', default: '300' },
      games: { type: 'string', default: '2' },
      moves: { type: 'string', default: '1000' },
    },
  });
  const found: Mistake[] = [];
  for (let nth = 1; nth <= Number(values.positions); nth++) {
    const mistake = await mistakeIn(`mistake-${nth}`);
    if (mistake) found.push(mistake);
    process.stderr.write(`\r${nth} of ${values.positions} positions, ${found.length} mistakes `);
  }
  const own: (Mark | undefined)[] = [];
  for (let nth = 1; nth <= Number(values.games); nth++) {
    own.push(...(await ownMarks(`blunders-${nth}`, Number(values.moves))));
  }
  process.stderr.write('\r\u001b[K');
  console.log(`| moves | number | ${MARKS.map((mark) => mark ?? 'no mark').join(' | ')} |`);
  console.log('| --- | --- | --- | --- | --- | --- |');
  console.log(row(`the computer's own at ${DEEPER.toLocaleString('en')}`, own));
  console.log(
    row(
      'mistakes by two players',
      found.map(({ mark }) => mark),
    ),
  );
  const mean = (nth: number) =>
    Math.round((100 * found.reduce((sum, { losses }) => sum + losses[nth]!, 0)) / found.length);
  console.log(
    `\nThese cost ${mean(1)} % of the reference's final scores, ${mean(0)} % of the other's.`,
  );
}
