import type { Rules } from '../../engine/index.js';
import type { Actions } from '../actions.js';
import type { KeptGame } from '../core/kept-game.js';
import type { Safety } from '../core/record-store.js';
import type { AllTexts } from '../wording.js';
import type { Film } from './film.js';

/** A column by which the table can be sorted. */
export type Column = 'date' | 'score' | 'maxTile' | 'moves';

export interface ViewChoices {
  /** The pool that is shown; undefined for the first one. */
  readonly pool?: string;
  readonly column: Column;
  readonly isAscending: boolean;
  readonly showsAll: boolean;
  /** The film that is open. */
  readonly film?: Film | undefined;
}

/** Everything that the templates of the record book need. */
export interface BookModel {
  readonly texts: AllTexts;
  /** The newest first. */
  readonly games: readonly KeptGame[];
  /** The rules of the game on the board, whose pool is listed first. */
  readonly boardRules: Rules | undefined;
  readonly choices: ViewChoices;
  readonly actions: Actions;
  readonly choose: (choices: Partial<ViewChoices>) => void;
  readonly showAll: () => void;
  readonly toggleReplay: (game: KeptGame) => void;
  readonly safety: Safety;
}

/** `4 × 4`: columns and rows, from left to right in every script. */
export function formatSize({ columns, rows }: Pick<Rules, 'columns' | 'rows'>): string {
  return `\u2066${columns} × ${rows}\u2069`;
}
