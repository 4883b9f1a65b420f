import type { CountedText } from './counted-text.js';
import type { ReplayTexts } from './replay-texts.js';
import type { ReviewTexts } from './review-texts.js';
import type { TeacherTexts } from './teacher-texts.js';

/** The language of a translation. */
export interface LanguageInfo {
  /** Its tag: `de`, `pt-BR`. */
  $code: string;
  /** Its own name, for a page's list of languages. */
  $name?: string;
  /** The direction of its script, for the page. */
  $dir?: 'ltr' | 'rtl';
  /** The version of the element that the translation is complete for; a page's own texts have none. */
  $version?: string;
}

/** The texts of `<game-2048>`. `{name}` is replaced by a value; numbers are formatted for the language. */
export interface GameTexts {
  /** The board's name; `{columns}`, `{rows}`. */
  board: string;
  /** The name of the table of the position, which only assistive technology reads. */
  position: string;
  /** How the board is played, read after its name; short, since the help lists all keys. */
  instructions: string;

  score: string;
  best: string;
  moves: string;

  /** The buttons. The names of the directions are also part of sentences. */
  new: string;
  undo: string;
  hint: string;
  autoplay: string;
  help: string;
  up: string;
  right: string;
  down: string;
  left: string;
  save: string;
  load: string;
  giveUp: string;
  share: string;

  /** The answers on the cards over the board. */
  restart: string;
  keep: string;
  /** Closes the end screen, so that the board can be seen. */
  showBoard: string;
  close: string;
  cancel: string;
  /** Shows the finished game as a replay. */
  watch: string;

  /** The titles of the cards, and what stands below them. */
  askNewGame: string;
  askNewGameNote: string;
  askGiveUp: string;
  askGiveUpNote: string;
  /** A file that holds no game. */
  unreadable: string;
  won: string;
  over: string;
  /** The result of a game; `{score}`, `{moves}` (as in `movesMade`), `{maxTile}`. */
  result: string;
  /** The name of a figure on the end screen; the others are `score` and `moves`. */
  highestTile: string;
  /** A mark on the end screen. */
  newBest: string;
  /** How far the result is from the best; `{count}` points. */
  shortOfBest: CountedText;
  /** The first tile of this `{value}` in a game, for a moment in place of a label. */
  milestone: string;

  /** The card with the text to copy, for when it can be neither shared nor copied. */
  shareTitle: string;
  shareNote: string;
  /** The text that is shared, without its link; `{points}` (as in `points`), `{maxTile}`, `{moves}` (as in `movesMade`). */
  shareText: string;

  /** How to play, over a board that nobody has played on yet: with a keyboard or mouse, and by touch. */
  pillKeys: string;
  pillTouch: string;

  helpTitle: string;
  /** The rule in three sentences; `{winTile}`. */
  helpRule: string;
  helpSwipe: string;
  /** The heading of the list of keys. */
  helpKeys: string;
  /** The switch that shows the four direction buttons. */
  arrowButtons: string;
  /** The names that the keys have on a keyboard of this language. */
  arrowKeys: string;
  shiftKey: string;
  controlKey: string;
  enterKey: string;
  escapeKey: string;
  /** What the keys do. */
  keyMove: string;
  keyUndo: string;
  keyNew: string;
  keyHint: string;
  keyCell: string;
  keyRow: string;
  keyColumn: string;
  keyBoard: string;
  keyPoints: string;
  keyMoves: string;
  keyRepeat: string;
  keyHelp: string;
  keyConfirm: string;
  keyClose: string;

  /** Between the items of a list. */
  separator: string;
  /** Between the last two items of a list. */
  and: string;
  /** Two sentences in a row; `{first}`, `{next}`. */
  sentences: string;
  points: CountedText;
  movesMade: CountedText;

