import type { GameView } from 'game-2048-element/engine';

export const number = (value: number): string => value.toLocaleString('en');

/** A result in words: `2,560 points · highest tile 256 · 221 moves`. */
export function resultOf({
  score,
  maxTile,
  moves,
}: Pick<GameView, 'score' | 'maxTile' | 'moves'>): string {
  return `${number(score)} points · highest tile ${maxTile} · ${number(moves)} moves`;
}
