import type { TextsLike } from './texts-like.js';

/** The texts of hints with values and reasons. They are loaded with the first such hint. */
export type TeacherTexts = TextsLike<typeof englishTeacher>;

/** The name of one of them. */
export type TeacherTextName = keyof TeacherTexts;

/** In English, the fallback of every other language. */
export const englishTeacher = {
  /** What a move loses against the best one; `{loss}` is a rounded, signed number, `{count}` chooses the form. */
  pointsLost: { one: 'about {loss} point', other: 'about {loss} points' },
  /** Names the best move; `{direction}`. */
  bestMove: 'Best move: {direction}.',
  /** Names the best move, and what speaks for it; `{direction}`, `{clauses}`: one or more of the `reason…` texts. */
  bestMoveReasons: 'Best move: {direction}. It {clauses}.',
  /** What another move loses, and what speaks against it; `{direction}`, `{clauses}`, also `pointsLost`. */
  reasonsOfMove: '{direction}: {clauses}.',
  /** Between the clauses of such a sentence. */
  clauseSeparator: ', ',
  /** Between its last two clauses. */
  clauseAnd: ' and ',
  /** The move makes `{count}` merges; `{best}` is the highest tile made. */
  reasonMerges: { one: 'merges into {best}', other: 'makes {count} merges, the highest {best}' },
  /** After the slide `{count}` pairs of equal tiles touch. */
  reasonPairs: {
    one: 'puts {count} pair of equal tiles side by side',
    other: 'puts {count} pairs of equal tiles side by side',
  },
  reasonEmpty: { one: 'leaves {count} cell free', other: 'leaves {count} cells free' },
  reasonCornerKept: 'keeps {tile} in the corner',
  reasonCornerLost: 'moves {tile} out of the corner',
  reasonRowOrdered: 'leaves the row of the highest tile in order',
  reasonRowBroken: 'leaves the row of the highest tile out of order',
  /** The next tile ends the game with this `{chance}`, in per cent. */
  reasonStuckNext: 'has a {chance} chance of ending the game',
  /** No fact about the board speaks for the move: only playing on shows that it is better. */
  reasonLater: 'pays off some moves later',
};
