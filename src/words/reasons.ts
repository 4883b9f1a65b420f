import type { Rating, Reason } from '../player/index.js';
import { joinPhrases, joinSentences } from './phrases.js';
import { englishTeacher, type TeacherTextName } from './teacher-texts.js';
import type { Localizer } from './localizer.js';
import type { Texts } from './texts.js';
import type { TextName } from './translation.js';

export { englishTeacher };

export type HintTexts = Texts<TextName | TeacherTextName>;

/** The lowest chance that is stated. A lower one is rounded up, or put into words, and so is a chance as near to 1. */
const leastChance = 0.01;

const isCertain = (chance: number): boolean => chance > 1 - leastChance;

type Argued = Pick<Rating, 'reasons' | 'price' | 'inFavor'>;
type Rated = Argued & Pick<Rating, 'direction' | 'loss'>;

export function hintTexts(localizer: Localizer): HintTexts {
  return localizer.withTexts(englishTeacher);
}

/** Rounds to two digits. An estimate says no more. */
export function roundPoints(points: number): number {
  return Number(points.toPrecision(2));
}

/** "about −1,100 points". @param loss in points, above 0 */
export function lossText(texts: HintTexts, loss: number): string {
  const count = roundPoints(loss);
  return texts.text('pointsLost', { count, loss: texts.number(-count, 'signed') });
}

/** For the arrows of moves: "−1,100", or empty for a move without a loss. */
export function shortLosses(texts: HintTexts, moves: readonly Rated[]): string[] {
  return moves.map(({ loss }) => (loss ? texts.number(-roundPoints(loss), 'signed') : ''));
}

/** The best move, and what the others lose. @param moves the best first */
export function valuesText(texts: HintTexts, moves: readonly Rated[]): string {
  // Only direction and loss: no reasons are told here.
  const [best, ...others] = moves.map(({ direction, loss }) => ({ direction, loss, reasons: [] }));
  if (!best) return '';
  const losses = others.map((move) => moveText(texts, move));
  return joinSentences(texts, [bestText(texts, best), ...losses]);
}

/** The best move beside the second best, as {@link comparisonText} says it. @param moves the best first */
export function reasonsText(texts: HintTexts, moves: readonly Rated[]): string {
  const [best] = moves;
  if (!best) return '';
  // Moves that lead to the same board, except for rotation and reflection, lose nothing, and are rated with a price.
  const second = moves.slice(1).find((move) => move.loss !== 0 && !('price' in move));
  return comparisonText(texts, best, second);
}

/**
 * "Best move: Left. It keeps 512 in the corner. Up: about −1,100 points, moves 512 out of the corner."
 * @param other undefined to name only the best move
 */
export function comparisonText(texts: HintTexts, best: Rated, other: Rated | undefined): string {
  const bestSentence = bestText(texts, best, other);
  return other ? joinSentences(texts, [bestSentence, moveText(texts, other, best)]) : bestSentence;
}

/** "Parts two 64s" speaks against any move: even against the best one, where the other parts more. */
const isAgainst = ({ kind }: Reason): boolean => kind === 'parted' || kind === 'stuck-next';

/** "Merges two 8s" speaks for any move, and against one only beside a move that merges more. */
const isFor = ({ kind }: Reason): boolean =>
  kind === 'merges' || kind === 'pairs' || kind === 'near-pairs';

/** "Best move: Left. It leaves 7 cells free, though it separates two 64s." */
function bestText(texts: HintTexts, best: Rated, other?: Rated): string {
  const direction = texts.text(best.direction);
  const clauses = clauseForBest(texts, best, other);
  return texts.text(clauses ? 'bestMoveReasons' : 'bestMove', { direction, clauses });
}

/** "leaves 7 cells free, though it separates two 64s"; empty if nothing speaks for the move. */
export function clauseForBest(texts: HintTexts, best: Argued, other?: Argued): string {
  const reasonsFor = best.reasons.filter((reason) => !isAgainst(reason));
  const clauses = joinClauses(texts, clausesOf(texts, reasonsFor, other?.reasons));
  if (!clauses) return '';
  const flaws = clausesOf(texts, best.reasons.filter(isAgainst), other?.reasons);
  const price = joinClauses(texts, [...flaws, ...clausesOf(texts, best.price)]);
  return price ? texts.text('reasonsAndPrice', { clauses, price }) : clauses;
}

