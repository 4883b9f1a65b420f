import type { Move, Tile } from '../../engine/index.js';
import { mergesOf } from '../../session/milestones.js';
import { rankOf } from './tile-rank.js';

/** From which cell to which a tile goes. They are equal for a tile that stands still while another merges into it. */
export interface TilePath {
  from: number;
  to: number;
}

export interface MovePlan {
  /** Tiles that slide and stay on the board. */
  slides: readonly TilePath[];
  /** Tiles that merge away. Each stays visible until it reaches the cell of the merge. */
  halves: readonly TilePath[];
  merged: readonly Tile[];
}

export interface UndoPlan {
  slides: readonly TilePath[];
  /** The halves of the tiles that split again, each on its way back to its cell. */
  halves: readonly (TilePath & { value: number })[];
  splitCells: readonly number[];
  spawned: Tile;
}

export function planMove(move: Pick<Move, 'trips'>): MovePlan {
  const { trips } = move;
  const merged = mergesOf(move);
  const halves = trips.filter((trip) => trip.merged).map(({ from, to }) => ({ from, to }));
  for (const { cell } of merged) {
    // A tile that was already there makes no trip.
    if (halves.filter(({ to }) => to === cell).length < 2) halves.push({ from: cell, to: cell });
  }
  const slides = trips.filter((trip) => !trip.merged).map(({ from, to }) => ({ from, to }));
  return { slides, halves, merged };
}

export function planUndo(move: Move): UndoPlan {
  const { slides, halves, merged } = planMove(move);
  const halfValues = new Map(merged.map(({ cell, value }) => [cell, value / 2]));
  return {
    slides: slides.map(backwards),
    halves: halves.map((path) => ({ ...backwards(path), value: halfValues.get(path.to) ?? 0 })),
    splitCells: merged.map(({ cell }) => cell),
    spawned: move.spawned,
  };
}

/** A cell's distance from the first, for `translate`. 1em is the distance between neighbouring cells. */
export function offsetOf(cell: number, columns: number): string {
  return `${cell % columns}em ${Math.floor(cell / columns)}em`;
}

/** The scales to which a merged 4 swells, and a 512 or a higher tile. Even the latter stays within the gap around it. */
const smallestPeak = 1.1;
const largestPeak = 1.2;
const largestPeakValue = 512;

/** The scale to which a merged tile swells before it settles. It grows evenly with the rank. */
export function mergePeak(value: number): number {
  const ranksAbove4 = rankOf(Math.min(value, largestPeakValue)) - rankOf(4);
  const allRanks = rankOf(largestPeakValue) - rankOf(4);
  return smallestPeak + ((largestPeak - smallestPeak) * ranksAbove4) / allRanks;
}

function backwards({ from, to }: TilePath): TilePath {
  return { from: to, to: from };
}
