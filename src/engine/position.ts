import { isStuck, slide, type Board } from './board.js';
import { digit, headOf, markOf, numberOf, type Entry } from './line.js';
import { next, seeded, type Generator, type PackedTile } from './random.js';
import { checkScore } from './rules.js';
import type { Rules, Trip } from './types.js';

/** Where a game stands, and the line that says how it got there. */
export interface Position extends Board {
  readonly rules: Readonly<Rules>;
  readonly seed: string;
  generator: Generator;
  /** Moves made. */
  moves: number;
  /** Why the game is over; `undefined` while it goes on. */
  ending: 'left' | 'won' | 'no-moves' | undefined;
  /** The body of the line, except for what may still change. */
  body: string;
  /** What may still change: the last mark, and then */
  last: string;
  /** the moves that may share a digit with the next one: two bits for each, after a 1. */
  open: number;
}

/** The start of a game, with the start tiles of the seed. */
export function begin(rules: Readonly<Rules>, seed: string): Position {
  const position: Position = {
    rules,
    seed,
    generator: seeded(seed),
    cells: new Uint8Array(rules.columns * rules.rows),
    empty: rules.columns * rules.rows,
    score: 0,
    moves: 0,
    won: false,
    ending: undefined,
    body: '',
    last: '',
    open: 1,
  };
  for (let count = rules.startTiles; count > 0; count--) put(position, 0);
  return position;
}

/** The same position, to be played on without touching this one. */
export function copyOf(position: Position): Position {
  const { cells, generator } = position;
  return { ...position, cells: cells.slice(), generator: generator.clone() };
}

/** The part of the body that may still change. */
function tailOf({ last, open }: Position): string {
  const moves = open > 1 ? open.toString(4).slice(1) : '';
  return last + moves.replace(/./g, (move) => markOf(Number(move)));
}

/** The whole game as one line. */
export function lineOf(position: Position): string {
  return headOf(position.rules, position.seed) + position.body + tailOf(position);
}

/** Works out, after the cells were written, whether the game has ended. */
export function settle(position: Position): void {
  if (position.ending === 'left') return;
  const stopped = position.won && position.rules.afterWin === 'stop';
  position.ending = stopped ? 'won' : isStuck(position) ? 'no-moves' : undefined;
}

/**
 * The next tile of the seed: first which of the empty cells, then the value. The multiplication
 * differs from a uniform choice by less than one part in four million on the largest board.
 */
function nextTile({ cells, empty, generator, rules }: Position): PackedTile {
  if (!empty) throw new RangeError('the board is full');
  // How many empty cells to skip.
  let nth = (next(generator) * empty) | 0;
  let cell = 0;
  while (cells[cell] || nth-- > 0) cell++;
  return (cell << 6) | (next(generator) < rules.fourChance ? 2 : 1);
}

/** Puts a new tile on the board, the seed's if it is 0, and returns it. */
export function put(position: Position, given: PackedTile): PackedTile {
  const { cells } = position;
  const tile = given || nextTile(position);
  if (cells[tile >> 6] !== 0 || !(tile & 63)) throw new RangeError('no tile fits there');
  cells[tile >> 6] = tile & 63;
  // Nothing else can end a game, and looking through the cells after every move would take time.
  if (!--position.empty || position.won) settle(position);
  return tile;
}

/**
 * Slides the tiles for a move, unless the game is over.
 *
 * @returns the points gained, or -1 if it is not a move
 */
export function tilt(position: Position, direction: number, trips?: Trip[]): number {
  return position.ending ? -1 : slide(position, direction, trips);
}

/** Completes a move whose tiles have slid. @returns the new tile */
export function spawn(position: Position, move: number): PackedTile {
  const tile = put(position, move >> 2);
  position.moves++;
  note(position, move);
  return tile;
}

/**
 * Does what an entry says.
 *
 * @param entry a move, or a text: `a` adds a tile of the seed; `x` leaves; `s` sets the score that
 *   follows it, `b` and `i` the board
 * @throws RangeError where that cannot be done
 */
export function follow(position: Position, entry: Entry): void {
  if (position.ending && (typeof entry === 'number' || entry === 'x')) {
    throw new RangeError('the game is over');
  }
  if (typeof entry === 'number') {
    const gained = slide(position, entry & 3);
    if (gained < 0) throw new RangeError(`move ${position.moves + 1} changes nothing`);
    spawn(position, entry);
    return;
  }
  const kind = entry.charAt(0);
  const text = entry.slice(1);
  let form = kind;
  if (kind === 's') form += String((position.score = checkScore(Number(text))));
  else if (kind === 'a') put(position, 0);
  else if (kind === 'x') position.ending = 'left';
  else {
    // The seed starts afresh with what comes after the start board.
    if (kind === 'i') position.generator = seeded(position.seed);
    // Do no more work than there is text: a line may set a large board every few characters.
    const cells = position.cells.fill(0);
    const digits = text.slice(0, cells.length).replace(/A+$/, '');
    cells.set(Array.from(digits, numberOf));
    position.empty = cells.length - digits.replaceAll('A', '').length;
    settle(position);
    form += digits;
  }
  note(position, form);
}

/** Adds to the line. Of several boards or scores in a row only the last is kept. */
export function note(position: Position, entry: Entry): void {
  if (typeof entry === 'number' && entry < 4) {
    position.open = position.open * 4 + entry;
    if (position.open < 64) return;
    position.body += position.last + digit(position.open);
    position.last = '';
  } else {
    const mark = markOf(entry);
    const tail = tailOf(position);
    if (!/~([bis])[^~]*~\1/.test(tail + mark)) position.body += tail;
    position.last = mark;
  }
  position.open = 1;
}
