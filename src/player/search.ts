import type { Cells } from './cells.js';
import type { Outcome } from './outcomes.js';

export interface NewTiles {
  /** Rank of the likelier of 2 and 4. */
  readonly likely: number;
  /** Probability of the other. */
  readonly rareChance: number;
}

export const newTilesOf = (fourChance: number): NewTiles =>
  fourChance > 0.5
    ? { likely: 2, rareChance: 1 - fourChance }
    : { likely: 1, rareChance: fourChance };

export interface Finding {
  /** Numbers of the directions that lead to it; several where the board is symmetric. */
  readonly moves: readonly number[];
  /**
   * Of the board after the slide: higher is better, 0 is lost. Only the numbers of one search can be compared;
   * `pointsToCome` turns them into points.
   */
  readonly number: number;
  /** The board after the slide, in one form for all that are the same up to rotation and reflection. */
  readonly outcome: Cells;
}

/** A search for the best move, in short steps so that it can be spread over time. */
export interface Search {
  /** The number of a direction, -1 if there is none. */
  readonly best: number;
  /** Every legal slide, the best first. */
  readonly findings: readonly Finding[];
  /** @returns false when there is nothing left to do */
  step(): boolean;
}

/**
 * Share of the budget by a board's empty cells; the last one holds for all higher numbers. Full boards get most: that
 * is where games are lost.
 */
const SHARES: readonly number[] = [5, 5, 2.5, 2.5, 1, 1, 0.3, 0.3, 0.1];

const MAX_DEPTH = 20;

/** A slide and a new tile after it. */
export interface Branch {
  readonly outcome: number;
  readonly cell: number;
  readonly rank: number;
  /** Of the new tile after that slide. */
  readonly chance: number;
  /** Whether the new tile is the less likely of 2 and 4: it is searched one move less deep. */
  readonly rare: boolean;
}

/** @param places the cells where the tiles may come */
export function branchesOf(
  outcome: number,
  places: readonly number[],
  { likely, rareChance }: NewTiles,
): Branch[] {
  return places.flatMap((cell) =>
    [false, true].map((rare) => ({
      outcome,
      cell,
      rank: rare ? 3 - likely : likely,
      chance: (rare ? rareChance : 1 - rareChance) / places.length,
      rare,
    })),
  );
}

/** How boards of one size are searched. */
export interface Explorer {
  readonly outcomes: readonly Outcome[];
  readonly newTiles: NewTiles;
  /** The empty cells that are tried for the new tile. */
  places(cells: Uint8Array): readonly number[];
  judge(outcome: number): number;
  /** Looks `depth` moves beyond the branch's next one. */
  explore(branch: Branch, depth: number): number;
  /** Boards that the last `explore` looked at. */
  count(): number;
}

export interface Effort {
  /** Boards to look at where 4 or 5 cells are empty. */
  readonly budget: number;
  /** Whether to search even a single outcome, which is needless to choose a move. */
  readonly always?: boolean | undefined;
}

/** What the last complete round has found. */
interface Found {
  best: number;
  numbers: readonly number[];
}

/**
 * Looks one move deeper while that is expected to stay within the limit. Counts boards, not time, so that a position
 * has the same answer on every machine.
 */
function* search(explorer: Explorer, limit: number, found: Found): Generator<void> {
  const { outcomes, newTiles } = explorer;
  let branches: readonly Branch[] | undefined;
  let sums = outcomes.map((_, outcome) => explorer.judge(outcome));
  /** Probability that the new tile is one of those explored: the first round skips rare tiles. */
  let explored = 1;
  /** Boards in all rounds, in the round before, and in this one. */
  let used = 0;
  let before = 0;
  let round = outcomes.length;
  for (let depth = 1; ; depth++) {
    for (const [outcome, sum] of sums.entries()) {
      if (sum > (sums[found.best] as number)) found.best = outcome;
    }
    found.numbers = sums.map((sum) => sum / explored);
    used += round;
    // How much one more move widens the search is best estimated from the move before.
    const growth = before ? Math.max(2, round / before) : 10;
    if (used + round * growth > limit || depth === MAX_DEPTH) return;
    yield;
    before = round;
    round = explored = 0;
    sums = outcomes.map(() => 0);
    branches ??= outcomes.flatMap(({ cells }, outcome) =>
      branchesOf(outcome, explorer.places(cells), newTiles),
    );
    for (const branch of branches) {
      const further = depth - (branch.rare ? 2 : 1);
      if (further < 0) continue;
      (sums[branch.outcome] as number) += branch.chance * explorer.explore(branch, further);
      round += explorer.count();
      if (branch.outcome === 0) explored += branch.chance;
      yield;
    }
  }
}

/** @param empty number of empty cells before the slides */
export function deepen(explorer: Explorer, { budget, always }: Effort, empty: number): Search {
  const { outcomes } = explorer;
  const limit = budget * (SHARES[Math.min(empty, SHARES.length - 1)] as number);
  const found: Found = { best: 0, numbers: outcomes.map(() => 0) };
  const steps = outcomes.length < (always ? 1 : 2) ? undefined : search(explorer, limit, found);
  return {
    get best() {
      return outcomes[found.best]?.moves[0] ?? -1;
    },
    get findings() {
      const all = outcomes.map((outcome, nth) => ({
        ...{ moves: outcome.moves, outcome },
        number: found.numbers[nth] as number,
      }));
      // Of equal ones, the one that was best in the round before goes first.
      const first = all.splice(found.best, 1);
      return [...first, ...all.sort((one, other) => other.number - one.number)];
    },
    step: () => steps?.next().done === false,
  };
}
