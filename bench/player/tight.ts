// Of the moves that cost a game on a tight board, how many a review calls a mistake: any legal moves of seeded games of
// four kinds. Each move is kept in reports/, so that a rerun resumes.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { ratingsOf } from '../../src/player/judging/rating.js';
import { DIRECTIONS, emptyIn } from '../../src/player/search/cells.js';
import {
  anyOf,
  candidateOf,
  cellsOf,
  chooserOf,
  dropOf,
  PLAYERS,
  type Candidate,
} from './losses.js';
import {
  begin,
  legalMoves,
  move,
  positionOf,
  randomOf,
  searchBoard,
  type Chooser,
} from './play-out.js';

const BUDGET = 6000;
/** Free cells on a tight board, at most. */
const TIGHT = 4;
/** Moves within which a game ends because of a mistake. */
const SOON = 150;
/** Games with either move, after which it is looked whether they may differ. */
const ROUNDS = [25, 100];
/** By so much more often both players' games end soon after a mistake, and less after a move that is none. */
const MISTAKE = 0.2;
const NONE = 0.05;
const MARKED = 0.1;

interface Tight extends Candidate {
  /** By player: how much more often games end soon after this move than after the best one. */
  readonly risks: readonly number[];
}

/** Any legal move of a game on a tight board that is not quite the best. */
function candidateIn(name: string, nth: number): Candidate | undefined {
  const random = randomOf(name);
  const chooser = chooserOf(nth, random);
  const play = begin(random);
  let chosen: Candidate | undefined;
  let seen = 0;
  while (legalMoves(play.cells).length) {
    if (emptyIn(play.cells) <= TIGHT) {
      const one = candidateOf(name, play, anyOf(legalMoves(play.cells), random));
      if (one && dropOf(one) >= 0.02 && random() * ++seen < 1) chosen = one;
    }
    move(play, chooser(play.cells), random);
  }
  return chosen;
}

function endsSoon(one: Candidate, first: number, player: Chooser, random: () => number): boolean {
  const on = { cells: cellsOf(one), score: one.score, moves: 0 };
  move(on, first, random);
  while (on.moves < SOON) {
    const direction = player(on.cells);
    if (direction < 0) return true;
    move(on, direction, random);
  }
  return false;
}

function risksOf(one: Candidate): number[] {
  const ends = PLAYERS.map(() => 0);
  let games = 0;
  for (const round of ROUNDS) {
    for (; games < round; games++) {
      for (const [nth, player] of PLAYERS.entries()) {
        const [best, other] = [one.best, one.played].map((first) =>
          endsSoon(one, first, player, randomOf(`${one.name} ${first} ${nth} ${games}`)),
        );
        ends[nth]! += Number(other) - Number(best);
      }
    }
    const risks = ends.map((count) => count / games);
    // Hardly a mistake, and hardly none.
    if (Math.min(...risks) < MISTAKE / 2 && Math.max(...risks.map(Math.abs)) > 3 * NONE) break;
  }
  return ends.map((count) => count / games);
}

/** The loss by today's ratings, as a share of the expected final score. */
function shareOf({ score, played, ...one }: Candidate): number {
  const position = positionOf({ cells: cellsOf(one), score, moves: 0 });
  const ratings = ratingsOf(position, searchBoard(position.cells, BUDGET).findings);
  const { loss } = ratings.find(({ direction }) => direction === DIRECTIONS[played])!;
  return loss! / ratings[0]!.value!;
}

export function printTight(games: number): void {
  const file = 'reports/teacher-tight.jsonl';
  mkdirSync('reports', { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = lines.map((line) => JSON.parse(line) as { name: string; tight?: Tight });
  const moves: Tight[] = [];
  for (let nth = 0; nth < games; nth++) {
    const name = `tight-${nth + 1}`;
    let game = known.find((one) => one.name === name);
    if (!game) {
      const candidate = candidateIn(name, nth);
      game = { name, ...(candidate && { tight: { ...candidate, risks: risksOf(candidate) } }) };
      appendFileSync(file, `${JSON.stringify(game)}\n`);
      process.stderr.write(`\r${nth + 1} of ${games} tight boards `);
    }
    if (game.tight) moves.push(game.tight);
  }
  process.stderr.write('\r\u001b[K');
  const print = (what: string, some: readonly Tight[]) => {
    const marked = some.filter((one) => shareOf(one) >= MARKED).length;
    console.log(`${what}: ${marked} of ${some.length} are called a mistake or a blunder.`);
  };
  print(
    'Moves after which both players end the game within 150 moves more often by 20 in 100',
    moves.filter(({ risks }) => Math.min(...risks) >= MISTAKE),
  );
  print(
    'Moves that make less than 5 in 100 of difference to either',
    moves.filter(({ risks }) => Math.max(...risks.map(Math.abs)) < NONE),
  );
}
