import type { Mark, MoveReview, Rating, Reason } from '../../player/index.js';
import { MARKS } from '../../player/marks.js';
import type { Localizer } from '../../words/localizer.js';
import { comparisonText, lossText, roundPoints, type HintTexts } from '../../words/reasons.js';
import { englishReview, type ReviewTexts } from '../../words/review-texts.js';
import { joinPhrases, joinSentences } from '../../words/phrases.js';
import { englishTeacher, type TeacherTextName } from '../../words/teacher-texts.js';
import type { Texts } from '../../words/texts.js';
import type { AllTextName } from '../wording/sentences.js';
import { costOf, type Loss } from './costs.js';
import { dangerOf, outOf } from './danger.js';
import { themeOf } from './ending.js';
import { positionOf, positionOfTurn, type Findings } from './findings.js';

type AllReviewTextName = AllTextName | TeacherTextName | keyof ReviewTexts;
export type AllReviewTexts = Texts<AllReviewTextName> & HintTexts;

export const reviewEnglish = { ...englishTeacher, ...englishReview };

export function reviewTexts(localizer: Localizer<AllTextName>): AllReviewTexts {
  return localizer.withTexts(reviewEnglish);
}

/** The marks and the luck, to be announced. */
export function summaryOf(texts: AllReviewTexts, findings: Findings): string {
  const { review } = findings;
  if (!review.moves.length) return '';
  const { blunder, mistake, inaccuracy } = review.marks;
  const marks = [
    texts.text('blunders', { count: blunder }),
    texts.text('mistakes', { count: mistake }),
    texts.text('inaccuracies', { count: inaccuracy }),
  ];
  return joinSentences(texts, [texts.text('reviewMarks', { marks }), luckText(texts, findings)]);
}

/** Names of the counts of marks, the worst mark first. */
export const countLabels = {
  blunder: 'blundersLabel',
  mistake: 'mistakesLabel',
  inaccuracy: 'inaccuraciesLabel',
} as const satisfies Record<Mark, keyof ReviewTexts>;

/**
 * "Luckier than 80% of games.", or "95% of games were luckier."; what is usual, of a game that ended far below it: its
 * luck explains nothing.
 */
export function luckText(texts: AllReviewTexts, { review, isFarBelow }: Findings): string {
  const { luckierThan, expected } = review;
  if (isFarBelow) return texts.text('reviewFarBelow', { score: roundPoints(expected) });
  const isBad = luckierThan < 0.5;
  // No game is luckier than all others.
  const share = Math.min(isBad ? 1 - luckierThan : luckierThan, 0.99);
  return texts.text(isBad ? 'reviewBadLuck' : 'reviewLuck', {
    share: texts.number(share, 'percent'),
  });
}

/** Explains the figures, a paragraph each. */
export function explanationsOf(
  texts: AllReviewTexts,
  { isInPoints, isFarBelow }: Findings,
): string[] {
  const shares = Object.fromEntries(
    MARKS.map(([mark, share]) => [mark, texts.number(share, 'percent')]),
  );
  return [
    texts.text('reviewExplained', shares),
    ...(isInPoints ? [] : [texts.text('reviewInShares')]),
    ...(isFarBelow ? [] : [texts.text('reviewLuckExplained')]),
  ];
}

/** "Expected final score", or its name where costs are shares. */
export function graphText(texts: AllReviewTexts, { isInPoints }: Findings): string {
  return texts.text(isInPoints ? 'reviewGraph' : 'reviewGraphShares');
}

/** A value of that graph: "expected 24,800", or "81%" of what was expected at the start. */
export function expectationText(
  texts: AllReviewTexts,
  { isInPoints, review }: Findings,
  score: number,
): string {
  if (isInPoints) return texts.text('reviewExpected', { score });
  return texts.number(score / Math.max(1, review.expected), 'percent');
}

/** Where losses are shares, none is told as nothing or as all. */
function shareOf(losses: readonly Loss[]): number {
  return Math.min(Math.max(costOf(losses).share, 0.01), 0.99);
}

/** "−3,100", or "−81%" in a game whose points would say nothing; empty without losses. */
function shortCost(
  texts: AllReviewTexts,
  { isInPoints }: Findings,
  losses: readonly Loss[],
): string {
  if (losses.length === 0) return '';
  if (!isInPoints) return texts.number(-shareOf(losses), 'percent');
  return texts.number(-roundPoints(costOf(losses).points), 'signed');
}

/** "about −3,100 points", or "81% of the chances lost"; empty without losses. */
function costText(
  texts: AllReviewTexts,
  { isInPoints }: Findings,
  losses: readonly Loss[],
): string {
  if (losses.length === 0) return '';
  if (isInPoints) return lossText(texts, costOf(losses).points);
  return texts.text('reviewShareLost', { share: texts.number(shareOf(losses), 'percent') });
}

/** A place in the game that is worth a look. */
export interface Moment {
  /** Names of CSS parts. */
  readonly part: string;
  readonly mark?: Mark | undefined;
  readonly title: string;
  readonly note: string;
  /** "−3,100" or "−81%"; empty for praise, and where the loss is not certain. */
  readonly cost: string;
  /** Title, note and cost in words, for a screen reader. */
  readonly label: string;
  readonly position: number;
}

/** Words moments one after the other. */
class MomentList {
  readonly all: Moment[] = [];
  /** The moves that have a row of their own. */
  readonly #listed = new Set<MoveReview>();
  readonly #texts: AllReviewTexts;
  readonly #findings: Findings;

