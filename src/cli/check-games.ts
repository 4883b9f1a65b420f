import {
  Game,
  verify,
  type Result,
  type Rules,
  type VerifyOptions,
} from 'game-2048-element/engine';
import type { HandedIn } from './handed-in.js';
import { printable } from './printable.js';

/** A game handed in, and what `verify` found. A refused game has no score, tiles and so on. */
export interface CheckedGame {
  readonly name: string;
  readonly isRight: boolean;
  /** "right: finished, 5 × 5", or "refused: …" with the reason. */
  readonly verdict: string;
  readonly score?: number;
  readonly maxTile?: number;
  readonly moves?: number;
  readonly won?: boolean;
  readonly seed?: string;
  /** "5 × 5, win-tile 4096"; absent for the standard rules. */
  readonly rules?: string;
  /** The names of the first few games that begin with the same moves. */
  readonly alike: readonly string[];
  /** The number of such games beyond those in `alike`. */
  readonly moreAlike?: number;
}

/** Games of one seed whose first moves, this many, agree are marked as copies. */
const movesCompared = 99;

// From docs/replay-format.md.
const headFields = 7;
const movesInDigit = 3;
const checkLength = 2;

const namesShown = 5;
const rulesShown = 5;

export const ruleNames = ['size', 'win-tile', 'four-chance', 'start-tiles', 'after-win'] as const;
type TypedRules = Partial<Record<(typeof ruleNames)[number], string | undefined>>;

/** @throws Error for a rule that is not allowed, naming it */
export function readRules({ size, ...typed }: TypedRules): NonNullable<VerifyOptions['rules']> {
  const rules = {
    winTile: toNumber(typed['win-tile']),
    fourChance: toNumber(typed['four-chance']),
    startTiles: toNumber(typed['start-tiles']),
    afterWin: typed['after-win'] as 'stop' | undefined,
  };
  try {
    // Without a size, as many start tiles are allowed as on the largest board.
    const { columns, rows } = new Game({ size: size ?? 32, ...rules });
    return size === undefined ? rules : { ...rules, columns, rows };
  } catch (error) {
    const message = (error as Error).message.replace(/^\w+/, attributeOf);
    throw new Error(message, { cause: error });
  }
}

function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** NaN for anything but a number. */
function toNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return text.trim() ? Number(text) : NaN;
}

export function checkGames(games: readonly HandedIn[], options: VerifyOptions): CheckedGame[] {
  const checked = games.map((game) => checkGame(game, options));
  // A refused game is only like its own copies.
  const beginnings = games.map(({ line = '' }, index) =>
    checked[index]?.isRight ? beginningOf(line) : line,
  );
  const groups = groupByText(beginnings);
  return checked.map((game, index) => {
    const group = groups.get(beginnings[index] ?? '') ?? [index];
    const others = group.slice(0, namesShown + 1).filter((other) => other !== index);
    const alike = others.slice(0, namesShown).map((other) => games[other]?.name ?? '');
    const moreAlike = group.length - 1 - alike.length;
    return moreAlike > 0 ? { ...game, alike, moreAlike } : { ...game, alike };
  });
}

/** The indexes of equal texts; empty texts are in no group. */
function groupByText(texts: readonly string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, text] of texts.entries()) {
    if (text === '') continue;
    const group = groups.get(text);
    if (group) group.push(index);
    else groups.set(text, [index]);
  }
  return groups;
}

function checkGame(
  { name, line, problem }: HandedIn,
  options: VerifyOptions,
): Omit<CheckedGame, 'alike' | 'moreAlike'> {
  try {
    if (line === undefined) throw new Error(problem);
    const result = verify(line, options);
    const { score, maxTile, moves, won, seed } = result;
    const unusual = unusualRules(result.rules);
    const edited = result.edited ? ['edited'] : [];
    const verdict = [`right: ${endInWords(result)}`, ...edited, ...unusual].join(', ');
    const game = { name, isRight: true, verdict, score, maxTile, moves, won, seed };
    return unusual.length > 0 ? { ...game, rules: unusual.join(', ') } : game;
  } catch (error) {
    return { name, isRight: false, verdict: `refused: ${(error as Error).message}` };
  }
}

function endInWords({ endReason }: Result): string {
  if (endReason === null) return 'goes on';
  return endReason === 'gave-up' ? 'given up' : 'finished';
}

const { rules: standardRules } = new Game();

/** `["5 × 5", "win-tile 4096"]`. The teacher should know: a larger board gives more points. */
function unusualRules({ columns, rows, ...rules }: Rules): string[] {
  const { columns: standardColumns, rows: standardRows, ...standard } = standardRules;
  const isStandardSize = columns === standardColumns && rows === standardRows;
  const names = Object.keys(standard) as (keyof typeof standard)[];
  const others = names.filter((name) => rules[name] !== standard[name]);
  return [
    ...(isStandardSize ? [] : [`${columns} × ${rows}`]),
    ...others.map((name) => `${attributeOf(name)} ${rules[name]}`),
  ];
}

/** A sentence if the scores of the games that are right cannot be compared, as their rules differ; else an empty text. */
export function compareRules(games: readonly CheckedGame[]): string {
  const counts = new Map<string, number>();
  for (const { isRight, rules = 'standard' } of games) {
    if (isRight) counts.set(rules, (counts.get(rules) ?? 0) + 1);
  }
  if (counts.size < 2) return '';
  const all = Array.from(counts, ([rules, count]) => `${rules} (${count})`);
  const more = all.length > rulesShown ? ['…'] : [];
  return `These games differ in their rules: ${[...all.slice(0, rulesShown), ...more].join('; ')}.`;
}

/**
 * The part of a line with its first moves, or the whole of a shorter line. Games of one seed that begin with the same
 * moves have the same text there.
 */
function beginningOf(line: string): string {
  const end = line.length - checkLength;
  let at = line.split('_', headFields).join('_').length + 1;
  let moves = 0;
  while (at < end) {
    if (line[at] === '~') {
      if ('urdl'.includes(line.charAt(at + 1))) moves++;
      const markEnd = line.indexOf('.', at);
      if (markEnd < 0) return line;
      at = markEnd + 1;
    } else {
      moves += movesInDigit;
      at++;
    }
    if (moves >= movesCompared) return line.slice(0, at);
  }
  return line;
}

export const columns = [
  'Name',
  'Verdict',
  'Score',
  'Highest tile',
  'Moves',
  'Won',
  'Seed',
  'Begins like',
] as const;

export function cellsOf(game: CheckedGame): (string | number)[] {
  const { verdict, score = '', maxTile = '', moves = '', won, seed = '' } = game;
  const alike = game.alike.join(', ') + (game.moreAlike ? ` and ${game.moreAlike} more` : '');
  const cells = [game.name, verdict, score, maxTile, moves, yesOrNo(won), seed, alike];
  return cells.map((cell) => (typeof cell === 'string' ? printable(cell) : cell));
}

function yesOrNo(value: boolean | undefined): string {
  if (value === undefined) return '';
  return value ? 'yes' : 'no';
}

export function toCsv(games: readonly CheckedGame[]): string {
  const rows = [columns, ...games.map(cellsOf)];
  return rows.map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('');
}

function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // Without the apostrophe, a spreadsheet would take the text for a formula, and run it.
  const text = /^\s*[=+\-@＝＋－＠|]/.test(value) ? `'${value}` : value;
  return /[",;\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
