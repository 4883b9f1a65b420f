// Moves that a review may mark, from seeded games of three kinds, each played on by two players: after
// the best move and after the one played.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { pointsToCome } from '../../src/player/points.js';
import { ratingsOf } from '../../src/player/rating.js';
import { DIRECTIONS, emptyIn } from '../../src/player/cells.js';
import { otherPlayer } from './other-player.js';
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

type Candidate = Omit<PlayedOn, 'finals'>;

/** How the player of a game chooses: a weak one, a careless one, and one by other lights. */
function chooserOf(nth: number, random: () => number): Chooser {
  if (nth % 3 === 0) return (cells) => chooseAs('clumsy', cells, random);
  if (nth % 3 === 1) return (cells) => chooseAs('careless', cells, random);
  return (cells) => {
    const moves = legalMoves(cells);
    if (moves.length && random() < 0.06) return moves[Math.floor(random() * moves.length)]!;
    return otherPlayer(cells);
  };
}

function candidateOf(name: string, play: Play, played: number): Candidate | undefined {
  const { findings } = searchBoard(play.cells, BUDGET);
  const ratings = ratingsOf(positionOf(play), findings);
  const { loss } = ratings.find(({ direction }) => direction === DIRECTIONS[played])!;
  const numberOf = (of: number) => findings.find(({ moves }) => moves.includes(of))!.number;
  const best = DIRECTIONS.indexOf(ratings[0]!.direction);
  if (!loss) return undefined;
  return {
    ...{ name, free: emptyIn(play.cells), score: play.score, best, played },
    board: Array.from(play.cells, (rank) => rank.toString(16)).join(''),
    numbers: [numberOf(best), numberOf(played)],
    share: loss / ratings[0]!.value!,
  };
}

/** Of the moves of a game that lose a share, one of each class, the heavier ones likelier. */
function candidatesIn(name: string, nth: number, least: number): Candidate[] {
  const random = randomOf(name);
  const chooser = chooserOf(nth, random);
  const play = begin(random);
  const chosen: (Candidate | undefined)[] = CLASSES.map(() => undefined);
  const weights: number[] = CLASSES.map(() => 0);
  while (legalMoves(play.cells).length) {
    const direction = chooser(play.cells);
    const one = candidateOf(name, play, direction);
    const place = classOf(emptyIn(play.cells));
    if (one && one.share >= least) {
      weights[place]! += one.share;
      if (random() * weights[place]! < one.share) chosen[place] = one;
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
  return findings[0] ? play.score + pointsToCome(sum, findings[0].number) : play.score;
}

function playOn(one: Candidate, { playOuts, moves }: WantedLosses): PlayedOn {
  const cells = Uint8Array.from(one.board, (digit) => parseInt(digit, 16));
  const finals = PLAYERS.map((player, nth) => {
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
  /** The share of the expected score that the moves lose, at least. */
  readonly least: number;
  /** Moves of each class, at most. */
  readonly most: number;
}

/** Plays on, shows the progress, and keeps each in `reports/`, so that a rerun resumes. */
export function losses(wanted: WantedLosses): PlayedOn[] {
  const { seed, games, least, most } = wanted;
  const counts = CLASSES.map(() => 0);
  const file = `reports/teacher-${seed}.jsonl`;
  mkdirSync('reports', { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = lines.map((line) => JSON.parse(line) as { name: string; moves: PlayedOn[] });
  return Array.from({ length: games }, (_, nth) => {
    const name = `${seed}-${nth + 1}`;
    let game = known.find((one) => one.name === name);
    if (!game) {
      const candidates = candidatesIn(name, nth, least);
      const moves = candidates.filter(({ free }) => counts[classOf(free)]! < most);
      game = { name, moves: moves.map((one) => playOn(one, wanted)) };
      process.stderr.write(`\r${seed}: ${nth + 1} of ${games}, ${counts.join(' + ')} moves `);
      appendFileSync(file, `${JSON.stringify(game)}\n`);
    }
    for (const { free } of game.moves) counts[classOf(free)]!++;
    return game.moves;
  }).flat();
}
