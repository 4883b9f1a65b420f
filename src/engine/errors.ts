/** Thrown for a replay line that is not a legal game, is beyond the limits, or does not meet the options of `verify`. */
export class ReplayError extends Error {
  /** Tells this error from others, also if another copy of the package threw it. */
  override readonly name = 'ReplayError';

  /** @param reason what is wrong */
  constructor(
    reason: string,
    /** Index of the character in the line where it goes wrong. */
    readonly position: number,
  ) {
    super(`${reason} (character ${position})`);
  }
}

/** A value as error messages show it. */
export function formatValue(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 50)}"`;
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return String(value).slice(0, 50);
  // An object may refuse to become text. Its kind is enough: an array, a promise, a generator.
  const kind = Object.prototype.toString.call(value).slice(8, -1).toLowerCase();
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

/** @throws RangeError for a value of one of the expected types, otherwise TypeError */
export function refuse(
  name: string,
  value: unknown,
  allowed: string,
  ...expectedTypes: ('number' | 'string')[]
): never {
  const message = `${name} must be ${allowed}, not ${formatValue(value)}`;
  throw (expectedTypes as string[]).includes(typeof value)
    ? new RangeError(message)
    : new TypeError(message);
}
