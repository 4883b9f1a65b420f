import type { GameView } from 'game-2048-element/engine';

/** Squares for the tiles up to 8, 32, 128, 512 and 1024, as hot as they are high; higher ones are yellow. */
const squares = ['🟫', '🟫', '🟫', '🟦', '🟦', '🟩', '🟩', '🟪', '🟪', '🟥'];

type Shown = Pick<GameView, 'score' | 'moves' | 'maxTile' | 'over' | 'board'>;

const number = (value: number): string => value.toLocaleString('en');

/** The result in words: `2,560 points · highest tile 256 · 221 moves`. */
export function resultOf({ score, maxTile, moves, over }: Shown): string {
  const facts = [`${number(score)} points`, `highest tile ${maxTile}`, `${number(moves)} moves`];
  return [...facts, ...(over ? [] : ['so far'])].join(' · ');
}

/** The board for eyes, a square a cell. It says nothing to those who hear it. */
export function squaresOf({ board }: Shown): string[][] {
  const square = (value: number): string =>
    value === 0 ? '⬜' : (squares[Math.log2(value) - 1] ?? '🟨');
  return board.map((row) => row.map(square));
}

/** Why to open the link to a shared game, whose page gives the same tiles. */
export const challenge = 'Same tiles: can you beat it?';
