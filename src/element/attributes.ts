import type { PropertyDeclarations } from 'lit';
import type { Game, GameOptions, Rules } from '../engine/index.js';
import { checkRules } from '../engine/rules.js';

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
export type ControlName = (typeof controlNames)[number];

/** Attributes whose change starts a new game, by the engine's names. */
const ruleAttributes = {
  size: 'size',
  winTile: 'win-tile',
  fourChance: 'four-chance',
  startTiles: 'start-tiles',
} as const;

export interface AttributeValues {
  size: unknown;
  seed: string | number | null | undefined;
  winTile: unknown;
  fourChance: unknown;
  startTiles: unknown;
  afterWin: unknown;
}

/** A number where the text is one; else the text, so that the report can name it. */
const numberConverter = {
  fromAttribute: (text: string | null): unknown =>
    text !== null && /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : text,
};

const number = { reflect: true, useDefault: true, converter: numberConverter };
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
  disabled: { type: Boolean, reflect: true },
};

/** Properties whose change may start a new game. */
export const ruleProperties: ReadonlySet<PropertyKey> = new Set([
  ...Object.keys(ruleAttributes),
  'seed',
]);

/** Reads the attributes that make the rules; what is not allowed is reported, and the last allowed value stands. */
export class Rulebook {
  #allowed: GameOptions = {};
  #values = '';
  #reported = new Map<string, unknown>();

  constructor(readonly report: (message: string) => void) {}

  /** Takes the attributes' values; `true` where they make another game than the last time. */
  take(values: AttributeValues): boolean {
    const before = this.#values;
    const allowed: Record<string, unknown> = {};
    for (const [option, attribute] of Object.entries(ruleAttributes)) {
      const value = values[option as keyof typeof ruleAttributes] ?? undefined;
      const last = this.#allowed[option as keyof typeof ruleAttributes];
      if (this.#allows({ ...allowed, [option]: value }, option, attribute, value)) {
        allowed[option] = value;
      } else if (last !== undefined) {
        allowed[option] = last;
      }
    }
    const { seed } = values;
    if (seed !== undefined && seed !== null && seed !== '') allowed['seed'] = seed;
    this.#allowed = allowed;
    this.#values = JSON.stringify(allowed);
    return this.#values !== before;
  }

  /** What a new game is made of. */
  options(afterWin: AfterWin): GameOptions {
    return { ...this.#allowed, afterWin: afterWin === 'stop' ? 'stop' : 'continue' };
  }

  /** Whether a stored game is one that the attributes describe. */
  describes(game: Game, afterWin: AfterWin): boolean {
    const options = this.options(afterWin);
    const rules = checkRules(options);
    const same = (Object.keys(rules) as (keyof Rules)[]).every(
      (rule) => game.rules[rule] === rules[rule],
    );
    return same && (options.seed === undefined || options.seed === game.seed);
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
    if (words.includes(value as Word)) {
      this.#reported.delete(attribute);
      return value as Word;
    }
    this.complain(
      attribute,
      value,
      `${attribute} ${quote(value)}: allowed are ${words.join(', ')}`,
    );
    return fallback;
  }

  #allows(options: GameOptions, option: string, attribute: string, value: unknown): boolean {
    try {
      checkRules(options);
      this.#reported.delete(attribute);
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.complain(attribute, value, message.replace(option, attribute));
      return false;
    }
  }
}

/** The controls named, in the order on the screen. */
export function readControls(rulebook: Rulebook, value: string): ReadonlySet<ControlName> {
  const named = value.split(/\s+/).filter((name) => name && name !== 'none');
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
