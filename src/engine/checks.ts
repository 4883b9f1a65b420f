import { formatValue, refuse } from './errors.js';

/** True for `{}` and `new Date()`, false for `[]`, `null` and a function. */
export function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for `{}`, also of another frame, and `Object.create(null)`; false for an instance of a class. */
function isPlainObject(value: unknown): value is object {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Lists choices as `a, b or c`. */
export function formatChoices(choices: readonly string[]): string {
  return choices.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

/** A copy with an object's own properties alone: what a page has added to `Object.prototype` is no option. */
export function ownOf<Options extends object>(options: Options): Options {
  return { __proto__: null, ...options };
}

/**
 * Checks that all options exist, since a misspelt one would have no effect.
 * @param kind what an error message calls one of them
 * @returns the options, to be read instead of the value: see `ownOf`
 * @throws TypeError for anything but a plain object with these names only
 */
export function checkOptions<Options extends object>(
  name: string,
  value: Options,
  kind: string,
  names: readonly string[],
): Options {
  if (!isPlainObject(value)) refuse(name, value, 'a plain object');
  for (const key of Object.keys(value)) {
    if (names.includes(key)) continue;
    throw new TypeError(`name of ${kind} must be ${formatChoices(names)}, not ${formatValue(key)}`);
  }
  return ownOf(value);
}

export function checkString(name: string, value: unknown): string {
  if (typeof value !== 'string') refuse(name, value, 'a string');
  return value;
}

export function checkMethod(name: string, value: unknown, method: string, allowed: string): void {
  const found = (value as Readonly<Record<string, unknown>> | null | undefined)?.[method];
  if (typeof found !== 'function') refuse(name, value, allowed);
}

export function checkBoolean(name: string, value: unknown = false): boolean {
  if (typeof value !== 'boolean') refuse(name, value, 'true or false');
  return value;
}

export function checkInteger(name: string, value: unknown, min: number, max: number): number {
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max) {
    refuse(name, value, `an integer from ${min} to ${max}`, 'number');
  }
  // Adding 0 turns -0 into 0: a replay has no -0.
  return (value as number) + 0;
}

export function checkChoice<const Choice extends string>(
  name: string,
  value: unknown,
  choices: readonly Choice[],
): Choice {
  if (!choices.includes(value as Choice)) refuse(name, value, formatChoices(choices), 'string');
  return value as Choice;
}

/** Checks each element; a hole counts as `undefined`. */
export function checkArray<Element>(
  name: string,
  value: unknown,
  check: (name: string, element: unknown) => Element,
): Element[] {
  if (!Array.isArray(value)) refuse(name, value, 'an array');
  return Array.from(value, (element, index) => check(`${name}[${index}]`, element));
}
