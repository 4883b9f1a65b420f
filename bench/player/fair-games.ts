// Games by players of four strengths, as people play: by the first merge that is seen, by habit, with slips, and well.
import { Game, steps } from '../../src/engine/index.js';
import { DIRECTIONS, situationOf, slideInto } from '../../src/player/search/cells.js';
import { thirdPlayer } from './other-player.js';
import { choose, legalMoves, pointsOf, randomOf, type Chooser } from './play-out.js';

type Random = () => number;

const anyOf = (moves: readonly number[], random: Random): number =>
  moves[Math.floor(random() * moves.length)]!;

/** Takes the most points at once, else any move. */
function chooseByPoints(cells: Uint8Array, random: Random): number {
  const slid = new Uint8Array(16);
  const rated = legalMoves(cells).map((move) => {
    slideInto(cells, slid, 4, move);
    return { move, points: pointsOf(slid) };
  });
  const most = Math.max(...rated.map(({ points }) => points));
  return anyOf(
    rated.filter(({ points }) => points === most).map(({ move }) => move),
    random,
  );
}

/** Down, else left, else right, else up. */
const HABIT = [2, 3, 1, 0];
const chooseByHabit: Chooser = (cells) => {
  const moves = legalMoves(cells);
  return HABIT.find((move) => moves.includes(move)) ?? -1;
};

interface Strength {
  /** The share of its moves that are made at random. */
  readonly slips: number;
  readonly choose: (cells: Uint8Array, random: Random) => number;
}

export const STRENGTHS = {
  beginner: { slips: 0.2, choose: chooseByPoints },
  habit: { slips: 0.1, choose: chooseByHabit },
  careless: { slips: 0.12, choose: thirdPlayer },
  strong: { slips: 0.01, choose: (cells) => choose(cells, 200) },
} as const satisfies Record<string, Strength>;
export type StrengthName = keyof typeof STRENGTHS;

/** Plays a seeded game. @returns its line */
export function playAs(name: StrengthName, seed: string): Game {
  const { slips, choose: chooseMove }: Strength = STRENGTHS[name];
  const random = randomOf(seed);
  const game = new Game({ seed });
  while (game.canMove()) {
    const { cells } = situationOf(game);
    const isSlip = random() < slips;
    game.move(DIRECTIONS[isSlip ? anyOf(legalMoves(cells), random) : chooseMove(cells, random)]!);
  }
  return game;
}

/** The cells before each move, by its index. */
export function positionsOf(line: string): Map<number, Uint8Array> {
  const positions = new Map<number, Uint8Array>();
  let before: Uint8Array | undefined;
  for (const { index, move, position } of steps(line)) {
    if (move && before) positions.set(index, before);
    before = situationOf(position).cells;
  }
  return positions;
}
