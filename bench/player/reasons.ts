// `npm run bench:player -- reasons [--moves 2000] [--show 40]`: what the reasons say of marked moves of careless
// and of mediocre games, each fact counted again on the board, or on boards that other play comes to. `--show` prints
// so many of ten other players, with their boards.
import { parseArgs } from 'node:util';
import { comparisonText } from '../../src/words/reasons.js';
import { english } from '../../src/words/locales/en.js';
import { englishTeacher } from '../../src/words/teacher-texts.js';
import { Language } from '../../src/words/texts.js';
import { DIRECTIONS, emptyIn } from '../../src/player/search/cells.js';
import { markOf } from '../../src/player/judging/marks.js';
import { reviewMove, type MoveReview } from '../../src/player/judging/move-review.js';
import { ratingsOf } from '../../src/player/judging/rating.js';
import type { Rating, Reason } from '../../src/player/index.js';
import { isLater, wrongReasons } from '../../test/support/reasons.js';
import { otherPlayer, thirdPlayer } from './other-player.js';
import {
  begin,
  choose,
  legalMoves,
  move,
  positionOf,
  randomOf,
  reference,
  searchBoard,
  type Chooser,
  type Play,
} from './play-out.js';
import { chooseAs } from './positions.js';

const BUDGET = 6000;
/** Games that go on for some moves, to count again what is said of boards some moves later. */
const PLAY_OUTS = 200;
/** By how much these may differ from what is said: two or three standard errors of a mean of 24. */
const CELLS_OFF = 1;
const CHANCE_OFF = 0.3;

interface Marked {
  readonly play: Play;
  readonly marked: MoveReview;
}

/** What the search alone makes of a move: the reasons are the same without a check. The new tile does not matter here. */
function reviewOf(play: Play, direction: number): MoveReview {
  const spawned = { cell: 0, value: 2 };
  const index = play.moves + 1;
  const played = { ...positionOf(play), index, direction: DIRECTIONS[direction]!, spawned };
  const search = searchBoard(play.cells, BUDGET);
  const reviewed = reviewMove(played, search, 1);
  const mark = markOf(reviewed.loss, reviewed.value);
  return mark
    ? { ...reviewed, mark, ratings: ratingsOf(played, search.findings, direction) }
    : reviewed;
}

/** Marked moves of a game. */
function* markedIn(random: () => number, player: Chooser): Generator<Marked> {
  const play = begin(random);
  while (legalMoves(play.cells).length) {
    const direction = player(play.cells);
    const marked = reviewOf(play, direction);
    if (marked.mark) yield { play: { ...play }, marked };
    move(play, direction, random);
  }
}

/** Of seeded games, careless and mediocre ones in turn. */
function* markedMoves(): Generator<Marked> {
  for (let nth = 1; ; nth++) {
    const random = randomOf(`reasons-${nth}`);
    yield* markedIn(random, (cells) => chooseAs(nth % 2 ? 'clumsy' : 'careless', cells, random));
  }
}

const boardOf = ({ cells }: Play): number[][] =>
  [0, 4, 8, 12].map((row) => Array.from(cells.subarray(row, row + 4), (rank) => rank && 2 ** rank));

/** Whether a fact about later boards is far from what a good human comes to with other tiles. */
function isWrongLater(play: Play, { direction }: Rating, reason: Reason): boolean {
  if (reason.kind !== 'empty-later' && reason.kind !== 'corner-later') return false;
  const random = randomOf(`later ${play.moves}`);
  let sum = 0;
  for (let game = 0; game < PLAY_OUTS; game++) {
    const on = { ...play, moves: -1 };
    move(on, DIRECTIONS.indexOf(direction), random);
    while (on.moves < reason.moves) {
      const next = reference(on.cells);
      if (next < 0) break;
      move(on, next, random);
    }
    // The last new tile is not yet there when the cells are counted.
    const corners = [0, 3, 12, 15].map((cell) => on.cells[cell]!);
    if (reason.kind === 'empty-later') sum += emptyIn(on.cells) + Number(on.moves === reason.moves);
    else if (2 ** Math.max(...corners) >= reason.tile) sum++;
  }
  const mean = sum / PLAY_OUTS;
  return reason.kind === 'empty-later'
    ? Math.abs(mean - reason.count) > CELLS_OFF
    : Math.abs(mean - reason.chance) > CHANCE_OFF;
}

