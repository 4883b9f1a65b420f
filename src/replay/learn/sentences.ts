import type { Direction } from '../../engine/index.js';
import type { Reason } from '../../player/index.js';
import type { Side } from '../../player/reasons.js';
import { shareOver } from '../../player/played-on.js';
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

export function questionText(texts: AllLearnTexts, { position, isOfGame }: Question): string {
  if (!isOfGame) return texts.text('learnBest');
  return texts.text('learnMove', { move: position.moves + 1 });
}

/** A question as it is listed: the number of its move, or what is asked. */
export function questionTitle(texts: AllLearnTexts, { position, isOfGame }: Question): string {
  if (!isOfGame) return texts.text('learnBest');
  return texts.text('learnTitle', { move: position.moves + 1 });
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

/** "Up is a mistake. Played on after Up, 9 of 10 games end within 10 moves; after the best move, none." */
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
      ...whyNot(texts, words, hints, answer),
      isPlayed ? texts.text('learnPlayed') : '',
    ]);
  }
  const isBest = direction === best;
  const ifPlayed = isBest ? 'learnRightBest' : 'learnRightPlayed';
  return joinSentences(texts, [
    texts.text(isPlayed ? ifPlayed : 'learnRight', name),
    isBest ? '' : texts.text('learnAsGood', { direction: texts.text(best) }),
    ...why(texts, words, hints, answer),
  ]);
}

/** Names the best move, and says why: "Best move: Left. It keeps 512 in the corner." */
export function bestMoveText(
  texts: AllLearnTexts,
  words: ReasonWords,
  hints: HintTexts,
  answer: JudgedAnswer,
): string {
  const best = hints.text('bestMove', { direction: texts.text(answer.direction) });
  return joinSentences(texts, [best, ...why(texts, words, hints, answer)]);
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
  const ends = endsOf(texts, judgment, [direction, worse], texts.text(direction));
  const { best, other } = judgment.comparisons[direction][worse];
  const clauses = words.clauseForBest(hints, seen(best, ends), seen(other));
  return decidingFirst(texts, direction, clauses, ends);
}

/** "Left moves 512 out of the corner." and "Played on after Left, 3 of 10 games end within 30 moves; after the best move, none." */
function whyNot(
  texts: AllLearnTexts,
  words: ReasonWords,
  hints: HintTexts,
  { direction, judgment }: JudgedAnswer,
): string[] {
  const bestMove = texts.text('learnBestMove');
  const ends = endsOf(texts, judgment, [judgment.best, direction], bestMove);
  const { other } = judgment.comparisons[judgment.best][direction];
  const clauses = words.clauseAgainst(hints, seen(other, ends));
  return decidingFirst(texts, direction, clauses, ends);
}

/** Games that end soon after two moves. */
interface Ends {
  /** "Played on after Left, 3 of 10 games end …"; empty if the games do not tell the moves apart. */
  readonly text: string;
  /** So many more end within so few moves that nothing else matters. */
  readonly isDanger: boolean;
}

/** In moves. */
const spans = [10, 30, 100, 200];

/** Where so many more games end, the shortest span that shows it is told; a difference below the other is not told. */
const manyMore = 0.2;
const fewMore = 0.05;

const longestDanger = 30;

/** @param betterName what the better move is called */
function endsOf(
  texts: AllLearnTexts,
  judgment: Judgment,
  [better, worse]: readonly [better: Direction, worse: Direction],
  betterName: string,
): Ends {
  const [afterBetter, afterWorse] = [judgment.gamesAfter(better), judgment.gamesAfter(worse)];
  if (!afterBetter || !afterWorse) return { text: '', isDanger: false };
  const more = (moves: number) => shareOver(afterWorse, moves) - shareOver(afterBetter, moves);
  const [widest = longestDanger] = spans.toSorted((one, other) => more(other) - more(one));
  const moves = spans.find((span) => more(span) >= manyMore) ?? widest;
  const [ending, others] = [shareOver(afterWorse, moves), shareOver(afterBetter, moves)];
  if (ending - others < fewMore) return { text: '', isDanger: false };
  const isMany = ending - others >= manyMore;
  // "9 of 10", or "12 of 100" where tenths would hide the difference, or make all of 96 and none of 4.
  const all = isMany && ending < 0.95 && (others === 0 || others >= 0.05) ? 10 : 100;
  const text = texts.text('learnEnds', {
    worse: texts.text(worse),
    ending: Math.round(ending * all),
    all,
    moves,
    better: betterName,
    others: Math.round(others * all) || texts.text('learnNoGame'),
  });
  return { text, isDanger: isMany && moves <= longestDanger };
}

/** Reasons that can be seen on the board, the deciding ones first. Others say less than the games that were played on. */
const seenFirst: readonly Reason['kind'][] = [
  'stuck-next',
  'corner',
  'corner-reached',
  'parted',
  'merges',
  'pairs',
  'row',
  'empty',
];

/** A lower chance of an end is no news where most games end soon. */
const likelyEnd = 0.5;

/** A move with the reasons that can be seen, in that order. */
function seen(side: Side, ends?: Ends): Side {
  const isNews = (reason: Reason): boolean =>
    reason.kind !== 'stuck-next' || reason.chance >= likelyEnd || !ends?.isDanger;
  const place = ({ kind }: Reason): number => seenFirst.indexOf(kind);
  const reasons = side.reasons.filter((reason) => place(reason) >= 0 && isNews(reason));
  return { ...side, reasons: reasons.sort((one, other) => place(one) - place(other)) };
}

function decidingFirst(
  texts: AllLearnTexts,
  move: Direction,
  clauses: string,
  { text, isDanger }: Ends,
): string[] {
  const direction = texts.text(move);
  const reasons = clauses ? texts.text('learnReasons', { direction, clauses }) : '';
  return isDanger ? [text, reasons] : [reasons, text];
}
