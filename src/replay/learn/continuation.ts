import { slide, type Direction, type GameView } from '../../engine/index.js';
import type { ShownGame, ShownMove } from '../../board/view/board-view.js';

type Board = readonly (readonly number[])[];

/** A new tile for any board. It comes on the first of these cells that is empty. */
export interface SampledTile {
  readonly value: number;
  readonly cells: readonly number[];
}

/** A move, with or without its new tile, and the position after it. */
export interface ContinuationMove {
  readonly move: ShownMove;
  readonly position: ShownGame;
}

export type Continuation = readonly ContinuationMove[];

/** @param cells the number of cells of the board. @param random returns a number from 0 to below 1 */
export function sampleTile(cells: number, fourChance: number, random = Math.random): SampledTile {
  const shuffled = Array.from({ length: cells }, (_, cell) => ({ cell, order: random() }));
  shuffled.sort((one, other) => one.order - other.order);
  return { value: random() < fourChance ? 4 : 2, cells: shuffled.map(({ cell }) => cell) };
}

/** @returns the move without a new tile; undefined if nothing moves */
export function slideOnly(board: Board, direction: Direction): ContinuationMove | undefined {
  const slid = slide(board, direction);
  return slid ? moveTo(slid.board, { direction, trips: slid.trips }) : undefined;
}

/**
 * Plays a move and those that may follow, one for each sampled tile.
 *
 * @param choose chooses the moves after the first; null ends the continuation
 */
export async function continueWith(
  first: Direction,
  { board, rules }: Pick<GameView, 'board' | 'rules'>,
  tiles: readonly SampledTile[],
  choose: (game: Pick<GameView, 'board' | 'rules'>) => Promise<Direction | null>,
): Promise<Continuation> {
  const moves: ContinuationMove[] = [];
  let before: Board = board;
  for (const tile of tiles) {
    const isFirst = moves.length === 0;
    const direction = isFirst ? first : await choose({ board: copyOf(before), rules });
    const slid = direction && slideOnly(before, direction);
    if (!slid) break;
    const next = withTile(slid, tile);
    moves.push(next);
    before = next.position.board;
  }
  return moves;
}

function withTile({ move, position }: ContinuationMove, tile: SampledTile): ContinuationMove {
  const { value, cells } = tile;
  const before = position.board.flat();
  const cell = cells.find((one) => before[one] === 0) ?? 0;
  const board = position.board.map((row, y) =>
    row.map((old, x) => (y * row.length + x === cell ? value : old)),
  );
  return moveTo(board, { ...move, spawned: { cell, value } });
}

function moveTo(board: Board, move: ShownMove): ContinuationMove {
  const copy = copyOf(board);
  const columns = copy[0]?.length ?? 0;
  const maxTile = Math.max(...copy.flat());
  return { move, position: { board: copy, columns, rows: copy.length, maxTile } };
}

function copyOf(board: Board): number[][] {
  return board.map((row) => [...row]);
}
