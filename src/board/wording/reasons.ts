import type { Rating, Reason } from '../../player/index.js';
import { joinSentences } from './phrases.js';
import { englishTeacher, type TeacherTextName } from './teacher-texts.js';
import type { Localizer } from './localizer.js';
import type { Texts } from './texts.js';
import type { TextName } from './translation.js';

export type HintTexts = Texts<TextName | TeacherTextName>;

type Rated = Pick<Rating, 'direction' | 'loss' | 'reasons' | 'inFavor'>;

export function hintTexts(localizer: Localizer): HintTexts {
  return localizer.other(englishTeacher);
}

/** Values are estimates: two digits say all there is to know. */
export function roundPoints(points: number): number {
  return Number(points.toPrecision(2));
}

/** "about −1,100 points". @param loss in points, above 0 */
export function lossText(texts: HintTexts, loss: number): string {
  const count = roundPoints(loss);
  return texts.text('pointsLost', { count, loss: texts.number(-count, 'signed') });
}

/** On their arrows: "−1,100". Empty where there is nothing to say. */
export function shortLosses(texts: HintTexts, moves: readonly Rated[]): string[] {
  return moves.map(({ loss }) => (loss ? texts.number(-roundPoints(loss), 'signed') : ''));
}

/** The best move, and what the others lose. @param moves the best first */
export function valuesText(texts: HintTexts, [best, ...others]: readonly Rated[]): string {
  if (!best) return '';
  const losses = others.map(({ direction, loss }) =>
    moveText(texts, { direction, loss, reasons: [] }),
  );
  return joinSentences(texts, [bestText(texts, best), ...losses]);
}

/** What distinguishes the best move from the second best. @param moves the best first */
export function reasonsText(texts: HintTexts, moves: readonly Rated[]): string {
  const [best] = moves;
  if (!best) return '';
  // Moves that lead to the same board, except for rotation and reflection, lose nothing.
  const second = moves.slice(1).find(({ loss }) => loss !== 0);
  return comparisonText(texts, best, second);
}

/** @param other if it has no loss, only what is wrong with it is said */
export function comparisonText(texts: HintTexts, best: Rated, other: Rated | undefined): string {
  const isDeep = other && !best.reasons.length && !other.reasons.length;
  const clauses = isDeep ? [texts.text('reasonLater')] : clausesOf(texts, best.reasons);
  return joinSentences(texts, [
    bestText(texts, best, clauses),
    other ? moveText(texts, other) : '',
  ]);
}

function bestText(texts: HintTexts, { direction }: Rated, clauses: readonly string[] = []): string {
  const values = { direction: texts.text(direction), clauses: joinClauses(texts, clauses) };
  return texts.text(clauses.length ? 'bestMoveReasons' : 'bestMove', values);
}

/** Its loss, and what speaks against it and for it; empty if there is nothing to say. */
function moveText(texts: HintTexts, move: Rated): string {
  const clauses = joinSentences(
    texts,
    [
      move.loss ? lossText(texts, move.loss) : '',
      joinClauses(texts, clausesOf(texts, move.reasons)),
    ],
    'pair',
  );
  const direction = texts.text(move.direction);
  const inFavor = joinClauses(texts, clausesOf(texts, move.inFavor));
  return joinSentences(texts, [
    clauses && texts.text('reasonsOfMove', { direction, clauses }),
    inFavor && texts.text('reasonsInFavor', { direction, clauses: inFavor }),
  ]);
}

function clausesOf(texts: HintTexts, reasons: readonly Reason[] = []): string[] {
  return reasons.map((reason) => clause(texts, reason));
}

function clause(texts: HintTexts, reason: Reason): string {
  switch (reason.kind) {
    case 'merges':
      return texts.text('reasonMerges', { count: reason.count, best: texts.tile(reason.best) });
    case 'pairs':
      return texts.text('reasonPairs', { count: reason.count, best: texts.tile(reason.best) });
    case 'near-pairs':
      return texts.text('reasonNearPairs', {
        count: reason.count,
        best: texts.tile(reason.best),
        half: texts.tile(reason.best / 2),
      });
    case 'empty':
      return texts.text('reasonEmpty', { count: reason.count });
    case 'corner':
      return texts.text(reason.kept ? 'reasonCornerKept' : 'reasonCornerLost', {
        tile: texts.tile(reason.tile),
      });
    case 'row':
      return texts.text(reason.ordered ? 'reasonRowOrdered' : 'reasonRowBroken', {
        line: texts.text(`${reason.line}Line`),
      });
    case 'stuck-next':
      // Never "a 0% chance", however unlikely it is.
      return texts.text('reasonStuckNext', {
        count: reason.within,
        chance: texts.number(Math.max(reason.chance, 0.01), 'percent'),
      });
  }
}

function joinClauses(texts: HintTexts, clauses: readonly string[]): string {
  const last = clauses.at(-1) ?? '';
  if (clauses.length < 2) return last;
  return joinSentences(texts, clauses.slice(0, -1), 'pair') + texts.text('clauseAnd') + last;
}