  constructor(texts: AllReviewTexts, findings: Findings) {
    this.#texts = texts;
    this.#findings = findings;
  }

  add(
    part: string,
    [title, ...notes]: readonly [string, ...string[]],
    position: number,
    { losses = [], mark }: { losses?: readonly Loss[]; mark?: Mark | undefined } = {},
  ): void {
    const [texts, findings] = [this.#texts, this.#findings];
    this.all.push({
      part: `review-link ${part}`.trim(),
      mark,
      title,
      note: notes.join(' · '),
      cost: shortCost(texts, findings, losses),
      label: joinPhrases(texts, [title, ...notes, costText(texts, findings, losses)]),
      position,
    });
  }

  /** A row of a move: what was wrong with it, if that has a name, and why it is listed. */
  addMove(part: string, why: string, move: MoveReview): void {
    const theme = themeOf(move);
    const words = [why, this.#texts.text('reviewAt', { move: move.index })] as const;
    this.add(part, theme ? [this.#texts.text(theme), ...words] : words, positionOf(move), {
      losses: [move],
      mark: move.mark,
    });
    this.#listed.add(move);
  }

  /** A row of the first of several alike moves, unless all of them have rows already. */
  addTheme({ name, moves }: Findings['themes'][number]): void {
    if (moves.every((move) => this.#listed.has(move))) return;
    const [first] = moves;
    const { index: move } = first;
    const count = moves.length;
    const where = this.#texts.text(count > 1 ? 'reviewTimes' : 'reviewAt', { count, move });
    this.add('', [this.#texts.text(name), where], positionOf(first), {
      losses: moves,
      mark: first.mark,
    });
  }
}

/** Where the game turned, the worst mistake, what to work at, and praise, each if there is one. */
export function momentsOf(texts: AllReviewTexts, findings: Findings): Moment[] {
  const { turn, worst, themes, longestRun } = findings;
  const list = new MomentList(texts, findings);
  const turned = turn?.cause === 'play' ? findings.at(positionOf(turn)) : undefined;
  const isWorst = turned !== undefined && turned === worst;
  if (turned) {
    const part = isWorst ? 'review-turn button-worst-mistake' : 'review-turn';
    list.addMove(part, texts.text('reviewTurn'), turned);
  } else if (turn) {
    const where = texts.text('reviewAt', { move: turn.index });
    const words = [texts.text('reviewTurnTile'), texts.text('reviewTurn'), where] as const;
    const losses = [{ loss: -turn.change, value: turn.value }];
    list.add('review-turn', words, positionOfTurn(turn), { losses });
  }
  if (worst && !isWorst) list.addMove('button-worst-mistake', texts.text('worstMistake'), worst);
  for (const theme of themes) list.addTheme(theme);
  if (longestRun) {
    const { count, first } = longestRun;
    const { index: from } = first;
    const moves = texts.text('reviewRunMoves', { from, to: from + count - 1 });
    list.add('', [texts.text('reviewRun', { count }), moves], positionOf(first));
  }
  return list.all;
}

/** A marked move: its number, its mark, and what it cost. */
export function headingOf(texts: AllReviewTexts, findings: Findings, move: MoveReview): string[] {
  const heading = [texts.text('reviewAt', { move: move.index })];
  if (move.mark) heading.push(texts.text(move.mark));
  return [...heading, costText(texts, findings, [move])];
}

/** Reasons that hardly anybody sees on a board. A danger is told by itself. */
const unseen: readonly Reason['kind'][] = ['stuck-next', 'open', 'near-pairs', 'empty-later'];

/** A corner that is out of reach is seen on a board, the chance of one is not. */
const isSeen = (reason: Reason): boolean =>
  reason.kind === 'corner-later' ? reason.chance < 0.01 : !unseen.includes(reason.kind);

function withSeenReasons(rating: Rating): Rating {
  const seen = (reasons: readonly Reason[]) => reasons.filter(isSeen);
  const { reasons, price, inFavor } = rating;
  // The loss is left out, since the heading has it.
  return {
    ...rating,
    loss: null,
    reasons: seen(reasons),
    ...(price && { price: seen(price) }),
    ...(inFavor && { inFavor: seen(inFavor) }),
  };
}

function dangerText(texts: AllReviewTexts, rating: Rating): string {
  const danger = dangerOf(rating);
  if (!danger) return '';
  const { tiles: count, games } = danger;
  const direction = texts.text(rating.direction);
  if (games === outOf) {
    return texts.text('reasonsOfMove', { direction, clauses: texts.text('reasonEnds', { count }) });
  }
  return texts.text('reviewDanger', { count, games, all: outOf, direction });
}

/** The move played and the best one, with what tells them apart: first whether one of them may end the game. */
export function remarkText(texts: AllReviewTexts, move: MoveReview): string {
  const { direction, ratings = [] } = move;
  const [best] = ratings;
  const played = ratings.find((one) => one.direction === direction);
  const named = texts.text('playedMove', { direction: texts.text(direction) });
  if (!best || !played) return named;
  const [better, worse] = [withSeenReasons(best), withSeenReasons(played)];
  const hasReasons = better.reasons.length > 0 || worse.reasons.length > 0;
  return joinSentences(texts, [
    named,
    dangerText(texts, played),
    comparisonText(texts, better, hasReasons ? worse : undefined),
    dangerText(texts, best),
  ]);
}
