/** The language of the main bundle, and the fallback of every other one. */
export const english = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr' as const,

  /** The board's name; `{columns}`, `{rows}`. */
  board: '2048, {columns} by {rows} board',
  /** The name of the table of the position, which only assistive technology reads. */
  position: 'Tiles on the board',
  /** Read after the board's name; short, since the help lists all keys. */
  instructions: 'Arrow keys move the tiles. Question mark lists all keys.',
  score: 'Score',
  best: 'Best',
  moves: 'Moves',

  /** The buttons; `autoplay` keeps its name while it runs. The names of the directions are also part of sentences. */
  new: 'New game',
  undo: 'Undo',
  hint: 'Hint',
  autoplay: 'Autoplay',
  help: 'Help',
  up: 'Up',
  right: 'Right',
  down: 'Down',
  left: 'Left',
  save: 'Save',
  load: 'Load',
  giveUp: 'Give up',
  share: 'Share',

  /** The answers on the cards over the board. */
  keep: 'Keep playing',
  /** Closes the end screen, so that the board can be seen. */
  showBoard: 'Show board',
  close: 'Close',
  /** Beside `new` or `giveUp`; it also stops a review, and the loading of games. */
  cancel: 'Cancel',
  /** Shows the finished game as a replay: with a review, or without where no game can be reviewed. */
  review: 'Review',
  watch: 'Watch replay',
  /** The name of that replay. */
  watched: 'Replay of the game',

  /** The titles of the cards, and what stands below them. */
  askNewGame: 'Start a new game?',
  askNewGameNote: 'The game in progress will end.',
  askGiveUp: 'Give up this game?',
  askGiveUpNote: 'It ends here.',
  /** A file that holds no game. */
  unreadable: 'This file does not contain a game.',
  won: 'You win!',
  /** Also of a game that was given up. */
  over: 'Game over',
  /** The result of a game; `{score}`, `{moves}` (as in `movesMade`), `{maxTile}`. */
  result: 'Score {score}, {moves}, highest tile {maxTile}',
  newBest: 'New best',
  /** `{count}` points; a line of its own. */
  shortOfBest: { one: '{count} short of your best', other: '{count} short of your best' },
  /** The first tile of this `{value}` in a game, for a moment in place of a label. */
  milestone: '{value}!',
  /** The first tile of this `{value}`, in a sentence and as a mark on a replay's slider. */
  firstTile: 'First {value}',

  /** The card with the text to copy, for when it can be neither shared nor copied. */
  shareTitle: 'Share your game',
  shareNote: 'Copy this text:',
  /** Shared, before a link: a won game, a best score, any other game. `{tile}`; `{points}` and `{moves}` as in `points` and `movesMade`. */
  shareWin: 'I made {tile} in {moves}: {points}.',
  shareBest: 'Highest tile {tile}. {points}, my best.',
  shareText: 'Highest tile {tile}. {points}.',
  copy: 'Copy',
  /** In place of a button's name for two seconds, once it has copied a text or a link. */
  copied: 'Copied ✓',

  /** Over a board that nobody has played on yet: for keys, with the focus and without, and for touch. */
  pillKeys: '← ↑ ↓ →: merge matching tiles',
  pillClick: 'Click, then ← ↑ ↓ →: merge matching tiles',
  pillTouch: 'Swipe: merge matching tiles',
  pillTap: 'Tap, then swipe: merge matching tiles',

  helpTitle: 'How to play',
  /** The rule in three sentences; `{winTile}`. */
  helpRule:
    'Slide all tiles in one direction; two equal tiles that meet become one. A new tile appears after each move. Make a {winTile} tile to win; the game ends when nothing can move.',
  helpSwipe: 'On a touch screen, swipe on the board.',
  helpKeys: 'Keys',
  /** The switch that shows the four direction buttons. */
  arrowButtons: 'Arrow buttons',
  /** The names that the keys have on a keyboard of this language. */
  arrowKeys: 'Arrow keys',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
  enterKey: 'Enter',
  escapeKey: 'Esc',
  keyMove: 'Move the tiles',
  keyUndo: 'Undo the last move',
  keyNew: 'Start a new game',
  keyHint: 'Show a hint',
  keyCell: 'Read cell by cell',
  keyRow: 'Read a row',
  keyColumn: 'Read a column',
  keyBoard: 'Read the board',
  keyPoints: 'Read score, best and highest tile',
  keyMoves: 'Read the possible moves',
  keyRepeat: 'Repeat the last announcement',
  keyHelp: 'Show this help',
  keyConfirm: 'Choose the first answer',
  keyClose: 'Close a message',

  /** Between the items of a list. */
  separator: ', ',
  /** Between the last two items of a list. */
  and: ' and ',
  /** Makes a sentence of a `{text}` that does not end in a mark. */
  sentence: '{text}.',
  /** Label and value of a tile, a cell and an edge, a direction and its points, two clauses; `{first}`, `{next}`. */
  pair: '{first}, {next}',
  /** Two sentences in a row; `{first}`, `{next}`. */
  sentences: '{first} {next}',
  points: { one: '{count} point', other: '{count} points' },
  movesMade: { one: '{count} move', other: '{count} moves' },

  /** `{tiles}` lists one for each merge, even equal ones: "8 and 8". */
  sentenceMerged: '{direction}: merged into {tiles}.',
  sentenceTile: '{value} in row {row}, column {column}.',
  sentenceNewTile: 'New {value} in row {row}, column {column}.',
  sentenceScore: 'Score {score}.',
  sentenceEmptyCells: { one: '{count} empty cell.', other: '{count} empty cells.' },
  sentenceBlocked: '{direction}: nothing moves.',
  sentenceNew: 'New game, {columns} by {rows}.',
  sentenceLoaded: 'Game loaded.',
  sentenceSaved: 'Game saved.',
  /** The text to share is on the clipboard. */
  sentenceShared: 'Copied to the clipboard.',
  sentenceUndone: 'Undone: {direction}.',
  /** A merge taken back: the tile of this `{value}` is two tiles of `{half}` again. */
  sentenceSplit: '{value} split back into {half} and {half}.',
  /** A new tile taken back; `{value}`, `{row}`, `{column}`. */
  sentenceRemoved: '{value} removed from row {row}, column {column}.',
  /** The game that a new one replaced is back. */
  sentenceRestored: 'Back to the previous game.',
  sentenceNothingToUndo: 'Nothing to undo.',
  /** On a page that sets `undo-limit`. */
  sentenceUndosLeft: 'Undos left: {count}.',
  sentenceNoUndosLeft: 'No undos left.',
  sentenceContinued: 'The game goes on.',
  /** Said after the title of an end screen or a question. */
  sentenceWonChoices: 'Press Enter to keep playing, Tab for the other choices.',
  sentenceOverChoices: 'Press Enter for a new game, Tab for the other choices.',
  sentenceQuestionChoices: 'Press Enter to confirm, Escape to cancel.',
  /** Said after the title of the help, and of any card that asks nothing. */
  sentenceCloseChoice: 'Press Escape to close.',
  /** Said after the rule of the help: the keys that matter most. */
  sentenceMainKeys:
    'Arrow keys move the tiles, B reads the board, H gives a hint, Control Z undoes, N starts a new game.',
  /** A card was closed, or a question was not confirmed; the focus is where it was before. */
  sentenceClosed: 'Closed.',
  sentenceCancelled: 'Cancelled.',
  sentenceHint: 'Hint: {direction}.',
  /** The end screen was closed, and the board can be seen. */
  sentenceBoard: 'Board.',
  sentenceNoPlayer: 'The computer player could not be loaded.',
  sentenceNoReplay: 'The replay could not be loaded.',
  sentencePlayed: {
    one: 'The computer made {count} move.',
    other: 'The computer made {count} moves.',
  },
  sentenceStanding: 'Score {score}, highest tile {maxTile}.',
  sentenceNothingYet: 'Nothing has happened yet.',
  /** Of a cell. */
  empty: 'empty',
  /** In place of `{count}` cells in a row, 2 or more, that are empty. */
  emptyCells: { one: '{count} empty cell', other: '{count} empty cells' },
  /** In place of the cells of a row or column that the board does not have. */
  offBoard: 'not on the board',
  readRow: 'Row {row}: {cells}.',
  readColumn: 'Column {column}: {cells}.',
  readPoints: 'Score {score}. Best {best}. Highest tile {maxTile}.',
  /** The possible `{moves}`: each a direction and, if it earns any, its `points`. */
  readMoves: 'Possible moves: {moves}.',
  /** In place of `{moves}` of the next text, where all four are possible. */
  readAllMoves: 'All four',
  /** In place of `readMoves` if none earns points; the number of `{moves}` chooses the form. */
  readNoneEarns: { one: '{moves}; it earns nothing.', other: '{moves}; none earns.' },
  readNoMoves: 'No move is possible.',
  /** The cell under the reading cursor when it first appears; `{value}` (or `empty`), `{row}`, `{column}`. */
  cell: '{value}, row {row}, column {column}',
  /** The cell after a step to another row; `{value}`, `{row}`. */
  cellInRow: '{value}, row {row}',
  /** The cell after a step to another column; `{value}`, `{column}`. */
  cellInColumn: '{value}, column {column}',
  topEdge: 'top edge',
  rightEdge: 'right edge',
  bottomEdge: 'bottom edge',
  leftEdge: 'left edge',
};
