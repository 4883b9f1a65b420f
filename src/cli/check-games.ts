import { Game, verify, type Rules, type VerifyOptions } from 'game-2048-element/engine';
import type { HandedIn } from './handed-in.js';
import { printable } from './printable.js';

/** A refused game has no figures. */
export interface CheckedGame {
  readonly name: string;
  readonly isRight: boolean;
  readonly verdict: string;
  readonly score?: number;
  readonly maxTile?: number;
  readonly moves?: number;
  readonly won?: boolean;
  readonly seed?: string;
  /** What differs from the standard rules, if anything does. */
  readonly rules?: string;
  /** Games that are the same, or begin with the same moves: the first few. */
  readonly alike: readonly string[];
  /** How many more there are. */
  readonly moreAlike?: number;
}

/** This many equal first moves mark a game. */
const sameMoves = 99;

// How a line is written: see docs/replay-format.md.
const headFields = 7;
const movesInDigit = 3;
const checkLength = 2;

/** Of the games that begin like another, so many are named. */
const namesShown = 5;
/** Of the rules that games have, so many are named. */
const kindsShown = 5;

/** The rules that may be wanted, as the attributes name them. */
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
  const checked = games.map((game) => check(game, options));
  // A refused game is only like its own copies.
  const beginnings = games.map(({ line = '' }, index) =>
    checked[index]?.isRight ? beginningOf(line) : line,
  );
  const groups = new Map<string, number[]>();
  for (const [index, beginning] of beginnings.entries()) {
    if (beginning === '') continue;
    const group = groups.get(beginning);
    if (group) group.push(index);
    else groups.set(beginning, [index]);
  }
  return checked.map((game, index) => {
    const group = groups.get(beginnings[index] ?? '') ?? [index];
    const others = group.slice(0, namesShown + 1).filter((other) => other !== index);
    const alike = others.slice(0, namesShown).map((other) => games[other]?.name ?? '');
    const moreAlike = group.length - 1 - alike.length;
    return { ...game, alike, ...(moreAlike && { moreAlike }) };
  });
}

function check({ name, line, problem }: HandedIn, options: VerifyOptions) {
  try {
    if (line === undefined) throw new Error(problem);
    const { rules, score, maxTile, moves, won, seed, endReason, edited } = verify(line, options);
    const end = endReason === null ? 'goes on' : endReason === 'gave-up' ? 'given up' : 'finished';
    const unusual = unusualRules(rules);
    const verdict = [`right: ${end}`, ...(edited ? ['edited'] : []), ...unusual].join(', ');
    const figures = { score, maxTile, moves, won, seed };
    return {
      ...{ name, isRight: true, verdict, ...figures },
      ...(unusual.length > 0 && { rules: unusual.join(', ') }),
    };
  } catch (error) {
    return { name, isRight: false, verdict: `refused: ${(error as Error).message}` };
  }
}

const { rules: standardRules } = new Game();

/** A larger board or more fours make more points. */
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

/** Says so if the games that are right cannot be compared: their rules differ. Else an empty text. */
export function compareRules(games: readonly CheckedGame[]): string {
  const counts = new Map<string, number>();
  for (const { isRight, rules = 'standard' } of games) {
    if (isRight) counts.set(rules, (counts.get(rules) ?? 0) + 1);
  }
  if (counts.size < 2) return '';
  const kinds = Array.from(counts, ([rules, count]) => `${rules} (${count})`);
  const more = kinds.length > kindsShown ? ['…'] : [];
  return `These games differ in their rules: ${[...kinds.slice(0, kindsShown), ...more].join('; ')}.`;
}

/**
 * The same text for games of one seed that begin with the same moves; the line itself if it is shorter. Nothing is
 * played: a position has one spelling.
 */
function beginningOf(line: string): string {
  const end = line.length - checkLength;
  let at = line.split('_', headFields).join('_').length + 1;
  for (let moves = 0; at < end; at++) {
    if (line[at] !== '~') moves += movesInDigit;
    else {
      if ('urdl'.includes(line.charAt(at + 1))) moves++;
      at = line.indexOf('.', at);
      if (at < 0) break;
    }
    if (moves >= sameMoves) return line.slice(0, at + 1);
  }
  return line;
}

export const columns = [
  ...['Name', 'Verdict', 'Score', 'Highest tile', 'Moves', 'Won', 'Seed', 'Begins like'],
] as const;

export function cellsOf(game: CheckedGame): (string | number)[] {
  const { verdict, score = '', maxTile = '', moves = '', won, seed = '' } = game;
  const wonInWords = won === undefined ? '' : won ? 'yes' : 'no';
  const alike = game.alike.join(', ') + (game.moreAlike ? ` and ${game.moreAlike} more` : '');
  const cells = [game.name, verdict, score, maxTile, moves, wonInWords, seed, alike];
  return cells.map((cell) => (typeof cell === 'string' ? printable(cell) : cell));
}

export function toCsv(games: readonly CheckedGame[]): string {
  const rows = [columns, ...games.map(cellsOf)];
  return rows.map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('');
}

function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // A spreadsheet would take the text for a formula, and run it.
  const text = /^\s*[=+\-@＝＋－＠|]/.test(value) ? `'${value}` : value;
  return /[",;\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
