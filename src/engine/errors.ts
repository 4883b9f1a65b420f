/** A replay line that is not a legal game. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';

  /**
   * @param reason what is wrong there
   * @param position index of the character in the line at which it went wrong
   */
  constructor(
    reason: string,
    readonly position: number,
  ) {
    super(`${reason} (character ${position})`);
  }
}

/**
 * Refuses an argument, naming it, its value and what is allowed: with a `RangeError` if it has one
 * of the wanted types, else with a `TypeError`.
 */
export function reject(name: string, value: unknown, allowed: string, types = ''): never {
  const Kind = types.includes(typeof value) ? RangeError : TypeError;
  // An object may refuse to become text, or read like a value that is allowed.
  const shown =
    typeof value === 'object' && value
      ? 'an object'
      : typeof value === 'string'
        ? `"${value}"`
        : String(value);
  throw new Kind(`${name} must be ${allowed}, not ${shown.slice(0, 50)}`);
}