/** "leaves only 2 cells free": against a move by itself, not only beside a better one; empty if nothing is. */
export function clauseAgainst(texts: HintTexts, { reasons }: Argued): string {
  const reasonsAgainst = reasons.filter((reason) => !isFor(reason));
  return joinClauses(texts, clausesOf(texts, reasonsAgainst, [], 'against'));
}

/** "Up: about −1,100 points, leaves only 6 cells free. Still, Up keeps 512 in the corner." Empty without loss and reasons. */
export function moveText(texts: HintTexts, move: Rated, best?: Rated): string {
  const direction = texts.text(move.direction);
  const loss = move.loss ? lossText(texts, move.loss) : '';
  const clausesAgainst = clausesOf(texts, move.reasons, best?.reasons, 'against');
  const against = joinPhrases(texts, [loss, joinClauses(texts, clausesAgainst)]);
  // "Though it separates two 64s" was said of the best move: not again as "Still, Up separates none".
  const priceKinds = new Set(best?.price?.map(({ kind }) => kind));
  const reasonsFor = move.inFavor?.filter(({ kind }) => !priceKinds.has(kind));
  const clausesFor = joinClauses(texts, clausesOf(texts, reasonsFor));
  return joinSentences(texts, [
    against &&
      texts.text(loss ? 'reasonsOfMove' : 'reasonsAgainst', { direction, clauses: against }),
    clausesFor && texts.text('reasonsInFavor', { direction, clauses: clausesFor }),
  ]);
}

/** "2 cells" speak for a move, "only 2 cells" against it. */
type Side = 'for' | 'against';

/** @param others the reasons of the move to compare with */
function clausesOf(
  texts: HintTexts,
  reasons: readonly Reason[] = [],
  others: readonly Reason[] = [],
  side: Side = 'for',
): string[] {
  return reasons.map((reason) => {
    const other = others.find(({ kind }) => kind === reason.kind);
    const differsInHighest =
      other && 'best' in reason && 'best' in other && reason.best !== other.best;
    return differsInHighest ? highestClause(texts, reason) : clause(texts, reason, side);
  });
}

type Counted = Extract<Reason, { best: number }>;

/** Names the highest tiles alone. They were compared, not how many there are. */
function highestClause(texts: HintTexts, reason: Counted): string {
  const names = {
    merges: 'reasonHighestMerge',
    pairs: 'reasonHighestPair',
    parted: 'reasonHighestParted',
    'near-pairs': 'reasonNearPair',
  } as const;
  return texts.text(names[reason.kind], tilesOf(texts, reason));
}

const tilesOf = (texts: HintTexts, { best }: Counted) => ({
  best: texts.tile(best),
  half: texts.tile(best / 2),
});

function clause(texts: HintTexts, reason: Reason, side: Side): string {
  // Not "only 0 cells".
  const isSome = 'count' in reason && Math.round(reason.count) > 0;
  const only = isSome && side === 'against' ? texts.text('only') : '';
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
      return texts.text(isCertain(reason.chance) ? 'reasonEnds' : 'reasonStuckNext', {
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
      return cornerLaterClause(texts, reason);
  }
}

function cornerLaterClause(
  texts: HintTexts,
  { tile, chance, moves }: Extract<Reason, { kind: 'corner-later' }>,
): string {
  const name = chance < leastChance ? 'reasonCornerLaterHardly' : 'reasonCornerLater';
  return texts.text(name, { tile: texts.tile(tile), moves, chance: chanceText(texts, chance) });
}

const countedClause = (texts: HintTexts, name: TeacherTextName, reason: Counted): string =>
  texts.text(name, { ...tilesOf(texts, reason), count: reason.count });

/** At least "1%", since what may happen has no chance of 0 %. */
function chanceText(texts: HintTexts, chance: number): string {
  return texts.number(Math.max(chance, leastChance), 'percent');
}

/** "first, next and last". */
function joinClauses(texts: HintTexts, clauses: readonly string[]): string {
  const last = clauses.at(-1) ?? '';
  if (clauses.length < 2) return last;
  return joinPhrases(texts, clauses.slice(0, -1)) + texts.text('clauseAnd') + last;
}
