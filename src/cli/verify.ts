import { fstatSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { styleText } from 'node:util';
import type { VerifyOptions } from 'game-2048-element/engine';
import {
  cellsOf,
  checkGames,
  columns,
  compareRules,
  readRules,
  toCsv,
  type CheckedGame,
} from './check-games.js';
import { gamesInFile, maxBytes, type HandedIn } from './handed-in.js';
import { readOptions, type Help } from './options.js';
import { print } from './output.js';
import { readStart } from './read-file.js';
import { readInput } from './read-input.js';
import { readPipe } from './read-pipe.js';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  seed: text,
  size: text,
  'win-tile': text,
  'four-chance': text,
  'start-tiles': text,
  'after-win': text,
  finished: flag,
  'allow-edits': flag,
  csv: flag,
  json: flag,
};

export const verifyHelp: Help = {
  usage: 'verify FILE… | -',
  description: [
    'Checks games, a row each; - reads lines from standard input.',
    'A file, or each file of a folder, has a game on each line.',
  ],
  options: `\
  --seed TEXT             the seed they must have
  --size N|COLUMNSxROWS   the size; also --win-tile, --four-chance, --start-tiles, --after-win
  --finished              refuse games that go on or were given up
  --allow-edits           take games with tiles, boards or scores that were set
  --csv, --json           another form of the table
`,
};

type Values = ReturnType<typeof readOptions<typeof options>>['values'];

/** @returns the exit code: 0 if all are right, else 1 */
export async function verifyGames(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, options);
  if (positionals.length === 0) throw new Error('verify needs files, or - for its input');
  if (values.csv && values.json) throw new Error('output must be --csv or --json, not both');
  const wanted = readWanted(values);
  const games: HandedIn[][] = [];
  for (const path of positionals) {
    games.push(path === '-' ? await readGivenInput() : await readPath(path));
  }
  const checked = checkGames(games.flat(), wanted);
  await print(format(checked, values));
  return checked.length > 0 && checked.every(({ isRight }) => isRight) ? 0 : 1;
}

function format(games: readonly CheckedGame[], { csv, json }: Values): string {
  if (csv) return toCsv(games);
  return json ? toJson(games) : toTable(games);
}

function readWanted(values: Values): VerifyOptions {
  const { seed, finished, 'allow-edits': allowEdits } = values;
  try {
    return { rules: readRules(values), seed, finished, allowEdits };
  } catch (error) {
    throw new Error(`--${(error as Error).message}`, { cause: error });
  }
}

async function readGivenInput(): Promise<HandedIn[]> {
  const games = await readInput();
  if (games.length > 0) return games;
  // A folder reads as empty, too.
  const found = fstatSync(0).isDirectory() ? 'a folder' : 'empty';
  return [{ name: '-', problem: `standard input must have a game in it; it is ${found}` }];
}

/** @param file its path in bytes, where a text could not have them: a name that is not UTF-8 */
async function readPath(path: string, file: string | Buffer = path): Promise<HandedIn[]> {
  try {
    const stats = await stat(file);
    if (stats.isFile() || stats.isFIFO()) {
      const read = stats.isFile() ? readStart : readPipe;
      const bytes = await read(file, maxBytes + 1);
      return await gamesInFile(path, bytes.length, () => Promise.resolve(bytes));
    }
    if (!stats.isDirectory()) {
      const kind = stats.isSocket() ? 'socket' : 'device';
      throw new Error(`file must be a file, a folder or a pipe, not a ${kind}`);
    }
    return await readFolder(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return [{ name: path, problem: code === 'ENOENT' ? absent(path) : message }];
  }
}

/** @throws Error if no file is in it */
async function readFolder(path: string): Promise<HandedIn[]> {
  const games: HandedIn[][] = [];
  const folder = Buffer.from(join(path, sep));
  for (const entry of await readdir(path, { withFileTypes: true, encoding: 'buffer' })) {
    if (!entry.isFile()) continue;
    const file = Buffer.concat([folder, entry.name]);
    games.push(await readPath(join(path, entry.name.toString()), file));
  }
  if (games.length === 0) throw new Error('there are no games in it');
  return games.flat();
}

/** Node has put a replacement character where the name of an argument is not UTF-8. */
function absent(path: string): string {
  const advice = path.includes('\ufffd') ? ' with a name in UTF-8: give its folder' : '';
  return `there is no such file${advice}`;
}

function toJson(games: readonly CheckedGame[]): string {
  // JSON itself escapes the other control characters.
  const escape = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const json = JSON.stringify(games, null, 2);
  return `${json.replace(/[\x7f-\x9f\p{Bidi_Control}]/gu, escape)}\n`;
}

/** Characters of a cell. */
const maxWidth = 250;

const verdictColumn = columns.indexOf('Verdict');

/** Lines up the columns; the verdict is colored on a terminal. */
function toTable(games: readonly CheckedGame[]): string {
  const { isTTY } = process.stdout;
  const isColored = isTTY && !process.env['NO_COLOR'];
  const rows = [columns, ...games.map(cellsOf)].map((cells) =>
    cells.map((cell) => shorten(String(cell))),
  );
  const widths = columns.map((_, column) =>
    rows.reduce((width, cells) => Math.max(width, cells[column]?.length ?? 0), 0),
  );
  const lines = rows.map((cells, index) => {
    const padded = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    // The head of the table comes first, and is no game.
    const game = games[index - 1];
    if (game && isColored) {
      const verdict = padded[verdictColumn] ?? '';
      padded[verdictColumn] = styleText(game.isRight ? 'green' : 'red', verdict);
    }
    return padded.join('  ').trimEnd();
  });
  return `${[...lines, compareRules(games)].filter(Boolean).join('\n')}\n`;
}

/** Otherwise one long cell would make each row as long. */
function shorten(cell: string): string {
  return cell.length > maxWidth ? `${cell.slice(0, maxWidth - 1)}…` : cell;
}
