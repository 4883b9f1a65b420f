import { digit, writeTile } from './digits.js';
import { Position } from './position.js';
import { Random, type PackedTile } from './random.js';
import type { Rules } from './types.js';

/** The marks of the directions, in the order of their numbers. */
export const LETTERS = 'urdl';

/** Moves between two kept positions: a balance of the memory of a game and the time of an undo. */
const KEEP_EVERY = 128;

/** Something done that is no move. */
interface Edit {
  /** Moves made before it. */
  after: number;
  /** What it is, as {@link Position.edit} takes it. */
  mark: string;
}

/** The head of a replay line, with its last separator. */
function writeHead(rules: Readonly<Rules>, seed: string): string {
  const { columns, rows, winTile, fourChance, startTiles, afterWin } = rules;
  const escaped = encodeURIComponent(seed)
    .replaceAll('_', '%5F')
    .replaceAll('~', '%7E')
    .replaceAll('%', '~');
  return `1_${columns}x${rows}_${winTile}_${fourChance}_${startTiles}_${afterWin}_${escaped}_`;
}

/** A position and the way it came about: what can be undone and what can be written down. */
export class History {
  /** Per move its direction, plus four times the new tile where the seed does not tell it. */
  #log: number[] = [];
  #edits: Edit[] = [];
  /** The positions before the moves 0, 128, 256, … */
  #kept: Position[] = [];
  /** The start of the line that no further move will change, and how much it tells. */
  #line: { text: string; moves: number; edits: number } | undefined;

  constructor(
    readonly rules: Readonly<Rules>,
    readonly seed: string,
    public position = new Position(rules, new Random(seed)),
  ) {}

  copy(): History {
    const copy = new History(this.rules, this.seed, this.position.copy());
    copy.#log = this.#log.slice();
    copy.#edits = this.#edits.slice();
    copy.#kept = this.#kept.slice();
    return copy;
  }

  /** Makes a move where it is one, with the tile of the seed where that is 0. */
  play(direction: number, tile: PackedTile): boolean {
    this.keep();
    const moved = this.position.play(direction, tile);
    if (moved) this.record(direction, tile);
    return moved;
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

  /** Does what is no move. */
  edit(mark: string): void {
    this.note(this.position.edit(mark));
  }

  /** Notes what was done that is no move. */
  note(mark: string): void {
    const after = this.position.moves;
    const last = this.#edits.at(-1);
    // Of several boards or scores in a row only the last one counts.
    if (mark[0] !== 'a' && last?.after === after && last.mark[0] === mark[0]) {
      this.#edits.pop();
      this.#line = undefined;
    }
    this.#edits.push({ after, mark });
  }

  /**
   * Takes back the last move and all edits since.
   *
   * @returns the tile of the move where the seed does not tell it, else 0; -1 where there is none
   */
  undo(): PackedTile {
    const target = this.position.moves - 1;
    const index = Math.floor(target / KEEP_EVERY);
    const position = this.#kept[index]?.copy();
    if (!position) return -1;
    const [undone = 0] = this.#log.splice(target);
    const dropped = this.#edits.filter(({ after }) => after > target).length;
    this.#edits.length -= dropped;
    this.#kept.length = index + 1;
    this.#line = undefined;
    this.position = position;
    const edits = this.#edits.filter(({ after }) => after > position.moves).reverse();
    for (const entry of this.#log.slice(position.moves)) {
      position.play(entry & 3, entry >> 2);
      while (edits.at(-1)?.after === position.moves) position.edit(edits.pop()?.mark ?? '');
    }
    return undone >> 2;
  }

  /** The replay line. Reading it after every move costs only what is new since the last time. */
  toLine(): string {
    const log = this.#log;
    const line = (this.#line ??= { text: writeHead(this.rules, this.seed), moves: 0, edits: 0 });
    let { moves } = line;
    let open = ''; // what further moves may still change
    for (;;) {
      const edit = this.#edits[line.edits];
      const stop = edit?.after ?? log.length;
      const [first = 4, second = 4, third = 4] = [log[moves], log[moves + 1], log[moves + 2]];
      if (moves + 2 < stop && (first | second | third) < 4) {
        open += digit((first << 4) | (second << 2) | third);
        moves += 3;
      } else if (moves < stop) {
        moves++;
        open += `~${LETTERS.charAt(first & 3)}${first < 4 ? '' : writeTile(first >> 2)}.`;
        if (first < 4) continue;
      } else if (edit) {
        open += `~${edit.mark}.`;
        line.edits++;
      } else {
        return line.text + open;
      }
      line.text += open;
      line.moves = moves;
      open = '';
    }
  }
}
