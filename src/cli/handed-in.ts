/** A game that a pupil hands in, before it is checked. */
export interface HandedIn {
  /** The pupil's name, or where the game stands. */
  readonly name: string;
  readonly line?: string;
  /** Why there is no line to check. */
  readonly problem?: string;
}

// Every limit holds for one file, and so for the time that its author can take from the others.
export const maxBytes = 2 ** 20;
const maxLines = 10_000;
/** Characters of a line, with the name before it. `verify` reads no longer ones either. */
const maxLength = 100_000;
const maxNameLength = 100;
/** Standard input may have the files of many in it. */
export const maxInputBytes = 2 ** 25;
const maxInputLines = 100_000;
/** The cells that the moves of a file visit: about half a second of work. On 4 x 4, no file reaches it. */
const maxWork = 2 ** 26;

const notAGame = 'this is not a game';

/** Reads the games in a file, a line each. @throws Error for a file that is too large, is not text or has no game */
export async function gamesInFile(
  name: string,
  size: number,
  read: () => Promise<ArrayBuffer | Uint8Array>,
): Promise<HandedIn[]> {
  if (size > maxBytes) throw new Error('file must have at most 1 MiB');
  const lines = linesOf(decode(new Uint8Array(await read())), maxLines + 1);
  if (lines.length > maxLines) throw new Error('file must have at most 10,000 lines');
  const games = gamesInLines(lines, name);
  if (games.length === 0) throw new Error('file must have a game in it; it is empty');
  if (games.every(({ problem }) => problem === notAGame)) throw new Error(notAGame);
  return limitWork(games);
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

/** Reads games, a line each, with or without a name or the rest of a link before it. */
export function gamesInText(text: string): HandedIn[] {
  return gamesInLines(linesOf(text));
}

/** The same for standard input. @throws Error for more than {@link maxInputBytes} bytes, or too many lines */
export function gamesInInput(bytes: Uint8Array): HandedIn[] {
  if (bytes.length > maxInputBytes) throw new Error('standard input must have at most 32 MiB');
  const lines = linesOf(new TextDecoder().decode(bytes), maxInputLines + 1);
  // The last line ends with a line break, too.
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > maxInputLines) {
    throw new Error('standard input must have at most 100,000 lines');
  }
  return gamesInLines(lines);
}

function linesOf(text: string, limit?: number): string[] {
  return text.split(/\r?\n|\r/, limit).map((line) => line.trim());
}

/** @param file where they come from: the name of a single game, and part of the names of several */
function gamesInLines(lines: readonly string[], file?: string): HandedIn[] {
  const isOne = lines.filter(Boolean).length === 1;
  const placeOf = (index: number): string => {
    if (file === undefined) return `line ${index + 1}`;
    return isOne ? file : `${file}:${index + 1}`;
  };
  return lines.flatMap((given, index) => (given ? [readLine(given, placeOf(index))] : []));
}

/** Reads a line such as `Ada: https://host/#1_4x4_…`. No pattern looks further than a few characters: the time is linear. */
function readLine(given: string, place: string): HandedIn {
  if (given.length > maxLength) {
    return { name: place, problem: 'line must have at most 100,000 characters' };
  }
  const word = given.split(/\s/).at(-1) ?? '';
  // A version that begins a word or follows a separator: the last one begins the game.
  const start = Array.from(word.matchAll(/(?<![^,;:=#])\d{1,3}_/g)).at(-1)?.index;
  if (start === undefined) return { name: place, problem: notAGame };
  const prefix = word.slice(0, start);
  const link = prefix.search(/[a-z]{2,9}:\/\//i);
  const before = given.slice(0, -word.length) + (link < 0 ? prefix : prefix.slice(0, link));
  return { name: readName(before) || place, line: word.slice(start) };
}

function readName(before: string): string {
  let end = before.length;
  while (end > 0 && /[\s,;:=#]/.test(before.charAt(end - 1))) end--;
  const name = before.slice(0, end).replaceAll(/\s/g, ' ');
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength).toWellFormed()}…` : name;
}

/** Refuses the games that go beyond {@link maxWork}. The first one is always checked: `verify` has a limit for it. */
function limitWork(games: readonly HandedIn[]): HandedIn[] {
  let total = 0;
  return games.map((game) => {
    if (game.line === undefined) return game;
    const work = workOf(game.line);
    if (total > 0 && total + work > maxWork) {
      return { name: game.name, problem: 'file must have less to play: give this game its own' };
    }
    total += work;
    return game;
  });
}

/** The cells that the moves of a line visit, at most: a character holds up to three moves. */
function workOf(line: string): number {
  const [, columns = 0, rows = 0] = /^\d{1,3}_(\d{1,2})x(\d{1,2})_/.exec(line) ?? [];
  return Number(columns) * Number(rows) * 3 * line.length;
}
