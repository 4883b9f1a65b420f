// Who judges what lessons ask and reviews mark: a player that has learned 2048 by playing it, and knows nothing else. It
// values a board by adding up what its four rows, four columns and nine squares of 2 x 2 cells were worth in earlier games
// (an n-tuple network, trained by temporal differences: Szubert and Jaskowski, 2014). No feature of it was thought up: no
// empty cells, neighbours, orders or corners.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { slideInto } from '../../src/player/search/cells.js';
import { randomOf } from './play-out.js';

type Random = () => number;

const ROWS = 65536;
const LEFT = 3;
const FOUR_CHANCE = 0.1;
const slidLeft = new Uint16Array(ROWS);
const slidRight = new Uint16Array(ROWS);
const gains = new Int32Array(ROWS);
const reversed = new Uint16Array(ROWS);

const rowOf = (cells: ArrayLike<number>): number =>
  [0, 1, 2, 3].reduce((row, at) => row | (Math.min(cells[at]!, 15) << (4 * at)), 0);
/** Points for making the tiles of a row out of twos. */
const pointsOf = (cells: Uint8Array): number =>
  cells.reduce((sum, rank) => sum + (rank && (rank - 1) * 2 ** rank), 0);

for (let row = 0; row < ROWS; row++) {
  const cells = Uint8Array.from([0, 1, 2, 3], (at) => (row >> (4 * at)) & 15);
  reversed[row] = rowOf(cells.toReversed());
  const slid = new Uint8Array(4);
  slideInto(cells, slid, 4, LEFT);
  slidLeft[row] = rowOf(slid);
  gains[row] = pointsOf(slid) - pointsOf(cells);
}
for (let row = 0; row < ROWS; row++) slidRight[row] = reversed[slidLeft[reversed[row]!]!]!;

/** Rows of a board, or with its columns behind them. */
type Lines = Int32Array;

/** Writes the columns of the four rows behind them. */
function addColumns(lines: Lines): void {
  const [a, b, c, d] = [lines[0]!, lines[1]!, lines[2]!, lines[3]!];
  for (let at = 0; at < 4; at++) {
    const shift = 4 * at;
    lines[4 + at] =
      ((a >> shift) & 15) |
      (((b >> shift) & 15) << 4) |
      (((c >> shift) & 15) << 8) |
      (((d >> shift) & 15) << 12);
  }
}

const TUPLES = 17;
/** One table for lines at the edge, one for those inside, and three for squares: in the corner, at the edge, in the middle. */
const [EDGE, INNER, CORNER, SIDE, CENTER] = [0, 1, 2, 3, 4].map((table) => table * ROWS) as [
  number,
  number,
  number,
  number,
  number,
];

const middle = (first: number, second: number): number =>
  ((first >> 4) & 255) | (((second >> 4) & 255) << 8);
const corner = (first: number, second: number): number => (first & 255) | ((second & 255) << 8);

/** Where in the tables the parts of a board are. */
function placesOf(lines: Lines, places: Int32Array): void {
  addColumns(lines);
  const [a, b, c, d] = [lines[0]!, lines[1]!, lines[2]!, lines[3]!];
  const [e, f, g, h] = [lines[4]!, lines[5]!, lines[6]!, lines[7]!];
  places[0] = EDGE + a;
  places[1] = EDGE + d;
  places[2] = EDGE + e;
  places[3] = EDGE + h;
  places[4] = INNER + b;
  places[5] = INNER + c;
  places[6] = INNER + f;
  places[7] = INNER + g;
  places[8] = CORNER + corner(a, b);
  places[9] = CORNER + corner(d, c);
  places[10] = CORNER + corner(reversed[a]!, reversed[b]!);
  places[11] = CORNER + corner(reversed[d]!, reversed[c]!);
  places[12] = SIDE + middle(a, b);
  places[13] = SIDE + middle(d, c);
  places[14] = SIDE + middle(e, f);
  places[15] = SIDE + middle(h, g);
  places[16] = CENTER + middle(b, c);
}

