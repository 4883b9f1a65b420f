import type { Mark, MoveReview, Rating, Reason } from '../../player/index.js';
import { MARKS } from '../../player/judging/marks.js';
import type { Localizer } from '../../words/localizer.js';
import { comparisonText, lossText, roundPoints, type HintTexts } from '../../words/reasons.js';
import { englishReview, type ReviewTexts } from '../../words/review-texts.js';
import { asSentence, joinPhrases, joinSentences } from '../../words/phrases.js';
import { englishTeacher, type TeacherTextName } from '../../words/teacher-texts.js';
import type { Texts } from '../../words/texts.js';
import type { AllTextName } from '../wording/sentences.js';
import { shareLost, type Loss } from './costs.js';
import { dangerOf, outOf } from './danger.js';
import type { Fall } from './falls.js';
import { positionOf, type Findings } from './findings.js';

type AllReviewTextName = AllTextName | TeacherTextName | keyof ReviewTexts;
export type AllReviewTexts = Texts<AllReviewTextName> & HintTexts;

export const reviewEnglish = { ...englishTeacher, ...englishReview };

export function reviewTexts(localizer: Localizer<AllTextName>): AllReviewTexts {
  return localizer.withTexts(reviewEnglish);
}

/** Where the game was lost, the marks and the luck, to be announced. */
export function summaryOf(texts: AllReviewTexts, findings: Findings): string {
  const { review } = findings;
  if (!review.moves.length) return '';
  const { blunder, mistake, inaccuracy } = review.marks;
  const marks = [
    texts.text('blunders', { count: blunder }),
    texts.text('mistakes', { count: mistake }),
    texts.text('inaccuracies', { count: inaccuracy }),
  ];
  return joinSentences(texts, [
    storyText(texts, findings),
    texts.text('reviewMarks', { marks }),
    luckText(texts, findings),
  ]);
}

const lostTexts = {
  play: 'reviewLostByPlay',
  luck: 'reviewLostByLuck',
  slide: 'reviewLostInSlide',
} as const satisfies Record<Fall['cause'], keyof ReviewTexts>;

/** Where the game was lost, by play or by luck: "You lost it between moves 324 and 334: three bad tiles." */
export function storyText(texts: AllReviewTexts, findings: Findings): string {
  const { lost, isOver, review, earlyMarks } = findings;
  if (!isOver) return texts.text('reviewGoesOn', { score: roundPoints(review.reached) });
  if (!lost) {
    if (earlyMarks > 1) return texts.text('reviewLostByMany', { count: earlyMarks });
    return texts.text('reviewLostSlowly');
  }
  const { cause, count, from, to } = lost;
  return texts.text(lostTexts[cause], { count, where: placeText(texts, from, to) });
}

/** "move 237", or "moves 324 to 334", in the middle of a sentence. */
function placeText(texts: AllReviewTexts, from: number, to: number): string {
  return texts.text(from === to ? 'reviewAtMove' : 'reviewBetween', { move: from, from, to });
}

/** Names of the counts of marks, the worst mark first. */
export const countLabels = {
  blunder: 'blundersLabel',
  mistake: 'mistakesLabel',
  inaccuracy: 'inaccuraciesLabel',
} as const satisfies Record<Mark, keyof ReviewTexts>;

/** "Luckier than 80% of games.", or "95% of games were luckier." */
export function luckText(texts: AllReviewTexts, { review: { luckierThan } }: Findings): string {
  const isBad = luckierThan < 0.5;
  // No game is luckier than all others.
  const share = Math.min(isBad ? 1 - luckierThan : luckierThan, 0.99);
  return texts.text(isBad ? 'reviewBadLuck' : 'reviewLuck', {
    share: texts.number(share, 'percent'),
  });
}

/** Explains the figures, a paragraph each. */
export function explanationsOf(texts: AllReviewTexts, { isInPoints, review }: Findings): string[] {
  const shares = Object.fromEntries(
    MARKS.map(([mark, share]) => [mark, texts.number(share, 'percent')]),
  );
  return [
    texts.text('reviewExplained', { score: roundPoints(review.expected), ...shares }),
    ...(isInPoints ? [] : [texts.text('reviewInShares')]),
    texts.text('reviewFallsExplained'),
    texts.text('reviewLuckExplained'),
  ];
}

/** What the graph shows; at the end of a game that is over, that nothing is left. */
export function graphText(texts: AllReviewTexts, { isOver, last }: Findings, shown: number) {
  return texts.text(isOver && shown === last ? 'reviewGraphOver' : 'reviewGraph');
}

/** A share that is not all is not told as all, and none as nothing. */
function roundShare(share: number): number {
  return share === 1 ? 1 : Math.min(Math.max(share, 0.01), 0.99);
}

/** "−3,100", or "−81%" in a game whose points would say nothing. */
function shortCost(texts: AllReviewTexts, { isInPoints }: Findings, loss: Loss): string {
  if (isInPoints) return texts.number(-roundPoints(loss.loss), 'signed');
  return texts.number(-roundShare(shareLost(loss)), 'percent');
}

/** "about −3,100 points", "81% of the points to come lost", or "everything to come lost". */
function costText(texts: AllReviewTexts, { isInPoints }: Findings, loss: Loss): string {
  const share = shareLost(loss);
  if (share === 1) return texts.text('reviewAllLost');
  if (isInPoints) return lossText(texts, loss.loss);
  return texts.text('reviewShareLost', { share: texts.number(roundShare(share), 'percent') });
}

/** Of the row of a moment. */
export type Sign = Mark | 'fall';

