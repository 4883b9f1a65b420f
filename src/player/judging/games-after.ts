import type { Direction } from '../../engine/index.js';
import { DIRECTIONS, type Situation } from '../search/cells.js';
import { outcomesOf } from '../search/outcomes.js';
import { GAMES_AT_ONCE, type GamesPlayed, type PlayedFrom } from './rollouts.js';
import type { PolicyName } from './rollout-results.js';

/** @returns (resolves) some games as far as asked; `null` once they are not wanted any more */
export type Play = (from: PlayedFrom) => Promise<GamesPlayed | null>;

/** The games after a move, as far as they have been played: a later question goes on from there. */
export class GamesAfter {
  readonly #cells: Uint8Array;
  readonly #fourChance: number;
  /** By policy: {@link GAMES_AT_ONCE} games each. */
  readonly #played = new Map<PolicyName, GamesPlayed[]>();

  /** @param cells the board after the slide, in the form that is one for all boards turned alike */
  constructor(cells: Uint8Array, fourChance: number) {
    this.#cells = cells;
    this.#fourChance = fourChance;
  }

  /**
   * Plays the first games by a policy, each as far as so many moves.
   * @returns (resolves) after how many moves each was over, or at least so many; `null` if `play` stops
   */
  async lengths(
    policy: PolicyName,
    count: number,
    mostMoves: number,
    play: Play,
  ): Promise<Uint8Array | null> {
    const played = this.#played.get(policy) ?? [];
    this.#played.set(policy, played);
    const lengths = new Uint8Array(count);
    for (let firstGame = 0; firstGame < count; firstGame += GAMES_AT_ONCE) {
      const nth = firstGame / GAMES_AT_ONCE;
      const before = played[nth];
      const isEnough = before && before.mostMoves >= mostMoves;
      const task = {
        cells: this.#cells,
        fourChance: this.#fourChance,
        policy,
        firstGame,
        mostMoves,
      };
      const games = isEnough ? before : await play({ ...task, before });
      if (!games) return null;
      played[nth] = games;
      lengths.set(games.lengths, firstGame);
    }
    return lengths;
  }
}

/** Moves whose games are remembered: all those of a review's checks, and of the questions after it. */
const MOST_REMEMBERED = 300;

const remembered = new Map<string, GamesAfter>();

/**
 * The games after each move of a position. They are the same for the same board, so that a move is not played on again
 * that was checked before.
 * @returns `undefined` for a move that is illegal
 */
export function gamesAfter(situation: Situation): (direction: Direction) => GamesAfter | undefined {
  const outcomes = outcomesOf(situation);
  const { fourChance } = situation;
  return (direction) => {
    const number = DIRECTIONS.indexOf(direction);
    const outcome = outcomes.find(({ directions }) => directions.includes(number));
    if (!outcome) return undefined;
    const key = `${outcome.cells.join(' ')} ${fourChance}`;
    const games = remembered.get(key) ?? new GamesAfter(outcome.cells, fourChance);
    // The ones asked for last are the last to be forgotten.
    remembered.delete(key);
    remembered.set(key, games);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return games;
  };
}
