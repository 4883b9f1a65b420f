import type { Outcome } from './outcomes.js';
import type { Finding, NewTiles, Search } from './search.js';

/**
 * Share of the budget for a board by its number of empty cells; the last one holds for all higher
 * numbers. Full boards get most: that is where games are lost.
 */
const SHARES: readonly number[] = [5, 5, 2.5, 2.5, 1, 1, 0.3, 0.3, 0.1];

const MAX_DEPTH = 20;

/** A slide and a new tile after it. */
export interface Branch {
  /** Index of the slide's outcome. */
  readonly outcome: number;
  readonly cell: number;
  readonly rank: number;
  /** Probability of the new tile after that slide. */
  readonly chance: number;
  /** Whether the new tile is the less likely of 2 and 4: it is searched one move less deep. */
  readonly rare: boolean;
}

/** All new tiles after a slide. @param places the cells where they may come */
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

/** How to look at boards of one kind. */
export interface Explorer {
  readonly outcomes: readonly Outcome[];
  readonly newTiles: NewTiles;
  /** The empty cells that are tried for the new tile. */
  places(cells: Uint8Array): readonly number[];
  /** The number of an outcome, looking no further. */
  judge(outcome: number): number;
  /** The number of a branch, looking `depth` moves beyond its next one. */
  explore(branch: Branch, depth: number): number;
  /** The number of boards that the last `explore` looked at. */
  count(): number;
}

/** How far a search goes. */
export interface Effort {
  /** Boards to look at where 4 or 5 cells are empty. */
  readonly budget: number;
  /** Whether a board with a single outcome is searched, too: to choose a move, it need not be. */
  readonly always?: boolean | undefined;
}

/**
 * Looks one move deeper as long as that is expected to stay within the budget. It counts boards, not
 * time, so that a position has the same answer on every machine.
 */
export class Deepening implements Search {
  readonly #explorer: Explorer;
  readonly #limit: number;
  readonly #always: boolean;
  #branches: readonly Branch[] | undefined;
  /** What the outcomes are worth by the last round, and by this one so far. */
  #numbers: readonly number[];
  readonly #sums: number[];
  /**
   * Probability that the new tile is one of those explored in this round: the first one skips rare
   * tiles.
   */
  #explored = 1;
  #best = 0;
  #depth = 0;
  #next = 0;
  /** Boards in all rounds before this one, in the round before, and in this one. */
  #used = 0;
  #before = 0;
  #round = 0;

  /** @param empty number of empty cells before the slides */
  constructor(explorer: Explorer, { budget, always = false }: Effort, empty: number) {
    this.#explorer = explorer;
    this.#always = always;
    this.#limit = budget * (SHARES[Math.min(empty, SHARES.length - 1)] as number);
    this.#sums = explorer.outcomes.map(() => 0);
    this.#numbers = this.#sums;
  }

  get best(): number {
    return this.#explorer.outcomes[this.#best]?.moves[0] ?? -1;
  }

  get findings(): Finding[] {
    const found = this.#explorer.outcomes.map(({ moves }, outcome) => ({
      moves,
      number: this.#numbers[outcome] as number,
    }));
    // Of equal ones, the one that was best in the round before goes first.
    const first = found.splice(this.#best, 1);
    return [...first, ...found.sort((one, other) => other.number - one.number)];
  }

  step(): boolean {
    const { outcomes, newTiles } = this.#explorer;
    if (outcomes.length < (this.#always ? 1 : 2)) return false;
    if (this.#depth === 0) {
      for (const outcome of outcomes.keys()) this.#sums[outcome] = this.#explorer.judge(outcome);
      this.#round = outcomes.length;
      return this.#finishRound();
    }
    this.#branches ??= outcomes.flatMap(({ cells }, outcome) =>
      branchesOf(outcome, this.#explorer.places(cells), newTiles),
    );
    const branch = this.#branches[this.#next++];
    if (!branch) return this.#finishRound();
    this.#explore(branch);
    return true;
  }

  #explore(branch: Branch): void {
    const { outcome, chance, rare } = branch;
    const further = this.#depth - (rare ? 2 : 1);
    if (further < 0) return;
    (this.#sums[outcome] as number) += chance * this.#explorer.explore(branch, further);
    this.#round += this.#explorer.count();
    if (outcome === 0) this.#explored += chance;
  }

  /** @returns whether another round is expected to stay within the budget */
  #finishRound(): boolean {
    const round = this.#round;
    for (const [outcome, sum] of this.#sums.entries()) {
      if (sum > (this.#sums[this.#best] as number)) this.#best = outcome;
    }
    this.#numbers = this.#sums.map((sum) => sum / this.#explored);
    this.#sums.fill(0);
    this.#used += round;
    // How much one more move will widen the search is best estimated from the move before it.
    const growth = this.#before ? Math.max(2, round / this.#before) : 10;
    this.#before = round;
    this.#depth++;
    this.#next = this.#round = this.#explored = 0;
    return this.#used + round * growth <= this.#limit && this.#depth < MAX_DEPTH;
  }
}