/** A place in the game that is worth a look. */
export interface Moment {
  /** Names of CSS parts. */
  readonly part: string;
  readonly sign?: Sign | undefined;
  readonly title: string;
  readonly note: string;
  /** "−3,100" or "−81%"; empty for praise, and for the end. */
  readonly cost: string;
  /** Title, note and cost in words, for a screen reader. */
  readonly label: string;
  readonly position: number;
}

interface MadeMoment {
  readonly part?: string;
  readonly sign?: Sign | undefined;
  readonly words: readonly [title: string, ...notes: string[]];
  readonly loss?: Loss;
  readonly position: number;
}

function momentOf(texts: AllReviewTexts, findings: Findings, made: MadeMoment): Moment {
  const { part = '', sign, words, loss, position } = made;
  const [title, ...notes] = words.filter(Boolean) as [string, ...string[]];
  return {
    part: `review-link ${part}`.trim(),
    ...{ sign, title, position },
    note: notes.join(' · '),
    cost: loss ? shortCost(texts, findings, loss) : '',
    label: joinPhrases(texts, [title, ...notes, loss ? costText(texts, findings, loss) : '']),
  };
}

/** Whether a row is of the moves or tiles by which the game was lost. */
const isWhereLost = ({ lost }: Findings, cause: Fall['cause'], position: number): boolean =>
  lost?.cause === cause && lost.from <= position && position <= lost.to;

function markMoment(texts: AllReviewTexts, findings: Findings, move: MoveReview): MadeMoment {
  const { worst, marked } = findings;
  const position = positionOf(move);
  const isLost = isWhereLost(findings, 'play', position);
  const isWorst = move === worst;
  return {
    part: `${isLost ? 'review-turn' : ''} ${isWorst ? 'button-worst-mistake' : ''}`.trim(),
    sign: move.mark,
    words: [
      texts.text(move.mark ?? 'mistake'),
      texts.text('reviewAt', { move: position }),
      isLost ? texts.text('reviewTurn') : '',
      isWorst && marked.length > 1 ? texts.text('worstMistake') : '',
      sequelText(texts, findings, move),
    ],
    loss: findings.lossOf(move),
    position,
  };
}

function fallMoment(texts: AllReviewTexts, findings: Findings, fall: Fall): MadeMoment {
  const { cause, badTiles: count, from, to } = fall;
  const isLost = isWhereLost(findings, cause, from);
  const isLuck = cause === 'luck';
  return {
    part: isLost ? 'review-turn' : '',
    sign: 'fall',
    words: [
      isLuck ? texts.text('reviewBadTiles', { count }) : texts.text('reviewSlide'),
      texts.text('reviewRunMoves', { from, to }),
      isLost ? texts.text('reviewTurn') : '',
    ],
    loss: findings.lossOfFall(fall),
    position: from,
  };
}

/** The marked moves, the other falls of the graph, praise and the end, in the order of the game. */
export function momentsOf(texts: AllReviewTexts, findings: Findings): Moment[] {
  const { marked, otherFalls, longestRun, isOver, last } = findings;
  const moments: MadeMoment[] = [
    ...marked.map((move) => markMoment(texts, findings, move)),
    ...otherFalls.map((fall) => fallMoment(texts, findings, fall)),
  ];
  if (longestRun) {
    const { count, first } = longestRun;
    const from = positionOf(first);
    const moves = texts.text('reviewRunMoves', { from, to: from + count });
    moments.push({ words: [texts.text('reviewRun', { count }), moves], position: from });
  }
  moments.sort((one, other) => one.position - other.position);
  if (isOver) {
    const where = texts.text('reviewAt', { move: last });
    moments.push({ words: [texts.text('reviewEnd'), where], position: last });
  }
  return moments.map((moment) => momentOf(texts, findings, moment));
}

/** Whether the game was punished for a marked move, as the note of a row. */
function sequelText(texts: AllReviewTexts, findings: Findings, move: MoveReview): string {
  const sequel = findings.sequelOf(move);
  if (!sequel) return '';
  const { kind, movesLater: count } = sequel;
  if (kind === 'ended') return texts.text(count ? 'reviewEnded' : 'reviewEndedAtOnce', { count });
  return texts.text(kind === 'punished' ? 'reviewPunished' : 'reviewSpared', { count });
}

/** A marked move: its mark, and what it cost. */
export function headingOf(texts: AllReviewTexts, findings: Findings, move: MoveReview): string[] {
  return [texts.text(move.mark ?? 'mistake'), costText(texts, findings, findings.lossOf(move))];
}

/**
 * What is seen on the board. Corner and free cells are left out: they are habits, and no reason why a move is bad. A danger
 * is told by itself.
 */
const seenKinds: readonly Reason['kind'][] = ['merges', 'pairs', 'parted'];

function withSeenReasons(rating: Rating): Rating {
  const seen = (reasons: readonly Reason[]) =>
    reasons.filter(({ kind }) => seenKinds.includes(kind));
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

/** The move played and the best one, what tells them apart, and what came of it. */
export function remarkText(texts: AllReviewTexts, findings: Findings, move: MoveReview): string {
  const { direction, ratings = [] } = move;
  const [best] = ratings;
  const played = ratings.find((one) => one.direction === direction);
  const named = texts.text('playedMove', { direction: texts.text(direction) });
  const sequel = sequelText(texts, findings, move);
  const came = sequel && asSentence(texts, sequel);
  if (!best || !played) return joinSentences(texts, [named, came]);
  const [better, worse] = [withSeenReasons(best), withSeenReasons(played)];
  const hasReasons = better.reasons.length > 0 || worse.reasons.length > 0;
  return joinSentences(texts, [
    named,
    dangerText(texts, played),
    comparisonText(texts, better, hasReasons ? worse : undefined),
    dangerText(texts, best),
    came,
  ]);
}
