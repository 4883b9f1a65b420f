import type { PropertyDeclarations } from 'lit';
import { PlayableGame as Game } from '../engine/playable-game.js';
import type { GameOptions } from '../engine/index.js';
import { controlNames } from './controls.js';

/** What becomes of a game that was won: ask the player, play on, or end. */
export type AfterWin = 'ask' | 'continue' | 'stop';

/** Properties whose change starts a new game, by the engine's names. The size comes first: others depend on it. */
const rules = { size: 4, seed: null, winTile: 2048, fourChance: 0.1, startTiles: 2 } as const;
const ruleNames = Object.keys(rules) as (keyof typeof rules)[];

/** The properties with their defaults, by which each reads its attribute: a number, a text, or whether it is there. */
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
/** Nothing keeps a page from giving a property what it should not. */
type Values = Readonly<Record<keyof typeof rules, unknown> & { afterWin: Text; controls: Text }>;

const attributeOf = (property: string): string => property.replace(/[A-Z]/, '-$&').toLowerCase();

/** A number where the text is one; anything else as it is, so that the report can name it. */
function toNumber(value: unknown): unknown {
  // By both: one of them takes `4x4` for a number, the other what is empty or hexadecimal.
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

/** What makes it another game: its rules and, where one is asked for, its seed; not what becomes of it when it is won. */
const describe = ({ replay, seed }: Game, wanted: GameOptions['seed']): string =>
  String([replay.split('_', 5), String(wanted ?? '') && seed]);

/** Reads the attributes that make the rules; what is not allowed is reported, and the last allowed value stands. */
export class Rulebook {
  /** What becomes of a game that was won. */
  afterWin: AfterWin = 'ask';
  /** What is shown around the board. */
  controls: readonly string[] = [];
  /** What a new game is made of. */
  options: GameOptions = {};
  /** What the attributes say, as a text that differs where they make another game. */
  described = '';
  /** The last complaint about each attribute. */
  #complaints: Partial<Record<string, string>> = {};

  constructor(
    readonly values: Values,
    readonly report: (message: string) => void,
  ) {}

  /** Reads the attributes anew. @returns a game that is as they say */
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

  /** Whether a stored game is one that the attributes describe. */
  describes(game: Game): boolean {
    return describe(game, this.options.seed) === this.described;
  }

  /** Reports what is wrong with an attribute, once until something else, or nothing, is. */
  complain(attribute: string, complaint: string): void {
    const last = this.#complaints[attribute];
    this.#complaints[attribute] = complaint;
    if (complaint && complaint !== last) this.report(complaint);
  }

  /**
   * The allowed ones of the words in an attribute, in their own order; others are reported.
   *
   * @param word what a word is; the whole text where only one makes sense
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
