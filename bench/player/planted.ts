// `npm run bench:player -- planted [--moves 25] [--seed plant]`: how many clear mistakes a review marks. A mistake is planted
// into a game before its last ten moves: a legal move after which the judges' games (judge.ts), which share nothing with the
// computer, are over within 30 moves in 30 of 100 games more than after another.
import { parseArgs } from 'node:util';
import { steps } from '../../src/engine/index.js';
import { emptyIn } from '../../src/player/search/cells.js';
import { reviewedAs } from './blunders.js';
import { playAs, positionsOf, type StrengthName } from './fair-games.js';
import { judgeWith, type Judge } from './judge.js';
import { legalMoves, randomOf } from './play-out.js';

const STRENGTHS: readonly StrengthName[] = ['careless', 'strong', 'habit'];
/** The shares of their moves that the judges make at random. */
const SLIPS = [0, 0.05];
const LATE = 10;
const SOON = 30;
/** Cells that are empty at most where games may end soon. */
const CROWDED = 5;
/** Few games show where a mistake may be, others have to agree. */
const LOOKS = [
  { games: 15, more: 0.25 },
  { games: 100, more: 0.3 },
] as const;
/** Positions of a game that are tried. */
const TRIES = 40;

interface Planted {
  readonly cells: Uint8Array;
  readonly score: number;
  /** The number of the direction. */
  readonly worst: number;
}

/** @returns the move after which the judges' games are over soon by far most often; `undefined` if none is that clear */
function clearMistake(
  judges: readonly Judge[],
  cells: Uint8Array,
  name: string,
): number | undefined {
  const moves = legalMoves(cells);
  let worst: number | undefined;
  for (const { games, more } of LOOKS) {
    const shares = moves.map((direction) => {
      const ended = judges.map((judge) => {
        const random = randomOf(`${name} ${direction} ${games}`);
        return judge.ended(cells, direction, { games, moves: SOON }, random);
      });
      return ended.reduce((sum, count) => sum + count, 0) / (games * judges.length);
    });
    const most = Math.max(...shares);
    if (!(most - Math.min(...shares) >= more)) return undefined;
    worst = moves[shares.indexOf(most)];
  }
  return worst;
}

/** Looks for a place for one mistake in a game. */
function plantIn(
  judges: readonly Judge[],
  strength: StrengthName,
  name: string,
): Planted | undefined {
  const game = playAs(strength, name);
  const positions = positionsOf(game.replay);
  const scores = new Map<number, number>();
  for (const { index, position } of steps(game.replay)) scores.set(index + 1, position.score);
  const crowded = [...positions].slice(0, -LATE).filter(([, cells]) => emptyIn(cells) <= CROWDED);
  const random = randomOf(name);
  for (let tried = 0; tried < TRIES && crowded.length > 0; tried++) {
    const [index, cells] = crowded[Math.floor(random() * crowded.length)]!;
    const worst = clearMistake(judges, cells, `${name} ${index}`);
    if (worst !== undefined) return { cells, score: scores.get(index)!, worst };
  }
  return undefined;
}

export async function planted(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      moves: { type: 'string', default: '25' },
      seed: { type: 'string', default: 'plant' },
    },
  });
  const judges = SLIPS.map((slips) => judgeWith(slips));
  const counts = { blunder: 0, mistake: 0, inaccuracy: 0, none: 0 };
  let moves = 0;
  for (let nth = 0; moves < Number(values.moves); nth++) {
    const strength = STRENGTHS[nth % STRENGTHS.length]!;
    const found = plantIn(judges, strength, `${values.seed}-${nth + 1}`);
    if (!found) continue;
    const { cells, score, worst } = found;
    counts[(await reviewedAs({ cells, score, moves: 0 }, worst)) ?? 'none']++;
    moves++;
    process.stderr.write(`${moves} mistakes planted, ${moves - counts.none} marked\n`);
  }
  const { blunder, mistake, inaccuracy, none } = counts;
  console.log(
    `${moves} clear mistakes: ${blunder} marked as blunders, ${mistake} as mistakes, ${inaccuracy} as inaccuracies, ${none} without a mark.`,
  );
}
