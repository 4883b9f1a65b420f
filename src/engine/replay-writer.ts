import { digitOfMoves, DIRECTION_LETTERS, LETTERS, markOf, type Entry } from './entry.js';

/** Whether a mark takes the place of the one before it: of boards or scores in a row the last counts. */
function replaces(mark: string, last: string): boolean {
  const letter = mark.charAt(1);
  return (letter === LETTERS.board || letter === LETTERS.score) && letter === last.charAt(1);
}

/** Writes the body of a replay line, entry by entry. */
export class ReplayWriter {
  /** What cannot change any more. */
  #settled: string;
  /** The last mark, which the next one may replace; empty after a digit. */
  #last = '';
  /** Moves of the seed since, which may share a digit with the next ones: two at most. */
  readonly #open: number[] = [];

  /** @param body what has been written: nothing, or up to a move that shares no digit with the next */
  constructor(body = '') {
    this.#settled = body;
  }

  get body(): string {
    const open = this.#open.map((direction) => `~${DIRECTION_LETTERS.charAt(direction)}.`);
    return this.#settled + this.#last + open.join('');
  }

  /** Whether the next move will share no digit with those before it. */
  get isAtBoundary(): boolean {
    return this.#open.length === 0;
  }

  write(entry: Entry): void {
    if (entry.kind === 'move' && entry.tile === undefined) {
      this.#writePlainMove(entry.direction);
      return;
    }
    const mark = markOf(entry);
    if (this.#open.length > 0 || !replaces(mark, this.#last)) this.#settle(this.body);
    this.#last = mark;
  }

  copy(): ReplayWriter {
    const copy = new ReplayWriter(this.#settled);
    copy.#last = this.#last;
    copy.#open.push(...this.#open);
    return copy;
  }

  #writePlainMove(direction: number): void {
    this.#open.push(direction);
    if (this.#open.length < 3) return;
    this.#settle(this.#settled + this.#last + digitOfMoves(this.#open));
  }

  #settle(body: string): void {
    this.#settled = body;
    this.#last = '';
    this.#open.length = 0;
  }
}
