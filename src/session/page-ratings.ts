import type { Direction } from '../engine/index.js';
import { checkArray, checkChoice, formatChoices, isObject, refuse } from '../engine/internal.js';
import type { Rating, Reason } from '../player/index.js';
import type { Edge } from '../player/judging/reason.js';

/** The subject of error messages: "the computer's ratings must be an array". */
export const ratingsName = "the computer's ratings";

/** The fields that each kind of reason must have: their types, or their allowed values. */
const reasonFields: {
  readonly [Kind in Reason['kind']]: Readonly<
    Record<
      Exclude<keyof Extract<Reason, { kind: Kind }>, 'kind'>,
      'number' | 'boolean' | readonly Edge[]
    >
  >;
} = {
  'stuck-next': { chance: 'number', within: 'number' },
  corner: { tile: 'number', kept: 'boolean' },
  'corner-reached': { tile: 'number' },
  row: { line: ['top', 'right', 'bottom', 'left'], ordered: 'boolean' },
  empty: { count: 'number' },
  merges: { count: 'number', best: 'number' },
  pairs: { count: 'number', best: 'number' },
  parted: { count: 'number', best: 'number' },
  open: { count: 'number' },
  'near-pairs': { count: 'number', best: 'number' },
  'empty-later': { count: 'number', moves: 'number' },
  'corner-later': { tile: 'number', chance: 'number', moves: 'number' },
};

/** Checks the ratings of a page's player. @throws TypeError, RangeError unless they rate legal moves, each at most once */
export function checkRatings(ratings: unknown, legal: readonly Direction[]): Rating[] {
  if (legal.length && Array.isArray(ratings) && !ratings.length) {
    throw new RangeError(
      `${ratingsName} must be those of ${formatChoices(legal)}, not an empty array`,
    );
  }
  const unrated = new Set(legal);
  return checkArray(ratingsName, ratings, (name, rating) => {
    if (!isObject(rating)) return refuse(name, rating, 'an object');
    const direction =
      [...unrated].find((one) => one === rating.direction) ??
      refuse(`${name}.direction`, rating.direction, `${formatChoices(legal)}, each once`, 'string');
    unrated.delete(direction);
    return {
      direction,
      value: checkPoints(`${name}.value`, rating.value),
      loss: checkPoints(`${name}.loss`, rating.loss),
      reasons: checkArray(`${name}.reasons`, rating.reasons ?? [], checkReason),
      ...checkReasons(name, rating, 'price'),
      ...checkReasons(name, rating, 'inFavor'),
    };
  });
}

function checkReasons(name: string, rating: Record<string, unknown>, key: 'price' | 'inFavor') {
  const reasons = rating[key];
  return reasons === undefined ? {} : { [key]: checkArray(`${name}.${key}`, reasons, checkReason) };
}

function checkPoints(name: string, value: unknown = null): number | null {
  if (value === null || Number.isFinite(value)) return value as number | null;
  return refuse(name, value, 'a finite number or null', 'number');
}

function checkReason(name: string, reason: unknown): Reason {
  if (!isObject(reason)) return refuse(name, reason, 'an object');
  checkChoice(`${name}.kind`, reason.kind, Object.keys(reasonFields));
  for (const [field, type] of Object.entries(reasonFields[reason.kind as Reason['kind']])) {
    if (typeof type !== 'string') checkChoice(`${name}.${field}`, reason[field], type);
    else if (typeof reason[field] !== type) refuse(`${name}.${field}`, reason[field], `a ${type}`);
  }
  return reason as unknown as Reason;
}
