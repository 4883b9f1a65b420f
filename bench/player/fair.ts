// `npm run bench:player -- fair [--asked 200] [--marks 200] [--seed NAME] [--most 1000] [--part 1/2]`: whether the moves that lessons ask
// about and reviews mark are mistakes, by players that share nothing with the computer (judge.ts). Of games of four
// strengths it plays on after the best move and after the one played. What it has found out is kept in `reports/`: a run
// that was stopped, or that asks for more, goes on there.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Direction } from '../../src/engine/index.js';
import { DIRECTIONS } from '../../src/player/cells.js';
import { startHost } from '../../src/player/host.js';
import { review, type Mark, type MoveReview } from '../../src/player/index.js';
import { markOf } from '../../src/player/marks.js';
import { firstQuestions, moreQuestions } from '../../src/replay/learn/choose-questions.js';
import { playAs, positionsOf, STRENGTHS, type StrengthName } from './fair-games.js';
import { judgeWith, type Judge } from './judge.js';
import { FOUR_CHANCE, randomOf } from './play-out.js';

/** A move that was marked, or is asked about. */
interface Suspect {
  /** Ranks in hexadecimal, row by row. */
  readonly board: string;
  readonly played: Direction;
  readonly best: Direction;
  /** What the search alone would call the move. */
  readonly before: Mark | undefined;
  /** What the review calls it. */
  readonly after: Mark | undefined;
  readonly isAsked: boolean;
}

interface ReviewedGame {
  readonly name: string;
  readonly strength: StrengthName;
  readonly moves: number;
  readonly score: number;
  /** Milliseconds of CPU time for the review, and for the lesson's further checks. */
  readonly time: readonly [review: number, lesson: number];
  readonly suspects: readonly Suspect[];
}

/** Games after one of two moves: their number, the sum of their final scores, and the sum of the squares. */
type Finals = readonly [games: number, sum: number, squares: number];

interface Judged {
  readonly key: string;
  /** For each judge: after the best move, and after the one played. */
  readonly judges: readonly (readonly [Finals, Finals])[];
}

/** Milliseconds of CPU time since the process began. */
const cpu = (): number => process.cpuUsage().user / 1000;

/** Lines of a file that is added to; the newest line of a key counts. */
class Log<Line> {
  readonly #file: string;
  readonly #known: Map<string, Line>;

  constructor(file: string, keyOf: (line: Line) => string) {
    this.#file = file;
    mkdirSync('reports', { recursive: true });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    const known = lines.map((line) => JSON.parse(line) as Line);
    this.#known = new Map(known.map((line) => [keyOf(line), line]));
  }

  async get(key: string, make: () => Line | Promise<Line>): Promise<Line> {
    let line = this.#known.get(key);
    if (line === undefined) {
      line = await make();
      appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
      this.#known.set(key, line);
    }
    return line;
  }
}

/** The mistakes that a lesson asks about. It has no decoys here, in which the best move was played. */
async function askedAbout(
  moves: readonly MoveReview[],
  positions: Map<number, Uint8Array>,
): Promise<MoveReview[]> {
  const closing = new AbortController();
  const host = startHost(closing.signal);
  const asked = firstQuestions(moves);
  const found = moreQuestions(moves, asked, {
    rate: () => Promise.resolve([]),
    isSure: async ({ index }, better, worse) => {
      const cells = positions.get(index)!;
      const situation = { columns: 4, rows: 4, cells, fourChance: FOUR_CHANCE };
      return (await host.isSurelyWorse(situation, worse, better)) === true;
    },
  });
  for await (const move of found) asked.push(move);
  closing.abort();
  return asked;
}

async function reviewGame(name: string, strength: StrengthName): Promise<ReviewedGame> {
  const game = playAs(strength, name);
  const positions = positionsOf(game.replay);
  const start = cpu();
  const { moves } = await review(game.replay);
  const reviewed = cpu();
  const asked = await askedAbout(moves, positions);
  const suspects = moves.filter((move) => move.mark ?? asked.includes(move));
  return {
    ...{ name, strength, moves: game.moves, score: game.score },
    time: [reviewed - start, cpu() - reviewed],
    suspects: suspects.map((move) => suspectOf(move, positions, asked)),
  };
}

function suspectOf(
  move: MoveReview,
  positions: Map<number, Uint8Array>,
  asked: readonly MoveReview[],
): Suspect {
  const { index, direction, best, loss, value, mark } = move;
  const board = Array.from(positions.get(index)!, (rank) => rank.toString(16)).join('');
  const isAsked = asked.includes(move);
  return { board, played: direction, best, before: markOf(loss, value), after: mark, isAsked };
}

