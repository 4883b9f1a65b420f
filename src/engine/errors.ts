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
    super(`${reason} (at character ${position})`);
  }
}

/** A value as it may stand in a message: never long, never able to throw. */
function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}

/** Refuses an argument, naming it, its value and what is allowed. */
export function reject(
  name: string,
  value: unknown,
  allowed: string,
  Kind: new (message: string) => Error = RangeError,
): never {
  throw new Kind(`${name} must be ${allowed}, not ${show(value)}`);
}
