import type { GameTranslation } from './translation.js';

/** The language of the main bundle, and what every other one falls back to. */
export const english: GameTranslation = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',
  board: (columns, rows) => `2048, ${columns} by ${rows} board`,
  instructions:
    'Arrow keys or W A S D move the tiles, Shift and arrow keys read the board, Control Z undoes.',
  score: 'Score',
  best: 'Best',
  moves: 'Moves',
  newGame: 'New game',
  undo: 'Undo',
  hint: 'Hint',
  autoplay: 'Autoplay',
  directions: 'Directions',
  save: 'Save',
  load: 'Load',
  leave: 'Leave',
  up: 'Up',
  right: 'Right',
  down: 'Down',
  left: 'Left',
  keepPlaying: 'Keep playing',
  cancel: 'Cancel',
  askNewGame: 'Start a new game?',
  won: 'You win!',
  over: 'Game over',
  unreadable: 'This file holds no game.',
  result: (score, moves, tile) => `Score ${score}, moves ${moves}, highest tile ${tile}`,
  moved: ({ direction, merged, gained, tile, row, column, score }) =>
    `${direction}${merged.length ? `: merged ${merged.join(', ')}, ${gained} points` : ''}. ` +
    `New ${tile} in row ${row}, column ${column}. Score ${score}.`,
  blocked: (direction) => `${direction}: nothing moves.`,
  undone: (score) => `Undone. Score ${score}.`,
  started: (columns, rows) => `New game, ${columns} by ${rows}.`,
  loaded: (score, moves) => `Game loaded. Score ${score}, moves ${moves}.`,
  hinted: (direction) => `Hint: ${direction}`,
  played: (moves, score, tile) =>
    `The computer made ${moves} moves. Score ${score}, highest tile ${tile}.`,
  cell: (row, column, content) => `Row ${row}, column ${column}: ${content || 'empty'}`,
};
