import type { PropertyDeclarations } from 'lit';
import type { PlayableGame as Game } from '../engine/playable-game.js';
import type { GameOptions, Rules } from '../engine/index.js';
import { checkRules, checkSeed } from '../engine/rules.js';

/** What becomes of a game that was won: ask the player, play on, or end. */
export type AfterWin = 'ask' | 'continue' | 'stop';

/** Everything `controls` may name, in the order on the screen. */
const controlNames = [
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
  'none',
] as const;
export const defaultControls = 'score best new undo';
export type ControlName = Exclude<(typeof controlNames)[number], 'none'>;

/** Properties whose change starts a new game, by the engine's names. The size comes first: others depend on it. */
const ruleNames = ['size', 'seed', 'winTile', 'fourChance', 'startTiles'] as const;
type RuleName = (typeof ruleNames)[number];

const attributeOf = (property: string): string => property.replace(/[A-Z]/, '-$&').toLowerCase();

/** A number where the text is one; anything else as it is, so that the report can name it. */
function toNumber(value: unknown): unknown {
  // By both: one of them takes `4x4` for a number, the other what is empty or hexadecimal.
  const number = typeof value === 'string' ? parseFloat(value) : NaN;
  return number === Number(value) ? number : value;
}

const reflected =
  (converter: PropertyDeclarations[string] = {}) =>
  (name: string) => [
    name,
    { ...converter, attribute: attributeOf(name), reflect: true, useDefault: true },
  ];

/** The element's attributes. */
export const properties = {
  ...Object.fromEntries([
    ...['size', 'winTile', 'fourChance', 'startTiles', 'autoplayDelay'].map(
      reflected({ converter: { fromAttribute: toNumber } }),
    ),
    ...['tileImage', 'afterWin', 'controls', 'storageKey', 'name', 'lang'].map(reflected()),
  ]),
  seed: { reflect: true },
  autoplay: { type: Boolean, reflect: true },
  disabled: { type: Boolean, noAccessor: true },
} as PropertyDeclarations;

/** Reads the attributes that make the rules; what is not allowed is reported, and the last allowed value stands. */
export class Rulebook {
  /** What becomes of a game that was won. */
  afterWin: AfterWin = 'ask';
  #allowed: GameOptions = {};
  /** The game that the attributes describe. */
  #described = '';
  /** The last complaint about each attribute. */
  #complaints = new Map<string, string>();

  constructor(readonly report: (message: string) => void) {}

  /** Takes the attributes' values. @returns a text that differs where they make another game */
  take(values: Record<RuleName, unknown> & { afterWin: string | null }): string {
    const ways = ['ask', 'continue', 'stop'] as const;
    this.afterWin = this.words('after-win', values.afterWin, ways)[0] ?? 'ask';
    const last = this.#allowed;
    this.#allowed = {};
    for (const name of ruleNames) {
      const given = values[name] ?? undefined;
      let complaint = '';
      for (const value of [name === 'seed' ? given : toNumber(given), last[name], undefined]) {
        const options = { ...this.#allowed, [name]: value } as GameOptions;
        try {
          this.#described = describe(checkRules(options), checkSeed(options.seed));
          this.#allowed = options;
          break;
        } catch (error) {
          complaint ||= (error as Error).message.replace(name, attributeOf(name));
        }
      }
      this.complain(name, complaint);
    }
    return this.#described;
  }

  /** What a new game is made of. */
  options(): GameOptions {
    return { ...this.#allowed, afterWin: this.afterWin === 'stop' ? 'stop' : 'continue' };
  }

  /** Whether a stored game is one that the attributes describe. */
  describes({ rules, seed }: Game): boolean {
    return describe(rules, checkSeed(this.#allowed.seed) && seed) === this.#described;
  }

  /** Reports what is wrong with an attribute, once until something else, or nothing, is. */
  complain(attribute: string, complaint: string): void {
    if (complaint && complaint !== this.#complaints.get(attribute)) this.report(complaint);
    this.#complaints.set(attribute, complaint);
  }

  /** The allowed ones of the words in an attribute, in their own order; others are reported. */
  words<Word extends string>(
    attribute: string,
    value: string | number | null | undefined,
    allowed: readonly Word[],
  ): Word[] {
    const text = String(value ?? '');
    const words: readonly string[] = text.match(/\S+/g) ?? [];
    const wrong = words.some((word) => !(allowed as readonly string[]).includes(word));
    this.complain(
      attribute,
      wrong ? `${attribute} "${text}": allowed are ${allowed.join(', ')}` : '',
    );
    return allowed.filter((word) => words.includes(word));
  }
}

// When a game was won is the element's to say: `after-win` makes no other game.
function describe(rules: Readonly<Rules>, seed: string): string {
  return JSON.stringify({ ...rules, afterWin: '', seed });
}

/** The controls named, in the order on the screen. */
export function readControls(rulebook: Rulebook, value: string | null): ReadonlySet<string> {
  return new Set(rulebook.words('controls', value ?? defaultControls, controlNames));
}
