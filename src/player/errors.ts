/**
 * Refuses an argument or a player's answer, naming it, its value and what is allowed: with a
 * `RangeError` if it has the wanted type, else with a `TypeError`.
 *
 * The engine has its own: of the engine, the player may import nothing but types.
 */
export function refuse(name: string, value: unknown, allowed: string, type = ''): never {
  const Kind = typeof value === type ? RangeError : TypeError;
  throw new Kind(`${name} is ${describe(value)}; allowed is ${allowed}`);
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  // Converting an object to a text may throw.
  return Object(value) === value ? Object.prototype.toString.call(value) : String(value);
}
