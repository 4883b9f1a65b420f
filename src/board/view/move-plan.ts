import type { Move, Tile } from '../../engine/index.js';
import { mergesOf } from '../../session/milestones.js';

/** One tile's path. `from` equals `to` for a tile that stands still while another merges into it. */
export interface Slide {
  from: number;
  to: number;
}

export interface MovePlan {
  slides: readonly Slide[];
  /** Tiles that merge away: each stays visible until it reaches the cell of the merge. */
  merging: readonly Slide[];
  merges: readonly Tile[];
}

export interface UndoPlan {
  slides: readonly Slide[];
  /** Cells whose tiles split again. */
  splits: readonly number[];
  /** Their halves, each going back to its cell. */
  halves: readonly (Slide & { value: number })[];
  /** The move's new tile, which disappears. */
  spawned: Tile;
}

/** The highest tile that pops harder than the one before it. */
const hardestPop = 512;

export function planMove(move: Pick<Move, 'trips'>): MovePlan {
  const { trips } = move;
  const merges = mergesOf(move);
  const merging = trips.filter(({ merged }) => merged).map(({ from, to }) => ({ from, to }));
  for (const { cell } of merges) {
    // A tile that was already there makes no trip.
    if (merging.filter(({ to }) => to === cell).length < 2) merging.push({ from: cell, to: cell });
  }
  const slides = trips.filter(({ merged }) => !merged).map(({ from, to }) => ({ from, to }));
  return { slides, merging, merges };
}

export function planUndo(move: Move): UndoPlan {
  const { slides, merging, merges } = planMove(move);
  const values = new Map(merges.map(({ cell, value }) => [cell, value / 2]));
  return {
    slides: slides.map(backwards),
    splits: merges.map(({ cell }) => cell),
    halves: merging.map((slide) => ({ ...backwards(slide), value: values.get(slide.to) ?? 0 })),
    spawned: move.spawned,
  };
}

/** A cell's distance from the first, for `translate`: 1em is the distance between neighbouring cells. */
export function offsetOf(cell: number, columns: number): string {
  return `${cell % columns}em ${Math.floor(cell / columns)}em`;
}

/** 1 for the tile 2, 11 for 2048. */
export function rankOf(value: number): number {
  return Math.log2(value);
}

/** How far a merged tile swells: 1.1 for a 4, 1.2 from 512 on, which the gap between two tiles still holds. */
export function popOf(value: number): number {
  const first = rankOf(4);
  const steps = rankOf(hardestPop) - first;
  return 1.1 + (0.1 * (rankOf(Math.min(value, hardestPop)) - first)) / steps;
}

function backwards({ from, to }: Slide): Slide {
  return { from: to, to: from };
}