/** The shares of their moves that the judges make at random. */
const SLIPS = [0, 0.05];
/** Games of each judge after each move, until it is clear. */
const ROUNDS = [100, 200, 400, 1000];
/** So many standard errors are clear before the last round: by chance they come once in tens of thousands of moves. */
const CLEAR = 4.5;
/** So many standard errors confirm a mistake, or say the opposite. */
const ERRORS = 2;

function add([games, sum, squares]: Finals, finals: readonly number[]): Finals {
  const total = finals.reduce((all, one) => all + one, sum);
  const squared = finals.reduce((all, one) => all + one * one, squares);
  return [games + finals.length, total, squared];
}

const none: readonly [Finals, Finals] = [
  [0, 0, 0],
  [0, 0, 0],
];

/** What the move played loses, as a share of the points to come after the better move: the mean of the judges. */
function lossOf({ judges: played }: Pick<Judged, 'judges'>): { share: number; error: number } {
  let [share, variance] = [0, 0];
  for (const [best, other] of played) {
    const squaredError = ([games, sum, squares]: Finals) =>
      (squares - (sum * sum) / games) / (games * (games - 1));
    const [means, others] = [best[1] / best[0], other[1] / other[0]];
    const most = Math.max(1, means, others);
    share += (means - others) / most / played.length;
    variance += (squaredError(best) + squaredError(other)) / (most * played.length) ** 2;
  }
  return { share, error: Math.sqrt(variance) || Number.EPSILON };
}

function judge(
  judges: readonly Judge[],
  key: string,
  { board, best, played }: Suspect,
  most: number,
): Judged {
  const cells = Uint8Array.from(board, (digit) => parseInt(digit, 16));
  let judged: Judged['judges'] = judges.map(() => none);
  let games = 0;
  for (const round of ROUNDS) {
    const more = Math.min(round, most) - games;
    if (more <= 0) break;
    judged = judged.map(([afterBest, afterPlayed], nth) => {
      const finalsOf = (direction: Direction) => {
        const random = randomOf(`${key} ${direction} ${nth} ${games}`);
        return judges[nth]!.finals(cells, DIRECTIONS.indexOf(direction), more, random);
      };
      return [add(afterBest, finalsOf(best)), add(afterPlayed, finalsOf(played))] as const;
    });
    games += more;
    const { share, error } = lossOf({ judges: judged });
    if (Math.abs(share) > CLEAR * error) break;
  }
  return { key, judges: judged };
}

type Verdict = 'confirmed' | 'none' | 'reversed';

function verdictOf(judged: Judged): Verdict {
  const { share, error } = lossOf(judged);
  if (Math.abs(share) <= ERRORS * error) return 'none';
  return share > 0 ? 'confirmed' : 'reversed';
}

