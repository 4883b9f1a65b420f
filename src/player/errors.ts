/**
 * Rejects an argument or a player's answer, naming it, its value and what is allowed: with a
 * `RangeError` if it has the expected type, else with a `TypeError`.
 *
 * The engine has its own: of the engine, the player may import nothing but types.
 */
export function reject(
  name: string,
  value: unknown,
  allowed: string,
  expectedType?: 'number' | 'string',
): never {
  const Kind = typeof value === expectedType ? RangeError : TypeError;
  throw new Kind(`${name} must be ${allowed}, not ${describe(value)}`);
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 50)}"`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value).slice(0, 50);
  // Converting an object to a text may throw.
  return Array.isArray(value) ? 'an array' : 'an object';
}

/** An object that is neither an array nor a function: something with named options. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
