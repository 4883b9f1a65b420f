import type { Direction } from '../../engine/index.js';
import type { Side } from '../../player/judging/reasons.js';
import type { FirstMoves } from '../../player/judging/first-moves.js';
import { shareOver } from '../../player/judging/rollout-results.js';
import { englishGames, type GamesTexts } from '../../words/games-texts.js';
import { englishLearn, type LearnTexts } from '../../words/learn-texts.js';
import type { HintTexts } from '../../words/reasons.js';
import type { Localizer } from '../../words/localizer.js';
import { joinSentences } from '../../words/phrases.js';
import type { Texts } from '../../words/texts.js';
import {
  endsText,
  gamesText,
  othersText,
  seenMoves,
  spanTold,
  type WorseAndBetter,
} from '../review/games-told.js';
import { isNews, seenReasons } from '../review/seen-reasons.js';
import type { AllTextName } from '../wording/sentences.js';
import type { Judgment } from './judgment.js';
import type { Question } from './question.js';

export type AllLearnTexts = Texts<AllTextName | keyof LearnTexts | keyof GamesTexts>;

export const learnEnglish = { ...englishLearn, ...englishGames };

export function learnTexts(localizer: Localizer<AllTextName>): AllLearnTexts {
  return localizer.withTexts(learnEnglish);
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

/** "Up is a mistake. It separates two 8s. After Up, 90 of 100 games end within 10 moves; after the best move, none." */
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
    isBest ? '' : besideBest(texts, answer),
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
  answer: JudgedAnswer,
): string[] {
  const { direction, judgment } = answer;
  const worse = worseThan(answer);
  if (!worse) return [];
  const { best, other } = judgment.comparisons[direction][worse];
  const clauses = words.clauseForBest(hints, seen(best), seen(other));
  const pair = { better: direction, worse, betterName: texts.text(direction) };
  return reasonsAndGames(texts, judgment, pair, clauses);
}

/** The move of the game or, if that was right as well, the worst one; undefined if all are right. */
function worseThan({ played, judgment }: JudgedAnswer): Direction | undefined {
  const isMissed = played !== undefined && !judgment.isRight(played);
  return isMissed ? played : judgment.worst;
}

/** Of two moves that are about as good, the share of the games that end differs by less. */
const hardlyFewer = 0.1;

/** The same within three moves, which one can follow. */
const fewSoon = 0.05;

/** How a right answer compares with the best move: it is about as good, or so many more games end after it. */
function besideBest(texts: AllLearnTexts, answer: JudgedAnswer): string {
  const { direction, judgment } = answer;
  const { best } = judgment;
  const games = gamesOf(judgment, { better: best, worse: direction });
  const more = (span: number) =>
    games ? shareOver(games[0], span) - shareOver(games[1], span) : 0;
  const worse = worseThan(answer);
  const span = worse && spanOf(judgment, { better: direction, worse });
  const isAsGood = more(seenMoves) < fewSoon && Math.abs(span ? more(span) : 0) < hardlyFewer;
  const names = { worse: texts.text(direction), better: texts.text(best) };
  if (isAsGood) return texts.text('learnAsGood', { direction: names.better });
  return games ? endsText(texts, games, names) : '';
}

/** "It separates two 8s." and "After Left, 30 of 100 games end within 30 moves; after the best move, none." */
function whyNot(
  texts: AllLearnTexts,
  words: ReasonWords,
  hints: HintTexts,
  { direction, judgment }: JudgedAnswer,
): string[] {
  const { best } = judgment;
  const other = seen(judgment.comparisons[best][direction].other);
  const clauses = words.clauseAgainst(hints, other);
  // That the next tile ends the game says it all.
  const isEndTold = other.reasons.some(({ kind }) => kind === 'stuck-next');
  if (isEndTold) return [texts.text('learnReasons', { clauses })];
  const pair = { better: best, worse: direction, betterName: texts.text('learnBestMove') };
  return reasonsAndGames(texts, judgment, pair, clauses);
}

/** Two moves that are compared. */
interface Pair {
  readonly better: Direction;
  readonly worse: Direction;
}

/** The name of the better move; while that is asked for, not its direction. */
type NamedPair = Pair & { readonly betterName: string };

/** Where so many games end within three moves, as a share, what else they have in common then is no news. */
const nearlyOver = 0.5;