/** What the parts of boards were worth, in points to come. */
type Weights = Float32Array;

/** Empty cells of a crowded board, at most. */
const CROWDED = 1;
const NEW_TILES = [
  [1, 1 - FOUR_CHANCE],
  [2, FOUR_CHANCE],
] as const;

function emptyIn(lines: Lines): number[] {
  const empty: number[] = [];
  for (let cell = 0; cell < 16; cell++) {
    if (!((lines[cell >> 2]! >> (4 * (cell & 3))) & 15)) empty.push(cell);
  }
  return empty;
}

/** A game of the judge. */
class Game {
  score = 0;
  readonly rows = new Int32Array(8);
  /** The board after the slide that was chosen last, and where its parts are. */
  readonly places = new Int32Array(TUPLES);
  readonly #weights: Weights;
  readonly #random: Random;
  readonly #slid = new Int32Array(8);
  readonly #best = new Int32Array(8);
  readonly #tried = new Int32Array(TUPLES);
  readonly #next: Game | undefined;

  /** @param looksAhead whether it looks at the next tile on crowded boards */
  constructor(weights: Weights, random: Random, looksAhead = false) {
    this.#weights = weights;
    this.#random = random;
    if (looksAhead) this.#next = new Game(weights, random);
  }

  /** Starts from a board of ranks, row by row. */
  set(cells: ArrayLike<number>): void {
    for (let row = 0; row < 4; row++) this.rows[row] = rowOf(Array.from(cells).slice(4 * row));
    this.score = 0;
  }

