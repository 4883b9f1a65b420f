import type { MoveReview, Review, TurningPoint } from '../../player/index.js';
import type { Localizer } from '../../board/wording/localizer.js';
import {
  comparisonText,
  lossText,
  roundPoints,
  type HintTexts,
} from '../../board/wording/reasons.js';
import { englishReview, type ReviewTexts } from '../../board/wording/review-texts.js';
import { joinSentences } from '../../board/wording/phrases.js';
import { englishTeacher, type TeacherTextName } from '../../board/wording/teacher-texts.js';
import type { Texts } from '../../board/wording/texts.js';
import type { AllTextName } from '../wording/sentences.js';
import { lastMoves, shareLostPerMove } from './ending.js';
import { positionOf, positionOfTurn, type Findings } from './findings.js';

type AllReviewTextName = AllTextName | TeacherTextName | keyof ReviewTexts;
export type AllReviewTexts = Texts<AllReviewTextName> & HintTexts;

export const reviewEnglish = { ...englishTeacher, ...englishReview };

export function reviewTexts(localizer: Localizer<AllTextName>): AllReviewTexts {
  return localizer.withTexts(reviewEnglish);
}

/** What luck is called, by the least share of games that were less lucky. */
const luckNames = [
  [0.9, 'veryLucky'],
  [0.6, 'lucky'],
  [0.4, 'averageLuck'],
  [0.1, 'unlucky'],
  [0, 'veryUnlucky'],
] as const;

/** Only a game that ends within this factor of a good player's points is compared with them. */
const comparableFactor = 2;

/** The marks, the luck, and how a good player's points compare. */
export function summaryOf(texts: AllReviewTexts, review: Review): string {
  const { moves, luckierThan, reached, expected } = review;
  if (!moves.length) return '';
  // Nobody is luckier than all, or than none.
  const share = Math.min(Math.max(luckierThan, 0.01), 0.99);
  const [, lucky] = luckNames.find(([least]) => luckierThan >= least) ?? luckNames[0];
  const luck = texts.text('reviewLuck', {
    luck: texts.text(lucky),
    share: texts.number(share, 'percent'),
  });
  const isComparable =
    reached * comparableFactor >= expected && reached <= expected * comparableFactor;
  return joinSentences(texts, [
    marksText(texts, review),
    luck,
    isComparable ? pointsText(texts, review) : '',
  ]);
}

/** Where the game turned, by the number of the position, and whether a move or a tile did it; empty without a turn. */
export function turnText(texts: AllReviewTexts, turn: TurningPoint | undefined): string {
  if (!turn) return '';
  return texts.text(turn.cause === 'play' ? 'reviewTurnMove' : 'reviewTurnTile', {
    move: positionOfTurn(turn),
    loss: lossText(texts, -turn.change),
  });
}

/** The share of the expected points that a move loses, in two digits; empty if nothing was lost. */
export function shareText(texts: AllReviewTexts, { moves }: Review): string {
  const share = Number((100 * shareLostPerMove(moves)).toPrecision(2));
  return share ? texts.text('reviewShare', { share }) : '';
}

export interface Pointer {
  readonly text: string;
  readonly position: number;
}

/** The costliest move, a sudden end, what to work at, and praise, each if there is one. */
export function pointersOf(texts: AllReviewTexts, findings: Findings): Pointer[] {
  const { costliest, suddenEnd, themes, longestRun } = findings;
  const lossOf = (points: number) => lossText(texts, points);
  return [
    costliest && {
      text: texts.text('reviewCostliest', {
        move: positionOf(costliest),
        loss: lossOf(-costliest.change),
      }),
      position: positionOf(costliest),
    },
    suddenEnd && {
      text: texts.text('reviewSudden', {
        moves: lastMoves,
        points: roundPoints(suddenEnd.value),
      }),
      position: positionOf(suddenEnd),
    },
    ...themes.map(({ name, count, loss, first }) => ({
      text: texts.text('reviewTheme', { theme: texts.text(name, { count }), loss: lossOf(loss) }),
      position: positionOf(first),
    })),
    longestRun && {
      text: texts.text('reviewRun', {
        count: longestRun.count,
        move: positionOf(longestRun.first),
      }),
      position: positionOf(longestRun.first),
    },
  ].flatMap((pointer) => pointer ?? []);
}

/** The marks are counted per this many moves, so that games of any length compare. */
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

/** A marked move: the number of its position, its mark and what it costs, as a heading. */
export function headingOf(texts: AllReviewTexts, move: MoveReview): string {
  const name = move.mark ? [texts.text(move.mark)] : [];
  return [texts.number(positionOf(move)), ...name, lossText(texts, move.loss)].join(' · ');
}

/** The move played and the best one, with what tells them apart. */
export function remarkText(texts: AllReviewTexts, { direction, ratings = [] }: MoveReview): string {
  const [best] = ratings;
  const rating = ratings.find((one) => one.direction === direction);
  // The loss is left out, since the heading has it.
  const played = rating && { ...rating, loss: null };
  const named = texts.text('playedMove', { direction: texts.text(direction) });
  return joinSentences(texts, [named, best ? comparisonText(texts, best, played) : '']);
}
