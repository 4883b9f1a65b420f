// `npm run bench:player -- fair [--asked 200] [--marks 200] [--seed NAME] [--most 1000] [--part 1/2]`: whether the moves that lessons ask
// about and reviews mark are mistakes, by players that share nothing with the computer (judge.ts), where the questions
// stand, and which mistakes are missed. What it has found out is kept in `reports/`: a run that was stopped, or that asks
// for more, goes on there.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Game, steps, type Direction } from '../../src/engine/index.js';
import { DIRECTIONS } from '../../src/player/search/cells.js';
import { startHost } from '../../src/player/worker/host.js';
import { review, type Mark, type MoveReview } from '../../src/player/index.js';
import { legalMoves } from './play-out.js';
import { mistakesToAsk, onlyMoves } from '../../src/replay/learn/choose-questions.js';
import { emptyIn } from '../../src/player/search/cells.js';
import { playAs, positionsOf, STRENGTHS, type StrengthName } from './fair-games.js';
import { judgeWith, type Judge } from './judge.js';
import { randomOf } from './play-out.js';

/** A move that was marked, or is asked about. */
interface Suspect {
  /** Ranks in hexadecimal, row by row. */
  readonly board: string;
  readonly played: Direction;
  readonly best: Direction;
  readonly mark: Mark | undefined;
  readonly asked: 'mistake' | 'only-move' | undefined;
  /** One of the last ten moves of the game. */
  readonly isLate: boolean;
}

