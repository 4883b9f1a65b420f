import type { Direction } from '../../engine/index.js';
import type { Reason } from '../../player/index.js';
import type { Side } from '../../player/judging/reasons.js';
import { shareOver, type Rollouts } from '../../player/judging/rollout-results.js';
import { englishLearn, type LearnTexts } from '../../words/learn-texts.js';
import type { HintTexts } from '../../words/reasons.js';
import type { Localizer } from '../../words/localizer.js';
import { joinSentences } from '../../words/phrases.js';
import type { Texts } from '../../words/texts.js';
import type { AllTextName } from '../wording/sentences.js';
import type { Judgment } from './judgment.js';
import type { Question } from './question.js';

export type AllLearnTexts = Texts<AllTextName | keyof LearnTexts>;

export function learnTexts(localizer: Localizer<AllTextName>): AllLearnTexts {
  return localizer.withTexts(englishLearn);
}

/** The module with the words for reasons, which is fetched with the first question. */
export type ReasonWords = typeof import('../../words/reasons.js');

/** The number is that of the position, as the figure above the board and links have it. */
export function questionText(texts: AllLearnTexts, { at, isOfGame, kind }: Question): string {
  if (!isOfGame) return texts.text('learnBest');
  return texts.text(kind === 'only-move' ? 'learnOnlyMove' : 'learnMove', { move: at });
}

/** A question as it is listed: the number of its move, or what is asked. */
export function questionTitle(texts: AllLearnTexts, { at, isOfGame }: Question): string {
  return isOfGame ? texts.text('learnTitle', { move: at }) : texts.text('learnBest');
}

/** The question as it is announced, with the largest tiles. */
export function spokenQuestion(texts: AllLearnTexts, question: Question): string {
  const tiles = question.position.board.flat().filter(Boolean);
  tiles.sort((one, other) => other - one);
  const largest = tiles.slice(0, 3).map((value) => texts.tile(value));
  return joinSentences(texts, [
    questionText(texts, question),
    texts.text('learnTiles', { tiles: largest }),
  ]);
}

export function blockedText(texts: AllLearnTexts, direction: Direction): string {
  return texts.text('sentenceBlocked', { direction: texts.text(direction) });
}

/** Says that the board shows what may follow a move. */
export function followsText(texts: AllLearnTexts, direction: Direction): string {
  return texts.text('learnFollows', { direction: texts.text(direction) });
}

/** An answer, and what it is judged by. */
export interface JudgedAnswer {
  readonly direction: Direction;
  /** The move of the game; undefined if none follows. */
  readonly played: Direction | undefined;
  readonly judgment: Judgment;
}

/** "Up is a mistake. It parts two 8s. After Up, 90 of 100 games end within 10 moves; after the best move, none." */
export function verdictText(
  texts: AllLearnTexts,
  words: ReasonWords,
  hints: HintTexts,
  answer: JudgedAnswer,
): string {
  const { direction, played, judgment } = answer;
  const { best } = judgment;
  const name = { direction: texts.text(direction) };
  const isPlayed = direction === played;
  if (!judgment.isRight(direction)) {
    const isMistake = judgment.isSurelyWorse(direction);
    return joinSentences(texts, [
      texts.text(isMistake ? 'learnWrong' : 'learnWorse', name),
      isPlayed ? texts.text('learnPlayed') : '',
      ...whyNot(texts, words, hints, answer),
      texts.text('learnTryOn', { show: texts.text('learnShow') }),
    ]);
  }
  const isBest = direction === best;
  const ifPlayed = isBest ? 'learnRightBest' : 'learnRightPlayed';
  return joinSentences(texts, [
    texts.text(isPlayed ? ifPlayed : 'learnRight', name),
    isBest ? '' : texts.text('learnAsGood', { direction: texts.text(best) }),
    ...why(texts, words, hints, answer),
    isPlayed ? '' : youPlayed(texts, played),
  ]);
}

/** Names the best move, and says why: "Best move: Left. It merges two 32s. You played Down." */
export function bestMoveText(
  texts: AllLearnTexts,
  words: ReasonWords,
  hints: HintTexts,
  answer: JudgedAnswer,
): string {
  const best = hints.text('bestMove', { direction: texts.text(answer.direction) });
  return joinSentences(texts, [
    best,
    ...why(texts, words, hints, answer),
    youPlayed(texts, answer.played),
  ]);
}

function youPlayed(texts: AllLearnTexts, played: Direction | undefined): string {
  return played ? texts.text('learnYouPlayed', { direction: texts.text(played) }) : '';
}

/** Why a right answer is better than the move of the game or, if that was right as well, than the worst one. */
function why(
  texts: AllLearnTexts,
  words: ReasonWords,
  hints: HintTexts,
  { direction, played, judgment }: JudgedAnswer,
): string[] {
  const isMissed = played !== undefined && !judgment.isRight(played);
  const worse = isMissed ? played : judgment.worst;
  if (!worse) return [];
  const { best, other } = judgment.comparisons[direction][worse];
  const clauses = words.clauseForBest(hints, seen(best), seen(other));
  const pair = { better: direction, worse, betterName: texts.text(direction) };
  return reasonsAndGames(texts, judgment, pair, clauses);
}

/** "It parts two 8s." and "After Left, 30 of 100 games end within 30 moves; after the best move, none." */
function whyNot(
  texts: AllLearnTexts,
  words: ReasonWords,
  hints: HintTexts,
  { direction, judgment }: JudgedAnswer,
): string[] {
  const { best } = judgment;
  const clauses = words.clauseAgainst(hints, seen(judgment.comparisons[best][direction].other));
  const pair = { better: best, worse: direction, betterName: texts.text('learnBestMove') };
  return reasonsAndGames(texts, judgment, pair, clauses);
}