function wrongLater({ play, marked }: Marked): string[] {
  const { ratings = [] } = marked;
  return ratings.flatMap((rating) =>
    rating.reasons
      .filter((reason) => isLater(reason) && isWrongLater(play, rating, reason))
      .map((reason) => `${JSON.stringify(boardOf(play))} ${rating.direction}: ${reason.kind}`),
  );
}

/** Ten players of different strength and style. */
const players: readonly ((random: () => number) => Chooser)[] = [
  ...[0.2, 0.1, 0.05, 0.02].map((blind) => (random: () => number) => (cells: Uint8Array) => {
    const moves = legalMoves(cells);
    return random() < blind ? moves[Math.floor(random() * moves.length)]! : choose(cells, 1);
  }),
  () => otherPlayer,
  () => thirdPlayer,
  () => reference,
  (random) => (cells) => chooseAs('careless', cells, random),
  // Who prefers one corner, and who goes round and round.
  () => (cells) => [2, 3, 1, 0].find((way) => legalMoves(cells).includes(way))!,
  (random) => (cells) => {
    const moves = legalMoves(cells);
    return random() < 0.3 ? moves[Math.floor(random() * moves.length)]! : otherPlayer(cells);
  },
];

/** As a review says it. */
function printSentences(count: number): void {
  const texts = new Language('en', { ...english, ...englishTeacher });
  for (let nth = 0, shown = 0; shown < count; nth++) {
    const random = randomOf(`show-${nth}`);
    const all = [...markedIn(random, players[nth % players.length]!(random))].slice(0, -5);
    const one = all[Math.floor(random() * all.length)];
    if (!one) continue;
    shown++;
    const { play, marked } = one;
    const { ratings = [], direction, mark, loss, value } = marked;
    const played = ratings.find((rating) => rating.direction === direction)!;
    const rows = boardOf(play).map((row) => row.map((tile) => tile || '.').join(' '));
    console.log(`\n${shown}. ${rows.map((row) => `\`${row}\``).join(' ')}`);
    console.log(`Played ${direction}: ${mark}, ${loss} of ${value} points.`);
    console.log(comparisonText(texts, ratings[0]!, { ...played, loss: null }));
  }
}

export function reasons(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      moves: { type: 'string', default: '2000' },
      show: { type: 'string', default: '0' },
    },
  });
  if (Number(values.show)) {
    printSentences(Number(values.show));
    return;
  }
  const wanted = Number(values.moves);
  const wrong: string[] = [];
  let [moves, speaking, priced, facts] = [0, 0, 0, 0];
  const kinds = new Map<string, number>();
  for (const one of markedMoves()) {
    const { direction, best, ratings = [] } = one.marked;
    wrong.push(...wrongReasons(boardOf(one.play), 0.1, ratings, direction), ...wrongLater(one));
    const [ofBest, ofPlayed] = [best, direction].map((of) =>
      ratings.find((rating) => rating.direction === of),
    );
    const told = new Set([...ofBest!.reasons, ...ofPlayed!.reasons].map(({ kind }) => kind));
    for (const kind of told) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (told.size) speaking++;
    if (ofBest!.price ?? ofPlayed!.inFavor) priced++;
    facts += ratings.reduce((sum, { reasons: given }) => sum + given.length, 0);
    if (++moves === wanted) break;
    if (moves % 100 === 0) process.stderr.write(`\r${moves} of ${wanted} `);
  }
  process.stderr.write('\r\u001b[K');
  const share = (count: number) => `${((100 * count) / moves).toFixed(1)} %`;
  console.log(
    `${share(speaking)} of ${moves} marked moves get a fact that speaks for the best move,`,
  );
  console.log(`${share(priced)} its price.`);
  console.log(`${facts} facts, ${wrong.length} wrong.`);
  for (const [kind, count] of kinds) console.log(`${kind}: ${share(count)}`);
  console.log(wrong.slice(0, 10).join('\n'));
}
