// @ts-check
// Written by scripts/docs.mjs: run `npm run docs`. How to translate it: translating.md
// 347 texts, 1808 words.
import { registerTranslation } from 'game-2048-element';

/** @type {import('game-2048-element').GameTranslation} */
const translation = {
  /** The tag of your language, such as `it` or `pt-BR`; its own name; the direction of its script, `ltr` or `rtl`. */
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  /* The game. The replay and the record book use some of these texts, too. */

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

  /* Hints with reasons. */

  /** `{loss}` against the best move is rounded and signed, "−1,100"; `{count}` chooses the form. */
  pointsLost: { one: 'about {loss} point', other: 'about {loss} points' },
  /** Names the best move; `{direction}`. */
  bestMove: 'Best move: {direction}.',
  /** Names the best move, and what speaks for it; `{direction}`, `{clauses}`: one or more `reason…` texts, all verbs of the move. */
  bestMoveReasons: 'Best move: {direction}. It {clauses}.',
  /** In place of `{clauses}`: those for the best move, and `{price}` against it. */
  reasonsAndPrice: '{clauses}, though it {price}',
  /** Against another move; `{direction}`, `{clauses}`, the first of which is `pointsLost`, here alone; and the same without. */
  reasonsOfMove: '{direction}: {clauses}.',
  reasonsAgainst: '{direction} {clauses}.',
  /** For another move all the same; `{direction}`, `{clauses}`. */
  reasonsInFavor: 'Still, {direction} {clauses}.',
  /** Between the last two clauses of such a sentence; `pair` joins the others. */
  clauseAnd: ' and ',
  /** The move makes `{count}` merges; `{best}` is the highest tile made, out of two of `{half}`. */
  reasonMerges: { one: 'merges two {half}s', other: 'makes {count} merges (up to {best})' },
  /** The move brings equal tiles together, `{count}` times; `{best}` is the highest of these tiles. */
  reasonPairs: {
    one: 'brings two {best}s together',
    other: 'lines up {count} pairs (up to {best}s)',
  },
  /** The move brings `{count}` pairs of equal tiles apart that touched; `{best}` is the highest of these tiles. */
  reasonParted: {
    one: 'separates two {best}s',
    other: 'separates {count} pairs of equal tiles (up to {best})',
  },
  /** After the slide `{count}` tiles touch their half; `{best}` is the highest, `{half}` its half. */
  reasonNearPairs: {
    one: 'leaves {best} beside {half}',
    other: 'leaves {count} tiles beside their half (up to {best})',
  },
  /** Where only the highest tiles of such merges and pairs tell two moves apart; `{best}`, `{half}` is its half. */
  reasonHighestMerge: 'merges two {half}s',
  reasonHighestPair: 'brings two {best}s together',
  reasonHighestParted: 'separates two {best}s',
  reasonNearPair: 'leaves {best} beside {half}',
  /** `{only}` of the next texts, where that speaks against a move; elsewhere it is empty, so its space stands here. */
  only: 'only ',
  reasonEmpty: { one: 'leaves {only}{count} cell free', other: 'leaves {only}{count} cells free' },
  /** `{count}` directions, 1 to 4, in which the tiles can move whatever the next tile is. */
  reasonOpen: {
    one: 'leaves {only}{count} direction you can count on',
    other: 'leaves {only}{count} directions you can count on',
  },
  reasonCornerKept: 'keeps {tile} in the corner',
  reasonCornerLost: 'moves {tile} out of the corner',
  reasonCornerReached: 'puts {tile} in the corner',
  /** A line along an edge, which holds the highest tile; `{line}` is one of the four below. */
  reasonRowOrdered: 'leaves {line} in order',
  reasonRowBroken: 'leaves {line} out of order',
  topLine: 'the top row',
  rightLine: 'the right column',
  bottomLine: 'the bottom row',
  leftLine: 'the left column',
  /** The game ends within `{count}` new tiles, 1 or 2, with this `{chance}`, "12%". */
  reasonStuckNext: {
    one: 'has a {chance} chance of ending the game with the next tile',
    other: 'has a {chance} chance of ending the game within {count} tiles',
  },
  /** The same where that is certain. */
  reasonEnds: {
    one: 'ends the game with the next tile',
    other: 'ends the game within {count} tiles',
  },
  /** A mean of `{count}` cells, rounded, also 0; `{moves}` moves later (a number), with sampled tiles. */
  reasonEmptyLater: {
    one: 'leaves {only}about {count} cell free {moves} moves later',
    other: 'leaves {only}about {count} cells free {moves} moves later',
  },
  /** With this `{chance}` the highest tile, `{tile}` or more, is then in a corner. */
  reasonCornerLater: 'has a {chance} chance of {tile} in a corner {moves} moves later',
  /** Where that chance is below 1 %. */
  reasonCornerLaterHardly: 'will not get {tile} into a corner soon',

  /* The replay. */

  /** The name of the board; `{columns}`, `{rows}`. */
  replayName: 'Replay of 2048, {columns} by {rows} board',
  /** The keys of the board, read after its name. */
  replayInstructions:
    'Left and right arrow keys step through the game, Space plays it. Home and End go to its ends, square brackets to its marks.',
  /** The name of the group of buttons. */
  playback: 'Playback',
  play: 'Play',
  pause: 'Pause',
  first: 'Go to the start',
  previous: 'Previous move',
  next: 'Next move',
  last: 'Go to the end',
  /** The name of the choice of speed, and its values. */
  speed: 'Speed',
  /** The speed while a whole game is shown, which follows from the game: in a list with "2/s". */
  speedOfGame: 'auto',
  /** `{count}` may be 0.5. */
  movesPerSecond: { one: '{count} move per second', other: '{count} moves per second' },
  copyLink: 'Copy link',
  download: 'Download',
  playOn: 'Play on from here',
  sameTiles: 'Play the same tiles',
  /** The name of the slider, and its value in words; `{move}`, `{moves}` (numbers), `{points}` (as in `points`), `{maxTile}`. */
  scrubber: 'Position in the game',
  scrubberValue: 'Move {move} of {moves}, {points}, highest tile {maxTile}',
  /** A move that merged nothing; `{move}` (its number), `{direction}`, the new tile: `{value}`, `{row}`, `{column}`. */
  sentenceReplayMoved: 'Move {move}, {direction}, new {value} in row {row}, column {column}.',
  /** A move that merged tiles into `{tiles}`; the rest as in `sentenceReplayMoved`. */
  sentenceReplayMerged:
    'Move {move}, {direction}, {tiles} made, new {value} in row {row}, column {column}.',
  sentenceReplayStart: 'Start of the game.',
  sentenceReplayEnd: 'End of the game.',
  /** An edit; `{value}`, `{row}`, `{column}`, `{score}`. */
  entryTile: 'Tile edited: {value} in row {row}, column {column}.',
  entryBoard: 'Board edited.',
  entryScore: 'Score edited: {score}.',
  entryGaveUp: 'Gave up.',
  sentenceNotCopied: 'It could not be copied.',
  /** The file cannot be fetched; its line is not a replay; a later version wrote it. */
  replayFailed: 'This replay cannot be shown.',
  replayDamaged: 'This replay is incomplete or damaged.',
  replayNewer: 'This replay was made by a newer version.',
  /** What is said if a review fails; its button is `review` of the game. */
  reviewFailed: 'The review failed.',
  noReview: 'Only games on 4 × 4 under the standard rules can be reviewed.',

  /* The review of a replay. */

  previousMistake: 'Previous mistake',
  nextMistake: 'Next mistake',
  /** The marks of moves. In all other texts a mistake is a move with any mark. */
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
  /** In a list of counts. */
  inaccuracies: { one: '{count} inaccuracy', other: '{count} inaccuracies' },
  mistakes: { one: '{count} mistake', other: '{count} mistakes' },
  blunders: { one: '{count} blunder', other: '{count} blunders' },
  /** The same under that number. */
  inaccuraciesLabel: { one: 'Inaccuracy', other: 'Inaccuracies' },
  mistakesLabel: { one: 'Mistake', other: 'Mistakes' },
  blundersLabel: { one: 'Blunder', other: 'Blunders' },
  tryAgain: 'Try again here',
  playedMove: 'Played: {direction}.',
  /** `{marks}` is a list of the three counts. */
  reviewMarks: '{marks}.',
  /** How lucky a game was, if at least half of all games were less lucky, and if more were luckier; `{share}`. */
  reviewLuck: 'Luckier than {share} of games.',
  reviewBadLuck: '{share} of games were luckier.',
  /** After it, if rows of `{count}` falls, two or more, name a move by which the largest tile left its corner. */
  reviewCorners: 'In {count} places, the graph falls as the largest tile leaves its corner.',
  /** The cost of a move: a share of the score that was expected, `{share}`, "12%". After the name of the mark. */
  reviewShareLost: '{share} of the expected score lost',
  /** The first sentence of a review: by what a game that is over was lost. `{causes}` is a list of the next four. */
  reviewLostBy: 'The game was lost through {causes}.',
  reviewBadMoveAt: 'a bad move at move {move}',
  reviewBadTileAt: 'a bad tile at move {move}',
  /** A move without a mark, alone or with the tile after it. */
  reviewMoveAt: '{direction} at move {move}',
  reviewMoveAndTileAt: '{direction} and a bad tile at move {move}',
  /** In its place, where nothing is clearly the cause: where that was, `{where}`, which is one of the next two. */
  reviewLost: 'The game was lost {where}.',
  reviewAtMove: 'at move {move}',
  reviewBetween: 'between moves {from} and {to}',
  /** What is seen of a move: the largest `{tile}`. */
  reviewCornerLeft: '{direction} moved {tile} out of the corner',
  /** After the sentence on a new 4 that cost much. */
  reviewRareTile: 'One new tile in ten is a 4.',
  /** In its place: nothing cost much for good. */
  reviewLostSlowly: 'The game was lost little by little.',
  /** In its place: the game reached 2048. */
  reviewWon: 'You won at move {move}.',
  /** In its place: the game is not over, and a good player would make so many points, `{score}`. */
  reviewGoesOn: 'The game is not over: a good player would still reach about {score} points.',
  /** The title of the row where the graph falls: through bad tiles, a single move without a mark, both, several of both, or through none of these. */
  reviewBadTiles: { one: 'A bad tile', other: '{count} bad tiles' },
  reviewMoveAndTile: '{direction} and a bad tile',
  reviewSlide: 'The graph falls',
  reviewOverrated: 'The computer had expected more',
  /** Said of the row of what that first sentence names. */
  reviewTurn: 'Here the game was lost',
  /** Where a moment is; `{move}`. */
  reviewAt: 'Move {move}',
  /**
   * What came of the marked move: the game ended `{count}` moves later, or with it; within so many moves it cost something,
   * or it did not.
   */
  reviewEnded: {
    one: 'The game ended a move later',
    other: 'The game ended {count} moves later',
  },
  reviewEndedAtOnce: 'It ended the game',
  reviewPunished: 'Punished within {count} moves',
  reviewSpared: 'You got away with it: the tiles were kind',
  /** The title of the last row. */
  reviewEnd: 'No move left',
  /** In place of the best move at the moment with which a review opens, whose row tells it when pressed. */
  reviewAsked: 'Can you see a better move? Its row below shows one.',
  /** Where a fall is that took more than one move. */
  reviewMoves: 'Moves {from} to {to}',
  /** Before the rows that are hidden at first; `{count}` rows are all. */
  reviewShowAll: 'Show all {count}',
  /** The title of the next texts, which are hidden at first. */
  reviewDetails: 'How this is counted',
  /** `{blunder}`, `{mistake}` and `{inaccuracy}` are shares in per cent, `{score}` is what is expected at the start. */
  reviewExplained:
    'The graph shows the final score that a good player would still reach from each position: about {score} points from the start. A blunder costs at least {blunder} of it, a mistake {mistake}, an inaccuracy {inaccuracy}. A move is marked only if games end sooner after it. A careful player, who looks a tile or two ahead, plays on hundreds of times after either move.',
  /** Where costs are shares: the game ended far below what was expected, or something cost more than its score. */
  reviewInShares:
    'This game ended far below that, so each loss is a percentage of the score expected just before it.',
  /** Why the button of the lesson has another number than there are marks. */
  reviewAskedExplained:
    'The lesson asks about the costliest of these. It asks about one of the last ten moves at most. If few are left, it adds good moves that you found.',
  reviewFallsExplained:
    'A line under the graph shows a lasting fall by a tenth of its height within ten moves that no marked move explains.',
  reviewLuckExplained: 'Luck compares each new tile with all that could have come.',
  /** What the graph shows, and what it shows once nothing can move. */
  reviewGraph: 'The final score a good player would still reach',
  reviewGraphOver: 'The game is over: no more points to reach',

  /* Games that were played on, in a review and a lesson. */

  /**
   * Where the computer has played on after two moves: games that end within `{moves}` moves. `{games}` is one of the next
   * three texts, and `{others}` a number, or `learnNoGame`. `{better}` is a direction or `learnBestMove`.
   */
  learnEnds: 'After {worse}, {games} games end within {moves} moves; after {better}, {others}.',
  /** `{count}` of `{all}` games, which are 100. */
  learnGames: '{count} of {all}',
  learnAllGames: 'all {all}',
  learnNoGame: 'none',

  /* Questions and lessons of a replay. */

  /** The button that starts a lesson, before and after the questions are known; `{count}` of them. */
  learnMistakes: 'Learn from your mistakes',
  learnMistakesCount: 'Learn from your mistakes · {count}',
  /** The same where a question is about a move that was found. */
  learnGameCount: 'Learn from this game · {count}',
  /** The button that goes back to the questions of a page. */
  learnQuestions: 'Questions ({count})',
  /** While no question is found yet, where the button will be. */
  learnLooking: 'Looking for a question …',
  /** There is nothing to ask. */
  learnNone: 'No single move clearly hurt your chances.',
  /** The computer could not be loaded, or has failed: there are no questions. */
  learnFailed: 'Answers cannot be judged right now, so the game is open to watch.',
  /** A link leads away from a question of the page; `{show}` is the name of that button. */
  learnLocked: 'Answer the question first, or press “{show}”.',
  /** The name of the group of a question and its buttons. */
  learnName: 'Question',
  /** The keys of the board during a question, read after its name. */
  learnInstructions:
    'Arrow keys answer. B reads the board, digits read its rows, R repeats the question.',
  /** A question about a position of a game, by its number `{move}`, and about a board without one. */
  learnMove: 'Move {move}. What would you play?',
  learnBest: 'Find the best move.',
  /** A question about a position of a game after which one move was clearly better, which was played. */
  learnOnlyMove: 'Move {move}. One move is clearly best, and you found it: find it again.',
  /** Announced after a question; `{tiles}` are the three largest. */
  learnTiles: 'Highest tiles: {tiles}.',
  /** The name of a step to a question, `{number}` of `{count}`; `{standing}` is one of the five below, about the question. */
  learnStep: 'Question {number} of {count}, {standing}',
  learnStepOpen: 'open',
  learnStepWrong: 'not right yet',
  learnStepFirst: 'right on the first try',
  learnStepLater: 'right, but not on the first try',
  learnStepShown: 'answer shown',
  learnShow: 'Show it',
  learnNext: 'Next',
  /** Announced after a right answer, and after the answer was shown; `{next}` is the name of that button. */
  learnGoOn: 'Press “{next}” to go on.',
  /** The button for the next question while that is looked for. */
  learnNextUnknown: 'Looking for another …',
  learnLeave: 'Back to the game',
  /** A right answer; it was also played in the game; and it was the best move. */
  learnRight: 'Yes: {direction}.',
  learnRightPlayed: 'Yes: {direction}, as you did.',
  learnRightBest: 'Yes: {direction}, as you did; it was the best move.',
  /** After a right answer that is not the best move, `{direction}`, where the games that are told hardly differ. */
  learnAsGood: 'It is about as good as {direction}.',
  /** A wrong answer, which is certainly worse than the best move, or likely so. */
  learnWrong: '{direction} is a mistake.',
  learnWorse: '{direction} is not as good.',
  learnPlayed: 'That is what you played.',
  /** At the end of the sentences about another answer; `{direction}`. */
  learnYouPlayed: 'You played {direction}.',
  /** After a wrong answer; `{show}` is the name of that button. */
  learnTryOn: 'Try another move, or press “{show}”.',
  /** For or against the move that was just named; `{clauses}` as in `bestMoveReasons`. */
  learnReasons: 'It {clauses}.',
  /**
   * What games that were played on have in common three moves later: two tiles of `{half}` have merged, a 2 or 4 is locked
   * in, or no cell is free. The values are those of `learnEnds`.
   */
  learnMergedLater:
    'Three moves after {better}, two {half}s have merged in {games} games; after {worse}, in {others}.',
  learnLockedLater:
    'Three moves after {worse}, a 2 or 4 is locked in between larger tiles in {games} games; after {better}, in {others}.',
  learnFullLater:
    'Three moves after {worse}, no cell is free in {games} games; after {better}, in {others}.',
  learnBestMove: 'the best move',
  /** Over moves that show what a move may lead to. */
  learnFollows: 'What may follow {direction}, with the same new tiles',
  learnResult: 'First try: {right} of {asked}',
  /** In the list at the end: a question, the viewer's answer, which may be right without being the best move, and that one. */
  learnTitle: 'Move {move}',
  learnYours: 'You: {direction}',
  learnYoursAsGood: 'You: {direction}, also correct',
  learnBestWas: 'Best: {direction}',
  /** Starts a round of those not right on the first try, shown ones too. */
  learnAgain: { one: 'Again: the one you missed', other: 'Again: the {count} you missed' },

  /* The record book. */

  /** The table's caption, and the name of the element. */
  recordsName: 'Your games',
  recordsEmpty:
    'No games yet. Finish one and it appears here: watch it again, learn from it, and see your best and your average.',

  /** The figures; `recordsWinShare` stands over a share in per cent, `recordsAverage` over the mean score of the last `{count}` games. */
  recordsGames: 'Played',
  recordsWinShare: 'Won',
  recordsAverage: { one: 'Average', other: 'Average of the last {count}' },
  /** Days in a row with a daily puzzle: now, and at most. */
  recordsStreak: 'Streak',
  recordsLongest: 'Max streak',

  /** Stands over the bars, one for each tile. */
  recordsBars: 'How often each highest tile was reached',
  recordsBar: { one: '{tile}: {count} game', other: '{tile}: {count} games' },

  /** After the name of the bar of the newest game, and beside its colour. */
  recordsLatest: 'your latest game',

  /** Below the figures: why some games of the list are not in them. `{marks}` are the marks of these games. */
  recordsUncounted: {
    one: '{count} game not counted: {marks}',
    other: '{count} games not counted: {marks}',
  },

  /** The name of the list of sizes and rules. The texts after it say what differs from the standard rules. */
  recordsPools: 'Size and rules',
  recordsWinTile: '{tile} wins',
  /** A rule: `{share}` of the new tiles, "10%", are fours. */
  recordsFours: '{share} fours',
  recordsStartTiles: { one: '{count} tile at the start', other: '{count} tiles at the start' },
  /** The rule that a won game cannot be played on. */
  recordsStops: 'ends when won',

  /** Heads of columns; `recordsTile` stands over the highest tile. */
  recordsDate: 'Date',
  recordsTile: 'Tile',
  recordsActions: 'Actions',
  recordsNoDate: 'no date',
  /** In place of the date for a daily puzzle; `{date}` is a day and a month, as "Nov 24". */
  recordsPuzzle: 'Puzzle of {date}',

  /** Marks of a game. They stand beside one game, and in `recordsUncounted` after several: best as a noun. */
  recordsBest: 'best',
  recordsAssisted: 'computer',
  recordsEdited: 'edited',
  recordsGaveUp: 'given up',
  /** For a daily puzzle that was played before, or was finished in another try. */
  recordsFurtherTry: 'another try',
  /** For a daily puzzle that was played too late for the streak. */
  recordsMadeUp: 'played late',

  /** Of 2 games or more. */
  recordsShowAll: { one: 'Show all', other: 'Show all {count}' },
  recordsDelete: 'Delete',
  recordsDeleteAll: { one: 'Delete all', other: 'Delete all {count}' },
  recordsLoad: 'Load',
  /** In place of `recordsLoad` where there are no games yet. */
  recordsLoadFile: 'Load games from a file',
  /** The name of the progress bar while games are read. */
  recordsReading: 'Reading the games',

  /** After an action of the player. */
  recordsAdded: { one: '{count} game added.', other: '{count} games added.' },
  recordsDoubles: {
    one: '{count} was there already.',
    other: '{count} were there already.',
  },
  recordsRefused: { one: '{count} line was not added:', other: '{count} lines were not added:' },
  /** One of them; `{line}` is its number. */
  recordsRefusedLine: 'Line {line} is not a game.',
  recordsDamagedLine: 'Line {line} is incomplete, or was changed.',
  recordsUnfinishedLine: 'Line {line}: this game is not over yet.',
  recordsTimeLine: 'Line {line}: there is no such date.',
  recordsFullLine: 'Line {line}: the book is full.',
  /** In place of the refused lines after the first few. */
  recordsMore: { one: 'and {count} more', other: 'and {count} more' },
  recordsDeleted: { one: '{count} game deleted.', other: '{count} games deleted.' },
  /** The games deleted last are back. */
  recordsUndone: 'Undone.',
  /** For a picture, for example. */
  recordsNoText: 'That is not a list of games.',
  recordsTooLong: 'That is too much at once: at most 10,000 lines and 8 MiB.',
  recordsNotStored: 'The games could not be stored. They are kept for this visit only.',
  /** In place of `recordsEmpty`, which could be wrong. */
  recordsUnread:
    "The games kept here can't be read just now. New ones are kept for this visit only.",
  /** Games without a storage key are gone when the page is left. */
  recordsVisit: 'The games are kept for this visit only.',
  recordsHereOnly: {
    one: '{count} game is in this browser alone: download it to keep it.',
    other: '{count} games are in this browser alone: download them to keep them.',
  },
};

registerTranslation(translation);
