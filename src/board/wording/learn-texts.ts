import type { TextsLike } from './texts-like.js';

/** The texts of questions and lessons in `<game-2048-replay>`. They are loaded with the first. */
export type LearnTexts = TextsLike<typeof englishLearn>;

export const englishLearn = {
  /** The button that starts a lesson, before and after the questions are known; `{count}` of them. */
  learnMistakes: 'Learn from your mistakes',
  learnMistakesCount: 'Learn from your mistakes · {count}',
  /** The button that goes back to the questions of a page. */
  learnQuestions: 'Questions ({count})',
  learnNone: 'There is no mistake to learn from.',
  /** The name of the group of a question and its buttons. */
  learnName: 'Question',
  /** The keys of the board during a question, read after its name. */
  learnInstructions:
    'Arrow keys answer. B reads the board, digits read its rows, R repeats the question.',
  /** A question about the next move of a game, by its number `{move}`, and about a board without one. */
  learnMove: 'Move {move}. What would you play?',
  learnBest: 'Find the best move.',
  /** Announced after a question; `{tiles}` are the three largest. */
  learnTiles: 'Largest tiles: {tiles}. B reads the board, 1 to 4 its rows.',
  /** The name of a step to a question, `{number}` of `{count}`; `{standing}` is one of the five below. */
  learnStep: 'Question {number} of {count}, {standing}',
  learnStepOpen: 'open',
  learnStepWrong: 'not right yet',
  learnStepFirst: 'right at the first try',
  learnStepLater: 'right, but not at the first try',
  learnStepShown: 'answer shown',
  learnShow: 'Show it',
  learnNext: 'Next',
  learnLeave: 'Back to the game',
  /** A right answer; it was also played in the game; and it was the best move. */
  learnRight: 'Yes: {direction}.',
  learnRightPlayed: 'Yes: {direction}, as you played.',
  learnRightBest: 'Yes: {direction}, as you played: your move was best.',
  /** What speaks for that move; `{clauses}` as in `bestMoveReasons`. */
  learnReasons: 'It {clauses}.',
  /** The best move, where another good one was the answer; `{direction}`, `{count}` points. */
  learnBetter: {
    one: '{direction} is still better, by about {count} point.',
    other: '{direction} is still better, by about {count} points.',
  },
  /** A wrong answer, and what speaks against it; `{direction}`, `{count}` points, `{clauses}`. */
  learnWrong: {
    one: '{direction} loses about {count} point.',
    other: '{direction} loses about {count} points.',
  },
  learnWrongReasons: {
    one: '{direction} loses about {count} point: it {clauses}.',
    other: '{direction} loses about {count} points: it {clauses}.',
  },
  learnPlayed: 'That is what you played.',
  /** Over moves that show what a move may lead to. */
  learnFollows: 'What may follow {direction}, with the same new tiles',
  learnResult: 'First try: {right} of {asked}',
  /** In the list at the end: a question, the viewer's answer and the best move. */
  learnTitle: 'Move {move}',
  learnYours: 'You: {direction}',
  learnBestWas: 'Best: {direction}',
  learnAgain: { one: 'Again: the one you missed', other: 'Again: the {count} you missed' },
};
