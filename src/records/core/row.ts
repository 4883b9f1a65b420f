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
export interface Row extends Omit<RecordedGame, 'ended' | 'columns' | 'rows'> {
  /** In milliseconds since 1970. */
  readonly ended: number | null;
  /** Identifies a game that was played here; undefined for a line from elsewhere. */
  readonly startedAt: number | undefined;
  readonly rules: Readonly<Rules>;
}

/** Everything in a line before its body: version, rules and seed. */
const headPattern = /^(?:[^_]*_){7}/;

/** An entry that neither the seed nor a move gives: a start board, a board, a score, an added tile, a tile of a source. */
const editPattern = /~(?:[ibsa]|[urdl][^.])/;

const gaveUpPattern = /~x\.[\da-z]{2}$/;

/** A line's rules and seed as it spells them. */
export function headOf(line: string): string {
  return headPattern.exec(line)?.[0] ?? '';
}

/** A game of a board that has been won or is over, at the time `ended`. @throws ReplayError for a damaged line */
export function rowOf(game: PreviousGame, ended: number): Row {
  const { replay, startedAt, score, maxTile, moves, won, over, assisted } = game;
  const head = readHead(replay);
  const edited = editPattern.test(replay.slice(headOf(replay).length));
  const endReason = over ? endReasonOf(replay, won && head.rules.afterWin === 'stop') : null;
  return {
    ...{ replay, score, maxTile, moves, won, endReason, assisted, edited },
    ...{ startedAt, ended: isTime(ended) ? ended : null, ...head },
  };
}

function endReasonOf(line: string, hasStopped: boolean): EndReason {
  if (gaveUpPattern.test(line)) return 'gave-up';
  return hasStopped ? 'won' : 'no-moves';
}

/** Whether it is a time of the years 1970 to 9999, in milliseconds. */
export function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < Date.UTC(10_000, 0);
}

/** Whether the player alone played the game, by the rules: the others are listed, but count nowhere. */
export function doesCount({ assisted, edited }: Row): boolean {
  return !assisted && !edited;
}

export function toRecordedGame(row: Row): RecordedGame {
  const { replay, score, maxTile, moves, won, endReason, seed, assisted, edited } = row;
  const { columns, rows } = row.rules;
  const ended = row.ended === null ? null : new Date(row.ended).toISOString();
  const facts = { replay, score, maxTile, moves, won, endReason, seed, columns, rows };
  return Object.freeze({ ...facts, ended, assisted, edited });
}

/** `4 × 4`: columns and rows, from left to right in every script. */
export function sizeOf({ columns, rows }: Pick<Rules, 'columns' | 'rows'>): string {
  return `\u2066${columns} × ${rows}\u2069`;
}

/** The same for games on boards of one size, under the same rules: only these are compared. */
export function poolOf({ rules }: Pick<Row, 'rules'>): string {
  const { columns, rows, winTile, fourChance, startTiles, afterWin } = rules;
  return [columns, rows, winTile, fourChance, startTiles, afterWin].join(' ');
}

/** The newest first; those without a time last. */
export function newestFirst(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (other.ended ?? -1) - (one.ended ?? -1));
}

/** The game with the most points in each pool, the first one to reach them. */
export function bestRows(rows: readonly Row[]): Set<Row> {
  const best = new Map<string, Row>();
  for (const row of newestFirst(rows).reverse()) {
    const other = best.get(poolOf(row));
    if (doesCount(row) && !(other && other.score >= row.score)) best.set(poolOf(row), row);
  }
  return new Set(best.values());
}

/** A short text that tells texts apart. */
export function fingerprintOf(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index++) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return (hash >>> 0).toString(36);
}
