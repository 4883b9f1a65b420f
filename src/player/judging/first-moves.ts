import type { Situation } from '../search/cells.js';
import { outcomesOf } from '../search/outcomes.js';
import { playBoards } from './rollouts.js';

/** Moves after the one that is looked at. */
const FIRST_MOVES = 3;

/** Games of a careful player, the first of those that a check plays. */
const GAMES = 100;

/** Smaller tiles are not followed with the eye: 16 is the first. */
const LEAST_RANK = 4;

/** A 2 or a 4 is locked in if it touches only tiles at least four times as large. */
const SMALL = 2;
const MUCH_LARGER = 2;

/** What games have in common within three moves after a move. All are shares of the games, 0 to 1. */
export interface FirstMoves {
  /** By rank: so many have made such a tile by then, the move itself included. Only from 16 on. */
  readonly merged: readonly number[];
  /** In so many a 2 or 4 stands between larger tiles, without one that it could merge with soon. */
  readonly locked: number;
  /** In so many no cell is free. */
  readonly full: number;
}

const countOf = (cells: Uint8Array, rank: number): number =>
  cells.reduce((count, other) => count + Number(other === rank), 0);

/** Ranks of which there are more than before: only merges make tiles of these. */
function madeRanks(before: Uint8Array, after: Uint8Array): number[] {
  const ranks = [...new Set(after)].filter((rank) => rank >= LEAST_RANK);
  return ranks.filter((rank) => countOf(after, rank) > countOf(before, rank));
}

/** The cells beside a cell of a board of 4 x 4. */
function neighborsOf(cell: number): number[] {
  const [x, y] = [cell & 3, cell >> 2];
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < 3 ? [cell + 1] : []),
    ...(y > 0 ? [cell - 4] : []),
    ...(y < 3 ? [cell + 4] : []),
  ];
}

function hasLockedTile(cells: Uint8Array): boolean {
  return cells.some(
    (rank, cell) =>
      rank > 0 &&
      rank <= SMALL &&
      neighborsOf(cell).every((beside) => (cells[beside] as number) >= rank + MUCH_LARGER),
  );
}

/**
 * Plays the first moves of the games that a check plays after a move, which must be legal, with the tables that `prepare`
 * makes. The board is 4 x 4.
 */
export function* firstMovesAfter(
  situation: Situation,
  direction: number,
): Generator<void, FirstMoves, undefined> {
  const { fourChance } = situation;
  const outcome = outcomesOf(situation).find(({ directions }) => directions.includes(direction));
  const after = outcome?.cells ?? situation.cells;
  const made = madeRanks(situation.cells, after);
  const merged = Array.from({ length: 18 }, () => 0);
  let [locked, full] = [0, 0];
  for (let game = 0; game < GAMES; game++) {
    const ranks = new Set(made);
    let before = after;
    for (const cells of playBoards({ cells: after, fourChance }, 'careful', game, FIRST_MOVES)) {
      for (const rank of madeRanks(before, cells)) ranks.add(rank);
      before = cells;
    }
    for (const rank of ranks) merged[rank] = (merged[rank] ?? 0) + 1;
    if (hasLockedTile(before)) locked++;
    if (!before.includes(0)) full++;
    yield;
  }
  return {
    merged: merged.map((count) => count / GAMES),
    locked: locked / GAMES,
    full: full / GAMES,
  };
}
