import { isObject, readHead } from '../../engine/internal.js';
import type { DeletedGame } from './book.js';
import { isPlayedId, isTime, type KeptGame } from './kept-game.js';

/** A game in the database, under its id. The head of its line gives the rules and the seed. */
type StoredGame = Omit<KeptGame, 'rules' | 'seed'>;

/** Stands in the place of a deleted game. */
type StoredMark = Pick<DeletedGame, 'line'>;

const endReasons: readonly unknown[] = ['no-moves', 'won', 'gave-up', null];

export function formatGame(game: KeptGame): StoredGame {
  const { replay, score, maxTile, moves, won, endReason, ended, startedAt, assisted, edited } =
    game;
  return { replay, score, maxTile, moves, won, endReason, ended, startedAt, assisted, edited };
}

export function formatMark({ line }: DeletedGame): StoredMark {
  return { line };
}

/** @returns undefined for what is no game, which other scripts of the origin or later versions may have stored */
export function parseGame(value: unknown): KeptGame | undefined {
  if (!isObject(value) || !isStoredGame(value)) return undefined;
  try {
    return { ...formatGame(value as KeptGame), ...readHead(value.replay) };
  } catch {
    return undefined;
  }
}

/** @returns undefined for what marks no game that was played here */
export function parseMark(value: unknown, id: unknown): DeletedGame | undefined {
  const { line } = (isObject(value) ? value : {}) as Partial<StoredMark>;
  return typeof line === 'string' && isPlayedId(id) ? { id, line } : undefined;
}

function isStoredGame(value: object): value is StoredGame {
  const { replay, score, maxTile, moves, won, endReason, ended, startedAt, assisted, edited } =
    value as Partial<Record<keyof StoredGame, unknown>>;
  return (
    typeof replay === 'string' &&
    /^[!-~]+$/.test(replay) &&
    [score, maxTile, moves].every(Number.isInteger) &&
    [maxTile, moves].every((count) => (count as number) >= 0) &&
    (startedAt === undefined || Number.isInteger(startedAt)) &&
    (ended === null || (typeof ended === 'number' && isTime(ended))) &&
    [won, assisted, edited].every((fact) => typeof fact === 'boolean') &&
    endReasons.includes(endReason)
  );
}