  addTile(): void {
    const { rows } = this;
    let empty = 0;
    for (let cell = 0; cell < 16; cell++) {
      if (!((rows[cell >> 2]! >> (4 * (cell & 3))) & 15)) empty++;
    }
    let place = Math.floor(this.#random() * empty);
    const rank = this.#random() < FOUR_CHANCE ? 2 : 1;
    for (let cell = 0; cell < 16; cell++) {
      if ((rows[cell >> 2]! >> (4 * (cell & 3))) & 15 || place-- > 0) continue;
      rows[cell >> 2]! |= rank << (4 * (cell & 3));
      return;
    }
  }

  /** Slides in the best direction, or in any. @returns what the board is worth with its gain, -1 if nothing can move */
  slide(isAny: boolean): number {
    const { rows, places } = this;
    addColumns(rows);
    let most = -1;
    let chosen = -1;
    let points = 0;
    for (let direction = 0; direction < 4; direction++) {
      const gain = this.#try(direction);
      if (gain < 0) continue;
      const value = isAny ? 0 : gain + this.#outlook();
      const liking = isAny ? this.#random() : value;
      if (liking <= most) continue;
      [most, chosen, points] = [liking, direction, gain];
      this.#best.set(this.#slid);
    }
    if (chosen < 0) return -1;
    rows.set(this.#best);
    placesOf(rows, places);
    this.score += points;
    return most;
  }

  /** Slides in a direction, up to left counted from 0. @returns false if nothing moves */
  slideTo(direction: number): boolean {
    addColumns(this.rows);
    const gain = this.#try(direction);
    if (gain < 0) return false;
    this.rows.set(this.#slid);
    this.score += gain;
    return true;
  }

  /** What the board after a slide is worth; on a full board after each tile that may come, lest it runs into its end. */
  #outlook(): number {
    const empty = emptyIn(this.#slid);
    if (!this.#next || empty.length > CROWDED) return this.#value();
    let sum = 0;
    for (const cell of empty) {
      for (const [rank, chance] of NEW_TILES) {
        this.#next.rows.set(this.#slid);
        this.#next.rows[cell >> 2]! |= rank << (4 * (cell & 3));
        sum += chance * Math.max(0, this.#next.slide(false));
      }
    }
    return sum / empty.length;
  }

  #value(): number {
    placesOf(this.#slid, this.#tried);
    return Math.max(0, sumAt(this.#weights, this.#tried));
  }

  /** @returns the points of the slide, -1 if nothing moves */
  #try(direction: number): number {
    const isVertical = direction % 2 === 0;
    const from = isVertical ? 4 : 0;
    const table = direction === 0 || direction === 3 ? slidLeft : slidRight;
    const slid = this.#slid;
    let gain = 0;
    let moves = false;
    for (let line = 0; line < 4; line++) {
      const before = this.rows[from + line]!;
      const after = table[before]!;
      slid[line] = after;
      if (after !== before) moves = true;
      gain += gains[before]!;
    }
    if (!moves) return -1;
    if (isVertical) {
      addColumns(slid);
      slid.copyWithin(0, 4, 8);
    }
    return gain;
  }
}

function sumAt(weights: Weights, places: Int32Array): number {
  let sum = 0;
  for (let at = 0; at < TUPLES; at++) sum += weights[places[at]!]!;
  return sum;
}

function learn(weights: Weights, places: Int32Array, change: number): void {
  for (let at = 0; at < TUPLES; at++) weights[places[at]!]! += change;
}

/** Plays a game, and corrects what each board was worth by what came of it. @returns its score */
function train(weights: Weights, rate: number, random: Random): number {
  const game = new Game(weights, random);
  const before = new Int32Array(TUPLES);
  game.addTile();
  game.addTile();
  for (let moves = 0; ; moves++) {
    const value = game.slide(false);
    const change = Math.max(0, value) - sumAt(weights, before);
    if (moves > 0) learn(weights, before, (rate / TUPLES) * change);
    if (value < 0) return game.score;
    before.set(game.places);
    game.addTile();
  }
}

const TRAINING_GAMES = 60_000;
const [FIRST_RATE, LAST_RATE] = [0.1, 0.005];

/** Trains the judge in a minute or two, or reads what an earlier run has learned. */
function weightsOf(name: string): Weights {
  const file = `reports/judge-${name}.bin`;
  if (existsSync(file)) return new Float32Array(new Uint8Array(readFileSync(file)).buffer);
  const weights = new Float32Array(5 * ROWS);
  const random = randomOf(`judge ${name}`);
  let sum = 0;
  for (let game = 1; game <= TRAINING_GAMES; game++) {
    const done = game / TRAINING_GAMES;
    sum += train(weights, FIRST_RATE * (1 - done) + LAST_RATE * done, random);
    if (game % 2000) continue;
    process.stderr.write(`training: ${game} of ${TRAINING_GAMES} games, ${sum / 2000} points \r`);
    sum = 0;
  }
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, new Uint8Array(weights.buffer));
  return weights;
}

/** A player that plays on from boards. */
export interface Judge {
  /** The final scores of so many games after a move. */
  finals(cells: Uint8Array, direction: number, games: number, random: Random): number[];
  /** How many of so many games are over within so many moves after a move. */
  ended(
    cells: Uint8Array,
    direction: number,
    span: { readonly games: number; readonly moves: number },
    random: Random,
  ): number;
}

/** @param slips the share of its moves that are made at random */
export function judgeWith(slips: number): Judge {
  const weights = weightsOf('1');
  return {
    finals: (cells, direction, games, random) =>
      Array.from({ length: games }, () => {
        const game = new Game(weights, random, true);
        game.set(cells);
        game.slideTo(direction);
        do game.addTile();
        while (game.slide(random() < slips) >= 0);
        return game.score;
      }),
    ended(cells, direction, { games, moves }, random) {
      let count = 0;
      for (let nth = 0; nth < games; nth++) {
        const game = new Game(weights, random, true);
        game.set(cells);
        game.slideTo(direction);
        game.addTile();
        let left = moves;
        while (left > 0 && game.slide(random() < slips) >= 0) {
          game.addTile();
          left--;
        }
        if (left > 0) count++;
      }
      return count;
    },
  };
}
