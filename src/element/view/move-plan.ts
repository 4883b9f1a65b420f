import type { Move, Tile } from '../../engine/index.js';
import { mergesOf } from '../../session/milestones.js';

/** One tile's path; `from` equals `to` for a tile that stands still while another merges into it. */
export interface Slide {
  from: number;
  to: number;
}

/** What a view has to show of a move. */
export interface MovePlan {
  /** Tiles that go to another cell. */
  slides: readonly Slide[];
  /** Tiles that merge away: each stays visible until it reaches the cell of the merge. */
  merging: readonly Slide[];
  /** Tiles that merges make. */
  merges: readonly Tile[];
  spawned: Tile;
}

/** What a view has to show when a move is taken back. */
export interface UndoPlan {
  /** Tiles that go back. */
  slides: readonly Slide[];
  /** Cells of merged tiles, which split again. */
  splits: readonly number[];
  /** The halves of those tiles, each going back to its cell. */
  halves: readonly (Slide & { value: number })[];
  /** The new tile of the move, which disappears. */
  spawned: Tile;
}

/** The biggest tile that pops harder than the one before it. */
const hardestPop = 512;

export function planMove(move: Move): MovePlan {
  const { trips, spawned } = move;
  const merges = mergesOf(move);
  const merging = trips.filter(({ merged }) => merged).map(({ from, to }) => ({ from, to }));
  for (const { cell } of merges) {
    // A tile that was already there makes no trip.
    if (merging.filter(({ to }) => to === cell).length < 2) merging.push({ from: cell, to: cell });
  }
  const slides = trips.filter(({ merged }) => !merged).map(({ from, to }) => ({ from, to }));
  return { slides, merging, merges, spawned };
}

export function planUndo(move: Move): UndoPlan {
  const { slides, merging, merges, spawned } = planMove(move);
  const values = new Map(merges.map(({ cell, value }) => [cell, value / 2]));
  return {
    slides: slides.map(backwards),
    splits: merges.map(({ cell }) => cell),
    halves: merging.map((slide) => ({ ...backwards(slide), value: values.get(slide.to) ?? 0 })),
    spawned,
  };
}

/** The rank of a tile: 1 for 2, 11 for 2048. */
export function rankOf(value: number): number {
  return Math.log2(value);
}

/** How far a merged tile of this value swells: 1.1 for a 4, 1.25 from 512 on. */
export function popOf(value: number): number {
  const first = rankOf(4);
  const steps = rankOf(hardestPop) - first;
  return 1.1 + (0.15 * (rankOf(Math.min(value, hardestPop)) - first)) / steps;
}

function backwards({ from, to }: Slide): Slide {
  return { from: to, to: from };
}
