import type { PropertyDeclarations } from 'lit';
import { Game } from '../engine/index.js';
import type { GameOptions } from '../engine/index.js';
import { controlNames } from './controls.js';

/** What happens after a win: ask the player, play on, or end. */
export type AfterWin = 'ask' | 'continue' | 'stop';

/** Properties whose change starts a new game, by the engine's names. Size comes first: others depend on it. */
const rules = { size: 4, seed: null, winTile: 2048, fourChance: 0.1, startTiles: 2 } as const;
const ruleNames = Object.keys(rules) as (keyof typeof rules)[];

/** The properties and their defaults, whose type decides how the attribute is read: number, text, or presence. */
export const defaults = {
  ...rules,
  tileImage: '',
  afterWin: 'ask',
  controls: 'score best new undo',
  autoplay: false,
  autoplayDelay: -1,
  storageKey: '',
  name: '',
  lang: '',
} as const;

type Text = string | number | null | undefined;
/** Of unknown types: nothing keeps a page from giving a property anything at all. */
type Values = Readonly<Record<keyof typeof rules, unknown> & { afterWin: Text; controls: Text }>;

const attributeOf = (property: string): string => property.replace(/[A-Z]/, '-$&').toLowerCase();

/** A number if the text is one; anything else unchanged, so that the report can name it. */
function toNumber(value: unknown): unknown {
  // Both have to agree: one takes `4x4` for a number, the other an empty or hexadecimal text.
  const number = typeof value === 'string' ? parseFloat(value) : NaN;
  return number === Number(value) ? number : value;
}

/** The element's attributes. */
export const properties = {
  ...Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      {
        attribute: attributeOf(name),
        reflect: true,
        useDefault: true,
        ...(value === false && { type: Boolean }),
        ...(typeof value === 'number' && { converter: toNumber }),
      },
    ]),
  ),
  disabled: { type: Boolean, noAccessor: true },
} as PropertyDeclarations;

/** What tells games apart: the rules and, if one is wanted, the seed; not what happens after a win. */
const describe = ({ replay, seed }: Game, wanted: GameOptions['seed']): string =>
  String([replay.split('_', 5), String(wanted ?? '') && seed]);

/** Reads the attributes that make the rules; reports what is not allowed, and keeps the last allowed value. */
export class Rulebook {
  /** What happens after a win. */
  afterWin: AfterWin = 'ask';
  /** The controls shown around the board. */
  controls: readonly string[] = [];
  /** What a new game is made of. */
  options: GameOptions = {};
  /** What the attributes say, as a text that differs if they make another game. */
  described = '';
  /** The last complaint about each attribute. */
  #complaints: Partial<Record<string, string>> = {};

  constructor(
    readonly values: Values,
    readonly report: (message: string) => void,
  ) {}

  /** Reads the attributes anew. @returns a new game as they describe it */
  take(): Game {
    const [afterWin] = this.words('afterWin', ['ask', 'continue', 'stop'], /.*/s);
    this.controls = this.words('controls', controlNames);
    this.afterWin = afterWin ?? this.afterWin;
    const last = this.options;
    let options: GameOptions = { afterWin: this.afterWin === 'stop' ? 'stop' : 'continue' };
    let game = new Game(options);
    for (const name of ruleNames) {
      const given = this.values[name] ?? undefined;
      let complaint = '';
      for (const value of [name === 'seed' ? given : toNumber(given), last[name]]) {
        try {
          const more = { ...options, [name]: value } as GameOptions;
          game = new Game(more);
          options = more;
          break;
        } catch (error) {
          complaint ||= (error as Error).message.replace(name, attributeOf(name));
        }
      }
      this.complain(name, complaint);
    }
    this.options = options;
    this.described = describe(game, options.seed);
    return game;
  }

  /** Whether the attributes describe a stored game. */
  describes(game: Game): boolean {
    return describe(game, this.options.seed) === this.described;
  }

  /** Reports what is wrong with an attribute; the same complaint not twice in a row. */
  complain(attribute: string, complaint: string): void {
    const last = this.#complaints[attribute];
    this.#complaints[attribute] = complaint;
    if (complaint && complaint !== last) this.report(complaint);
  }

  /**
   * The allowed words in an attribute, in the order of `allowed`; others are reported.
   *
   * @param word matches one word; the whole text if only one word makes sense
   */
  words<Word extends string>(
    name: 'afterWin' | 'controls',
    allowed: readonly Word[],
    word = /\S+/g,
  ): Word[] {
    const text = String(this.values[name] ?? defaults[name]);
    const words: readonly string[] = text.match(word) ?? [];
    const wrong = words.some((one) => !(allowed as readonly string[]).includes(one));
    this.complain(
      name,
      wrong ? `${attributeOf(name)} "${text}": allowed are ${allowed.join(', ')}` : '',
    );
    return allowed.filter((one) => words.includes(one));
  }
}
