import type { Timeline } from '../core/timeline.js';

/** The effect of a move on the largest tile. */
export interface LargestTile {
  readonly value: number;
  /** It stood in a corner, which it left, and no corner holds so large a tile now. */
  readonly hasLeft: boolean;
}

function cornersOf(board: readonly (readonly number[])[]): number[] {
  const [first = [], last = []] = [board[0], board.at(-1)];
  return [first[0], first.at(-1), last[0], last.at(-1)].map((value) => value ?? 0);
}

/** @returns what the move played in a position did; undefined if none follows */
export function largestTile(
  game: Pick<Timeline, 'step'>,
  position: number,
): LargestTile | undefined {
  const { board, maxTile: value } = game.step(position).position;
  const { move, position: after } = game.step(position + 1);
  if (!move) return undefined;
  const stoodInCorner = cornersOf(board).includes(value);
  return {
    value,
    hasLeft: stoodInCorner && !cornersOf(after.board).some((tile) => tile >= value),
  };
}
