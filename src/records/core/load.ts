import { ReplayError } from '../../engine/index.js';
import type { Difference } from './book.js';
import { headOf, type KeptGame } from './kept-game.js';
import { checkFinished, playLine } from './played-line.js';
import { findSameGame, joinLines } from './same-game.js';
import { doAtOnce, type Work } from './slices.js';
import { readTextLine, splitText } from './text.js';

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

/** What loading a text did. */
export interface LoadResult {
  /** Games added. */
  readonly added: number;
  /** Lines that were in the book, or earlier in the text, already. */
  readonly doubles: number;
  readonly refused: readonly RefusedLine[];
}

/** What a text adds to a book, before the book's limit is applied. */
export interface NewGames extends Difference {
  /** How many lines the text has, without the empty ones. */
  readonly lines: number;
  /** The line of each added game, by its number. */
  readonly lineNumbers: ReadonlyMap<KeptGame, number>;
  readonly refused: readonly RefusedLine[];
}

/** How every replay begins: with its version. */
const replayPattern = /^\d{1,3}_/;

/** The cost of reading any line, even one that is no game, in cells. */
const lineCost = 500;

/** The games of a book and those of a text, each game once. */
class GameMerger {
  /** The line of each added game, by its number. */
  readonly lineNumbers = new Map<KeptGame, number>();
  /** Games of the book in whose place a longer line was put. */
  readonly removed: KeptGame[] = [];
  /** By the head of the line, which is the same in all lines of one game. */
  readonly #games = new Map<string, KeptGame[]>();

  constructor(games: readonly KeptGame[]) {
    for (const game of games) this.#alike(game).push(game);
  }

  /** A text has the newest game last. */
  get added(): KeptGame[] {
    return [...this.lineNumbers.keys()].reverse();
  }

  /** Adds a game, unless there is a line that holds all of it. */
  add(game: KeptGame, lineNumber: number): void {
    const alike = this.#alike(game);
    const same = findSameGame(alike, game);
    const joined = same ? joinLines(same, game) : game;
    if (joined.replay === same?.replay) return;
    if (same) this.#remove(same, alike);
    alike.push(joined);
    this.lineNumbers.set(joined, lineNumber);
  }

  #remove(game: KeptGame, alike: KeptGame[]): void {
    alike.splice(alike.indexOf(game), 1);
    const wasAdded = this.lineNumbers.delete(game);
    if (!wasAdded) this.removed.push(game);
  }

  #alike({ replay }: KeptGame): KeptGame[] {
    const head = headOf(replay);
    const alike = this.#games.get(head) ?? [];
    this.#games.set(head, alike);
    return alike;
  }
}

/**
 * Plays all lines of a text, and compares them with the games of a book.
 *
 * @param showProgress called after each line with the share that has been read, 0 to 1
 * @throws TypeError for anything but text, RangeError for too much of it
 */
export function* readGames(
  text: unknown,
  games: readonly KeptGame[],
  showProgress: (share: number) => void = () => undefined,
): Work<NewGames> {
  const lines = splitText(text);
  const merger = new GameMerger(games);
  const refused: RefusedLine[] = [];
  for (const [index, { number, text: line }] of lines.entries()) {
    yield lineCost + line.length;
    // What is wrong with the line if the next step throws.
    let kind: RefusalKind = 'time';
    try {
      const { replay, ended, assisted } = readTextLine(line);
      kind = replayPattern.test(replay) ? 'damaged' : 'not-a-game';
      const played = yield* playLine(replay);
      kind = 'unfinished';
      checkFinished(played);
      merger.add({ ...played, ended, assisted }, number);
    } catch (error) {
      if (!(error instanceof ReplayError || error instanceof RangeError)) throw error;
      refused.push({ line: number, kind, message: error.message });
    }
    showProgress((index + 1) / lines.length);
  }
  const { added, removed, lineNumbers } = merger;
  return { added, removed, lines: lines.length, lineNumbers, refused };
}

/** Plays a replay, and finds what it adds to the games of a book: nothing if the game is there. @throws ReplayError as `playLine` and `checkFinished` do */
export function readGame(replay: string, games: readonly KeptGame[]): Difference {
  const merger = new GameMerger(games);
  const played = doAtOnce(playLine(replay));
  checkFinished(played);
  merger.add({ ...played, ended: null, assisted: false }, 1);
  return merger;
}

/**
 * Counts what was done with each line of a text that has been added to a book.
 *
 * @param change what the text changed in the book
 * @param games the book's games now; an added game that is not among them was refused, since the book was full
 */
export function loadResult(
  { lines, lineNumbers, refused: illegal }: NewGames,
  change: Difference,
  games: readonly KeptGame[],
  limit: number,
): LoadResult {
  const kept = new Set(games.map(({ replay }) => replay));
  const message = `the book keeps ${limit} games at most`;
  const surplus = [...lineNumbers]
    .filter(([{ replay }]) => !kept.has(replay))
    .map(([, line]): RefusedLine => ({ line, kind: 'full', message }));
  const refused = [...illegal, ...surplus].sort((one, other) => one.line - other.line);
  const added = change.added.length;
  return { added, doubles: lines - added - refused.length, refused };
}