interface JudgedSuspect extends Suspect {
  readonly strength: StrengthName;
  readonly verdict: Verdict;
  readonly share: number;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Wilson's interval of 95 %. */
function intervalOf(count: number, total: number): string {
  const z = 1.96;
  const share = count / total;
  const middle = share + (z * z) / (2 * total);
  const reach = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const [low, high] = [middle - reach, middle + reach].map((end) => end / (1 + (z * z) / total));
  return `${percent(Math.max(0, low!))} to ${percent(high!)}`;
}

function row(name: string, suspects: readonly JudgedSuspect[]): string {
  const total = suspects.length;
  const counts = (['confirmed', 'none', 'reversed'] as const).map(
    (verdict) => suspects.filter((one) => one.verdict === verdict).length,
  );
  const cells = counts.map((count) => `${count} (${total ? percent(count / total) : '-'})`);
  const interval = total ? intervalOf(counts[0]!, total) : '-';
  const mean = suspects.reduce((sum, { share }) => sum + share, 0) / total;
  return `| ${[name, total, ...cells, interval, total ? percent(mean) : '-'].join(' | ')} |`;
}

const HEAD = `| moves | number | confirmed | no difference | the other way | confirmed, 95 % | mean loss |
| --- | --- | --- | --- | --- | --- | --- |`;
const MARKS: readonly Mark[] = ['blunder', 'mistake', 'inaccuracy'];

function printVerdicts(asked: readonly JudgedSuspect[], marked: readonly JudgedSuspect[]): void {
  console.log(`${HEAD}\n${row('asked by lessons', asked)}`);
  for (const strength of Object.keys(STRENGTHS)) {
    console.log(
      row(
        `… of ${strength} games`,
        asked.filter((one) => one.strength === strength),
      ),
    );
  }
  for (const [time, when] of [
    ['before', 'as the search alone marks'],
    ['after', 'as the review marks'],
  ] as const) {
    console.log(
      row(
        `all marks, ${when}`,
        marked.filter((one) => one[time]),
      ),
    );
    for (const mark of MARKS) {
      console.log(
        row(
          `… ${mark}`,
          marked.filter((one) => one[time] === mark),
        ),
      );
    }
  }
}

function printGames(games: readonly ReviewedGame[]): void {
  const mean = (numbers: readonly number[]) =>
    (numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toFixed(1);
  const line = (name: string, some: readonly ReviewedGame[]) => {
    const count = (of: (one: Suspect) => boolean) =>
      mean(some.map(({ suspects }) => suspects.filter(of).length));
    const marks = (['before', 'after'] as const).map((time) =>
      MARKS.map((mark) => count((one) => one[time] === mark)).join(' + '),
    );
    const means = [
      mean(some.map(({ moves }) => moves)),
      mean(some.map(({ score }) => score)),
      count(({ isAsked }) => isAsked),
      ...marks,
      mean(some.map(({ time }) => time[0])),
      mean(some.map(({ time }) => time[1])),
    ];
    console.log(`| ${[name, some.length, ...means].join(' | ')} |`);
  };
  console.log(`
| games | number | moves | points | questions | blunders + mistakes + inaccuracies before | after | CPU ms for the review | for more questions |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |`);
  for (const strength of Object.keys(STRENGTHS)) {
    line(
      strength,
      games.filter((one) => one.strength === strength),
    );
  }
  line(
    '100 to 200 moves',
    games.filter(({ moves }) => moves >= 100 && moves <= 200),
  );
  line('all', games);
}

export async function fair(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      /** Questions of lessons to judge; and marks of reviews, in whole games. */
      asked: { type: 'string', default: '200' },
      marks: { type: 'string', default: '200' },
      seed: { type: 'string', default: 'fair' },
      /** Games of each judge after each move, at most. */
      most: { type: 'string', default: '1000' },
      /** `2/3`: the second of three processes, which share the work; the run that prints goes on where they stopped. */
      part: { type: 'string', default: '1/1' },
    },
  });
  // Here and not above: the first run trains them, which takes a minute.
  const judges = SLIPS.map((slips) => judgeWith(slips));
  const [askedMost, marksMost, most] = [values.asked, values.marks, values.most].map(Number);
  const log = new Log<ReviewedGame>(`reports/fair-${values.seed}-games.jsonl`, (one) => one.name);
  const verdicts = new Log<Judged>(`reports/fair-${values.seed}-${most}.jsonl`, (one) => one.key);
  const names = Object.keys(STRENGTHS) as StrengthName[];
  const games: ReviewedGame[] = [];
  const asked: JudgedSuspect[] = [];
  const marked: JudgedSuspect[] = [];
  const [part, parts] = values.part.split('/').map(Number) as [number, number];
  for (let nth = 0; asked.length < askedMost! / parts; nth++) {
    if (Math.floor(nth / names.length) % parts !== part - 1) continue;
    const name = `${values.seed}-${nth + 1}`;
    const strength = names[nth % names.length]!;
    const game = await log.get(name, () => reviewGame(name, strength));
    games.push(game);
    const judgesMarks = marked.length < marksMost! / parts;
    for (const suspect of game.suspects) {
      if (!suspect.isAsked && !judgesMarks) continue;
      const key = [suspect.board, suspect.best, suspect.played].join(' ');
      const judged = await verdicts.get(key, () => judge(judges, key, suspect, most!));
      const one = { ...suspect, strength, verdict: verdictOf(judged), share: lossOf(judged).share };
      if (suspect.isAsked) asked.push(one);
      if (judgesMarks && (suspect.before ?? suspect.after)) marked.push(one);
    }
    const progress = `${games.length} games, ${asked.length} asked, ${marked.length} marks`;
    process.stderr.write(`${progress}, ${Math.round(cpu() / 1000)} s of CPU time\n`);
  }
  printVerdicts(asked, marked);
  printGames(games);
  console.log(`\nThis run took ${Math.round(cpu() / 1000)} s of CPU time.`);
}
