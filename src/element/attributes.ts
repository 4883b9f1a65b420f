import type { PropertyDeclarations } from 'lit';
import type { Game, GameOptions, Rules } from '../engine/index.js';
import { checkRules, checkSeed } from '../engine/rules.js';

/** What becomes of a game that was won: ask the player, play on, or end. */
export type AfterWin = 'ask' | 'continue' | 'stop';

/** Everything `controls` may name, in the order on the screen. */
export const controlNames = [
  'score',
  'best',
  'moves',
  'new',
  'undo',
  'hint',
  'autoplay',
  'directions',
  'save',
  'load',
  'leave',
] as const;
export const defaultControls = 'score best new undo';
export type ControlName = (typeof controlNames)[number];

/** Attributes whose change starts a new game, by the engine's names. A size is checked first: others depend on it. */
const ruleAttributes = {
  size: 'size',
  seed: 'seed',
  winTile: 'win-tile',
  fourChance: 'four-chance',
  startTiles: 'start-tiles',
} as const;

type RuleName = keyof typeof ruleAttributes;
const ruleNames = Object.keys(ruleAttributes) as RuleName[];

/** A number where the text is one; anything else as it is, so that the report can name it. */
function toNumber(value: unknown): unknown {
  const isNumber =
    typeof value === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value);
  return isNumber ? Number(value) : value;
}

const number = { reflect: true, useDefault: true, converter: { fromAttribute: toNumber } };
const text = { reflect: true, useDefault: true };

/** The element's attributes. */
export const properties: PropertyDeclarations = {
  size: number,
  seed: { reflect: true },
  tileImage: { ...text, attribute: 'tile-image' },
  winTile: { ...number, attribute: 'win-tile' },
  fourChance: { ...number, attribute: 'four-chance' },
  startTiles: { ...number, attribute: 'start-tiles' },
  afterWin: { ...text, attribute: 'after-win' },
  controls: text,
  autoplay: { type: Boolean, reflect: true },
  autoplayDelay: { ...number, attribute: 'autoplay-delay' },
  storageKey: { ...text, attribute: 'storage-key' },
  name: text,
  disabled: { type: Boolean, noAccessor: true },
};

/** Properties whose change may start a new game. */
export const ruleProperties: ReadonlySet<PropertyKey> = new Set([...ruleNames, 'storageKey']);

/** Reads the attributes that make the rules; what is not allowed is reported, and the last allowed value stands. */
export class Rulebook {
  #allowed: GameOptions = {};
  #reported = new Map<string, unknown>();

  constructor(readonly report: (message: string) => void) {}

  /** Takes the attributes' values. @returns a text that differs where they make another game */
  take(values: Record<RuleName, unknown>): string {
    const last = this.#allowed;
    this.#allowed = {};
    for (const name of ruleNames) {
      const given = values[name] ?? undefined;
      const value = name === 'seed' ? given : toNumber(given);
      if (!this.#allows(name, value, given)) this.#allows(name, last[name]);
    }
    return describe(checkRules(this.#allowed), checkSeed(this.#allowed.seed));
  }

  /** What a new game is made of. */
  options(afterWin: AfterWin): GameOptions {
    return { ...this.#allowed, afterWin: afterWin === 'stop' ? 'stop' : 'continue' };
  }

  /** Whether a stored game is one that the attributes describe. */
  describes({ rules, seed }: Game): boolean {
    const wanted = checkSeed(this.#allowed.seed);
    return describe(rules, wanted && seed) === describe(checkRules(this.#allowed), wanted);
  }

  /** Reports a bad value once, until the attribute has another. */
  complain(attribute: string, value: unknown, error: unknown): void {
    if (this.#reported.has(attribute) && Object.is(this.#reported.get(attribute), value)) return;
    this.#reported.set(attribute, value);
    this.report(error instanceof Error ? error.message : String(error));
  }

  /** The value where it is one of the allowed words, else the fallback, and a report. */
  word<Word extends string>(
    attribute: string,
    value: unknown,
    words: readonly Word[],
    fallback: Word,
  ): Word {
    const wanted = (value ?? fallback) as Word;
    if (words.includes(wanted)) {
      this.#reported.delete(attribute);
      return wanted;
    }
    this.complain(
      attribute,
      value,
      `${attribute} ${quote(value)}: allowed are ${words.join(', ')}`,
    );
    return fallback;
  }

  /** Takes a value where it is allowed. @param given what is reported otherwise; left out: nothing is */
  #allows(name: RuleName, value: unknown, given?: unknown): boolean {
    const options = { ...this.#allowed, [name]: value } as GameOptions;
    try {
      checkRules(options);
      checkSeed(options.seed);
      this.#allowed = options;
      if (given !== undefined) this.#reported.delete(name);
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (given !== undefined) {
        this.complain(name, given, message.replace(name, ruleAttributes[name]));
      }
      return false;
    }
  }
}

// When a game was won is the element's to say: `after-win` makes no other game.
function describe(rules: Readonly<Rules>, seed: string): string {
  return JSON.stringify({ ...rules, afterWin: '', seed });
}

/** The controls named, in the order on the screen. */
export function readControls(
  rulebook: Rulebook,
  value: string | number | null,
): ReadonlySet<ControlName> {
  const named = String(value ?? defaultControls)
    .split(/\s+/)
    .filter((name) => name && name !== 'none');
  const known = named.filter((name) => (controlNames as readonly string[]).includes(name));
  if (known.length < named.length) {
    const allowed = `any of ${controlNames.join(' ')}, or none`;
    rulebook.complain('controls', value, `controls ${quote(value)}: allowed are ${allowed}`);
  }
  return new Set(controlNames.filter((name) => known.includes(name)));
}

function quote(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
