import type { Direction } from '../../engine/index.js';
import { DIRECTIONS, type Situation } from '../search/cells.js';
import { factsOf, type Fact, type Facts } from './facts.js';
import type { Reason } from './reason.js';

export const MOST_REASONS = 3;

type Kind = Reason['kind'];

function isBetter(fact: Fact, rival: Fact): boolean {
  const bar = rival.bar ?? rival.worth;
  const differences = fact.worth.map((worth, at) => worth - (bar[at] as number));
  return Math.min(...differences) >= 0 && Math.max(...differences) > (fact.noise ?? 0);
}

interface Argument {
  readonly kind: Kind;
  /** The place of the fact among those of either slide. */
  readonly place: number;
}

/** Where a slide is better than its rival: one argument of each kind, the weightiest first. */
function argumentsFor(slide: Facts, rival: Facts): Argument[] {
  const argumentsSoFar: Argument[] = [];
  for (const [place, fact] of slide.entries()) {
    const kind = (fact.reason ?? rival[place]?.reason)?.kind;
    if (kind === undefined || argumentsSoFar.some((argument) => argument.kind === kind)) continue;
    if (fact.isLastResort && argumentsSoFar.length > 0) continue;
    if (isBetter(fact, rival[place] as Fact)) argumentsSoFar.push({ kind, place });
  }
  return argumentsSoFar;
}

const ALWAYS_TOLD: readonly Kind[] = ['stuck-next', 'corner', 'corner-reached'];

/** Bad by itself: "parts two 64s". In all else, the other slide is only better: "leaves 7 cells free". */
const FLAWS: readonly Kind[] = ['stuck-next', 'corner', 'parted'];

/** False for "leaves 16 beside 8", which is told only where nothing else speaks for either slide. */
const isWeighty = ({ kind }: Argument) => kind !== 'near-pairs';

/** The reasons of one of two slides that are compared. */
export interface Side {
  /** For the best slide: "keeps 512 in the corner"; of the other, "moves 512 out of the corner". */
  readonly reasons: readonly Reason[];
  /** Against the best slide, of which only it tells: "parts two 64s". */
  readonly price?: readonly Reason[] | undefined;
  /** Against the best slide too, but told of the other: "leaves 7 cells free". */
  readonly inFavor?: readonly Reason[] | undefined;
}

export interface Comparison {
  readonly best: Side;
  readonly other: Side;
  /** Nothing speaks for the best slide, or more against it. */
  readonly isWeak: boolean;
}

/** Of each move with each: `up.left` is for up and against left. */
export type Comparisons = Readonly<Record<Direction, Readonly<Record<Direction, Comparison>>>>;

const unlessEmpty = (reasons: readonly Reason[]) => (reasons.length > 0 ? reasons : undefined);

function reasonsIn(facts: Facts, places: readonly Argument[]): Reason[] {
  return places.slice(0, MOST_REASONS).flatMap(({ place }) => facts[place]?.reason ?? []);
}

/** Names the strongest argument against the best move, or all of them if they outnumber the arguments for it. */
export function compareFacts(best: Facts, other: Facts): Comparison {
  const against = argumentsFor(other, best).filter(isWeighty);
  const all = argumentsFor(best, other);
  const inFavor = against.length > 0 ? all.filter(isWeighty) : all;
  const isMoreAgainst = against.length > inFavor.length;
  const toldAgainst = against.filter(
    ({ kind }, nth) => isMoreAgainst || nth === 0 || ALWAYS_TOLD.includes(kind),
  );
  const flaws = reasonsIn(best, toldAgainst).filter(({ kind }) => FLAWS.includes(kind));
  const goodOfOther = reasonsIn(other, toldAgainst);
  return {
    best: { reasons: reasonsIn(best, inFavor), price: unlessEmpty(flaws) },
    other: { reasons: reasonsIn(other, inFavor), inFavor: unlessEmpty(goodOfOther) },
    isWeak: isMoreAgainst || inFavor.length === 0,
  };
}

/** Illegal moves are compared as if they left the board as it is. */
export function compareAll(situation: Situation): Comparisons {
  const facts = DIRECTIONS.map((_, move) => factsOf(situation, move));
  const byMove = <Value>(valueOf: (move: Facts) => Value) =>
    Object.fromEntries(
      DIRECTIONS.map((direction, nth) => [direction, valueOf(facts[nth] as Facts)]),
    ) as Record<Direction, Value>;
  return byMove((best) => byMove((other) => compareFacts(best, other)));
}
