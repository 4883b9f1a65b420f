import type { Direction } from '../../engine/index.js';
import { englishLearn, type LearnTexts } from '../../board/wording/learn-texts.js';
import type { HintTexts } from '../../board/wording/reasons.js';
import type { Localizer } from '../../board/wording/localizer.js';
import { joinSentences } from '../../board/wording/phrases.js';
import type { Texts } from '../../board/wording/texts.js';
import type { AllTextName } from '../wording/sentences.js';
import { isRight, type Judgment } from './answers.js';
import type { Question } from './question.js';

export type AllLearnTexts = Texts<AllTextName | keyof LearnTexts>;

export function learnTexts(localizer: Localizer<AllTextName>): AllLearnTexts {
  return localizer.withTexts(englishLearn);
}

/** The module with the words for reasons, which is fetched with the first question. */
export type ReasonWords = typeof import('../../board/wording/reasons.js');

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
export interface JudgedAnswer extends Judgment {
  readonly direction: Direction;
  /** The move of the game; undefined if none follows. */
  readonly played: Direction | undefined;
}

export function verdictText(
  texts: AllLearnTexts,
  words: ReasonWords,
  hints: HintTexts,
  answer: JudgedAnswer,
): string {
  const { direction, played, ratings } = answer;
  const [best] = ratings;
  const rating = ratings.find((one) => one.direction === direction);
  if (!best || !rating) return '';
  const isPlayed = direction === played;
  const name = texts.text(direction);
  const count = words.roundPoints(rating.loss ?? 0);
  if (!isRight(answer, direction)) {
    const clauses = words.faultsClause(hints, rating);
    const text = clauses ? 'learnWrongReasons' : 'learnWrong';
    const wrong = texts.text(text, { direction: name, count, clauses });
    return joinSentences(texts, [wrong, isPlayed ? texts.text('learnPlayed') : '']);
  }
  if (rating.loss) {
    const right = texts.text(isPlayed ? 'learnRightPlayed' : 'learnRight', { direction: name });
    const better = { direction: texts.text(best.direction), count };
    return joinSentences(texts, [right, texts.text('learnBetter', better)]);
  }
  const right = texts.text(isPlayed ? 'learnRightBest' : 'learnRight', { direction: name });
  const second = ratings.find((one) => one.loss);
  const clauses = words.gainsClause(hints, rating, second);
  const why = clauses ? texts.text('learnReasons', { clauses }) : hints.text('reasonNone');
  return joinSentences(texts, [right, why]);
}

/** Names the best move. */
export function bestMoveText(
  _texts: AllLearnTexts,
  words: ReasonWords,
  hints: HintTexts,
  { ratings }: JudgedAnswer,
): string {
  const [best] = ratings;
  return best ? words.comparisonText(hints, best, undefined) : '';
}