/** A move before the last ten after which the judges die soon more often than after another. */
interface RealMistake {
  readonly index: number;
  readonly mark: Mark | undefined;
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
  readonly mistakes: readonly RealMistake[];
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

const LATE = 10;

type Positions = Map<number, Uint8Array>;

/** The only moves that a lesson asks about because its mistakes are few. */
async function onlyMovesOf(
  moves: readonly MoveReview[],
  mistakes: readonly MoveReview[],
  positions: Positions,
  scores: Map<number, number>,
): Promise<MoveReview[]> {
  const closing = new AbortController();
  const host = startHost(closing.signal);
  const isCrowded = ({ index }: MoveReview) => emptyIn(positions.get(index)!) <= 3;
  const gameAt = ({ index }: MoveReview) => {
    const tiles = Array.from(positions.get(index)!, (rank) => rank && 2 ** rank);
    const board = [0, 4, 8, 12].map((start) => tiles.slice(start, start + 4));
    return { board, rules: new Game().rules, score: scores.get(index)! };
  };
  const only: MoveReview[] = [];
  const found = onlyMoves(moves, mistakes, {
    isCrowded,
    rate: async (move) => (await host.rateAsReview(gameAt(move))) ?? [],
    isSure: async (move, better, worse) =>
      (await host.isSurelyWorse(gameAt(move), worse, better)) === true,
  });
  for await (const move of found) only.push(move);
  closing.abort();
  return only;
}

/** Cells that are empty at most where games may end soon. */
const CROWDED = 5;
const SOON = 30;
/** In so many games of each judge more, of so many, they are over soon after a mistake. */
const FEW_GAMES = 15;
const MANY_GAMES = 100;
const SHARE_MORE = 0.15;

/** By which share more of the judges' games are over soon after one move than after another. */
function soonerBy(
  judges: readonly Judge[],
  cells: Uint8Array,
  [worse, better]: readonly [number, number],
  games: number,
  name: string,
): number {
  const share = (direction: number) => {
    const random = randomOf(`${name} ${direction} ${games}`);
    const ended = judges.map((one) => one.ended(cells, direction, { games, moves: SOON }, random));
    return ended.reduce((sum, count) => sum + count, 0) / (games * judges.length);
  };
  return share(worse) - share(better);
}

/** The moves before the last ones that the judges call mistakes, whatever the computer thinks of them. */
function realMistakes(
  judges: readonly Judge[],
  name: string,
  moves: readonly MoveReview[],
  positions: Positions,
): MoveReview[] {
  return moves.slice(0, -LATE).filter(({ index, direction }) => {
    const cells = positions.get(index)!;
    if (emptyIn(cells) > CROWDED) return false;
    const played = DIRECTIONS.indexOf(direction);
    const others = legalMoves(cells).filter((move) => move !== played);
    // Few games name the better move, others decide.
    const few = others.map((better) => ({
      better,
      more: soonerBy(judges, cells, [played, better], FEW_GAMES, `${name} ${index}`),
    }));
    const [first] = few.sort((one, other) => other.more - one.more);
    if (!first || first.more < SHARE_MORE / 2) return false;
    const pair = [played, first.better] as const;
    return soonerBy(judges, cells, pair, MANY_GAMES, `${name} ${index}`) >= SHARE_MORE;
  });
}

async function reviewGame(
  judges: readonly Judge[],
  name: string,
  strength: StrengthName,
): Promise<ReviewedGame> {
  const game = playAs(strength, name);
  const positions = positionsOf(game.replay);
  const scores = new Map<number, number>();
  for (const { index, position } of steps(game.replay)) scores.set(index + 1, position.score);
  const start = cpu();
  const { moves } = await review(game.replay);
  const reviewed = cpu();
  const mistakes = mistakesToAsk(moves);
  const only = await onlyMovesOf(moves, mistakes, positions, scores);
  const found = cpu();
  const firstLate = moves.at(-1)!.index - LATE + 1;
  const suspects = moves.filter((move) => move.mark ?? [...mistakes, ...only].includes(move));
  return {
    ...{ name, strength, moves: game.moves, score: game.score },
    time: [reviewed - start, found - reviewed],
    suspects: suspects.map((move) => {
      const { index, direction, best, mark } = move;
      const board = Array.from(positions.get(index)!, (rank) => rank.toString(16)).join('');
      const kind = only.includes(move) ? 'only-move' : undefined;
      const asked = mistakes.includes(move) ? 'mistake' : kind;
      return { board, played: direction, best, mark, asked, isLate: index >= firstLate };
    }),
    mistakes: realMistakes(judges, name, moves, positions).map((move) => ({
      index: move.index,
      mark: move.mark,
      isAsked: mistakes.includes(move),
    })),
  };
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

const cellsOf = ({ board }: Suspect) => Uint8Array.from(board, (digit) => parseInt(digit, 16));

function judge(
  judges: readonly Judge[],
  key: string,
  cells: Uint8Array,
  [best, played]: readonly [best: Direction, played: Direction],
  most: number,
): Judged {
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

/** The moves that are compared: the better one and the one played, or an only move and each other one. */
function pairsOf(suspect: Suspect): (readonly [Direction, Direction])[] {
  const { best, played, asked } = suspect;
  if (asked !== 'only-move') return [[best, played]];
  const others = legalMoves(cellsOf(suspect)).map((move) => DIRECTIONS[move]!);
  return others.filter((other) => other !== played).map((other) => [played, other]);
}

/** All comparisons have to confirm it, and none says the opposite. */
function verdictOfAll(judged: readonly Judged[]): Verdict {
  const verdicts = judged.map(verdictOf);
  if (verdicts.includes('reversed')) return 'reversed';
  return verdicts.includes('none') ? 'none' : 'confirmed';
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
  const print = (name: string, some: readonly JudgedSuspect[]) => console.log(row(name, some));
  console.log(HEAD);
  print('asked by lessons', asked);
  for (const kind of ['mistake', 'only-move'] as const) {
    for (const isLate of [false, true]) {
      const where = isLate ? 'in the last ten moves' : 'before the last ten moves';
      const isOf = (one: JudgedSuspect) => one.asked === kind && one.isLate === isLate;
      print(`… ${kind}, ${where}`, asked.filter(isOf));
    }
  }
  for (const strength of Object.keys(STRENGTHS)) {
    const isOf = (one: JudgedSuspect) => one.strength === strength;
    print(`… of ${strength} games`, asked.filter(isOf));
  }
  print('all marks', marked);
  for (const mark of MARKS) {
    const isOf = (one: JudgedSuspect) => one.mark === mark;
    print(`… ${mark}`, marked.filter(isOf));
  }
}

/** Where questions stand, and what is missed. */
function printPlaces(games: readonly ReviewedGame[]): void {
  const asked = games.map(({ suspects }) => suspects.filter((one) => one.asked));
  const late = asked.map((some) => some.filter(({ isLate }) => isLate).length);
  const all = asked.flat().length;
  const inLast = late.reduce((sum, count) => sum + count, 0);
  console.log(
    `\nQuestions before the last ten moves: ${all - inLast}; in them: ${inLast}, at most ${Math.max(0, ...late)} a game.`,
  );
  const mistakes = games.flatMap((game) => game.mistakes);
  const marked = mistakes.filter(({ mark }) => mark).length;
  const asking = mistakes.filter(({ isAsked }) => isAsked).length;
  console.log(
    `Moves before the last ten after which the judges die within ${SOON} moves in ${100 * SHARE_MORE} of 100 games more: ${mistakes.length}; marked: ${marked}; asked: ${asking}.`,
  );
}

function printGames(games: readonly ReviewedGame[]): void {
  const mean = (numbers: readonly number[]) =>
    (numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toFixed(1);
  const line = (name: string, some: readonly ReviewedGame[]) => {
    const count = (of: (one: Suspect) => boolean) =>
      mean(some.map(({ suspects }) => suspects.filter(of).length));
    const marks = MARKS.map((mark) => count((one) => one.mark === mark)).join(' + ');
    const means = [
      mean(some.map(({ moves }) => moves)),
      mean(some.map(({ score }) => score)),
      count(({ asked }) => asked !== undefined),
      marks,
      mean(some.map(({ time }) => time[0])),
      mean(some.map(({ time }) => time[1])),
    ];
    console.log(`| ${[name, some.length, ...means].join(' | ')} |`);
  };
  console.log(`
| games | number | moves | points | questions | blunders + mistakes + inaccuracies | CPU ms for the review | for more questions |
| --- | --- | --- | --- | --- | --- | --- | --- |`);
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
    const game = await log.get(name, () => reviewGame(judges, name, strength));
    games.push(game);
    const judgesMarks = marked.length < marksMost! / parts;
    for (const suspect of game.suspects) {
      if (!suspect.asked && !judgesMarks) continue;
      const judged: Judged[] = [];
      for (const pair of pairsOf(suspect)) {
        const key = [suspect.board, ...pair].join(' ');
        const one = () => judge(judges, key, cellsOf(suspect), pair, most!);
        judged.push(await verdicts.get(key, one));
      }
      const share = Math.min(...judged.map((one) => lossOf(one).share));
      const one = { ...suspect, strength, verdict: verdictOfAll(judged), share };
      if (suspect.asked) asked.push(one);
      if (judgesMarks && suspect.mark) marked.push(one);
    }
    const progress = `${games.length} games, ${asked.length} asked, ${marked.length} marks`;
    process.stderr.write(`${progress}, ${Math.round(cpu() / 1000)} s of CPU time\n`);
  }
  printVerdicts(asked, marked);
  printPlaces(games);
  printGames(games);
  console.log(`\nThis run took ${Math.round(cpu() / 1000)} s of CPU time.`);
}
