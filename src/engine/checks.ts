import { reject } from './errors.js';

/** An object that is neither an array nor a function: something with named options. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function checkObject(name: string, value: unknown): void {
  if (!isObject(value)) reject(name, value, 'an object');
}

export function checkText(name: string, value: unknown): string {
  if (typeof value !== 'string') reject(name, value, 'a text');
  return value;
}

export function checkBoolean(name: string, value: unknown): boolean {
  if (typeof value !== 'boolean') reject(name, value, 'true or false');
  return value;
}

/** An integer from `min` to `max`. */
export function checkInteger(name: string, value: unknown, min: number, max: number): number {
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max) {
    reject(name, value, `an integer from ${min} to ${max}`, 'number');
  }
  // Never -0, which no text tells from 0.
  return (value as number) + 0;
}

/** The index of an argument in the list of what is allowed. */
export function checkChoice(name: string, value: unknown, choices: readonly string[]): number {
  const index = choices.indexOf(value as string);
  if (index < 0) {
    const allowed = `${choices.slice(0, -1).join(', ')} or ${choices.slice(-1).join()}`;
    reject(name, value, allowed, 'string');
  }
  return index;
}

/** The elements of an array, each checked; a hole counts as `undefined`. */
export function checkArray<Element>(
  name: string,
  value: unknown,
  check: (name: string, element: unknown) => Element,
): Element[] {
  if (!Array.isArray(value)) reject(name, value, 'an array');
  return Array.from(value, (element, index) => check(`${name}[${index}]`, element));
}
