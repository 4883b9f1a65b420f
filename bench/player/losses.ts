// Moves that a review may mark, from seeded games of four kinds, each played on by several players:
// after the best move and after that one.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { pointsToCome } from '../../src/player/judging/points.js';
import { ratingsOf } from '../../src/player/judging/rating.js';
import { DIRECTIONS, emptyIn } from '../../src/player/search/cells.js';
import { otherPlayer, thirdPlayer } from './other-player.js';
import {
  begin,
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
/** The accuracy of a value hardly depends on the budget. */
const LEAF_BUDGET = 200;

/** Who plays on. They share nothing: what only one of them minds is a matter of style. */
export const PLAYERS: readonly Chooser[] = [reference, otherPlayer];
/** The last one has no say in the losses: it shows whether they hold for others. */
export const JUDGES: readonly Chooser[] = [...PLAYERS, thirdPlayer];

/** Free cells before the move, at least, in each class. */
export const CLASSES = [0, 3, 5] as const;
export const classOf = (free: number): number => CLASSES.findLastIndex((least) => free >= least);

/** A move that loses points by its rating, and how games went on. */
export interface PlayedOn {
  readonly name: string;
  readonly free: number;
  /** Ranks in hexadecimal, row by row, before the move. */
  readonly board: string;
  readonly score: number;
  readonly best: number;
  readonly played: number;
  /** The loss by the ratings, as a share of the expected final score. */
  readonly share: number;
  /** What the search makes of either. */
  readonly numbers: readonly [number, number];
  /** By player: final scores after the best move, and after the one played. */
  readonly finals: readonly (readonly [readonly number[], readonly number[]])[];
}

export type Candidate = Omit<PlayedOn, 'finals'>;

export const anyOf = (moves: readonly number[], random: () => number): number =>
  moves[Math.floor(random() * moves.length)]!;

const KINDS = 4;

/** How the player of a game chooses: a weak one, a careless one, one by other lights, and a good one. */
export function chooserOf(nth: number, random: () => number): Chooser {
  const kind = nth % KINDS;
  if (kind === 0) return (cells) => chooseAs('clumsy', cells, random);
  if (kind === 1) return (cells) => chooseAs('careless', cells, random);
  const player = kind === 2 ? otherPlayer : (cells: Uint8Array) => chooseAs('good', cells, random);
  return (cells) => {
    const moves = legalMoves(cells);
    if (moves.length && random() < 0.06) return anyOf(moves, random);
    return player(cells);
  };
}

export function candidateOf(name: string, play: Play, played: number): Candidate | undefined {
  const { findings } = searchBoard(play.cells, BUDGET);
  const ratings = ratingsOf(positionOf(play), findings);
  const { loss } = ratings.find(({ direction }) => direction === DIRECTIONS[played])!;
  const numberOf = (of: number) =>
    findings.find(({ directions }) => directions.includes(of))!.evaluation;
  const best = DIRECTIONS.indexOf(ratings[0]!.direction);
  if (!loss) return undefined;
  return {
    ...{ name, free: emptyIn(play.cells), score: play.score, best, played },
    board: Array.from(play.cells, (rank) => rank.toString(16)).join(''),
    numbers: [numberOf(best), numberOf(played)],
    share: loss / ratings[0]!.value!,
  };
}

/** How far the evaluation of the board after a move is below that after the best one, as a share of it. */
export const dropOf = ({ numbers: [best, played] }: Pick<Candidate, 'numbers'>): number =>
  best > 0 ? 1 - played / best : 0;

/** Of the moves of a game that lose enough, one of each class: any, or of those played, the heavier ones likelier. */
function candidatesIn(name: string, nth: number, { loses, any }: WantedLosses): Candidate[] {
  const random = randomOf(name);
  const chooser = chooserOf(nth, random);
  const play = begin(random);
  const chosen: (Candidate | undefined)[] = CLASSES.map(() => undefined);
  const weights: number[] = CLASSES.map(() => 0);
  while (legalMoves(play.cells).length) {
    const direction = chooser(play.cells);
    const asked = any ? anyOf(legalMoves(play.cells), random) : direction;
    const one = candidateOf(name, play, asked);
    const place = classOf(emptyIn(play.cells));
    if (one && loses(one)) {
      const weight = any ? 1 : one.share;
      weights[place]! += weight;
      if (random() * weights[place]! < weight) chosen[place] = one;
    }
    move(play, direction, random);
  }
  return chosen.flatMap((one) => one ?? []);
}

/** The final score, or after so many moves the one that a good human is expected to reach. */
function scoreAfter(from: Play, moves: number, random: () => number, player: Chooser): number {
  const play = { ...from };
  while (play.moves < moves) {
    const direction = player(play.cells);
    if (direction < 0) return play.score;
    move(play, direction, random);
  }
  const { findings } = searchBoard(play.cells, LEAF_BUDGET);
  const sum = play.cells.reduce((total, rank) => total + (rank && 2 ** rank), 0);
  return findings[0] ? play.score + pointsToCome(sum, findings[0].evaluation) : play.score;
}

export const cellsOf = ({ board }: Pick<Candidate, 'board'>): Uint8Array =>
  Uint8Array.from(board, (digit) => parseInt(digit, 16));

function playOn(one: Candidate, { players, playOuts, moves }: WantedLosses): PlayedOn {
  const cells = cellsOf(one);
  const finals = players.map((player, nth) => {
    const after = (first: number) => {
      const random = randomOf(`${one.name} ${one.free} ${first} ${nth}`);
      return Array.from({ length: playOuts }, () => {
        const on = { cells, score: one.score, moves: 0 };
        move(on, first, random);
        return Math.round(scoreAfter(on, moves, random, player));
      });
    };
    return [after(one.best), after(one.played)] as const;
  });
  return { ...one, finals };
}

/** The options of {@link losses}. */
export interface WantedLosses {
  /** Seeds the games. */
  readonly seed: string;
  readonly games: number;
  readonly playOuts: number;
  /** Moves after which a game is valued instead of played on; `Infinity` to play every game to its end. */
  readonly moves: number;
  /** Whether a move loses enough. */
  readonly loses: (one: Candidate) => boolean;
  /** Whether any legal moves, rather than those played: a crowded board that weak players come to is mostly lost anyway. */
  readonly any: boolean;
  readonly players: readonly Chooser[];
  /** Moves of each class, at most. */
  readonly most: number;
}

/** Plays on, shows the progress, and keeps each in `reports/`, so that a rerun resumes. */
export function losses(wanted: WantedLosses): PlayedOn[] {
  const { seed, games, most } = wanted;
  const counts = CLASSES.map(() => 0);
  const file = `reports/teacher-${seed}.jsonl`;
  mkdirSync('reports', { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = lines.map((line) => JSON.parse(line) as { name: string; moves: PlayedOn[] });
  return Array.from({ length: games }, (_, nth) => {
    const name = `${seed}-${nth + 1}`;
    let game = known.find((one) => one.name === name);
    if (!game) {
      const candidates = candidatesIn(name, nth, wanted);
      const moves = candidates.filter(({ free }) => counts[classOf(free)]! < most);
      game = { name, moves: moves.map((one) => playOn(one, wanted)) };
      process.stderr.write(`\r${seed}: ${nth + 1} of ${games}, ${counts.join(' + ')} moves `);
      appendFileSync(file, `${JSON.stringify(game)}\n`);
    }
    for (const { free } of game.moves) counts[classOf(free)]!++;
    return game.moves;
  }).flat();
}
