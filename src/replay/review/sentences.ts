import type { MoveReview, Review } from '../../player/index.js';
import { lossText, reasonsText, type HintTexts } from '../../element/wording/reasons.js';
import { englishReview, type ReviewTexts } from '../../element/wording/review-texts.js';
import { englishTeacher, type TeacherTextName } from '../../element/wording/teacher-texts.js';
import type { Localizer, Texts } from '../../element/wording/texts.js';
import type { TextName } from '../../element/wording/translation.js';
import { english, inARow } from '../kit.js';
import type { PlayerTextName } from '../wording/texts.js';

type Name = TextName | TeacherTextName | keyof ReviewTexts;
export type AllReviewTexts = Texts<Name> & HintTexts;

/** In English. They are loaded with the review. */
export const reviewEnglish = { ...english, ...englishTeacher, ...englishReview };

/** The texts of a review, in the language of an element. */
export function reviewTexts(localizer: Localizer<PlayerTextName>): AllReviewTexts {
  return localizer.other<Name>(reviewEnglish);
}

/**
 * How a game went, in one sentence; empty if nothing in it made a difference. Points are rounded to two significant
 * digits.
 */
export function summaryOf(
  texts: AllReviewTexts,
  { byPlay, byLuck, turningPoints }: Pick<Review, 'byPlay' | 'byLuck' | 'turningPoints'>,
): string {
  const [turn] = turningPoints;
  if (!turn) return '';
  const play = pointsText(texts, byPlay);
  const luck = pointsText(texts, byLuck);
  const move = turn.index;
  if (byPlay > 0) {
    return byLuck > 0
      ? texts.text('reviewSummaryBoth', { wonByPlay: play, wonByLuck: luck, move })
      : texts.text('reviewSummarySkilled', { wonByPlay: play, lostByLuck: luck, move });
  }
  return byLuck > 0
    ? texts.text('reviewSummaryLucky', { lostByPlay: play, wonByLuck: luck, move })
    : texts.text('reviewSummary', { lostByPlay: play, lostByLuck: luck, move });
}

function pointsText(texts: AllReviewTexts, points: number): string {
  return texts.text('points', { count: Number(Math.abs(points).toPrecision(2)) });
}

/** A marked move: its number, its mark and what it costs, as a heading. */
export function headingOf(texts: AllReviewTexts, { index, mark, loss }: MoveReview): string {
  const name = mark ? [texts.text(mark)] : [];
  return [texts.number(index), ...name, lossText(texts, loss)].join(' · ');
}

/** What was played, what would have been best, and the reasons of both. */
export function remarkOn(
  texts: AllReviewTexts,
  { direction, best, ratings = [] }: MoveReview,
): string {
  const both = [best, direction].flatMap(
    (one) => ratings.find((rating) => rating.direction === one) ?? [],
  );
  const played = texts.text('playedMove', { direction: texts.text(direction) });
  return inARow(texts, [played, reasonsText(texts, both)]);
}