/** Says what is seen on the board, what three moves later, and how many games end. */
function reasonsAndGames(
  texts: AllLearnTexts,
  judgment: Judgment,
  pair: NamedPair,
  clauses: string,
): string[] {
  const board = clauses && texts.text('learnReasons', { clauses });
  const games = gamesOf(judgment, pair);
  const isOver = games !== undefined && shareOver(games[0], seenMoves) >= nearlyOver;
  const ahead = isOver ? '' : aheadText(texts, judgment, pair);
  const names = { worse: texts.text(pair.worse), better: pair.betterName };
  const ends = games ? endsText(texts, games, names, spanOf(judgment, pair)) : '';
  return [board, ahead, ends];
}

function gamesOf(judgment: Judgment, { better, worse }: Pair): WorseAndBetter | undefined {
  const [after, instead] = [judgment.gamesAfter(better), judgment.gamesAfter(worse)];
  return after && instead && [instead, after];
}

/** One span for all answers of a question, if that tells all wrong ones from all right ones; otherwise that of these two. */
function spanOf(judgment: Judgment, pair: Pair): number | undefined {
  const moves = judgment.ratings.map(({ direction }) => direction);
  const right = moves.filter((direction) => judgment.isRight(direction));
  const wrong = moves.filter((direction) => !judgment.isRight(direction));
  const pairs = right.flatMap((better) =>
    wrong.map((worse) => gamesOf(judgment, { better, worse })),
  );
  const known = (some: typeof pairs) => some.filter((one) => one !== undefined);
  return spanTold(known(pairs)) ?? spanTold(known([gamesOf(judgment, pair)]));
}

/** The least difference worth telling three moves later, as a share of the games. */
const seenLater = 0.3;

/** Something that games may have in common three moves later, as a share of them. */
interface Ahead {
  readonly kind: 'merged' | 'locked' | 'full';
  /** Two tiles of this have merged. */
  readonly half: number;
  readonly shareOf: (games: FirstMoves) => number;
  /** So many more games show it after the move of which it is told. */
  readonly more: number;
}

/** The largest tiles that merge after the better move, or what happens to small ones or free cells after the worse one. */
function* allAhead({ firstMoves }: Judgment, { better, worse }: Pair): Generator<Ahead> {
  const [after, instead] = [firstMoves.get(better), firstMoves.get(worse)];
  if (!after || !instead) return;
  for (let rank = after.merged.length - 1; rank > 0; rank--) {
    const shareOf = ({ merged }: FirstMoves) => merged[rank] ?? 0;
    const half = 2 ** (rank - 1);
    yield { kind: 'merged', half, shareOf, more: shareOf(after) - shareOf(instead) };
  }
  for (const kind of ['locked', 'full'] as const) {
    const shareOf = (games: FirstMoves) => games[kind];
    yield { kind, half: 0, shareOf, more: shareOf(instead) - shareOf(after) };
  }
}

/** The feature to tell of; undefined if the games do not tell the moves apart. */
function aheadOf(judgment: Judgment, pair: Pair): Ahead | undefined {
  const { better, worse } = pair;
  // What merges at once has been told.
  const { reasons } = judgment.comparisons[better][worse].best;
  const atOnce = reasons.find(({ kind }) => kind === 'merges');
  const isTold = ({ kind, half }: Ahead) =>
    kind === 'merged' && atOnce?.kind === 'merges' && atOnce.best === 2 * half;
  return [...allAhead(judgment, pair)].find((one) => one.more >= seenLater && !isTold(one));
}

const aheadTexts = {
  merged: 'learnMergedLater',
  locked: 'learnLockedLater',
  full: 'learnFullLater',
} as const satisfies Record<Ahead['kind'], keyof LearnTexts>;

/** Says what games have in common three moves later: which tiles merge, that a small one is locked in, or that no cell is free. */
function aheadText(texts: AllLearnTexts, judgment: Judgment, pair: NamedPair): string {
  const { better, worse, betterName } = pair;
  const ahead = aheadOf(judgment, pair);
  const [after, instead] = [judgment.firstMoves.get(better), judgment.firstMoves.get(worse)];
  if (!ahead || !after || !instead) return '';
  const { kind, half, shareOf } = ahead;
  const [told, others] = kind === 'merged' ? [after, instead] : [instead, after];
  return texts.text(aheadTexts[kind], {
    ...{ better: betterName, worse: texts.text(worse), half: texts.tile(half) },
    games: gamesText(texts, shareOf(told)),
    others: othersText(texts, shareOf(others)),
  });
}

/** A move with the reasons that can be seen. */
const seen = ({ reasons, price, inFavor }: Side): Side => ({
  reasons: seenReasons(reasons),
  price: price?.filter(isNews),
  inFavor,
});
