import type { Rating, Reason } from '../../player/index.js';
import { joinSentences } from './phrases.js';
import { englishTeacher, type TeacherTextName } from './teacher-texts.js';
import type { Localizer } from './localizer.js';
import type { Texts } from './texts.js';
import type { TextName } from './translation.js';

export type HintTexts = Texts<TextName | TeacherTextName>;

type Rated = Pick<Rating, 'direction' | 'loss' | 'reasons' | 'price' | 'inFavor'>;

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
  const { direction, loss } = best;
  return joinSentences(texts, [bestText(texts, { direction, loss, reasons: [] }), ...losses]);
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
  const isSaid = best.reasons.length || other?.reasons.length;
  const none = other && !isSaid ? texts.text('reasonNone') : '';
  return joinSentences(texts, [
    bestText(texts, best, other),
    none,
    other ? moveText(texts, other, best) : '',
  ]);
}

/** Bad even of a move after which it is worse still. */
const isBad = ({ kind }: Reason): boolean => kind === 'parted' || kind === 'stuck-next';

/** What speaks for it, and its price. */
function bestText(texts: HintTexts, best: Rated, other?: Rated): string {
  const direction = texts.text(best.direction);
  const clauses = gainsClause(texts, best, other);
  if (clauses) return texts.text('bestMoveReasons', { direction, clauses });
  const price = priceClause(texts, best, other);
  return texts.text(price ? 'bestMovePrice' : 'bestMove', { direction, price });
}

/** What speaks for the best move rather than another, and its price; empty if nothing speaks for it. */
export function gainsClause(texts: HintTexts, best: Rated, other?: Rated): string {
  const good = best.reasons.filter((reason) => !isBad(reason));
  const gains = joinClauses(texts, clausesOf(texts, good, other?.reasons));
  const price = priceClause(texts, best, other);
  return gains && price ? texts.text('reasonsAndPrice', { clauses: gains, price }) : gains;
}

function priceClause(texts: HintTexts, best: Rated, other?: Rated): string {
  const bad = clausesOf(texts, best.reasons.filter(isBad), other?.reasons);
  return joinClauses(texts, [...bad, ...clausesOf(texts, best.price)]);
}

/** What speaks against a move by itself, not only beside a better one; empty if nothing does. */
export function faultsClause(texts: HintTexts, { reasons }: Rated): string {
  const faults = reasons.filter(({ kind }) => !['merges', 'pairs', 'near-pairs'].includes(kind));
  return joinClauses(texts, clausesOf(texts, faults, [], true));
}

/** Its loss, and what speaks against it and for it; empty if there is nothing to say. */
function moveText(texts: HintTexts, move: Rated, best?: Rated): string {
  const against = clausesOf(texts, move.reasons, best?.reasons, true);
  const clauses = joinSentences(
    texts,
    [move.loss ? lossText(texts, move.loss) : '', joinClauses(texts, against)],
    'pair',
  );
  const direction = texts.text(move.direction);
  // The price of the best move has told the others.
  const told = new Set(best?.price?.map(({ kind }) => kind));
  const rest = move.inFavor?.filter(({ kind }) => !told.has(kind));
  const inFavor = joinClauses(texts, clausesOf(texts, rest));
  return joinSentences(texts, [
    clauses && texts.text('reasonsOfMove', { direction, clauses }),
    inFavor && texts.text('reasonsInFavor', { direction, clauses: inFavor }),
  ]);
}

/** @param others reasons of the move that they are compared with; `isLess`: these are the worse ones */
function clausesOf(
  texts: HintTexts,
  reasons: readonly Reason[] = [],
  others: readonly Reason[] = [],
  isLess = false,
): string[] {
  return reasons.map((reason) => {
    const other = others.find(({ kind }) => kind === reason.kind);
    const isHighest = other && 'best' in reason && 'best' in other && reason.best !== other.best;
    return isHighest ? highestClause(texts, reason, isLess) : clause(texts, reason, isLess);
  });
}

type Counted = Extract<Reason, { best: number }>;

/** Only the highest tiles were compared, not how many there are. */
function highestClause(texts: HintTexts, reason: Counted, isLess: boolean): string {
  const names = {
    merges: 'reasonHighestMerge',
    pairs: 'reasonHighestPair',
    parted: 'reasonHighestParted',
    'near-pairs': isLess ? 'reasonNearPairAtMost' : 'reasonNearPair',
  } as const;
  return texts.text(names[reason.kind], tilesOf(texts, reason));
}

const tilesOf = (texts: HintTexts, { best }: Counted) => ({
  best: texts.tile(best),
  half: texts.tile(best / 2),
});

function clause(texts: HintTexts, reason: Reason, isLess: boolean): string {
  const isOnly = isLess && 'count' in reason && Math.round(reason.count) > 0;
  const only = isOnly ? texts.text('only') : '';
  switch (reason.kind) {
    case 'merges':
      return countedClause(texts, 'reasonMerges', reason);
    case 'pairs':
      return countedClause(texts, 'reasonPairs', reason);
    case 'parted':
      return countedClause(texts, 'reasonParted', reason);
    case 'near-pairs':
      return countedClause(texts, 'reasonNearPairs', reason);
    case 'empty':
      return texts.text('reasonEmpty', { count: reason.count, only });
    case 'open':
      return texts.text('reasonOpen', { count: reason.count, only });
    case 'corner':
      return texts.text(reason.kept ? 'reasonCornerKept' : 'reasonCornerLost', {
        tile: texts.tile(reason.tile),
      });
    case 'corner-reached':
      return texts.text('reasonCornerReached', { tile: texts.tile(reason.tile) });
    case 'row':
      return texts.text(reason.ordered ? 'reasonRowOrdered' : 'reasonRowBroken', {
        line: texts.text(`${reason.line}Line`),
      });
    case 'stuck-next':
      return texts.text('reasonStuckNext', {
        count: reason.within,
        chance: chanceText(texts, reason.chance),
      });
    case 'empty-later':
      return texts.text('reasonEmptyLater', {
        only,
        count: Math.round(reason.count),
        moves: reason.moves,
      });
    case 'corner-later':
      return texts.text(reason.chance < 0.01 ? 'reasonCornerLaterHardly' : 'reasonCornerLater', {
        ...{ tile: texts.tile(reason.tile), moves: reason.moves },
        chance: chanceText(texts, reason.chance),
      });
  }
}

const countedClause = (texts: HintTexts, name: TeacherTextName, reason: Counted): string =>
  texts.text(name, { ...tilesOf(texts, reason), count: reason.count });

/** Never "0%" of what may happen, however unlikely it is. */
function chanceText(texts: HintTexts, chance: number): string {
  return texts.number(Math.max(chance, 0.01), 'percent');
}

function joinClauses(texts: HintTexts, clauses: readonly string[]): string {
  const last = clauses.at(-1) ?? '';
  if (clauses.length < 2) return last;
  return joinSentences(texts, clauses.slice(0, -1), 'pair') + texts.text('clauseAnd') + last;
}
