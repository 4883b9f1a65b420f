import type { Tile } from '../../engine/index.js';
import type { Mark, MoveReview, Rating, Reason } from '../../player/index.js';
import { MARKS } from '../../player/judging/marks.js';
import type { Localizer } from '../../words/localizer.js';
import { lossText, roundPoints, type HintTexts } from '../../words/reasons.js';
import { englishGames, type GamesTexts } from '../../words/games-texts.js';
import { englishReview, type ReviewTexts } from '../../words/review-texts.js';
import { asSentence, joinPhrases, joinSentences, tileWords } from '../../words/phrases.js';
import type { TeacherTextName } from '../../words/teacher-texts.js';
import type { Texts } from '../../words/texts.js';
import type { AllTextName } from '../wording/sentences.js';
import { endsWithin, shareLost, type Loss } from './costs.js';
import type { Fall, Step } from './falls.js';
import { placeOf, type Findings } from './findings.js';
import { endsText } from './games-told.js';
import { positionOf } from './position-of.js';
import { seenReasons } from './seen-reasons.js';

type AllReviewTextName = AllTextName | TeacherTextName | keyof ReviewTexts | keyof GamesTexts;
export type AllReviewTexts = Texts<AllReviewTextName> & HintTexts;

export const reviewEnglish = { ...englishReview, ...englishGames };

/** The module with the words for reasons, which is fetched with the computer player. */
export type ReasonWords = typeof import('../../words/reasons.js');

export function reviewTexts(
  localizer: Localizer<AllTextName>,
  { englishTeacher }: Pick<ReasonWords, 'englishTeacher'>,
): AllReviewTexts {
  return localizer.withTexts({ ...englishTeacher, ...reviewEnglish });
}

/** Where the game was lost, the marks, the luck, and what to take along, to be announced. */
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
    patternText(texts, findings),
  ]);
}

/** Where the game was lost: "The game was lost through a bad move at move 258 and a bad tile at move 260." */
export function storyText(texts: AllReviewTexts, findings: Findings): string {
  const { lost, isOver, review, wonAt } = findings;
  if (wonAt !== undefined) return texts.text('reviewWon', { move: wonAt });
  if (!isOver) return texts.text('reviewGoesOn', { score: roundPoints(review.reached) });
  if (!lost) return texts.text('reviewLostSlowly');
  const { fall, falls } = lost;
  const causes = falls.map((one) => causeText(texts, one)).filter(Boolean);
  const { move } = fall;
  const { from, to } = placeOf(fall);
  const where = texts.text(move ? 'reviewAtMove' : 'reviewBetween', { move: from, from, to });
  return joinSentences(texts, [
    causeText(texts, fall)
      ? texts.text('reviewLostBy', { causes })
      : texts.text('reviewLost', { where }),
    !move && fall.cause === 'luck' ? asSentence(texts, fallTitle(texts, fall)) : '',
    move ? endText(texts, move) : '',
    ...seenTexts(texts, findings, fall),
  ]);
}

/** "a bad tile at move 260", or "Left at move 191" if that has no mark; empty where no move or tile is clearly the cause. */
function causeText(texts: AllReviewTexts, { cause, move }: Fall): string {
  if (!move || cause === 'none') return '';
  const values = { move: positionOf(move), direction: texts.text(move.direction) };
  return texts.text(causeTexts[cause], values);
}

const causeTexts = {
  play: 'reviewBadMoveAt',
  luck: 'reviewBadTileAt',
  move: 'reviewMoveAt',
  both: 'reviewMoveAndTileAt',
} as const satisfies Record<Exclude<Fall['cause'], 'none'>, keyof ReviewTexts>;

/** "Up ends the game with the next tile."; empty unless that is certain. */
function endText(texts: AllReviewTexts, move: MoveReview): string {
  const count = endsWithin(move);
  if (!count) return '';
  const clauses = texts.text('reasonEnds', { count });
  return texts.text('reasonsAgainst', { direction: texts.text(move.direction), clauses });
}

/** What is seen of a fall on the board: "New 4 in row 3, column 1. One new tile in ten is a 4. Left moved 256 out of the corner." */
function seenTexts(texts: AllReviewTexts, findings: Findings, fall: Fall): string[] {
  const tile = badTileOf(findings, fall);
  const corner = cornerText(texts, findings, fall);
  return [
    tile ? texts.text('sentenceNewTile', tileWords(texts, tile, { columns: 4 })) : '',
    tile?.value === 4 ? texts.text('reviewRareTile') : '',
    corner && asSentence(texts, corner),
  ];
}

function badTileOf(findings: Findings, { cause, move }: Fall): Tile | undefined {
  const isByTile = cause === 'luck' || cause === 'both';
  return move && isByTile ? findings.tileAfter(move) : undefined;
}

