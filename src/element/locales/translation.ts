import type { Translation } from '@shoelace-style/localize';

/** What a move did, in the reader's language. */
export interface SpokenMove {
  /** One of `up`, `right`, `down`, `left`, translated. */
  direction: string;
  /** The values of the tiles that merges made. */
  merged: readonly string[];
  gained: string;
  tile: string;
  row: string;
  column: string;
  score: string;
}

/** Every text of the element. Arguments are strings: numbers already formatted, directions already translated. */
export interface GameTranslation extends Translation {
  /** The board's name. */
  board: (columns: string, rows: string) => string;
  /** How the board is played, read after its name. */
  instructions: string;
  score: string;
  best: string;
  moves: string;
  newGame: string;
  undo: string;
  hint: string;
  autoplay: string;
  directions: string;
  save: string;
  load: string;
  leave: string;
  up: string;
  right: string;
  down: string;
  left: string;
  keepPlaying: string;
  cancel: string;
  /** The question before a running game is given up. */
  askNewGame: string;
  won: string;
  over: string;
  /** A file that holds no game. */
  unreadable: string;
  result: (score: string, moves: string, tile: string) => string;
  moved: (move: SpokenMove) => string;
  blocked: (direction: string) => string;
  undone: (score: string) => string;
  started: (columns: string, rows: string) => string;
  loaded: (score: string, moves: string) => string;
  hinted: (direction: string) => string;
  /** The computer's moves, summed up. */
  played: (moves: string, score: string, tile: string) => string;
  /** A cell under the reading cursor; `content` is a tile's value or nothing. */
  cell: (row: string, column: string, content: string) => string;
}
