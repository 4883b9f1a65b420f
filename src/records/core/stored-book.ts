import { isObject, readHead, refuse } from '../../engine/internal.js';
import { emptyBook, type Book, type DeletedGame } from './book.js';
import { fingerprintOf, newestFirst, type KeptGame } from './kept-game.js';

/** What a storage key holds. */
export interface StoredBook {
  readonly book: Book;
  /** The number of each tab's last edit that is in the book. */
  readonly lastEdits: ReadonlyMap<string, number>;
  /** Everything that could not be read, as text. */
  readonly unreadable: readonly string[];
}

const VERSION = 1;
/** What is stored of a game; the head of its line gives the rest. */
const storedFields = [
  'replay',
  'score',
  'maxTile',
  'moves',
  'won',
  'endReason',
  'ended',
  'startedAt',
  'assisted',
  'edited',
] as const satisfies (keyof KeptGame)[];

type StoredGame = Pick<KeptGame, (typeof storedFields)[number]>;

const nothingStored: StoredBook = { book: emptyBook, lastEdits: new Map(), unreadable: [] };

export function formatStoredBook(
  { games, deleted }: Book,
  lastEdits: StoredBook['lastEdits'],
): string {
  const checked = games.map((game) => {
    const stored = Object.fromEntries(storedFields.map((field) => [field, game[field]]));
    return [stored, checkOf(stored)];
  });
  return JSON.stringify({ version: VERSION, games: checked, deleted, changes: [...lastEdits] });
}

/** Reads as much of a storage entry as it can. @throws RangeError for an entry of a later version */
export function parseStoredBook(text: string | null): StoredBook {
  if (text === null) return nothingStored;
  const { version, games, deleted, changes } = parseObject(text);
  if (typeof version === 'number' && version > VERSION) {
    refuse('version of the stored games', version, String(VERSION), 'number');
  }
  if (version !== VERSION || !Array.isArray(games)) return { ...nothingStored, unreadable: [text] };
  const readable: KeptGame[] = [];
  const unreadable: string[] = [];
  for (const game of games as unknown[]) {
    try {
      readable.push(readStoredGame(game));
    } catch {
      unreadable.push(JSON.stringify(game));
    }
  }
  const book = { games: newestFirst(readable), deleted: itemsOf(deleted, isDeletedGame) };
  return { book, lastEdits: new Map(itemsOf(changes, isLastEdit)), unreadable };
}

/** @returns an empty object for a text that is no JSON object */
function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** @throws Error for anything but a game as it was written, with its check */
function readStoredGame(value: unknown): KeptGame {
  const [game, check] = Array.isArray(value) ? (value as unknown[]) : [];
  if (!isObject(game) || check !== checkOf(game)) refuse('game', value, 'a game with its check');
  const stored = game as unknown as StoredGame;
  // JSON leaves out what is undefined.
  return { ...stored, startedAt: stored.startedAt, ...readHead(stored.replay) };
}

/** Tells a game that was cut off, or changed by anything but this code. */
function checkOf(game: object): string {
  return fingerprintOf(JSON.stringify(game));
}

function itemsOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? (value as unknown[]).filter(isItem) : [];
}

function isDeletedGame(value: unknown): value is DeletedGame {
  const { startedAt, line } = (value ?? {}) as Partial<DeletedGame>;
  return Number.isSafeInteger(startedAt) && typeof line === 'string';
}

function isLastEdit(value: unknown): value is [tab: string, edit: number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
}
