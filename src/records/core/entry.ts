import { isObject, readHead, refuse } from '../../engine/internal.js';
import { emptyBook, type Book, type Deleted } from './book.js';
import { fingerprintOf, isTime, newestFirst, type Row } from './row.js';

/** What a storage key holds. */
export interface Entry {
  readonly book: Book;
  /** Of each tab, the number of its last change that is in the book. */
  readonly changes: ReadonlyMap<string, number>;
  /** What cannot be read, as text. */
  readonly unreadable: readonly string[];
}

const VERSION = 1;
/** What is stored of a row; its line says the rest. */
const fields = [
  ...(['replay', 'score', 'maxTile', 'moves', 'won', 'endReason'] as const),
  ...(['ended', 'startedAt', 'assisted', 'edited'] as const),
];
const emptyEntry: Entry = { book: emptyBook, changes: new Map(), unreadable: [] };

export function formatEntry({ rows, deleted }: Book, changes: Entry['changes']): string {
  const games = rows.map((row) => {
    const game = Object.fromEntries(fields.map((field) => [field, row[field]]));
    return [game, checkOf(game)];
  });
  return JSON.stringify({ version: VERSION, games, deleted, changes: [...changes] });
}

/** Reads as much of a storage entry as it can. @throws RangeError for an entry of a later version */
export function parseEntry(text: string | null): Entry {
  if (text === null) return emptyEntry;
  const { version, games, deleted, changes } = parseObject(text);
  if (typeof version === 'number' && version > VERSION) {
    refuse('version of the stored games', version, String(VERSION), 'number');
  }
  if (version !== VERSION || !Array.isArray(games)) return { ...emptyEntry, unreadable: [text] };
  const rows: Row[] = [];
  const unreadable: string[] = [];
  for (const game of games as unknown[]) {
    try {
      rows.push(readRow(game));
    } catch {
      unreadable.push(JSON.stringify(game));
    }
  }
  const book = { rows: newestFirst(rows), deleted: listOf(deleted, isDeleted) };
  return { book, changes: new Map(listOf(changes, isChange)), unreadable };
}

/** @returns an empty object for anything else */
function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** @throws Error unless it is a row as it was written */
function readRow(value: unknown): Row {
  const [game, check] = Array.isArray(value) ? (value as unknown[]) : [];
  if (!isObject(game) || check !== checkOf(game)) refuse('row', value, 'a game with its check');
  const { replay, score, maxTile, moves, won, endReason, ...row } = game as Partial<Row>;
  if (![score, maxTile, moves].every(Number.isInteger)) refuse('score', score, 'an integer');
  return {
    ...({ replay, score, maxTile, moves } as Pick<Row, 'replay' | 'score' | 'maxTile' | 'moves'>),
    won: won === true,
    endReason: (['no-moves', 'won', 'gave-up'] as const).find((one) => one === endReason) ?? null,
    ended: isTime(row.ended) ? row.ended : null,
    startedAt: Number.isSafeInteger(row.startedAt) ? row.startedAt : undefined,
    assisted: row.assisted === true,
    edited: row.edited === true,
    ...readHead(String(replay)),
  };
}

/** Tells a row that was cut or changed by other means. */
function checkOf(game: object): string {
  return fingerprintOf(JSON.stringify(game));
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? (value as unknown[]).filter(isItem) : [];
}

function isDeleted(value: unknown): value is Deleted {
  const { startedAt, line } = (value ?? {}) as Partial<Deleted>;
  return Number.isSafeInteger(startedAt) && typeof line === 'string';
}

function isChange(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
}
