import { ReplayError } from '../../engine/index.js';
import type { Change } from './book.js';
import type { KeptGame } from './kept-game.js';
import { checkFinished, playLine } from './played-line.js';
import { DistinctGames } from './same-game.js';
import type { Work } from '../../scheduling/slices.js';
import { readTextLine, type NumberedLine } from './text.js';

/**
 * Why a line was not added: it does not look like a replay; it looks like one, but is cut off, changed or illegal; its game
 * goes on; its time is no date; or the book has no room for it.
 */
export type RefusalKind = 'not-a-game' | 'damaged' | 'unfinished' | 'time' | 'full';

/** A line that was not added, and why. */
export interface RefusedLine {
  /** Its number in the text, from 1. */
  readonly line: number;
  readonly kind: RefusalKind;
  /** The reason in English, for developers. */
  readonly message: string;
}

/** The result of loading a text. */
export interface LoadResult {
  /** Games added. */
  readonly added: number;
  /** Lines that were in the book, or earlier in the text, already. */
  readonly doubles: number;
  readonly refused: readonly RefusedLine[];
}

/** The games of a text, each once. */
export interface ReadGames {
  /** A text has the newest game last. */
  readonly games: readonly KeptGame[];
  /** The number of lines, without the empty ones. */
  readonly lines: number;
  /** The number of the first line that has a replay. */
  readonly lineNumbers: ReadonlyMap<string, number>;
  readonly refused: readonly RefusedLine[];
}

/** A replay begins with its version: `1_`. */
const replayPattern = /^\d{1,3}_/;

/**
 * Plays all lines of a text.
 *
 * @param lines as `splitText` returns them
 * @param showProgress called after each line with the share that has been read, 0 to 1
 */
export function* readGames(
  lines: readonly NumberedLine[],
  showProgress: (share: number) => void = () => undefined,
): Work<ReadGames> {
  const distinct = new DistinctGames();
  const lineNumbers = new Map<string, number>();
  const refused: RefusedLine[] = [];
  for (const [index, line] of lines.entries()) {
    yield;
    // The kind of refusal if the next step throws.
    let kind: RefusalKind = 'time';
    try {
      const { replay, ended, assisted } = readTextLine(line);
      kind = replayPattern.test(replay) ? 'damaged' : 'not-a-game';
      const played = yield* playLine(replay);
      kind = 'unfinished';
      checkFinished(played);
      distinct.add({ ...played, ended, assisted });
      if (!lineNumbers.has(replay)) lineNumbers.set(replay, line.number);
    } catch (error) {
      if (!(error instanceof ReplayError || error instanceof RangeError)) throw error;
      refused.push({ line: line.number, kind, message: error.message });
    }
    showProgress((index + 1) / lines.length);
  }
  return { games: distinct.games.reverse(), lines: lines.length, lineNumbers, refused };
}

/** Plays a replay that is to be added by itself. @throws ReplayError as `playLine` and `checkFinished` do */
export function* readGame(replay: string): Work<KeptGame> {
  const played = yield* playLine(replay);
  checkFinished(played);
  return { ...played, ended: null, assisted: false };
}

/**
 * Counts what was done with each line of a text that has been added to a book.
 *
 * @param change what the text changed in the book; a game that was not in it then was refused, since the book was full
 */
export function loadResult(
  { games, lines, lineNumbers, refused: illegal }: ReadGames,
  change: Change,
  limit: number,
): LoadResult {
  const distinct = new DistinctGames(change.games);
  const message = `the book keeps ${limit} games at most`;
  const surplus = games
    .filter((game) => !distinct.find(game))
    .map(({ replay }): RefusedLine => {
      return { line: lineNumbers.get(replay) ?? 0, kind: 'full', message };
    });
  const refused = [...illegal, ...surplus].sort((one, other) => one.line - other.line);
  const added = change.added.length;
  return { added, doubles: lines - added - refused.length, refused };
}