  /** A move; `{direction}`. */
  sentenceMoved: string;
  /** A move that merged tiles, in brief; `{direction}`, `{gained}`. */
  sentenceEarned: string;
  /** A move that merged tiles; `{direction}`, the new `{tiles}`. */
  sentenceMerged: string;
  /** A tile and its position; `{value}`, `{row}`, `{column}`. */
  sentenceTile: string;
  /** The new tile of a move; `{value}`, `{row}`, `{column}`. */
  sentenceNewTile: string;
  /** The new `{score}`. */
  sentenceScore: string;
  sentenceEmptyCells: CountedText;
  /** A direction in which nothing moves; `{direction}`. */
  sentenceBlocked: string;
  /** A new game; `{columns}`, `{rows}`. */
  sentenceNew: string;
  sentenceLoaded: string;
  sentenceSaved: string;
  /** The text to share is on the clipboard. */
  sentenceShared: string;
  /** A move taken back; its `{direction}`. */
  sentenceUndone: string;
  /** A merge taken back: the tile of this `{value}` is two tiles of `{half}` again. */
  sentenceSplit: string;
  /** A new tile taken back; `{value}`, `{row}`, `{column}`. */
  sentenceRemoved: string;
  /** The game that a new one replaced is back. */
  sentenceRestored: string;
  sentenceNothingToUndo: string;
  /** The game goes on after the win. */
  sentenceContinued: string;
  sentenceWon: string;
  sentenceOver: string;
  /** The `{result}` of a game as a sentence. */
  sentenceResult: string;
  /** The result is a new best score. */
  sentenceNewBest: string;
  /** The first tile of this `{value}` in a game. */
  sentenceFirst: string;
  /** What can be done when the end screen or a question has opened, and how. */
  sentenceWonChoices: string;
  sentenceOverChoices: string;
  sentenceQuestionChoices: string;
  /** The help has opened. */
  sentenceHelp: string;
  /** The card with a text to copy has opened. */
  sentenceShare: string;
  /** How to close a card that asks nothing. */
  sentenceCloseChoice: string;
  /** The computer's advice; `{direction}`. */
  sentenceHint: string;
  /** The end screen was closed, and the board can be seen. */
  sentenceBoard: string;
  /** The computer player cannot be loaded. */
  sentenceNoPlayer: string;
  /** The computer's moves, summed up. */
  sentencePlayed: CountedText;
  /** Where the computer's game stands; `{score}`, `{maxTile}`. */
  sentenceStanding: string;
  /** There is no last sentence to repeat. */
  sentenceNothingYet: string;

  empty: string;
  /** In place of the cells of a row or column that the board does not have. */
  offBoard: string;
  /** A row and its `{cells}`; `{row}`. */
  readRow: string;
  /** A column and its `{cells}`; `{column}`. */
  readColumn: string;
  /** `{score}`, `{best}`, `{maxTile}`. */
  readPoints: string;
  /** The possible `{moves}`: as in `readMove`, or the bare direction if it earns nothing. */
  readMoves: string;
  /** A possible move that earns points; `{direction}`, `{points}`. */
  readMove: string;
  /** In place of the list of all four directions. */
  readAllMoves: string;
  /** The possible `{moves}` if none earns points; their number chooses the form. */
  readNoneEarns: CountedText;
  readNoMoves: string;
  /** The cell under the reading cursor when it first appears; `{value}` (or `empty`), `{row}`, `{column}`. */
  cell: string;
  /** The cell after a step to another row; `{value}`, `{row}`. */
  cellInRow: string;
  /** The cell after a step to another column; `{value}`, `{column}`. */
  cellInColumn: string;
  /** The cell where the board ends; `{value}`, `{edge}`. */
  cellAtEdge: string;
  topEdge: string;
  rightEdge: string;
  bottomEdge: string;
  leftEdge: string;

  /** A tile with a label from the page, as it is announced; `{label}`, `{value}`. */
  labelledTile: string;
}

/** All texts in one language, as a language's file holds them. */
export type GameTranslation = LanguageInfo & GameTexts & TeacherTexts & ReplayTexts & ReviewTexts;

/** Some texts in one language: omitted ones stay as they are, or are shown in English. */
export type PartialTranslation = Pick<GameTranslation, '$code'> & Partial<GameTranslation>;

/** The name of a text of `<game-2048>`. */
export type TextName = keyof GameTexts;
