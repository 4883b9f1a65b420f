import type { Rating, Reason } from '../../player/index.js';
import { englishTeacher, type TeacherTextName } from './teacher-texts.js';
import type { Localizer, Texts } from './texts.js';
import type { TextName } from './translation.js';

export type HintTexts = Texts<TextName | TeacherTextName>;

/** The texts of hints, in the language of an element. */
export function hintTexts(localizer: Localizer): HintTexts {
  return localizer.other(englishTeacher);
}

/** What a move loses, as on its arrow: "−120 points". @param loss in points, 0 or more */
export function lossText(texts: HintTexts, loss: number): string {
  return texts.text('pointsLost', { count: loss, loss: texts.number(-loss, 'signed') });
}

/** The best move, and the reasons of all moves that have any. @param moves the best first */
export function reasonsText(
  texts: HintTexts,
  moves: readonly Pick<Rating, 'direction' | 'reasons'>[],
): string {
  const [best] = moves;
  if (!best) return '';
  const sentences = moves
    .filter(({ reasons }) => reasons.length)
    .map(({ direction, reasons }) => {
      const clauses = join(
        texts,
        reasons.map((reason) => clause(texts, reason)),
      );
      return texts.text('reasonsOfMove', { direction: texts.text(direction), clauses });
    });
  const named = texts.text('bestMove', { direction: texts.text(best.direction) });
  return [named, ...sentences].reduce((first, next) => texts.text('sentences', { first, next }));
}

function clause(texts: HintTexts, reason: Reason): string {
  switch (reason.kind) {
    case 'merges':
      if (!reason.count) return texts.text('reasonNoMerges');
      return texts.text('reasonMerges', { count: reason.count, best: texts.tile(reason.best) });
    case 'empty':
      return texts.text('reasonEmpty', { count: reason.count });
    case 'corner':
      return texts.text(reason.kept ? 'reasonCornerKept' : 'reasonCornerLost', {
        tile: texts.tile(reason.tile),
      });
    case 'row':
      return texts.text(reason.ordered ? 'reasonRowOrdered' : 'reasonRowBroken');
    case 'stuck-next':
      return texts.text('reasonStuckNext', { chance: texts.number(reason.chance, 'percent') });
  }
}

function join(texts: HintTexts, clauses: readonly string[]): string {
  const last = clauses.at(-1) ?? '';
  if (clauses.length < 2) return last;
  const others = clauses.slice(0, -1).join(texts.text('clauseSeparator'));
  return others + texts.text('clauseAnd') + last;
}
