import type { CountedText } from './counted-text.js';

/** The texts of hints with values and reasons. They are loaded with the first such hint. */
export interface TeacherTexts {
  /** What a move loses against the best one; `{loss}` is a signed number, `{count}` chooses the form. */
  pointsLost: CountedText;
  /** Names the best move; `{direction}`. */
  bestMove: string;
  /** What speaks for or against a move; `{direction}`, `{clauses}`: one or more of the `reason…` texts. */
  reasonsOfMove: string;
  /** Between the clauses of such a sentence. */
  clauseSeparator: string;
  /** Between its last two clauses. */
  clauseAnd: string;
  /** The move makes `{count}` merges; `{best}` is the highest tile made. */
  reasonMerges: CountedText;
  /** The move makes no merges, and another one does. */
  reasonNoMerges: string;
  /** `{count}` cells are empty after the slide. */
  reasonEmpty: CountedText;
  /** The highest `{tile}` stays in its corner. */
  reasonCornerKept: string;
  /** The highest `{tile}` leaves its corner. */
  reasonCornerLost: string;
  /** The row of the highest tile stays sorted. */
  reasonRowOrdered: string;
  /** The row of the highest tile is no longer sorted. */
  reasonRowBroken: string;
  /** The next tile ends the game with this `{chance}`, in per cent. */
  reasonStuckNext: string;
}

/** The name of one of them. */
export type TeacherTextName = keyof TeacherTexts;

/** In English, the fallback of every other language. */
export const englishTeacher: TeacherTexts = {
  pointsLost: { one: '{loss} point', other: '{loss} points' },
  bestMove: 'Best move: {direction}.',
  reasonsOfMove: '{direction} {clauses}.',
  clauseSeparator: ', ',
  clauseAnd: ' and ',
  reasonMerges: { one: 'merges into {best}', other: 'makes {count} merges, the highest {best}' },
  reasonNoMerges: 'merges nothing',
  reasonEmpty: { one: 'leaves {count} cell free', other: 'leaves {count} cells free' },
  reasonCornerKept: 'keeps {tile} in the corner',
  reasonCornerLost: 'moves {tile} out of the corner',
  reasonRowOrdered: 'keeps the row in order',
  reasonRowBroken: 'breaks the order of the row',
  reasonStuckNext: 'has a {chance} chance of ending the game',
};
