import {
  stringAttribute,
  anyOf,
  attributeOf,
  defaultsOf,
  booleanAttribute,
  numberFrom,
  oneOf,
  readAttributes,
  tokenList,
  toNumber,
  type Attribute,
  type Problems,
  type ValuesOf,
} from './attributes.js';
import type { GameOptions, GameView, Rules } from '../engine/index.js';
import { checkGameOption, DEFAULT_RULES, isObject, ownOf, refuse } from '../engine/internal.js';

/** The sides of a board: one number for both, or columns and rows. */
export type BoardSize = number | `${number}` | `${number}x${number}`;
/** What happens after a win: ask the player, play on, or end. */
export type AfterWin = 'ask' | 'continue' | 'stop';
/** Which scores count as the best: any score reached in a game started here, or only those of games played to the end. */
export type BestOf = 'played' | 'finished';
/** How much a hint shows: the move, the value of each move, or the reasons too. */
export type Hints = 'move' | 'values' | 'reasons';
/** How much is announced to screen readers. */
export type Announcements = 'brief' | 'normal' | 'full';
/** Which swipes move the tiles: all on the board, those while it has the focus, none, or all in the page. */
export type Swipe = 'always' | 'focused' | 'never' | 'page';
/** Where key presses move the tiles: on the focused board, or anywhere on the page. */
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
/** A name that the attribute `controls` takes. */
export type ControlName = (typeof controlNames)[number];

/** A rule of the game, which the engine checks later. `4X5` counts as `4x5`. */
function ruleAttribute<Value extends number | string>(value: Value): Attribute<Value> {
  return { default: value, read: (text) => toNumber(text.replace('X', 'x')) as Value };
}

export const attributes = {
  size: ruleAttribute<BoardSize>(DEFAULT_RULES.columns),
  seed: {
    default: null,
    read: (text: string) => checkGameOption('seed', text) || null,
  } as Attribute<string | null>,
  winTile: ruleAttribute(DEFAULT_RULES.winTile),
  fourChance: ruleAttribute(DEFAULT_RULES.fourChance),
  startTiles: ruleAttribute(DEFAULT_RULES.startTiles),
  afterWin: oneOf<AfterWin>(['ask', 'continue', 'stop'], 'ask'),
  controls: tokenList(controlNames, ['score', 'best', 'new', 'undo', 'help']),
  announcements: oneOf<Announcements>(['brief', 'normal', 'full'], 'normal'),
  swipe: oneOf<Swipe>(['always', 'focused', 'never', 'page'], 'always'),
  keys: oneOf<Keys>(['board', 'page'], 'board'),
  bestOf: oneOf<BestOf>(['played', 'finished'], 'played'),
  hints: oneOf<Hints>(['move', 'values', 'reasons'], 'move'),
  autoplay: booleanAttribute,
  autoplayDelay: numberFrom(0, Number.MAX_VALUE, null, 'a number of milliseconds, 0 or more'),
  undoLimit: numberFrom(0, Infinity, null, 'a whole number, 0 or more', Number.isSafeInteger),
  tileImage: stringAttribute,
  tileLabels: stringAttribute,
  shareUrl: stringAttribute,
  storageKey: stringAttribute,
  name: stringAttribute,
  disabled: booleanAttribute,
};

export type Settings = Readonly<ValuesOf<typeof attributes>>;

export const defaultSettings: Settings = defaultsOf(attributes);

type RuleName = 'size' | 'winTile' | 'fourChance' | 'startTiles';

/** "winTile must be a power of two …"; undefined for a value that is allowed. @param size limits the start tiles */
function problemWith(
  name: RuleName,
  value: unknown,
  size?: { columns: number; rows: number },
): string | undefined {
  try {
    checkGameOption(name, value, size);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** @param last the settings so far, of which an invalid rule keeps its value */
export function readSettings(
  read: (attribute: string) => string | null,
  last: Settings,
): { settings: Settings; problems: Problems } {
  const { settings, problems } = readAttributes(attributes, read);
  const check = (name: RuleName, size?: { columns: number; rows: number }): void => {
    const problem = problemWith(name, settings[name], size);
    if (problem === undefined) return;
    const attribute = attributeOf(name);
    problems.set(attribute, problem.replace(name, attribute));
    // The value in force may no longer be allowed either: too many start tiles for a smaller board.
    const isStillAllowed = problemWith(name, last[name], size) === undefined;
    Object.assign(settings, { [name]: (isStillAllowed ? last : defaultSettings)[name] });
  };
  check('size');
  check('winTile');
  check('fourChance');
  check('startTiles', checkGameOption('size', settings.size));
  return { settings, problems };
}

export function rulesOf(settings: Settings): Rules {
  const { size, winTile, fourChance, startTiles, afterWin } = settings;
  return {
    ...checkGameOption('size', size),
    winTile,
    fourChance,
    startTiles,
    // Asking is up to the session: to the engine, such a game goes on.
    afterWin: afterWin === 'stop' ? 'stop' : 'continue',
  };
}

/** The options of one new game: those of the engine's `Game`, and the values that the attributes take. */
export type NewGameOptions = Omit<GameOptions, 'seed' | 'afterWin'> & {
  /** Any string or finite number; `null` and `''` stand for a fresh one. */
  seed?: string | number | null | undefined;
  /** What happens after a win in this game; overrides the attribute. */
  afterWin?: AfterWin | undefined;
};

/** @throws TypeError, RangeError for an `afterWin` that is not allowed; the engine refuses other wrong options */
export function gameOptions(settings: Settings, given: NewGameOptions = {}): GameOptions {
  // The engine refuses it.
  if (!isObject(given)) return given;
  const { board, size, seed = settings.seed, afterWin = settings.afterWin } = ownOf(given);
  const { allowed } = attributes.afterWin;
  if (!allowed.includes(afterWin)) refuse('afterWin', afterWin, anyOf(allowed), 'string');
  const { columns, rows, ...rules } = rulesOf({ ...settings, afterWin });
  if (Array.isArray(board)) rules.startTiles = Math.min(rules.startTiles, board.flat().length);
  const hasOwnSize = board !== undefined || size !== undefined;
  const described = hasOwnSize ? rules : { ...rules, columns, rows };
  // Unknown names stay, whatever their value: the engine refuses them.
  const asked = Object.entries(given).filter(
    ([name, value]) => value !== undefined || !(name in described),
  );
  return {
    ...described,
    ...Object.fromEntries(asked),
    seed: seed ?? undefined,
    afterWin: rules.afterWin,
  };
}

/** False if the size, a rule or the seed differs: then a game is started. Other attributes do not count. */
export function wantSameGame(before: Settings, after: Settings): boolean {
  return before.seed === after.seed && sameRules(rulesOf(before), rulesOf(after));
}

/** True if the rules are those of the game, and the seed as well if the settings name one. */
export function settingsDescribe(settings: Settings, game: GameView): boolean {
  const { seed } = settings;
  return (seed === null || seed === game.seed) && sameRules(rulesOf(settings), game.rules);
}

/** The game that the settings ask for, as a text to compare with later ones. */
export function describeGame(settings: Settings): string {
  const { columns, rows, winTile, fourChance, startTiles } = rulesOf(settings);
  return JSON.stringify([columns, rows, winTile, fourChance, startTiles, settings.seed]);
}

/** `afterWin` does not count: it may change during a game. */
function sameRules(one: Readonly<Rules>, other: Readonly<Rules>): boolean {
  return (['columns', 'rows', 'winTile', 'fourChance', 'startTiles'] as const).every(
    (name) => one[name] === other[name],
  );
}
