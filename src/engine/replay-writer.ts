import { digitOfMoves, LETTERS, markOf, plainMove, type Entry } from './entry.js';

/**
 * Whether a mark replaces the one before it: of consecutive boards or scores only the last counts.
 */
function replaces(mark: string, last: string): boolean {
  const letter = mark.charAt(1);
  return (letter === LETTERS.board || letter === LETTERS.score) && letter === last.charAt(1);
}

/** Writes the body of a replay line, entry by entry. */
export class ReplayWriter {
  /** Marks that no later entry changes. */
  #settled = '';
  /** The last mark, which the next one may replace; empty after a digit. */
  #last = '';
  /** Directions of the moves since, which may share a digit with the next ones: at most two. */
  readonly #singles: number[] = [];

  /** The marks before the single moves. */
  get marks(): string {
    return this.#settled + this.#last;
  }

  /** The number of single moves at the end. */
  get singles(): number {
    return this.#singles.length;
  }

  get body(): string {
    return this.marks + this.#singles.map((direction) => markOf(plainMove(direction))).join('');
  }

  write(entry: Entry): void {
    if (entry.kind === 'move' && entry.tile === undefined) {
      this.#writePlainMove(entry.direction);
      return;
    }
    const mark = markOf(entry);
    if (this.singles > 0 || !replaces(mark, this.#last)) this.#settle(this.body);
    this.#last = mark;
  }

  copy(): ReplayWriter {
    const copy = new ReplayWriter();
    copy.#settled = this.#settled;
    copy.#last = this.#last;
    copy.#singles.push(...this.#singles);
    return copy;
  }

  #writePlainMove(direction: number): void {
    this.#singles.push(direction);
    if (this.singles === 3) this.#settle(this.marks + digitOfMoves(this.#singles));
  }

  #settle(body: string): void {
    this.#settled = body;
    this.#last = '';
    this.#singles.length = 0;
  }
}
