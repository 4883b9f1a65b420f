import { describe, ReplayError } from './errors.js';
import { checkRule, formatSize } from './rules.js';
import type { Rules } from './types.js';

/** 1, or 2 where the game has a score that version 1 has no room for. */
export type Version = 1 | 2;

/** What a replay line says before its first entry. */
export interface ReplayHead {
  readonly version: Version;
  readonly rules: Readonly<Rules>;
  readonly seed: string;
}

/** The fields, in their order. */
const FIELDS = [
  'version',
  'size',
  'winTile',
  'fourChance',
  'startTiles',
  'afterWin',
  'seed',
] as const;
export type HeadField = (typeof FIELDS)[number];

/** Where each field of a line begins, and where the body does. */
export function locateFields(line: string): Record<HeadField | 'body', number> {
  const starts = { version: 0, size: 0, winTile: 0, fourChance: 0, startTiles: 0, afterWin: 0, seed: 0, body: 0 }; // prettier-ignore
  let at = 0;
  for (const name of FIELDS) {
    starts[name] = Math.min(at, line.length);
    const end = line.indexOf('_', at);
    at = end < 0 ? line.length + 1 : end + 1;
  }
  return { ...starts, body: at };
}

/** The head of a replay line, including its last separator. */
export function writeHead({ version, rules, seed }: ReplayHead): string {
  const { winTile, fourChance, startTiles, afterWin } = rules;
  const fields = [version, formatSize(rules), winTile, fourChance, startTiles, afterWin];
  return `${fields.join('_')}_${escapeSeed(seed)}_`;
}

/** A seed in UTF-8, with `~XX` for every byte that a URL or the line itself would not carry. */
function escapeSeed(seed: string): string {
  return encodeURIComponent(seed)
    .replaceAll('~', '%7E')
    .replaceAll('_', '%5F')
    .replaceAll('%', '~');
}

/** Reads the seed. @param at where it begins in the line */
function readSeed(text: string, at: number): string {
  const stray = /[^\w.!*'()~-]/u.exec(text);
  if (stray) throw new ReplayError(`seed must escape ${describe(stray[0])}`, at + stray.index);
  const escape = /~(?![0-9A-F]{2})/.exec(text);
  if (escape) {
    const shown = describe(text.slice(escape.index, escape.index + 3));
    const reason = `an escape in seed must be ~ and two hexadecimal digits in capitals, not ${shown}`;
    throw new ReplayError(reason, at + escape.index);
  }
  let seed: string;
  try {
    seed = decodeURIComponent(text.replaceAll('~', '%'));
  } catch {
    throw new ReplayError('seed must be UTF-8', at);
  }
  const canonical = escapeSeed(seed);
  if (text !== canonical) {
    let index = 0;
    while (text[index] === canonical[index]) index++;
    throw new ReplayError(`seed must not escape ${describe(canonical[index])}`, at + index);
  }
  return seed;
}

/** A number if the text is one, else the text, for an error message to show. */
function toNumber(text: string): number | string {
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? text : number;
}

function checkWritten(name: string, text: string, canonical: string): void {
  if (text !== canonical) {
    throw new RangeError(`${name} must be written ${canonical}, not ${describe(text)}`);
  }
}

/**
 * Reads the head of a replay line.
 *
 * @throws ReplayError naming the field that is wrong, and its place
 */
export function readHead(line: string): ReplayHead {
  const starts = locateFields(line);
  const read = <Value>(name: HeadField, parse: (text: string) => Value): Value => {
    const [text = ''] = line.slice(starts[name]).split('_', 1);
    try {
      return parse(text);
    } catch (error) {
      throw new ReplayError((error as Error).message, starts[name]);
    }
  };
  const version = read('version', (text): Version => {
    if (text !== '1' && text !== '2')
      throw new RangeError(`version must be 1, not ${describe(text)}`);
    return text === '1' ? 1 : 2;
  });
  const size = read('size', (text) => {
    const size = checkRule('size', text);
    checkWritten('size', text, formatSize(size));
    return size;
  });
  const readNumber = (name: 'winTile' | 'fourChance' | 'startTiles') =>
    read(name, (text) => {
      const number = checkRule(name, toNumber(text), size);
      checkWritten(name, text, String(number));
      return number;
    });
  const rules = Object.freeze({
    columns: size.columns,
    rows: size.rows,
    winTile: readNumber('winTile'),
    fourChance: readNumber('fourChance'),
    startTiles: readNumber('startTiles'),
    afterWin: read('afterWin', (text) => checkRule('afterWin', text)),
  });
  if (starts.body > line.length) throw new ReplayError('seed must end with _', line.length);
  return { version, rules, seed: readSeed(line.slice(starts.seed, starts.body - 1), starts.seed) };
}
