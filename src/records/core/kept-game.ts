import type { EndReason, Rules } from '../../engine/index.js';
import { readHead } from '../../engine/internal.js';
import type { PreviousGame } from '../../session/events.js';

/** A game that was won or has ended, as a record book lists it. */
export interface RecordedGame {
  /** The whole game as one line, which `verify` can check. */
  readonly replay: string;
  /** Its points. */
  readonly score: number;
  /** The highest tile's value. */
  readonly maxTile: number;
  /** Number of moves made. */
  readonly moves: number;
  /** Whether the winning tile was made. */
  readonly won: boolean;
  /** Why it ended; null for a won game that was not played to its end. */
  readonly endReason: EndReason | null;
  /** The seed of its tiles; empty if they came from a source. */
  readonly seed: string;
  /** Cells in a row. */
  readonly columns: number;
  /** Cells in a column. */
  readonly rows: number;
  /** When it was first won or over: an ISO 8601 time in UTC; null if that is not known. */
  readonly ended: string | null;
  /** Whether one of its moves was the computer's. */
  readonly assisted: boolean;
  /** Whether a tile, the board or the score was set from outside. */
  readonly edited: boolean;
}

/** A game in the book. */
export interface KeptGame extends Omit<RecordedGame, 'ended' | 'columns' | 'rows'> {
  /** When it was first won or over, in milliseconds since 1970; null if that is not known. */
  readonly ended: number | null;
  /** Identifies a game that was played here; undefined for a game from a text. */
  readonly startedAt: number | undefined;
  readonly rules: Readonly<Rules>;
}

/** Seven fields, each followed by `_`: the version, five rules and the seed. */
const headPattern = /^(?:[^_]*_){7}/;

/** Only a script can enter a start board, a board, a score, a tile, or a move whose tile does not follow from the seed. */
const editPattern = /~(?:[ibsa]|[urdl][^.])/;

/** Giving up, and the two characters of the check. */
const gaveUpPattern = /~x\.[\da-z]{2}$/;

/** The id of a game that was played here: its time, and the head of its line. */
const playedIdPattern = /^-?\d+ (?:[^_]*_){7}$/;

/** Everything in a line before its first entry. */
export function headOf(line: string): string {
  return headPattern.exec(line)?.[0] ?? '';
}

/** @param ended the time now, in milliseconds since 1970. @throws ReplayError for a damaged line */
export function toKeptGame(game: PreviousGame, ended: number): KeptGame {
  const { replay, startedAt, score, maxTile, moves, won, over, assisted } = game;
  const { rules, seed } = readHead(replay);
  const hasStopped = won && rules.afterWin === 'stop';
  const endReason = over ? endReasonOf(replay, hasStopped) : null;
  const edited = editPattern.test(replay.slice(headOf(replay).length));
  const facts = { replay, score, maxTile, moves, won, endReason, seed, rules, assisted, edited };
  return { ...facts, startedAt, ended: isTime(ended) ? ended : null };
}

function endReasonOf(line: string, hasStopped: boolean): EndReason {
  if (gaveUpPattern.test(line)) return 'gave-up';
  return hasStopped ? 'won' : 'no-moves';
}

/** A game with moves of the computer, or with edits, is listed, but counts in no figure. */
export function doesCount({ assisted, edited }: KeptGame): boolean {
  return !assisted && !edited;
}

export function toRecordedGame(game: KeptGame): RecordedGame {
  const { replay, score, maxTile, moves, won, endReason, seed, assisted, edited } = game;
  const { columns, rows } = game.rules;
  const ended = game.ended === null ? null : new Date(game.ended).toISOString();
  const facts = { replay, score, maxTile, moves, won, endReason, seed, columns, rows };
  return Object.freeze({ ...facts, ended, assisted, edited });
}

/** Only games of one pool are compared: those with boards of the same size and the same rules. */
export function poolOf({ rules }: Pick<KeptGame, 'rules'>): string {
  const { columns, rows, winTile, fourChance, startTiles, afterWin } = rules;
  return [columns, rows, winTile, fourChance, startTiles, afterWin].join(' ');
}

/** Differs for all games of a book. Two tabs may start games in the same millisecond, but hardly by the same rules and seed. */
export function idOf({ startedAt, replay }: Pick<KeptGame, 'startedAt' | 'replay'>): string {
  return startedAt === undefined ? replay : `${startedAt} ${headOf(replay)}`;
}

/** Whether a value can be the id of a game that was played here, not of one from a text. */
export function isPlayedId(id: unknown): id is string {
  return typeof id === 'string' && playedIdPattern.test(id);
}

/** False beyond the year 275760, the last that a `Date` can have. */
export function isTime(milliseconds: number): boolean {
  return !Number.isNaN(new Date(milliseconds).getTime());
}

/** Sorts games by their time; those without a time come last. In all tabs games of one time have the same order. */
export function newestFirst(games: readonly KeptGame[]): KeptGame[] {
  return games.toSorted(
    (one, other) =>
      (other.ended ?? -Infinity) - (one.ended ?? -Infinity) || (idOf(one) < idOf(other) ? 1 : -1),
  );
}

/** The game with the highest score in each pool; of equal ones the oldest. */
export function bestGames(games: readonly KeptGame[]): Set<KeptGame> {
  const best = new Map<string, KeptGame>();
  for (const game of newestFirst(games).reverse().filter(doesCount)) {
    const pool = poolOf(game);
    if (game.score > (best.get(pool)?.score ?? -1)) best.set(pool, game);
  }
  return new Set(best.values());
}

/** A hash of 32 bits, to tell lines apart. */
export function fingerprintOf(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index++) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return (hash >>> 0).toString(36);
}
