import type { Translation } from '@shoelace-style/localize';

/**
 * Every text of the element. `{name}` stands for what is filled in: a number, formatted for the language, or another of
 * these texts.
 */
export interface GameTranslation extends Translation {
  /** The board's name; `{columns}`, `{rows}`. */
  board: string;
  /** How the board is played, read after its name. */
  instructions: string;
  score: string;
  best: string;
  moves: string;
  /** The buttons; the names of the directions are also announced. */
  new: string;
  undo: string;
  hint: string;
  autoplay: string;
  up: string;
  left: string;
  down: string;
  right: string;
  save: string;
  load: string;
  leave: string;
  /** The answers on the screens over the board. */
  restart: string;
  keep: string;
  close: string;
  cancel: string;
  /** The question before a running game is given up. */
  askNewGame: string;
  /** A file that holds no game. */
  unreadable: string;
  won: string;
  over: string;
  /** The result of a game; `{score}`, `{moves}`, `{maxTile}`. */
  result: string;
  /** A move without a merge; `{direction}`, `{appeared}`. */
  moved: string;
  /** A move that merged; `{direction}`, `{tiles}`, `{gained}`, `{appeared}`. */
  merged: string;
  /** What joins the tiles of a list. */
  list: string;
  /** The new tile and the score; `{value}`, `{row}`, `{column}`, `{score}`. */
  appeared: string;
  /** A key that moves nothing; `{direction}`. */
  blocked: string;
  /** The sentence on a new game; `{columns}`, `{rows}`. */
  newTold: string;
  /** The sentence on a loaded game; `{score}`, `{moves}`. */
  loadTold: string;
  /** The sentence on a game that was saved as a file. */
  saved: string;
  /** The sentence on an undone move, or new game; `{score}`. */
  undoTold: string;
  /** The sentence on a game that goes on after the win. */
  keptTold: string;
  /** The sentence on a win; `{result}`. */
  wonTold: string;
  /** The sentence on any other end; `{result}`. */
  overTold: string;
  /** The computer's advice; `{direction}`. */
  hinted: string;
  /** The computer's moves, summed up; `{moves}`, `{score}`, `{maxTile}`. */
  played: string;
  /** A cell under the reading cursor; `{row}`, `{column}`, and a tile's `{value}` or `empty`. */
  cell: string;
  empty: string;
}
