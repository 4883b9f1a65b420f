/** The language of the main bundle, and the fallback of every other one. */
export const english = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr' as const,

  /** The board's name; `{columns}`, `{rows}`. */
  board: '2048, {columns} by {rows} board',
  /** The name of the table of the position, which only assistive technology reads. */
  position: 'Tiles on the board',
  /** How the board is played, read after its name; short, since the help lists all keys. */
  instructions: 'Arrow keys move the tiles. Question mark lists all keys.',

  score: 'Score',
  best: 'Best',
  moves: 'Moves',

  /** The buttons. The names of the directions are also part of sentences. */
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
  restart: 'New game',
  keep: 'Keep playing',
  /** Closes the end screen, so that the board can be seen. */
  showBoard: 'Show board',
  close: 'Close',
  cancel: 'Cancel',
  /** Shows the finished game as a replay. */
  watch: 'Watch it again',

  /** The titles of the cards, and what stands below them. */
  askNewGame: 'Start a new game?',
  askNewGameNote: 'The game in progress will end.',
  askGiveUp: 'Give up this game?',
  askGiveUpNote: 'It ends here.',
  /** A file that holds no game. */
  unreadable: 'This file does not contain a game.',
  won: 'You win!',
  over: 'Game over',
  /** The result of a game; `{score}`, `{moves}` (as in `movesMade`), `{maxTile}`. */
  result: 'Score {score}, {moves}, highest tile {maxTile}',
  /** The name of a figure on the end screen; the others are `score` and `moves`. */
  highestTile: 'Highest tile',
  /** A mark on the end screen. */
  newBest: 'New best',
  /** How far the result is from the best; `{count}` points. */
  shortOfBest: { one: '{count} short of your best', other: '{count} short of your best' },
  /** The first tile of this `{value}` in a game, for a moment in place of a label. */
  milestone: '{value}!',

  /** The card with the text to copy, for when it can be neither shared nor copied. */
  shareTitle: 'Share your game',
  shareNote: 'Copy this text:',
  /** What is shared, without its link: of a won game, a best score, any other game. `{tile}`; `{points}` and `{moves}` as above. */
  shareWin: 'I made {tile} in {moves}: {points}.',
  shareBest: 'Highest tile {tile}. {points}, my best.',
  shareText: 'Highest tile {tile}. {points}.',
  /** In place of a button's name for two seconds, once it has copied. */
  copied: 'Copied ✓',

  /** How to play, over a board that nobody has played on yet: with a keyboard or mouse, and by touch. */
  pillKeys: '← ↑ ↓ →: join equal tiles',
  pillClick: 'Click, then ← ↑ ↓ →',
  pillTouch: 'Swipe: join equal tiles',
  pillTap: 'Tap, then swipe',

  helpTitle: 'How to play',
  /** The rule in three sentences; `{winTile}`. */
  helpRule:
    'Slide all tiles in one direction; two equal tiles that meet become one. A new tile appears after each move. Make a {winTile} tile to win; the game ends when nothing can move.',
  helpSwipe: 'On a touch screen, swipe on the board.',
  /** The heading of the list of keys. */
  helpKeys: 'Keys',
  /** The switch that shows the four direction buttons. */
  arrowButtons: 'Arrow buttons',
  /** The names that the keys have on a keyboard of this language. */
  arrowKeys: 'Arrow keys',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
  enterKey: 'Enter',
  escapeKey: 'Esc',
  /** What the keys do. */
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
  /** Two sentences in a row; `{first}`, `{next}`. */
  sentences: '{first} {next}',
  points: { one: '{count} point', other: '{count} points' },
  movesMade: { one: '{count} move', other: '{count} moves' },

  /** A move; `{direction}`. */
  sentenceMoved: '{direction}.',
  /** A move that merged tiles, in brief; `{direction}`, `{gained}`. */
  sentenceEarned: '{direction}, {gained}.',
  /** A move that merged tiles; `{direction}`, the new `{tiles}`. */
  sentenceMerged: '{direction}: merged into {tiles}.',
  /** A tile and its position; `{value}`, `{row}`, `{column}`. */
  sentenceTile: '{value} at row {row}, column {column}.',
  /** The new tile of a move; `{value}`, `{row}`, `{column}`. */
  sentenceNewTile: 'New {value} at row {row}, column {column}.',
  /** The new `{score}`. */
  sentenceScore: 'Score {score}.',
  sentenceEmptyCells: { one: '{count} empty cell.', other: '{count} empty cells.' },
  /** A direction in which nothing moves; `{direction}`. */
  sentenceBlocked: '{direction}: nothing moves.',
  /** A new game; `{columns}`, `{rows}`. */
  sentenceNew: 'New game, {columns} by {rows}.',
  sentenceLoaded: 'Game loaded.',
  sentenceSaved: 'Game saved.',
  /** The text to share is on the clipboard. */
  sentenceShared: 'Copied to the clipboard.',
  /** A move taken back; its `{direction}`. */
  sentenceUndone: 'Undone: {direction}.',
  /** A merge taken back: the tile of this `{value}` is two tiles of `{half}` again. */
  sentenceSplit: '{value} split back into {half} and {half}.',
  /** A new tile taken back; `{value}`, `{row}`, `{column}`. */
  sentenceRemoved: '{value} removed from row {row}, column {column}.',
  /** The game that a new one replaced is back. */
  sentenceRestored: 'Back to the previous game.',
  sentenceNothingToUndo: 'Nothing to undo.',
  /** The game goes on after the win. */
  sentenceContinued: 'The game goes on.',
  sentenceWon: 'You win!',
  sentenceOver: 'Game over.',
  /** The `{result}` of a game as a sentence. */
  sentenceResult: '{result}.',
  /** The result is a new best score. */
  sentenceNewBest: 'New best.',
  /** The first tile of this `{value}` in a game. */
  sentenceFirst: 'First {value}.',
  /** What can be done when the end screen or a question has opened, and how. */
  sentenceWonChoices: 'Press Enter to keep playing, Tab for the other choices.',
  sentenceOverChoices: 'Press Enter for a new game, Tab for the other choices.',
  sentenceQuestionChoices: 'Press Enter to confirm, Escape to cancel.',
  /** The help has opened. */
  sentenceHelp: 'How to play.',
  /** The card with the text to copy has opened. */
  sentenceShare: 'Share your game.',
  /** How to close a card that asks nothing. */
  sentenceCloseChoice: 'Press Escape to close.',
  /** The computer's advice; `{direction}`. */
  sentenceHint: 'Hint: {direction}.',
  /** The end screen was closed, and the board can be seen. */
  sentenceBoard: 'Board.',
  /** The computer player cannot be loaded. */
  sentenceNoPlayer: 'The computer player could not be loaded.',
  /** The computer's moves, summed up. */
  sentencePlayed: {
    one: 'The computer made {count} move.',
    other: 'The computer made {count} moves.',
  },
  /** Where the computer's game stands; `{score}`, `{maxTile}`. */
  sentenceStanding: 'Score {score}, highest tile {maxTile}.',
  /** There is no last sentence to repeat. */
  sentenceNothingYet: 'Nothing has happened yet.',

  empty: 'empty',
  /** In place of the cells of a row or column that the board does not have. */
  offBoard: 'not on the board',
  /** A row and its `{cells}`; `{row}`. */
  readRow: 'Row {row}: {cells}.',
  /** A column and its `{cells}`; `{column}`. */
  readColumn: 'Column {column}: {cells}.',
  /** `{score}`, `{best}`, `{maxTile}`. */
  readPoints: 'Score {score}. Best {best}. Highest tile {maxTile}.',
  /** The possible `{moves}`: as in `readMove`, or the bare direction if it earns nothing. */
  readMoves: 'Possible moves: {moves}.',
  /** A possible move that earns points; `{direction}`, `{points}`. */
  readMove: '{direction} {points}',
  /** In place of the list of all four directions. */
  readAllMoves: 'All four',
  /** The possible `{moves}` if none earns points; their number chooses the form. */
  readNoneEarns: { one: '{moves}; it earns nothing.', other: '{moves}; none earns.' },
  readNoMoves: 'No move is possible.',
  /** The cell under the reading cursor when it first appears; `{value}` (or `empty`), `{row}`, `{column}`. */
  cell: '{value}, row {row}, column {column}',
  /** The cell after a step to another row; `{value}`, `{row}`. */
  cellInRow: '{value}, row {row}',
  /** The cell after a step to another column; `{value}`, `{column}`. */
  cellInColumn: '{value}, column {column}',
  /** The cell where the board ends; `{value}`, `{edge}`. */
  cellAtEdge: '{value}, {edge}',
  topEdge: 'top edge',
  rightEdge: 'right edge',
  bottomEdge: 'bottom edge',
  leftEdge: 'left edge',

  /** A tile with a label from the page, as it is announced; `{label}`, `{value}`. */
  labelledTile: '{label}, {value}',
};
