import { slide, type Direction, type GameView } from '../../engine/index.js';
import type { ShownGame, ShownMove } from '../../board/view/board-view.js';

type Board = readonly (readonly number[])[];

/** A new tile that can come on any board: on the first of these cells that is empty. */
export interface SampledTile {
  readonly value: number;
  readonly cells: readonly number[];
}

/** A move, with its new tile or without one, and the position after it. */
export interface PlayedOn {
  readonly move: ShownMove;
  readonly position: ShownGame;
}

/** Draws a new tile for boards of a size. @param random 0 to below 1, as `Math.random` */
export function sampleTile(cells: number, fourChance: number, random = Math.random): SampledTile {
  const order = Array.from({ length: cells }, (_, cell) => ({ cell, place: random() }));
  order.sort((one, other) => one.place - other.place);
  return { value: random() < fourChance ? 4 : 2, cells: order.map(({ cell }) => cell) };
}

/** @returns undefined if nothing moves */
export function slideOnly(board: Board, direction: Direction): PlayedOn | undefined {
  const slid = slide(board, direction);
  return slid ? shown({ direction, trips: slid.trips }, slid.board) : undefined;
}

/**
 * Plays on after a move, as long as there are sampled tiles.
 *
 * @param choose chooses the next moves; null ends the line
 */
export async function playOnFrom(
  { board, rules }: Pick<GameView, 'board' | 'rules'>,
  first: Direction,
  tiles: readonly SampledTile[],
  choose: (game: Pick<GameView, 'board' | 'rules'>) => Promise<Direction | null>,
): Promise<PlayedOn[]> {
  const line: PlayedOn[] = [];
  let before: Board = board;
  for (const tile of tiles) {
    const copy = before.map((row) => [...row]);
    const direction = line.length ? await choose({ board: copy, rules }) : first;
    const slid = direction && slideOnly(before, direction);
    if (!slid) break;
    const next = withTile(slid, tile);
    line.push(next);
    before = next.position.board;
  }
  return line;
}

function withTile({ move, position }: PlayedOn, { value, cells }: SampledTile): PlayedOn {
  const flat = position.board.flat();
  const cell = cells.find((one) => !flat[one]) ?? 0;
  flat[cell] = value;
  const board = position.board.map((row, nth) =>
    flat.slice(nth * row.length, (nth + 1) * row.length),
  );
  return shown({ ...move, spawned: { cell, value } }, board);
}

function shown(move: ShownMove, board: Board): PlayedOn {
  const copy = board.map((row) => [...row]);
  const [columns, rows] = [copy[0]?.length ?? 0, copy.length];
  return { move, position: { board: copy, columns, rows, maxTile: Math.max(...copy.flat()) } };
}
