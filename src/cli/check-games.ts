import { Game, steps, verify, type VerifyOptions } from 'game-2048-element/engine';
import { MAX_FILE_SIZE } from '../engine/limits.js';

export interface HandedIn {
  readonly name: string;
  readonly line?: string;
  readonly problem?: string;
}

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
  /** Games that are the same, or begin with the same moves. */
  readonly alike: readonly string[];
}

/** This many equal first moves mark a game. */
const sameMoves = 99;

/** Reads the games in a file, a line each. @throws Error for a file that has none */
export async function gamesInFile(
  name: string,
  size: number,
  read: () => Promise<ArrayBuffer | Uint8Array>,
): Promise<HandedIn[]> {
  if (size > MAX_FILE_SIZE) throw new Error('file must have at most 1 MiB');
  const games = gamesInText(decode(new Uint8Array(await read())), name);
  if (games.length === 0) throw new Error('file must have a game in it; it is empty');
  return games;
}

/** Reads UTF-8, or what PowerShell writes. */
function decode(bytes: Uint8Array): string {
  try {
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // No text in this encoding.
  }
  throw new Error('file must be text');
}

/**
 * Reads games, a line each, with or without a name or the rest of a link before it.
 *
 * @param file where they come from: the name of a single game, and part of the names of several
 */
export function gamesInText(text: string, file?: string): HandedIn[] {
  const lines = text.split(/\r?\n|\r/).map((line) => line.trim());
  const isOne = lines.filter(Boolean).length === 1;
  return lines.flatMap((given, index) => {
    if (!given) return [];
    const [, before = '', line = given] = /^(.*[\s,;:=#])?(\d+_\S*)$/.exec(given) ?? [];
    const name = before.replace(/\S*:\/\/\S*$/, '').replace(/[\s,;:=#]+$/, '');
    const place =
      file === undefined ? `line ${index + 1}` : `${file}${isOne ? '' : `:${index + 1}`}`;
    return [{ name: name || place, line }];
  });
}

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
    const attributeOf = (name: string): string =>
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const message = (error as Error).message.replace(/^\w+/, attributeOf);
    throw new Error(message, { cause: error });
  }
}

/** NaN for anything but a number. */
function toNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return text.trim() ? Number(text) : NaN;
}

export function checkGames(games: readonly HandedIn[], options: VerifyOptions): CheckedGame[] {
  const beginnings = games.map(({ line }) => line && beginningOf(line));
  return games.map((game, index) => {
    const beginning = beginnings[index];
    const others = games.filter((_, other) => other !== index && beginnings[other] === beginning);
    const alike = beginning ? others.map(({ name }) => name) : [];
    return { ...check(game, options), alike };
  });
}

function check({ name, line, problem }: HandedIn, options: VerifyOptions) {
  try {
    if (line === undefined) throw new Error(problem);
    const { score, maxTile, moves, won, seed, endReason, edited } = verify(line, options);
    const end = endReason === null ? 'goes on' : endReason === 'gave-up' ? 'given up' : 'finished';
    const verdict = `right: ${end}${edited ? ', edited' : ''}`;
    return { name, isRight: true, verdict, score, maxTile, moves, won, seed };
  } catch (error) {
    return { name, isRight: false, verdict: `refused: ${(error as Error).message}` };
  }
}

/** The same text for games that begin with the same moves and tiles; the line itself if it is shorter, or no game. */
function beginningOf(line: string): string {
  try {
    const directions = [];
    for (const { move, position } of steps(line)) {
      if (move) directions.push(move.direction);
      if (directions.length === sameMoves) return JSON.stringify([directions, position.board]);
    }
    // A shorter game is only like its own copies.
    return line;
  } catch {
    return line;
  }
}

export const columns = [
  ...['Name', 'Verdict', 'Score', 'Highest tile', 'Moves', 'Won', 'Seed', 'Begins like'],
] as const;

export function cellsOf(game: CheckedGame): (string | number)[] {
  const { name, verdict, score = '', maxTile = '', moves = '', won, seed = '', alike } = game;
  const wonInWords = won === undefined ? '' : won ? 'yes' : 'no';
  return [name, verdict, score, maxTile, moves, wonInWords, seed, alike.join(', ')];
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
