import type { Rules } from '../../engine/index.js';
import type { Actions } from '../actions.js';
import type { Row } from '../core/row.js';
import type { AllTexts } from '../wording.js';

/** What the table is sorted by. */
export type Column = 'date' | 'score' | 'maxTile' | 'moves' | 'size';

/** What the viewer has chosen to see. */
export interface Choices {
  /** Of the figures; undefined for the board's own. */
  pool?: string;
  column: Column;
  isAscending: boolean;
  isWhole: boolean;
  /** The row that is watched. */
  watched?: Row | undefined;
}

/** What the templates show. */
export interface BookView {
  readonly texts: AllTexts;
  readonly rows: readonly Row[];
  /** Those of the game on the board. */
  readonly ownRules: Rules | undefined;
  readonly choices: Choices;
  readonly actions: Actions;
  readonly choose: (choices: Partial<Choices>) => void;
  readonly watch: (row: Row) => void;
  /** Whether games outlive the visit. */
  readonly isStored: boolean;
  readonly problem: string | undefined;
  readonly board: Element | undefined;
}
