import type { Direction, GameView } from '../../engine/index.js';
import type { Rating } from '../../player/index.js';
import { englishLearn, type LearnTexts } from '../../board/wording/learn-texts.js';
import type { HintTexts } from '../../board/wording/reasons.js';
import type { Localizer } from '../../board/wording/localizer.js';
import { joinSentences } from '../../board/wording/phrases.js';
import type { Texts } from '../../board/wording/texts.js';
import type { AllTextName } from '../wording/sentences.js';
import { isRight } from './answers.js';
import type { Question } from './question.js';

export type AllLearnTexts = Texts<AllTextName | keyof LearnTexts>;

export function learnTexts(localizer: Localizer<AllTextName>): AllLearnTexts {
  return localizer.withTexts(englishLearn);
}

/** The words of reasons, which are those of a hint, in its file. */
export type ReasonWords = typeof import('../../board/wording/reasons.js');

export function questionText(texts: AllLearnTexts, { position, isOfGame }: Question): string {
  return isOfGame ? texts.text('learnMove', { move: position.moves + 1 }) : texts.text('learnBest');
}

/** The question as it is announced. */
export function heardQuestion(texts: AllLearnTexts, question: string, { board }: GameView): string {
  const tiles = board.flat().filter(Boolean);
  tiles.sort((one, other) => other - one);
  const largest = tiles.slice(0, 3).map((value) => texts.tile(value));
  return joinSentences(texts, [question, texts.text('learnTiles', { tiles: largest })]);
}

export function blockedText(texts: AllLearnTexts, direction: Direction): string {
  return texts.text('sentenceBlocked', { direction: texts.text(direction) });
}

/** What the moves on the board show. */
export function followsText(texts: AllLearnTexts, direction: Direction): string {
  return texts.text('learnFollows', { direction: texts.text(direction) });
}

/** What an answer is worth, and why. @param ratings of all moves, the best first */
export function answerText(
  texts: AllLearnTexts,
  words: ReasonWords,
  hints: HintTexts,
  ratings: readonly Rating[],
  direction: Direction,
  played: Direction | undefined,
): string {
  const [best] = ratings;
  const rating = ratings.find((one) => one.direction === direction);
  if (!best || !rating) return '';
  const loss = rating.loss ?? 0;
  const count = words.roundPoints(loss);
  const name = texts.text(direction);
  const isPlayed = direction === played;
  if (!isRight(ratings, direction, played)) {
    const clauses = words.faultsClause(hints, rating);
    const text = clauses ? 'learnWrongReasons' : 'learnWrong';
    const wrong = texts.text(text, { direction: name, count, clauses });
    return joinSentences(texts, [wrong, isPlayed ? texts.text('learnPlayed') : '']);
  }
  const asPlayed = loss ? 'learnRightPlayed' : 'learnRightBest';
  const right = texts.text(isPlayed ? asPlayed : 'learnRight', { direction: name });
  if (loss) {
    const better = { direction: texts.text(best.direction), count };
    return joinSentences(texts, [right, texts.text('learnBetter', better)]);
  }
  const second = ratings.find((one) => one.loss);
  const clauses = words.gainsClause(hints, rating, second);
  const why = clauses ? texts.text('learnReasons', { clauses }) : hints.text('reasonNone');
  return joinSentences(texts, [right, why]);
}