/** Two moves that are compared. */
interface Pair {
  readonly better: Direction;
  readonly worse: Direction;
  /** What the better one is called: while it is asked for, not by its direction. */
  readonly betterName: string;
}

/** What is seen on the board, what is seen three moves later, and how many games end; or that nothing is seen. */
function reasonsAndGames(
  texts: AllLearnTexts,
  judgment: Judgment,
  pair: Pair,
  clauses: string,
): string[] {
  const board = clauses && texts.text('learnReasons', { clauses });
  const ahead = aheadText(texts, judgment, pair);
  const ends = endsText(texts, judgment, pair);
  const isUnseen = ends !== '' && !board && !ahead;
  return [board, ahead, ends, isUnseen ? texts.text('learnUnseen') : ''];
}

/** Games that are spoken of. */
const outOf = 100;

/** "40 of 100", "all of 100" or "none". */
function gamesText(texts: AllLearnTexts, share: number): string {
  const count = gamesOf(share);
  if (count === 0) return texts.text('learnNoGame');
  return texts.text(count === outOf ? 'learnAllGames' : 'learnGames', { count, all: outOf });
}

/** The same after a number of games: "5", "none". */
const othersText = (texts: AllLearnTexts, share: number): string =>
  share === 0 ? texts.text('learnNoGame') : texts.number(gamesOf(share));

/** Of 100 games, rounded; 0 and 100 only for a share of exactly 0 or 1. */
const gamesOf = (share: number): number =>
  share === 0 || share === 1
    ? share * outOf
    : Math.min(Math.max(1, Math.round(share * outOf)), outOf - 1);

/** The least difference worth telling three moves later, as a share of the games. */
const seenLater = 0.3;

/** What games have in common three moves later: which tiles merge, that a small one is locked in, or that no cell is free. */
function aheadText(
  texts: AllLearnTexts,
  { firstMoves, comparisons }: Judgment,
  { better, worse, betterName }: Pair,
): string {
  const [after, instead] = [firstMoves.get(better), firstMoves.get(worse)];
  if (!after || !instead) return '';
  const names = { better: betterName, worse: texts.text(worse) };
  // What merges at once has been told.
  const atOnce = comparisons[better][worse].best.reasons.find(({ kind }) => kind === 'merges');
  const rank = after.merged.findLastIndex((share, nth) => {
    const isTold = atOnce?.kind === 'merges' && atOnce.best === 2 ** nth;
    return !isTold && share - (instead.merged[nth] ?? 0) >= seenLater;
  });
  if (rank > 0) {
    return texts.text('learnMergedLater', {
      ...names,
      half: texts.tile(2 ** (rank - 1)),
      games: gamesText(texts, after.merged[rank] ?? 0),
      others: othersText(texts, instead.merged[rank] ?? 0),
    });
  }
  const found = (['locked', 'full'] as const).find(
    (name) => instead[name] - after[name] >= seenLater,
  );
  if (!found) return '';
  return texts.text(found === 'locked' ? 'learnLockedLater' : 'learnFullLater', {
    ...names,
    games: gamesText(texts, instead[found]),
    others: othersText(texts, after[found]),
  });
}

/** In moves. */
const spans = [10, 30, 100, 200];

/** A smaller difference is not told, nor is a span that shows less than this part of the greatest one. */
const fewMore = 0.05;
const nearlyAll = 0.75;

/**
 * "After Left, 30 of 100 games end within 30 moves; after Right, none.": within the widest span that shows it, and only
 * where no way of playing says the opposite. Empty if the games do not tell the moves apart.
 */
function endsText(
  texts: AllLearnTexts,
  judgment: Judgment,
  { better, worse, betterName }: Pair,
): string {
  const [after, instead] = [judgment.gamesAfter(better), judgment.gamesAfter(worse)];
  if (!after || !instead) return '';
  const agreed = spans.filter((span) => isMoreInAllWays(instead, after, span));
  const more = (span: number) => shareOver(instead, span) - shareOver(after, span);
  const most = Math.max(0, ...agreed.map(more));
  const moves = agreed.findLast((span) => more(span) >= nearlyAll * most);
  if (moves === undefined || more(moves) < fewMore) return '';
  return texts.text('learnEnds', {
    worse: texts.text(worse),
    games: gamesText(texts, shareOver(instead, moves)),
    moves,
    better: betterName,
    others: othersText(texts, shareOver(after, moves)),
  });
}

function isMoreInAllWays(worse: Rollouts, better: Rollouts, moves: number): boolean {
  return worse.lengths.every((lengths, way) => {
    const others = better.lengths[way] ?? lengths;
    return endedIn(lengths, moves) >= endedIn(others, moves);
  });
}

const endedIn = (lengths: Uint8Array, moves: number): number =>
  lengths.filter((length) => length < moves).length;

/**
 * Reasons that can be seen on the board, the deciding ones first. Corner and free cells are left out: they are habits, and no
 * reason why a move is bad.
 */
const seenFirst: readonly Reason['kind'][] = ['stuck-next', 'parted', 'merges', 'pairs'];

/** A lower chance of an end is no news beside the games that were played on. */
const likelyEnd = 0.5;

/** A move with the reasons that can be seen, in that order. */
function seen(side: Side): Side {
  const isNews = (reason: Reason): boolean =>
    reason.kind !== 'stuck-next' || reason.chance >= likelyEnd;
  const place = ({ kind }: Reason): number => seenFirst.indexOf(kind);
  const reasons = side.reasons.filter((reason) => place(reason) >= 0 && isNews(reason));
  return { ...side, reasons: reasons.sort((one, other) => place(one) - place(other)) };
}
