import { formatValue, refuse, ReplayError } from './errors.js';
import { checkGameOption, formatSize, makeRules } from './rules.js';
import type { Rules } from './types.js';

/** The only version that this package writes and reads. */
export const VERSION = '1';

/** Everything that stands before the first entry of a replay line. */
export interface ReplayHead {
  readonly rules: Readonly<Rules>;
  readonly seed: string;
}

/** The fields of a line after the version, in order; the body comes last. */
const FIELDS = ['size', 'winTile', 'fourChance', 'startTiles', 'afterWin', 'seed', 'body'] as const;

type Field = (typeof FIELDS)[number];

/** Where a field of a line begins; the line's length if it has fewer fields. */
export function indexOfField(line: string, name: Field): number {
  const before = line.split('_', FIELDS.indexOf(name) + 1).join('_').length;
  return Math.min(before + 1, line.length);
}

/** @throws ReplayError at a field of a line */
export function refuseField(line: string, name: Field, reason: string): never {
  throw new ReplayError(reason, indexOfField(line, name));
}

/** Writes the head of a line, with the separator after it. */
export function writeHead({ rules, seed }: ReplayHead): string {
  const { winTile, fourChance, startTiles, afterWin } = rules;
  const fields = [VERSION, formatSize(rules), winTile, fourChance, startTiles, afterWin];
  return `${fields.join('_')}_${escapeSeed(seed)}_`;
}

/** Writes a seed in UTF-8, with `~XX` for every byte that has a meaning in a URL or in the line. */
function escapeSeed(seed: string): string {
  return encodeURIComponent(seed)
    .replaceAll('~', '%7E')
    .replaceAll('_', '%5F')
    .replaceAll('%', '~');
}

function unescapeSeed(text: string): string {
  try {
    return checkGameOption('seed', decodeURIComponent(text.replaceAll('~', '%')));
  } catch {
    return refuse('seed', text, 'UTF-8 with escapes ~XX', 'string');
  }
}

/** @throws ReplayError for a line of another version */
export function checkVersion(line: string): void {
  const [version] = line.split('_', 1);
  if (version === VERSION) return;
  throw new ReplayError(`version must be ${VERSION}, not ${formatValue(version)}`, 0);
}

/** A number if the text is one; else the text, which an error message will show. */
function toNumber(text: string): number | string {
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? text : number;
}

/** @throws ReplayError naming the wrong field and its position */
export function readHead(line: string): ReplayHead {
  const [, ...texts] = line.split('_', FIELDS.length + 1);
  /** Reads a field, which must be written as `write` writes it: a game has one line. */
  const read = <Value>(
    name: Exclude<Field, 'body'>,
    parse: (text: string) => Value,
    write: (value: Value) => string = String,
  ): Value => {
    const text = texts[FIELDS.indexOf(name)] ?? '';
    try {
      const value = parse(text);
      const written = write(value);
      if (text !== written) refuse(name, text, `written ${written}`, 'string');
      return value;
    } catch (error) {
      return refuseField(line, name, (error as Error).message);
    }
  };
  checkVersion(line);
  const size = read('size', (text) => checkGameOption('size', text), formatSize);
  const rules = makeRules(size, (name) =>
    read(name, (text) => checkGameOption(name, name === 'afterWin' ? text : toNumber(text), size)),
  );
  const seed = read('seed', unescapeSeed, escapeSeed);
  if (texts.length < FIELDS.length) {
    throw new ReplayError('seed must end with _', line.length);
  }
  return { rules, seed };
}
