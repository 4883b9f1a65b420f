import type { TextsLike } from './texts-like.js';

/** The texts of questions and lessons in `<game-2048-replay>`. They are loaded with the first. */
export type LearnTexts = TextsLike<typeof englishLearn>;

export const englishLearn = {
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
};
