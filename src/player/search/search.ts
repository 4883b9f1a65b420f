import type { Cells } from './cells.js';
import type { Outcome } from './outcomes.js';

export interface NewTiles {
  /** Rank of the likelier of 2 and 4. */
  readonly likelyRank: number;
  readonly rareRank: number;
  readonly rareChance: number;
}

export const newTilesOf = (fourChance: number): NewTiles =>
  fourChance > 0.5
    ? { likelyRank: 2, rareRank: 1, rareChance: 1 - fourChance }
    : { likelyRank: 1, rareRank: 2, rareChance: fourChance };

export interface Finding {
  /** Numbers of the directions that lead to it; several where the board is symmetric. */
  readonly directions: readonly number[];
  /**
   * Of the board after the slide: higher is better, 0 is lost. Only evaluations of one search can be compared;
   * `pointsToCome` turns them into points.
   */
  readonly evaluation: number;
  /** The board after the slide, in one form for all that are the same up to rotation and reflection. */
  readonly outcome: Cells;
}

/** A search for the best move, in short steps so that it can be spread over time. */
export interface Search {
  /** The number of the best direction so far, -1 if nothing can move. */
  readonly bestMove: number;
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

/** 5 after rounds of 100 and 500 boards: the next one will look at about 2,500. 10 after the first round. */
export function growthOf(boards: number, boardsBefore: number): number {
  return boardsBefore ? Math.max(2, boards / boardsBefore) : 10;
}

export interface Branch {
  /** Index of the board after the slide, among the outcomes of the search. */
  readonly outcome: number;
  readonly cell: number;
  readonly rank: number;
  /** Probability of the new tile after that slide. */
  readonly chance: number;
  /** The less likely of 2 and 4: it is searched one move less deep. */
  readonly isRare: boolean;
}

export function branchesOf(
  outcome: number,
  places: readonly number[],
  { likelyRank, rareRank, rareChance }: NewTiles,
): Branch[] {
  return places.flatMap((cell) =>
    [false, true].map((isRare) => ({
      outcome,
      cell,
      rank: isRare ? rareRank : likelyRank,
      chance: (isRare ? rareChance : 1 - rareChance) / places.length,
      isRare,
    })),
  );
}

export interface Explorer {
  readonly outcomes: readonly Outcome[];
  readonly newTiles: NewTiles;
  /** The empty cells that are tried for the new tile. */
  places(cells: Uint8Array): readonly number[];
  /** Evaluates an outcome as it stands. @param outcome its index */
  judge(outcome: number): number;
  /** Evaluates a branch by looking `depth` moves beyond its next one. */
  explore(branch: Branch, depth: number): number;
  /** The number of boards that the last `explore` looked at. */
  boardsExplored(): number;
}

export interface Effort {
  /** Boards to look at where 4 or 5 cells are empty. */
  readonly budget: number;
  /** For ratings: the search also runs where there is only one outcome to choose. */
  readonly wantsEvaluations?: boolean | undefined;
}

/** A round looks equally far beyond each outcome. */
interface Round {
  /** The evaluation of each outcome, times `exploredChance`. */
  readonly sums: readonly number[];
  /** Probability that the new tile is one of those explored: the first round with new tiles skips rare ones. */
  readonly exploredChance: number;
  readonly boards: number;
}

function judgeOutcomes(explorer: Explorer): Round {
  const sums = explorer.outcomes.map((_, outcome) => explorer.judge(outcome));
  return { sums, exploredChance: 1, boards: sums.length };
}

function* exploreBranches(
  explorer: Explorer,
  branches: readonly Branch[],
  depth: number,
): Generator<void, Round> {
  const sums = explorer.outcomes.map(() => 0);
  let exploredChance = 0;
  let boards = 0;
  for (const branch of branches) {
    const further = depth - (branch.isRare ? 2 : 1);
    if (further < 0) continue;
    (sums[branch.outcome] as number) += branch.chance * explorer.explore(branch, further);
    boards += explorer.boardsExplored();
    // The new tiles after each outcome have the same chances in all.
    if (branch.outcome === 0) exploredChance += branch.chance;
    yield;
  }
  return { sums, exploredChance, boards };
}

interface Latest {
  bestOutcome: number;
  evaluations: readonly number[];
}

/** Of equal outcomes, the one that was best before stays so. */
function update(latest: Latest, { sums, exploredChance }: Round): void {
  for (const [outcome, sum] of sums.entries()) {
    if (sum > (sums[latest.bestOutcome] as number)) latest.bestOutcome = outcome;
  }
  latest.evaluations = sums.map((sum) => sum / exploredChance);
}

/**
 * Looks one move deeper while that is expected to stay within the limit. Counts boards, not time, so that a position
 * has the same result on every machine.
 */
function* search(explorer: Explorer, limit: number, latest: Latest): Generator<void> {
  const { outcomes, newTiles } = explorer;
  let branches: readonly Branch[] | undefined;
  let round = judgeOutcomes(explorer);
  let boards = 0;
  let boardsBefore = 0;
  for (let depth = 1; ; depth++) {
    update(latest, round);
    boards += round.boards;
    const growth = growthOf(round.boards, boardsBefore);
    if (boards + round.boards * growth > limit || depth === MAX_DEPTH) return;
    yield;
    boardsBefore = round.boards;
    branches ??= outcomes.flatMap(({ cells }, outcome) =>
      branchesOf(outcome, explorer.places(cells), newTiles),
    );
    round = yield* exploreBranches(explorer, branches, depth);
  }
}

/** @param empty number of empty cells before the slides */
export function deepen(
  explorer: Explorer,
  { budget, wantsEvaluations }: Effort,
  empty: number,
): Search {
  const { outcomes } = explorer;
  const limit = budget * (SHARES[Math.min(empty, SHARES.length - 1)] as number);
  const latest: Latest = { bestOutcome: 0, evaluations: outcomes.map(() => 0) };
  const isNeeded = outcomes.length > (wantsEvaluations ? 0 : 1);
  const steps = isNeeded ? search(explorer, limit, latest) : undefined;
  return {
    get bestMove() {
      return outcomes[latest.bestOutcome]?.directions[0] ?? -1;
    },
    get findings() {
      const all = outcomes.map((outcome, index) => {
        const evaluation = latest.evaluations[index] as number;
        return { directions: outcome.directions, outcome, evaluation };
      });
      // Of equal ones, the one that was best in the round before goes first.
      const first = all.splice(latest.bestOutcome, 1);
      return [...first, ...all.sort((one, other) => other.evaluation - one.evaluation)];
    },
    step: () => steps?.next().done === false,
  };
}
