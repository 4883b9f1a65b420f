import { checkRule, type GameOptions, type GameView, type Rules } from '../engine/index.js';

/** What happens after a win: ask the player, play on, or end. */
export type AfterWin = 'ask' | 'continue' | 'stop';
/** Which scores count for the best: the highest reached in any game played here, or only those of finished games. */
export type BestOf = 'played' | 'finished';
/** How much a hint shows: the move, the value of each move, or the reasons too. */
export type Hints = 'move' | 'values' | 'reasons';
/** How much the status sentence says. */
export type Announcements = 'brief' | 'normal' | 'full';
/** When swipes move the tiles: always, only while the board has the focus, or never. */
export type Swipe = 'always' | 'focused' | 'never';
/** Which keys move the tiles: those pressed on the board, or anywhere in the page. */
export type Keys = 'board' | 'page';

/** Everything that `controls` may name, in the order on screen. */
export const controlNames = [
  'score',
  'best',
  'moves',
  'new',
  'undo',
  'hint',
  'autoplay',
  'help',
  'directions',
  'save',
  'load',
  'give-up',
  'share',
] as const;
export type ControlName = (typeof controlNames)[number];

/** What the attributes ask for, checked. */
export interface Settings {
  /** As it was written: `4` or `'5x4'`. */
  size: number | string;
  /** Undefined: a fresh one for each game. */
  seed: string | undefined;
  winTile: number;
  fourChance: number;
  startTiles: number;
  afterWin: AfterWin;
  controls: readonly ControlName[];
  announcements: Announcements;
  swipe: Swipe;
  keys: Keys;
  bestOf: BestOf;
  hints: Hints;
  /** Milliseconds; below 0: the animation's pace. */
  autoplayDelay: number;
}

export type SettingName = keyof Settings;

/** Settings that are one of a few words. */
type WordSetting = 'afterWin' | 'announcements' | 'swipe' | 'keys' | 'bestOf' | 'hints';

const words: { readonly [Name in WordSetting]: readonly Settings[Name][] } = {
  afterWin: ['ask', 'continue', 'stop'],
  announcements: ['brief', 'normal', 'full'],
  swipe: ['always', 'focused', 'never'],
  keys: ['board', 'page'],
  bestOf: ['played', 'finished'],
  hints: ['move', 'values', 'reasons'],
};

/** What is wrong with the values of attributes, by attribute. */
export type Problems = ReadonlyMap<string, string>;

/** The settings of an element without attributes. */
export const defaultSettings: Settings = {
  size: 4,
  seed: undefined,
  winTile: 2048,
  fourChance: 0.1,
  startTiles: 2,
  afterWin: 'ask',
  controls: ['score', 'best', 'new', 'undo', 'help'],
  announcements: 'normal',
  swipe: 'always',
  keys: 'board',
  bestOf: 'played',
  hints: 'move',
  autoplayDelay: -1,
};

/** The name of the attribute that holds a setting. */
export function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Reads the attributes.
 *
 * @param read gives an attribute's value, or null where it is absent
 * @param last the settings so far: a rule that is not allowed keeps its value from there
 */
export function readSettings(
  read: (attribute: string) => string | null,
  last: Settings,
): { settings: Settings; problems: Problems } {
  const problems = new Map<string, string>();
  const reader = new SettingsReader(read, problems);
  const size = reader.rule('size', last.size, checkSize);
  const dimensions = checkRule('size', size);
  const settings: Settings = {
    size,
    seed: checkRule('seed', reader.text('seed') ?? '') || undefined,
    winTile: reader.rule('winTile', last.winTile, (value) => checkRule('winTile', value)),
    fourChance: reader.rule('fourChance', last.fourChance, (value) =>
      checkRule('fourChance', value),
    ),
    startTiles: reader.rule('startTiles', last.startTiles, (value) =>
      checkRule('startTiles', value, dimensions),
    ),
    afterWin: reader.oneOf('afterWin'),
    controls: reader.controls(),
    announcements: reader.oneOf('announcements'),
    swipe: reader.oneOf('swipe'),
    keys: reader.oneOf('keys'),
    bestOf: reader.oneOf('bestOf'),
    hints: reader.oneOf('hints'),
    autoplayDelay: reader.delay(),
  };
  return { settings, problems };
}

/** The rules under which the settings start a game. */
export function rulesOf(settings: Settings): Rules {
  const { size, winTile, fourChance, startTiles, afterWin } = settings;
  return {
    ...checkRule('size', size),
    winTile,
    fourChance,
    startTiles,
    // Asking is up to the session: to the engine, a game that asks goes on.
    afterWin: afterWin === 'stop' ? 'stop' : 'continue',
  };
}

