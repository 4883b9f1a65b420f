import type { MoveReview, Review } from '../../player/index.js';
import {
  comparisonText,
  lossText,
  roundPoints,
  type HintTexts,
} from '../../element/wording/reasons.js';
import { englishReview, type ReviewTexts } from '../../element/wording/review-texts.js';
import { englishTeacher, type TeacherTextName } from '../../element/wording/teacher-texts.js';
import type { Localizer } from '../../element/wording/localizer.js';
import type { Texts } from '../../element/wording/texts.js';
import { inARow } from '../../element/wording/sentences.js';
import { playerEnglish, type PlayerTextName } from '../wording/texts.js';

type Name = PlayerTextName | TeacherTextName | keyof ReviewTexts;
export type AllReviewTexts = Texts<Name> & HintTexts;

/** In English. They are loaded with the review. */
export const reviewEnglish = { ...playerEnglish, ...englishTeacher, ...englishReview };

/** The texts of a review, in the language of an element. */
export function reviewTexts(localizer: Localizer<PlayerTextName>): AllReviewTexts {
  return localizer.other<Name>(reviewEnglish);
}

/** A good player's points mean something in games that end within this factor of theirs. */
const nearPar = 2;

/** How a game went: its marks, its luck, and for a good game the points. */
export function summaryOf(texts: AllReviewTexts, review: Review): string {
  const { moves, luckierThan, reached, expected } = review;
  if (!moves.length) return '';
  // Nobody is luckier than all, or than none.
  const share = Math.min(Math.max(luckierThan, 0.01), 0.99);
  const luck = texts.text('reviewLuck', { share: texts.number(share, 'percent') });
  const isNearPar = reached * nearPar >= expected && reached <= expected * nearPar;
  return inARow(texts, [
    marksText(texts, review),
    luck,
    isNearPar ? pointsText(texts, review) : '',
  ]);
}

/** Where the game turned, as a link to that move; empty if nothing made a difference. */
export function turnOf(texts: AllReviewTexts, { turningPoints: [turn] }: Review): string {
  if (!turn) return '';
  return texts.text('reviewTurn', { move: turn.index, score: roundPoints(turn.value) });
}

const perMoves = 100;

function marksText(texts: AllReviewTexts, { moves, marks }: Review): string {
  const counted = [
    ['blunders', marks.blunder],
    ['mistakes', marks.mistake],
    ['inaccuracies', marks.inaccuracy],
  ] as const;
  const all = marks.blunder + marks.mistake + marks.inaccuracy;
  if (!all) return texts.text('reviewNoMarks');
  return texts.text('reviewMarks', {
    marks: counted.flatMap(([name, count]) => (count ? [texts.text(name, { count })] : [])),
    rate: Math.round((10 * perMoves * all) / moves.length) / 10,
    moves: perMoves,
  });
}

function pointsText(texts: AllReviewTexts, { byPlay, byLuck }: Review): string {
  const signed = (points: number) => texts.number(roundPoints(points), 'signed');
  return texts.text('reviewPoints', { byPlay: signed(byPlay), byLuck: signed(byLuck) });
}

/** A marked move: its number, its mark and what it costs, as a heading. */
export function headingOf(texts: AllReviewTexts, { index, mark, loss }: MoveReview): string {
  const name = mark ? [texts.text(mark)] : [];
  return [texts.number(index), ...name, lossText(texts, loss)].join(' · ');
}

/** What was played, what would have been best, and what tells them apart. */
export function remarkOn(texts: AllReviewTexts, { direction, ratings = [] }: MoveReview): string {
  const [best] = ratings;
  const rating = ratings.find((one) => one.direction === direction);
  // The heading has the loss.
  const played = rating && { ...rating, loss: null };
  const named = texts.text('playedMove', { direction: texts.text(direction) });
  return inARow(texts, [named, best ? comparisonText(texts, best, played) : '']);
}
