import { formatChoices, refuse } from '../engine/internal.js';

/** Reads one attribute. An element has a table of these, by property name. */
export interface Attribute<Value> {
  readonly default: Value;
  /** The allowed words, if only a few are. */
  readonly allowed?: readonly string[];
  /** @throws Error that says what is allowed */
  readonly read: (text: string, attribute: string) => Value;
  /** The value of an invalid string; absent where that is the default. */
  readonly fallback?: (text: string) => Value;
  /** The value of the property: `'score best'` for `['score', 'best']`. Absent where both are alike. */
  toProperty?(value: Value): unknown;
}

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;

export type ValuesOf<Table> = {
  -readonly [Name in keyof Table]: Table[Name] extends Attribute<infer Value> ? Value : never;
};

/** By attribute: `win-tile must be …`. */
export type Problems = ReadonlyMap<string, string>;

export const stringAttribute: Attribute<string> = { default: '', read: (text) => text };

export const booleanAttribute: Attribute<boolean> = { default: false, read: () => true };

/** One of a few words, in upper or lower case. */
export function oneOf<Word extends string>(
  allowed: readonly Word[],
  normal: Word,
): Omit<Attribute<Word>, 'allowed'> & { readonly allowed: readonly Word[] } {
  return {
    default: normal,
    allowed,
    read: (text, attribute) =>
      allowed.find((word) => word === lowerCase(text)) ??
      refuse(attribute, text, anyOf(allowed), 'string'),
  };
}

/** Some of these names, in this order, or `none`. Unknown names are ignored; an empty string means the default set. */
export function tokenList<Name extends string>(
  names: readonly Name[],
  normal: readonly Name[],
): Attribute<readonly Name[]> {
  const allowed = [...names, 'none'];
  const split = (text: string) => lowerCase(text).split(/\s/).filter(Boolean);
  const known = (text: string) => names.filter((name) => split(text).includes(name));
  return {
    default: normal,
    allowed,
    read(text, attribute) {
      const given = split(text);
      if (!given.every((name) => allowed.includes(name))) {
        return refuse(attribute, text, `any of ${allowed.join(', ')}`, 'string');
      }
      return given.length ? known(text) : normal;
    },
    fallback: known,
    toProperty: (value) => value.join(' ') || 'none',
  };
}

/** @param allowed the range in words @param isOfKind whether a number is of the kind that is allowed, such as an integer */
export function numberFrom<Normal extends number | null>(
  least: number,
  most: number,
  normal: Normal,
  allowed: string,
  isOfKind: (value: number) => boolean = Number.isFinite,
): Attribute<number | Normal> {
  return {
    default: normal,
    read(text, attribute) {
      const value = toNumber(text);
      const isInRange = typeof value === 'number' && value >= least && value <= most;
      return isInRange && isOfKind(value) ? value : refuse(attribute, text, allowed, 'string');
    },
  };
}

export function readAttributes<Table extends Attributes>(
  table: Table,
  read: (attribute: string) => string | null,
): { settings: ValuesOf<Table>; problems: Map<string, string> } {
  const problems = new Map<string, string>();
  const valueOf = (name: string, entry: Attribute<unknown>): unknown => {
    const attribute = attributeOf(name);
    const text = read(attribute);
    if (text === null) return entry.default;
    try {
      return entry.read(text, attribute);
    } catch (error) {
      problems.set(attribute, (error as Error).message);
      return entry.fallback ? entry.fallback(text) : entry.default;
    }
  };
  const entries = Object.entries(table).map(([name, entry]) => [name, valueOf(name, entry)]);
  return { settings: Object.fromEntries(entries) as ValuesOf<Table>, problems };
}

export function defaultsOf<Table extends Attributes>(table: Table): ValuesOf<Table> {
  return readAttributes(table, () => null).settings;
}

/** The attribute of a property: `win-tile` for `winTile`. */
export function attributeOf(name: string): string {
  if (name === 'htmlFor') return 'for';
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Reads a number as HTML writes it, without spaces and not in hexadecimal. @returns other strings as they are */
export function toNumber(text: string): number | string {
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}

/** `"a", "b" or "c"` */
export function anyOf(allowed: readonly string[]): string {
  return formatChoices(allowed.map((word) => JSON.stringify(word)));
}

/** Only ASCII letters, as HTML compares enumerated values. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