/** The options of a new game under the settings; given options take precedence. */
export function gameOptions(settings: Settings, given: GameOptions = {}): GameOptions {
  // The engine rejects anything that is not an object.
  if (typeof (given as unknown) !== 'object' || (given as unknown) === null) return given;
  const { columns, rows, ...rules } = rulesOf(settings);
  const ownSize = given.board !== undefined || given.size !== undefined;
  return { ...rules, seed: settings.seed, ...(!ownSize && { columns, rows }), ...given };
}

/** Whether the settings ask for the same game: the same rules and seed, whatever happens after a win. */
export function sameGame(one: Settings, other: Settings): boolean {
  return one.seed === other.seed && sameRules(rulesOf(one), rulesOf(other));
}

/** Whether the settings describe a game: its rules and, where they name one, its seed. */
export function matches(settings: Settings, game: GameView): boolean {
  const { seed } = settings;
  return (seed === undefined || seed === game.seed) && sameRules(rulesOf(settings), game.rules);
}

/** What happens after a win may change in a game that goes on, so it does not count. */
function sameRules(one: Readonly<Rules>, other: Readonly<Rules>): boolean {
  return (['columns', 'rows', 'winTile', 'fourChance', 'startTiles'] as const).every(
    (name) => one[name] === other[name],
  );
}

/** Checks a size, and returns it as it was written. */
function checkSize(size: number | string): number | string {
  checkRule('size', size);
  return size;
}

/** Reads single attributes and collects what is wrong with them. */
class SettingsReader {
  constructor(
    readonly read: (attribute: string) => string | null,
    readonly problems: Map<string, string>,
  ) {}

  text(name: SettingName): string | null {
    return this.read(attributeOf(name));
  }

  /** A rule of the game: its default if the attribute is absent, the last value if the engine refuses this one. */
  rule<Name extends 'size' | 'winTile' | 'fourChance' | 'startTiles'>(
    name: Name,
    last: Settings[Name],
    check: (value: Settings[Name]) => Settings[Name],
  ): Settings[Name] {
    const text = this.text(name);
    if (text === null) return check(defaultSettings[name]);
    try {
      return check(toNumber(text) as Settings[Name]);
    } catch (error) {
      this.problems.set(attributeOf(name), messageOf(error, name));
    }
    try {
      return check(last);
    } catch {
      // No longer allowed either: too many start tiles for a smaller board.
      return check(defaultSettings[name]);
    }
  }

  /** One of a few words, in upper or lower case; the default for any other. */
  oneOf<Name extends WordSetting>(name: Name): Settings[Name] {
    const text = this.text(name);
    if (text === null) return defaultSettings[name];
    const allowed: readonly Settings[Name][] = words[name];
    const value = allowed.find((word) => word === lowerCase(text));
    if (value !== undefined) return value;
    const attribute = attributeOf(name);
    this.problems.set(attribute, mustBe(attribute, oneOfThese(allowed), text));
    return defaultSettings[name];
  }

  /** The controls named; unknown names are ignored. An empty value means the default set, as usual in HTML. */
  controls(): readonly ControlName[] {
    const text = this.text('controls') ?? '';
    const names = lowerCase(text).split(/\s+/).filter(Boolean);
    if (!names.length) return defaultSettings.controls;
    const known: readonly string[] = [...controlNames, 'none'];
    if (names.some((name) => !known.includes(name))) {
      this.problems.set('controls', mustBe('controls', `any of ${known.join(', ')}`, text));
    }
    return controlNames.filter((name) => names.includes(name));
  }

  delay(): number {
    const text = this.text('autoplayDelay');
    if (text === null) return defaultSettings.autoplayDelay;
    const value = toNumber(text);
    if (Number.isFinite(value)) return value as number;
    this.problems.set('autoplay-delay', mustBe('autoplay-delay', 'a number of milliseconds', text));
    return defaultSettings.autoplayDelay;
  }
}

/** The number that a text stands for; any other text as it is, so that the error can quote it. `4X5` is `4x5`. */
function toNumber(text: string): number | string {
  // Numbers as HTML writes them: no hexadecimal, no exponent without digits, no spaces.
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text.replace('X', 'x');
}

/** Lowers ASCII letters only, as HTML does to compare enumerated values. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** `"a", "b" or "c"`. */
function oneOfThese(allowed: readonly string[]): string {
  const quoted = allowed.map((one) => JSON.stringify(one));
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}`;
}

function mustBe(name: string, allowed: string, value: string): string {
  return `${name} must be ${allowed}, not ${JSON.stringify(value.slice(0, 50))}`;
}

/** The engine's message, with the attribute's name in place of the option's. */
function messageOf(error: unknown, name: string): string {
  return (error as Error).message.replace(name, attributeOf(name));
}