/** "Left moved 256 out of the corner": the largest tile; otherwise empty. */
function cornerText(texts: AllReviewTexts, findings: Findings, { move }: Fall): string {
  const largest = move && findings.largestTileAfter(move);
  if (!move || !largest?.hasLeft) return '';
  const values = { direction: texts.text(move.direction), tile: texts.tile(largest.value) };
  return texts.text('reviewCornerLeft', values);
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

/** Something to take along: "In 2 places, the graph falls as the largest tile leaves its corner." Empty unless it did. */
export function patternText(texts: AllReviewTexts, findings: Findings): string {
  const count = findings.otherFalls.filter((fall) => cornerText(texts, findings, fall)).length;
  return count > 1 ? texts.text('reviewCorners', { count }) : '';
}

/** Explains the figures, a paragraph each. */
export function explanationsOf(texts: AllReviewTexts, { isInPoints, review }: Findings): string[] {
  const shares = Object.fromEntries(
    MARKS.map(([mark, share]) => [mark, texts.number(share, 'percent')]),
  );
  return [
    texts.text('reviewExplained', { score: roundPoints(review.expected), ...shares }),
    ...(isInPoints ? [] : [texts.text('reviewInShares')]),
    ...(review.moves.some(({ mark }) => mark) ? [texts.text('reviewAskedExplained')] : []),
    texts.text('reviewFallsExplained'),
    texts.text('reviewLuckExplained'),
  ];
}

/** The label of the graph; at the end of a game that is over it says that nothing is left. */
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

/** "about −3,100 points", or "61% of the expected score lost". */
function costText(texts: AllReviewTexts, { isInPoints }: Findings, loss: Loss): string {
  if (isInPoints) return lossText(texts, loss.loss);
  const share = roundShare(shareLost(loss));
  return texts.text('reviewShareLost', { share: texts.number(share, 'percent') });
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
  /** "−3,100" or "−81%"; empty for the end. */
  readonly cost: string;
  /** The dearest come first: the cost, 0 where there is none, and infinity where the game was lost. */
  readonly weight: number;
  /** Title, note and cost in words, for a screen reader. */
  readonly label: string;
  readonly position: number;
}

interface MadeMoment {
  readonly part?: string;
  readonly sign?: Sign | undefined;
  /** The name of the sign, which is not written beside it. */
  readonly signName?: string;
  readonly isLost?: boolean | undefined;
  readonly words: readonly [title: string, ...notes: string[]];
  readonly loss?: Loss;
  readonly position: number;
}

function momentOf(texts: AllReviewTexts, findings: Findings, made: MadeMoment): Moment {
  const { part = '', sign, signName = '', isLost, words, loss, position } = made;
  const [title, ...notes] = words.filter(Boolean) as [string, ...string[]];
  return {
    part: `review-link ${part}`.trim(),
    ...{ sign, title, position },
    note: notes.join(' · '),
    cost: loss ? shortCost(texts, findings, loss) : '',
    weight: isLost ? Infinity : weightOf(findings, loss),
    label: joinPhrases(
      texts,
      [title, signName, ...notes, loss ? costText(texts, findings, loss) : ''].filter(Boolean),
    ),
  };
}

function weightOf({ isInPoints }: Findings, loss: Loss | undefined): number {
  if (!loss) return 0;
  return isInPoints ? loss.loss : shareLost(loss);
}

function markMoment(texts: AllReviewTexts, findings: Findings, move: MoveReview): MadeMoment {
  const { worst, lost } = findings;
  const position = positionOf(move);
  const isLost = lost?.fall.move === move;
  const isWorst = move === worst;
  return {
    part: `${isLost ? 'review-turn' : ''} ${isWorst ? 'button-worst-mistake' : ''}`.trim(),
    sign: move.mark,
    signName: texts.text(move.mark ?? 'mistake'),
    isLost,
    words: [
      `${texts.text('reviewAt', { move: position })} · ${texts.text(move.direction)}`,
      isLost ? texts.text('reviewTurn') : '',
      sequelText(texts, findings, move),
    ],
    loss: findings.lossOf(move),
    position,
  };
}

function fallMoment(texts: AllReviewTexts, findings: Findings, fall: Fall): MadeMoment {
  const { from, to } = placeOf(fall);
  const isLost = findings.lost?.fall === fall;
  const { cause, move } = fall;
  const tile = badTileOf(findings, fall);
  return {
    part: isLost ? 'review-turn' : '',
    sign: 'fall',
    isLost,
    words: [
      fallTitle(texts, fall),
      move ? texts.text('reviewAt', { move: from }) : texts.text('reviewMoves', { from, to }),
      move && cause === 'move' ? texts.text(move.direction) : '',
      tile ? texts.text('cell', tileWords(texts, tile, { columns: 4 })) : '',
      cornerText(texts, findings, fall),
      isLost ? texts.text('reviewTurn') : '',
    ],
    loss: findings.lossOfFall(fall),
    position: from,
  };
}

/** "A bad tile", "Up and a bad tile", "The graph falls", or "The computer had expected more". */
function fallTitle(texts: AllReviewTexts, { cause, badTiles: count, move }: Fall): string {
  if (cause === 'luck') return texts.text('reviewBadTiles', { count });
  if (cause === 'none') return texts.text('reviewOverrated');
  if (cause !== 'both' || !move) return texts.text('reviewSlide');
  return texts.text('reviewMoveAndTile', { direction: texts.text(move.direction) });
}

/** The marked moves, the other falls of the graph, and the end, in the order of the game. */
export function momentsOf(texts: AllReviewTexts, findings: Findings): Moment[] {
  const { marked, otherFalls, isOver, last } = findings;
  const moments: MadeMoment[] = [
    ...marked.map((move) => markMoment(texts, findings, move)),
    ...otherFalls.map((fall) => fallMoment(texts, findings, fall)),
  ];
  moments.sort((one, other) => one.position - other.position);
  if (isOver) {
    const where = texts.text('reviewAt', { move: last });
    moments.push({ words: [texts.text('reviewEnd'), where], position: last });
  }
  return moments.map((moment) => momentOf(texts, findings, moment));
}

/** The note of a row: whether the game was punished for its marked move. */
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

/** What is said of a position: of its marked move, or of a fall after its move. */
export type Remark = readonly [heading: readonly string[], text: string];

/** @param isAsked a lesson is to ask for the better move, which is not told then */
export function remarkAt(
  texts: AllReviewTexts,
  words: Pick<ReasonWords, 'clauseForBest' | 'moveText'>,
  findings: Findings,
  position: number,
  isAsked: boolean,
): Remark | undefined {
  const [move, step] = [findings.at(position), findings.stepAt(position)];
  if (move) {
    const text = isAsked ? texts.text('reviewAsked') : remarkText(texts, words, findings, move);
    return [headingOf(texts, findings, move), text];
  }
  return step && stepRemark(texts, findings, step);
}

/** Undefined where nothing can be said of the move or its tile. */
function stepRemark(texts: AllReviewTexts, findings: Findings, step: Step): Remark | undefined {
  const { cause, move } = step;
  const seen = seenTexts(texts, findings, step).filter(Boolean);
  if (cause === 'none' && seen.length === 0) return undefined;
  const named = texts.text('playedMove', { direction: texts.text(move.direction) });
  return [
    [fallTitle(texts, step), costText(texts, findings, findings.lossOfFall(step))],
    joinSentences(texts, [named, ...seen]),
  ];
}

/** The largest tile that a reason names; 0 without one. */
const largestOf = (reasons: readonly Reason[] = []): number =>
  Math.max(0, ...reasons.map((reason) => ('best' in reason ? reason.best : 0)));

/**
 * A rating with the reasons that can be seen. The loss is left out, since the heading has it. "It brings two 4s together,
 * though it separates two 4s" is none.
 */
function withSeenReasons(rating: Rating): Rating {
  const { price, inFavor } = rating;
  const isCancelled = largestOf(price) >= largestOf(seenReasons(rating.reasons));
  const reasons = price && isCancelled ? [] : rating.reasons;
  return {
    ...rating,
    loss: null,
    reasons: seenReasons(reasons),
    ...(price && { price: seenReasons(price) }),
    ...(inFavor && { inFavor: seenReasons(inFavor) }),
  };
}

/** Only what speaks against it: praise after a blame would be read as one. */
function withBlame(rating: Rating): Rating {
  const reasons = rating.reasons.filter(({ kind }) => kind === 'parted' || kind === 'stuck-next');
  return reasons.length > 0 ? { ...rating, reasons } : { ...rating, reasons, inFavor: undefined };
}

/** The move played and the best one, what tells them apart, how the games went that were played on, and what came of it. */
export function remarkText(
  texts: AllReviewTexts,
  { clauseForBest, moveText }: Pick<ReasonWords, 'clauseForBest' | 'moveText'>,
  findings: Findings,
  move: MoveReview,
): string {
  const { direction, best, ratings = [], games } = move;
  const [first] = ratings;
  const played = ratings.find((one) => one.direction === direction);
  const named = texts.text('playedMove', { direction: texts.text(direction) });
  const sequel = endsWithin(move) ? '' : sequelText(texts, findings, move);
  const came = sequel && asSentence(texts, sequel);
  if (!first || !played) return joinSentences(texts, [named, came]);
  const names = { worse: texts.text(direction), better: texts.text(best) };
  const [better, worse] = [withSeenReasons(first), withSeenReasons(played)];
  const clauses = clauseForBest(texts, better, worse);
  // One fact, not two.
  const isEndTold = worse.reasons.some(({ kind }) => kind === 'stuck-next');
  return joinSentences(texts, [
    named,
    texts.text(clauses ? 'bestMoveReasons' : 'bestMove', { direction: names.better, clauses }),
    moveText(texts, withBlame(worse), better),
    games && !isEndTold ? endsText(texts, [games[1], games[0]], names) : '',
    came,
  ]);
}
