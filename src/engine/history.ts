import { digit } from './digits.js';
import { Position, readTile, writeTile } from './position.js';
import { LETTERS, writeHead, type Stage } from './replay.js';
import type { PackedTile } from './random.js';
import type { Rules } from './types.js';

/** Moves between two kept positions: a balance of the memory of a game and the time of an undo. */
const KEEP_EVERY = 128;

/** Something done that is no move, as the replay line tells it. */
interface Edit {
  /** Moves made before it. */
  after: number;
  mark: string;
}

/** A position and the way it came about: what can be undone and what can be written down. */
export class History implements Stage {
  /** Per move: its direction, plus four times the new tile where that is not the seed's. */
  #log: number[] = [];
  #edits: Edit[] = [];
  /** The positions before the moves 0, 128, 256, … */
  #kept: Position[] = [];
  /** The start of the line that no further move will change, and how much it tells. */
  #line = { text: '', moves: 0, edits: 0 };

  constructor(
    readonly rules: Readonly<Rules>,
    readonly seed: string,
    public position = new Position(rules, seed),
  ) {}

  get moves(): number {
    return this.position.moves;
  }

  get over(): boolean {
    return this.position.over;
  }

  start(): void {
    this.position.start();
  }

  play(direction: number, tile: PackedTile): boolean {
    this.keep();
    if (!this.position.play(direction, tile)) return false;
    this.record(direction, tile);
    return true;
  }

  edit(mark: string): PackedTile {
    const tile = this.position.edit(mark);
    this.#edits.push({ after: this.moves, mark });
    return tile;
  }

  /** Keeps the position if it is one to keep. To be called before each move. */
  keep(): void {
    const { moves } = this.position;
    if (moves % KEEP_EVERY === 0) this.#kept[moves / KEEP_EVERY] = this.position.copy();
  }

  /** Notes a move that was made, and its tile where the seed does not tell it. */
  record(direction: number, tile: PackedTile): void {
    this.#log.push((tile << 2) | direction);
  }

  /**
   * Takes back the last move and all edits since.
   *
   * @returns the tiles that a source had handed out for them, the last one first; `null` where
   *   there is no move
   */
  undo(): PackedTile[] | null {
    const target = this.moves - 1;
    const index = Math.floor(target / KEEP_EVERY);
    const kept = this.#kept[index];
    if (!kept) return null;

    const dropped = this.#edits.filter(({ after }) => after > target);
    const undone = dropped
      .filter(({ mark }) => mark.startsWith('.n'))
      .map(({ mark }) => readTile(mark, 2));
    const tile = (this.#log[target] ?? 0) >> 2;
    if (tile) undone.unshift(tile);

    this.#edits.length -= dropped.length;
    this.#kept.length = index + 1;
    this.#log.length = target;
    if (this.#line.moves > target) this.#line = { text: '', moves: 0, edits: 0 };
    this.position = kept.copy();
    this.#forward();
    return undone.reverse();
  }

  copy(): History {
    const copy = new History(this.rules, this.seed, this.position.copy());
    copy.#log = this.#log.slice();
    copy.#edits = this.#edits.slice();
    copy.#kept = this.#kept.slice();
    copy.#line = this.#line;
    return copy;
  }

  /** The replay line. Reading it after every move costs only what is new since the last time. */
  toLine(): string {
    const log = this.#log;
    let { text, moves, edits } = this.#line;
    text ||= writeHead(this.rules, this.seed);
    for (;;) {
      const edit = this.#edits[edits];
      const stop = edit ? edit.after : log.length;
      if (this.seed) {
        for (; moves + 3 <= stop; moves += 3) {
          const [first = 0, second = 0, third = 0] = log.slice(moves, moves + 3);
          text += digit(first * 16 + second * 4 + third);
        }
      } else {
        for (; moves < stop; moves++) {
          const entry = log[moves] ?? 0;
          text += `.${LETTERS.charAt(entry % 4)}${writeTile(entry >> 2)}`;
        }
      }
      this.#line = { text, moves, edits };
      for (; moves < stop; moves++) text += `~${LETTERS.charAt(log[moves] ?? 0)}`;
      if (!edit) return text;
      text += edit.mark;
      edits++;
    }
  }

  /** Plays on from a kept position to the end of the log. */
  #forward(): void {
    const { position } = this;
    let edits = this.#edits.findIndex(({ after }) => after > this.moves);
    for (const entry of this.#log.slice(this.moves)) {
      position.play(entry % 4, entry >> 2);
      for (let edit = this.#edits[edits]; edit?.after === this.moves; edit = this.#edits[++edits]) {
        position.edit(edit.mark);
      }
    }
  }
}
