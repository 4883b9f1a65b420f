import { ReplayError } from '../../engine/index.js';
import { joined, type Difference } from './book.js';
import { findSameGame, playLine } from './played-line.js';
import { headOf, type Row } from './row.js';
import type { Work } from './slices.js';
import { readTextLine, splitText } from './text.js';

/** A line that was not added, and why. */
export interface RefusedLine {
  /** Its number in the text, from 1. */
  readonly line: number;
  readonly message: string;
}

/** What loading a text did. */
export interface LoadResult {
  /** Games added. */
  readonly added: number;
  /** Lines that were in the book, or earlier in the text, already. */
  readonly doubles: number;
  readonly refused: readonly RefusedLine[];
}

export interface NewGames extends Difference {
  /** The numbers of the lines of what is added. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly doubles: number;
  readonly refused: readonly RefusedLine[];
}

/** What even a line costs that is no game, as so many cells. */
const lineWork = 500;

/**
 * Plays all lines of a text, and compares them with the rows of the book.
 *
 * @param progress called after each line with the share that is done, 0 to 1
 * @throws TypeError, RangeError for what is no text of lines
 */
export function* readGames(
  text: unknown,
  rows: readonly Row[],
  progress: (share: number) => void = () => undefined,
): Work<NewGames> {
  const given = splitText(text);
  const games = new Map<string, Row[]>();
  const gamesLike = ({ replay }: Row): Row[] => {
    const found = games.get(headOf(replay)) ?? [];
    games.set(headOf(replay), found);
    return found;
  };
  for (const row of rows) gamesLike(row).push(row);
  const numbers = new Map<string, number>();
  const refused: RefusedLine[] = [];
  for (const [index, line] of given.entries()) {
    yield lineWork + line.text.length;
    try {
      const { replay, ...facts } = readTextLine(line.text);
      const row = { ...(yield* playLine(replay)), ...facts };
      const alike = gamesLike(row);
      const same = yield* findSameGame(alike, row);
      const kept = same ? joined(same, row) : row;
      if (kept.replay !== same?.replay) {
        alike.splice(same ? alike.indexOf(same) : alike.length, 1, kept);
        numbers.delete(same?.replay ?? '');
        numbers.set(kept.replay, line.number);
      }
    } catch (error) {
      if (!(error instanceof ReplayError || error instanceof RangeError)) throw error;
      refused.push({ line: line.number, message: error.message });
    }
    progress((index + 1) / given.length);
  }
  const present = new Set([...games.values()].flat());
  // A text has the newest last.
  const added = [...present].filter(({ replay }) => numbers.has(replay)).reverse();
  const removed = rows.filter((row) => !present.has(row));
  const doubles = given.length - added.length - refused.length;
  return { added, removed, numbers, doubles, refused };
}
