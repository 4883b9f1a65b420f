// Positions of seeded games by players of four kinds, and what the reference makes of them.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import {
  begin,
  choose,
  legalMoves,
  move,
  playOut,
  randomOf,
  searchBoard,
  type Play,
} from './play-out.js';

/** Who played the games: each with the share of moves made blindly and the budget of the others. */
const KINDS = {
  clumsy: { blind: 0.15, budget: 1 },
  careless: { blind: 0.04, budget: 20 },
  good: { blind: 0, budget: 200 },
  strong: { blind: 0, budget: 1000 },
} as const;
export type Kind = keyof typeof KINDS;

/** The order of the kinds in a sample. */
const TURN: readonly Kind[] = ['careless', 'good', 'clumsy', 'careless', 'strong'];

/** Budgets at which the evaluation of a board is noted. */
export const BUDGETS = [200, 2000, 6000, 60_000] as const;

/** A position, and how games went on from it. */
export interface Sample {
  readonly name: string;
  readonly kind: Kind;
  /** Ranks in hexadecimal, row by row. */
  readonly board: string;
  readonly score: number;
  /** The move made before the play-outs, -1 if they begin with the position itself. */
  readonly move: number;
  /** The evaluation of that move, or of the best one, for each of {@link BUDGETS}. */
  readonly numbers: readonly number[];
  /** Final scores of the play-outs. */
  readonly finals: readonly number[];
}

/** The move of a player of some kind, which must have one. */
export function chooseAs(kind: Kind, cells: Uint8Array, random: () => number): number {
  const { blind, budget } = KINDS[kind];
  const moves = legalMoves(cells);
  const any = moves[Math.floor(random() * moves.length)] ?? -1;
  return random() < blind ? any : choose(cells, budget);
}

/** A position of a game, each of its moves equally likely. */
function positionOf(kind: Kind, name: string): Play {
  const random = randomOf(name);
  const play = begin(random);
  let chosen = { ...play };
  for (;;) {
    if (legalMoves(play.cells).length === 0) return chosen;
    if (random() < 1 / (play.moves + 1)) chosen = { ...play };
    move(play, chooseAs(kind, play.cells, random), random);
  }
}

/**
 * @param forced whether the play-outs begin with a move: in turn the best one and any
 */
function sample(name: string, nth: number, playOuts: number, forced: boolean): Sample {
  const kind = TURN[nth % TURN.length] ?? 'good';
  const play = positionOf(kind, name);
  const random = randomOf(`${name} on`);
  const moves = legalMoves(play.cells);
  const any = moves[Math.floor(random() * moves.length)] ?? -1;
  const first = nth % 2 ? any : choose(play.cells, 2000);
  const numbers = BUDGETS.map((budget) => {
    const { findings } = searchBoard(play.cells, budget);
    const of = forced ? findings.find((one) => one.directions.includes(first)) : findings[0];
    return Math.round(of?.evaluation ?? 0);
  });
  const finals = Array.from({ length: playOuts }, () => {
    const on = { ...play };
    if (forced) move(on, first, random);
    return playOut(on, random);
  });
  const board = Array.from(play.cells, (rank) => rank.toString(16)).join('');
  return { name, kind, board, score: play.score, move: forced ? first : -1, numbers, finals };
}

/** The options of {@link samples}. */
export interface Wanted {
  /** Seeds the games. */
  readonly seed: string;
  readonly count: number;
  readonly playOuts: number;
  readonly forced: boolean;
}

/** Makes samples, shows the progress, and keeps each in `reports/`, so that a rerun resumes. */
export function samples({ seed, count, playOuts, forced }: Wanted): Sample[] {
  const file = `reports/teacher-${seed}.jsonl`;
  mkdirSync('reports', { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Map(
    lines.map((line) => JSON.parse(line) as Sample).map((one) => [one.name, one]),
  );
  return Array.from({ length: count }, (_, nth) => {
    const name = `${seed}-${nth + 1}`;
    let one = known.get(name);
    if (!one) {
      one = sample(name, nth, playOuts, forced);
      appendFileSync(file, `${JSON.stringify(one)}\n`);
    }
    if (nth % 20 === 19) process.stderr.write(`\r${seed}: ${nth + 1} of ${count} `);
    return one;
  });
}
