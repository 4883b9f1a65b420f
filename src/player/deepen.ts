import type { Search } from './search.js';

/**
 * Share of the budget for a board by its number of empty cells; the last one holds for all higher
 * numbers. Full boards get most: that is where games are lost.
 */
const SHARES: readonly number[] = [5, 5, 2.5, 2.5, 1, 1, 0.3, 0.3, 0.1];

const MAX_DEPTH = 20;

/** A move and a new tile after it. */
export interface Branch {
  readonly move: number;
  /** Probability of the new tile after that move. */
  readonly chance: number;
  /** Whether the new tile is the less likely of 2 and 4: it is searched one move less deep. */
  readonly rare: boolean;
}

/** How to look at boards of one kind. */
export interface Explorer<Place extends Branch> {
  /** The possible directions. */
  readonly moves: readonly number[];
  readonly branches: readonly Place[];
  /** The value of a move, looking no further. */
  judge(move: number): number;
  /** The value of a branch, looking `depth` moves beyond its next one. */
  explore(branch: Place, depth: number): number;
  /** The number of boards that the last `explore` looked at. */
  count(): number;
}

/**
 * Looks one move deeper as long as that is expected to stay within the budget. It counts boards, not
 * time, so that a position has the same answer on every machine.
 *
 * @param budget boards to look at where 4 or 5 cells are empty
 * @param empty number of empty cells
 */
export function deepen<Place extends Branch>(
  explorer: Explorer<Place>,
  budget: number,
  empty: number,
): Search {
  const { moves, branches } = explorer;
  const limit = budget * (SHARES[Math.min(empty, SHARES.length - 1)] as number);
  const values = [0, 0, 0, 0];
  let best = moves[0] ?? -1;
  let depth = 0;
  let next = 0;
  // Boards in all rounds before this one, in the round before, and in this one.
  let [used, before, round] = [0, 0, 0];

  const finishRound = (): boolean => {
    for (const move of moves) if ((values[move] ?? 0) > (values[best] ?? 0)) best = move;
    values.fill(0);
    used += round;
    // How much one more move will widen the search is best estimated from the move before it.
    const growth = before ? Math.max(2, round / before) : 10;
    const goesOn = used + round * growth <= limit && depth < MAX_DEPTH;
    before = round;
    depth++;
    next = round = 0;
    return goesOn;
  };

  return {
    get best() {
      return best;
    },
    get boards() {
      return used + round;
    },
    step() {
      if (moves.length < 2) return false;
      if (depth === 0) {
        for (const move of moves) values[move] = explorer.judge(move);
        round = moves.length;
        return finishRound();
      }
      const branch = branches[next++];
      if (!branch) return finishRound();
      const { move, chance, rare } = branch;
      const further = depth - (rare ? 2 : 1);
      if (further >= 0) {
        (values[move] as number) += chance * explorer.explore(branch, further);
        round += explorer.count();
      }
      return true;
    },
  };
}
