import type { Fact, Facts } from './facts.js';
import type { Reason } from './reason.js';

export const MOST_REASONS = 3;

type Kind = Reason['kind'];

function isBetter(one: Fact, other: Fact): boolean {
  const differences = one.worth.map((worth, at) => worth - (other.worth[at] as number));
  return Math.min(...differences) >= 0 && Math.max(...differences) > (one.noise ?? 0);
}

interface Argument {
  readonly kind: Kind;
  /** The place of the fact among those of either slide. */
  readonly place: number;
}

/** What speaks for the first slide, one argument of each kind, the weightiest first. */
function argumentsFor(one: Facts, other: Facts): Argument[] {
  const found: Argument[] = [];
  for (const [place, fact] of one.entries()) {
    const kind = (fact.reason ?? other[place]?.reason)?.kind;
    if (kind === undefined || found.some((argument) => argument.kind === kind)) continue;
    if (fact.isLastResort && found.length > 0) continue;
    if (isBetter(fact, other[place] as Fact)) found.push({ kind, place });
  }
  return found;
}

const ALWAYS_TOLD: readonly Kind[] = ['stuck-next', 'corner', 'corner-reached'];

/** What is bad about a slide by itself. In all else, the other slide is better. */
const FLAWS: readonly Kind[] = ['stuck-next', 'corner', 'parted'];

/** False for what is told only where nothing else speaks for either slide. */
const isWeighty = ({ kind }: Argument) => kind !== 'near-pairs';

/** What is said of a slide in comparison with another. */
interface Side {
  /** What speaks for the best slide. */
  readonly reasons: readonly Reason[];
  /** What speaks against the best slide: its own flaws. Only of the best slide. */
  readonly price?: readonly Reason[] | undefined;
  /** What speaks against the best slide, told as what is good about the other. Only of the other slide. */
  readonly inFavor?: readonly Reason[] | undefined;
}

export interface Comparison {
  readonly best: Side;
  readonly other: Side;
  /** Whether nothing speaks for the best slide, or more against it. */
  readonly isWeak: boolean;
}

const unlessEmpty = (reasons: readonly Reason[]) => (reasons.length > 0 ? reasons : undefined);

function reasonsIn(facts: Facts, found: readonly Argument[]): Reason[] {
  return found.slice(0, MOST_REASONS).flatMap(({ place }) => facts[place]?.reason ?? []);
}

/** Of what speaks against the best slide only the weightiest is told, and all of it where that is more. */
export function compareFacts(best: Facts, other: Facts): Comparison {
  const against = argumentsFor(other, best).filter(isWeighty);
  const all = argumentsFor(best, other);
  const inFavor = against.length > 0 ? all.filter(isWeighty) : all;
  const isMoreAgainst = against.length > inFavor.length;
  const told = against.filter(
    ({ kind }, nth) => isMoreAgainst || nth === 0 || ALWAYS_TOLD.includes(kind),
  );
  const flaws = reasonsIn(best, told).filter(({ kind }) => FLAWS.includes(kind));
  return {
    best: { reasons: reasonsIn(best, inFavor), price: unlessEmpty(flaws) },
    other: { reasons: reasonsIn(other, inFavor), inFavor: unlessEmpty(reasonsIn(other, told)) },
    isWeak: isMoreAgainst || inFavor.length === 0,
  };
}
