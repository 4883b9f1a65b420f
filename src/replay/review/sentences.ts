import type { Mark, MoveReview, Review } from '../../player/index.js';
import type { Localizer } from '../../board/wording/localizer.js';
import {
  comparisonText,
  lossText,
  roundPoints,
  type HintTexts,
} from '../../board/wording/reasons.js';
import { englishReview, type ReviewTexts } from '../../board/wording/review-texts.js';
import { joinPhrases, joinSentences } from '../../board/wording/phrases.js';
import { englishTeacher, type TeacherTextName } from '../../board/wording/teacher-texts.js';
import type { Texts } from '../../board/wording/texts.js';
import type { AllTextName } from '../wording/sentences.js';
import { accuracyOf, lastMoves, shareLostPerMove, themeOf } from './ending.js';
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

/** The accuracy, the marks and the luck, as one sentence each, to be announced. */
export function summaryOf(texts: AllReviewTexts, review: Review): string {
  if (!review.moves.length) return '';
  const marks = countsOf(texts, review).map(([, text]) => text);
  return joinSentences(texts, [
    `${texts.text('accuracy')}: ${accuracyText(texts, review)}.`,
    texts.text('reviewMarks', { marks }),
    luckText(texts, review),
  ]);
}

export function accuracyText(texts: AllReviewTexts, { moves }: Review): string {
  return texts.number(accuracyOf(moves), 'percent');
}

/** How many there are of each mark, the worst first. */
export function countsOf(texts: AllReviewTexts, { marks }: Review): [mark: Mark, text: string][] {
  return [
    ['blunder', texts.text('blunders', { count: marks.blunder })],
    ['mistake', texts.text('mistakes', { count: marks.mistake })],
    ['inaccuracy', texts.text('inaccuracies', { count: marks.inaccuracy })],
  ];
}

export function luckText(texts: AllReviewTexts, { luckierThan }: Review): string {
  // Nobody is luckier than all, or than none.
  const share = Math.min(Math.max(luckierThan, 0.01), 0.99);
  const [, lucky] = luckNames.find(([least]) => luckierThan >= least) ?? luckNames[0];
  return texts.text('reviewLuck', {
    luck: texts.text(lucky),
    share: texts.number(share, 'percent'),
  });
}

/** How the figures are made, a paragraph each. */
export function explanationsOf(
  texts: AllReviewTexts,
  review: Review,
): { part: string; text: string }[] {
  const { moves, reached, expected } = review;
  const share = Number((100 * shareLostPerMove(moves)).toPrecision(2));
  const isComparable =
    reached * comparableFactor >= expected && reached <= expected * comparableFactor;
  return [
    { part: 'review-share', text: texts.text('reviewShare', { share }) },
    { part: 'review-points', text: texts.text('reviewExplained') },
    ...(isComparable ? [{ part: 'review-points', text: pointsText(texts, review) }] : []),
  ];
}

/** A place in the game that is worth a look. */
export interface Moment {
  /** Names of CSS parts. */
  readonly part: string;
  readonly mark?: Mark | undefined;
  readonly title: string;
  readonly note: string;
  /** Points won or lost, rounded and signed; empty for praise. */
  readonly change: string;
  /** All of it, for those who hear it. */
  readonly label: string;
  readonly position: number;
}

/** Words moments one after the other. */
class MomentList {
  readonly all: Moment[] = [];
  readonly #texts: AllReviewTexts;

  constructor(texts: AllReviewTexts) {
    this.#texts = texts;
  }

  at(position: number, count = 1): string {
    return this.#texts.text('reviewAt', { count, move: position });
  }

  add(
    part: string,
    [title, ...notes]: readonly [string, ...string[]],
    position: number,
    { change = 0, mark }: { change?: number; mark?: Mark | undefined } = {},
  ): void {
    const shown = change ? this.#texts.number(roundPoints(change), 'signed') : '';
    const spoken = change < 0 ? lossText(this.#texts, -change) : shown;
    const label = joinPhrases(this.#texts, [title, ...notes, spoken]);
    const note = notes.join(' · ');
    this.all.push({
      part: `review-link ${part}`,
      mark,
      title,
      note,
      change: shown,
      label,
      position,
    });
  }

  /** A row of a move: what was wrong with it, if that has a name, and why it is listed. */
  addMove(part: string, why: string, move: MoveReview): void {
    const theme = themeOf(move);
    const position = positionOf(move);
    const words = [why, this.at(position)] as const;
    this.add(part, theme ? [this.#texts.text(theme), ...words] : words, position, {
      change: -move.loss,
      mark: move.mark,
    });
  }
}

/** Where the game turned, the worst mistake, a sudden end, what to work at, and praise, each if there is one. */
export function momentsOf(texts: AllReviewTexts, findings: Findings): Moment[] {
  const { turn, worst, suddenEnd, themes, longestRun, review } = findings;
  const list = new MomentList(texts);
  const turned = turn?.cause === 'play' ? findings.at(positionOf(turn)) : undefined;
  const isWorst = turned !== undefined && turned === worst;
  if (turned) {
    const part = isWorst ? 'review-turn button-worst-mistake' : 'review-turn';
    list.addMove(part, texts.text('reviewTurnMove'), turned);
  } else if (turn) {
    const position = positionOfTurn(turn);
    list.add('review-turn', [texts.text('reviewTurnTile'), list.at(position)], position, turn);
  }
  if (worst && !isWorst) list.addMove('button-worst-mistake', texts.text('worstMistake'), worst);
  const isTurnSudden = suddenEnd && turn && turn.index >= suddenEnd.index;
  if (suddenEnd && !isTurnSudden) {
    const note = texts.text('reviewSuddenNote', { moves: lastMoves });
    const change = review.reached - suddenEnd.value;
    list.add('', [texts.text('reviewSudden'), note], positionOf(suddenEnd), { change });
  }
  for (const { name, count, loss, first } of themes) {
    // A single move that has a row already.
    if (count === 1 && (first === turned || first === worst)) continue;
    const position = positionOf(first);
    const words = [texts.text(name), list.at(position, count)] as const;
    list.add('', words, position, { change: -loss, mark: first.mark });
  }
  if (longestRun) {
    const { count, first } = longestRun;
    const position = positionOf(first);
    list.add('', [texts.text('reviewRun', { count }), list.at(position)], position);
  }
  return list.all;
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
