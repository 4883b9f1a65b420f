/**
 * Refuses an argument or a player's answer, naming it, its value and what is allowed.
 *
 * @throws RangeError if it has one of the expected types, else TypeError
 */
export function refuse(
  name: string,
  value: unknown,
  allowed: string,
  ...expectedTypes: ('number' | 'string')[]
): never {
  const Kind = (expectedTypes as string[]).includes(typeof value) ? RangeError : TypeError;
  throw new Kind(`${name} must be ${allowed}, not ${formatValue(value)}`);
}

function formatValue(value: unknown): string {
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

export function checkObject(name: string, value: unknown): void {
  if (!isObject(value)) refuse(name, value, 'an object');
}

export function checkPositive(name: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) {
    refuse(name, value, 'a finite number above 0', 'number');
  }
  return value;
}

/** Checks that an argument has the method that is going to be called. */
export function checkMethod(name: string, value: unknown, method: string, allowed: string): void {
  const callable = isObject(value) || typeof value === 'function';
  const found = callable ? (value as Partial<Record<string, unknown>>)[method] : undefined;
  if (typeof found !== 'function') refuse(name, value, allowed);
}
