import type { RecordsTextName } from '../../words/records-texts.js';
import {
  figuresOf,
  furtherTries,
  streakOf,
  wasAbandoned,
  type Figures,
  type Streak,
} from '../core/figures.js';
import { bestGames, poolOf, type KeptGame } from '../core/kept-game.js';
import type { BookModel } from './book-model.js';

/** The games of one pool, and their statistics. */
export interface Shown {
  readonly pool: string;
  /** The newest first. */
  readonly games: readonly KeptGame[];
  readonly figures: Figures;
  readonly streak: Streak | undefined;
  /** The games to which each mark applies, in the order in which a row shows its marks. */
  readonly marks: readonly Mark[];
}

interface Mark {
  readonly name: RecordsTextName;
  readonly games: ReadonlySet<KeptGame>;
  /** Games with this mark count in no figure. */
  readonly isUncounted?: true;
}

/** The chosen pool, the board's own, or that of the newest game. */
export function shownOf(model: BookModel): Shown {
  const pool = shownPool(model);
  const games = model.games.filter((game) => poolOf(game) === pool);
  const streak = streakOf(games, Date.now());
  const those = (isMeant: (game: KeptGame) => boolean): Set<KeptGame> =>
    new Set(games.filter(isMeant));
  const marks: Mark[] = [
    { name: 'recordsBest', games: bestGames(games) },
    { name: 'recordsAssisted', games: those(({ assisted }) => assisted), isUncounted: true },
    { name: 'recordsEdited', games: those(({ edited }) => edited), isUncounted: true },
    { name: 'recordsFurtherTry', games: furtherTries(games), isUncounted: true },
    { name: 'recordsMadeUp', games: those(({ seed }) => streak?.madeUp.has(seed) ?? false) },
    { name: 'recordsGaveUp', games: those(wasAbandoned) },
  ];
  return { pool, games, figures: figuresOf(games), streak, marks };
}

function shownPool({ games, boardRules, choices }: BookModel): string {
  const used = new Set(games.map(poolOf));
  const own = boardRules && poolOf({ rules: boardRules });
  // The last game of the chosen pool may have been deleted.
  return [choices.pool, own].find((pool) => pool && used.has(pool)) ?? [...used][0] ?? '';
}
