import { countCells, emptyCells, packBoard, tables, type Packed } from '../search/four-by-four.js';
import type { PolicyName } from './rollout-results.js';
import { policyOf, type Policy } from './rollout-policies.js';

// Games on packed boards: `top` and `low` as in four-by-four.ts. Up and down are left and right on the transposed board,
// and a game goes on with that board, because transposing changes neither a board's value nor its slides.

const { slidLeft, slidRight } = tables;

/** Pseudorandom numbers from 0 up to 1 (mulberry32), the same for the same game on every machine. */
class RandomNumbers {
  state: number;

  constructor(state: number) {
    this.state = state;
  }

  static ofGame(game: number): RandomNumbers {
    return new RandomNumbers(Math.imul(game + 1, 0x9e3779b1));
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let word = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  }
}

const slideRows = (slid: Uint16Array, rows: number): number =>
  (slid[rows & 0xffff] as number) | ((slid[rows >>> 16] as number) << 16);

// The upper half of a transposed board depends on both halves, and so does the lower one.
const swapPairs = (half: number): number => {
  const swap = (half ^ (half >>> 12)) & 0xf0f0;
  return half ^ swap ^ (swap << 12);
};
const transposedTop = (top: number, low: number): number =>
  swapPairs(top ^ ((((top >>> 8) ^ low) & 0xff00ff) << 8));
const transposedLow = (top: number, low: number): number =>
  swapPairs(low ^ (((top >>> 8) ^ low) & 0xff00ff));

const rowsValue = ({ edgeValue, innerValue }: Policy, top: number, low: number): number =>
  (edgeValue[top & 0xffff] as number) +
  (innerValue[top >>> 16] as number) +
  (innerValue[low & 0xffff] as number) +
  (edgeValue[low >>> 16] as number);

/** The value of a board after a slide. */
const judge = (policy: Policy, top: number, low: number): number =>
  rowsValue(policy, top, low) + rowsValue(policy, transposedTop(top, low), transposedLow(top, low));

/** The value of the best slide, looking at so many further tiles; 0 if none is possible. */
function judgeSlides(policy: Policy, top: number, low: number, tiles: number): number {
  let best = 0;
  for (let turn = 0; turn < 2; turn++) {
    for (let side = 0; side < 2; side++) {
      const slid = side ? slidRight : slidLeft;
      const newTop = slideRows(slid, top);
      const newLow = slideRows(slid, low);
      if (newTop === top && newLow === low) continue;
      best = Math.max(best, valueOf(policy, newTop, newLow, tiles));
    }
    const transposed = transposedTop(top, low);
    low = transposedLow(top, low);
    top = transposed;
  }
  return best;
}

/** The value of a board after a slide, averaged over new tiles of 2: so many, one after another. */
function valueOf(policy: Policy, top: number, low: number, tiles: number): number {
  if (tiles === 0) return judge(policy, top, low);
  let sum = 0;
  let count = 0;
  for (let empty = emptyCells(top); empty; empty &= empty - 1, count++) {
    sum += judgeSlides(policy, top | (empty & -empty), low, tiles - 1);
  }
  for (let empty = emptyCells(low); empty; empty &= empty - 1, count++) {
    sum += judgeSlides(policy, top, low | (empty & -empty), tiles - 1);
  }
  return sum / count;
}

/** The boards after each slide of a board. */
const slidTops = new Int32Array(4);
const slidLows = new Int32Array(4);

/**
 * Writes the slides left, right, up and down into shared arrays, the last two transposed. The next call overwrites them.
 *
 * @returns how many there are
 */
function findSlides(top: number, low: number): number {
  let count = 0;
  for (let turn = 0; turn < 2; turn++) {
    for (let side = 0; side < 2; side++) {
      const slid = side ? slidRight : slidLeft;
      const newTop = slideRows(slid, top);
      const newLow = slideRows(slid, low);
      if (newTop === top && newLow === low) continue;
      slidTops[count] = newTop;
      slidLows[count] = newLow;
      count++;
    }
    const transposed = transposedTop(top, low);
    low = transposedLow(top, low);
    top = transposed;
  }
  return count;
}

/** A game that is played on. */
class Playing {
  readonly #random: RandomNumbers;
  #top: number;
  #low: number;

  constructor(top: number, low: number, random: RandomNumbers) {
    this.#top = top;
    this.#low = low;
    this.#random = random;
  }

  /** The ranks of the tiles, cell by cell, perhaps with columns as rows. */
  get cells(): Uint8Array {
    const halves = [this.#top, this.#low];
    return Uint8Array.from({ length: 16 }, (_, cell) => {
      return ((halves[cell >> 3] as number) >>> ((cell & 7) * 4)) & 15;
    });
  }

  /** @param board after a slide: the first tile comes with the start */
  static start([top, low]: Packed, game: number, fourChance: number): Playing {
    const playing = new Playing(top, low, RandomNumbers.ofGame(game));
    playing.addTile(fourChance);
    return playing;
  }

  /** Goes on from a {@link state}. */
  static from([top = 0, low = 0, random = 0]: Int32Array): Playing {
    return new Playing(top, low, new RandomNumbers(random));
  }

  get state(): readonly [top: number, low: number, random: number] {
    return [this.#top, this.#low, this.#random.state];
  }

  addTile(fourChance: number): void {
    const rank = this.#random.next() < fourChance ? 1 : 0;
    let top = emptyCells(this.#top);
    let low = emptyCells(this.#low);
    const count = countCells(top) + countCells(low);
    for (let skipped = Math.floor(this.#random.next() * count); skipped > 0; skipped--) {
      if (top) top &= top - 1;
      else low &= low - 1;
    }
    if (top) this.#top |= (top & -top) << rank;
    else this.#low |= (low & -low) << rank;
  }

  /** Makes a move. @returns false if nothing can move */
  move(policy: Policy): boolean {
    const isSlip = this.#random.next() < policy.slips;
    const count = findSlides(this.#top, this.#low);
    const empty = countCells(emptyCells(this.#top)) + countCells(emptyCells(this.#low));
    const tiles = Number(empty <= policy.oneAhead) + Number(empty <= policy.twoAhead);
    let best = -1;
    for (let slide = 0; slide < count; slide++) {
      const top = slidTops[slide] as number;
      const low = slidLows[slide] as number;
      // The only slide needs no value.
      const value = isSlip ? this.#random.next() : count > 1 ? valueOf(policy, top, low, tiles) : 0;
      if (value <= best) continue;
      best = value;
      this.#top = top;
      this.#low = low;
    }
    return count > 0;
  }
}

/** Games that one worker task plays. */
export const GAMES_AT_ONCE = 10;

/** Some games, as far as they have been played. */
export interface GamesPlayed {
  readonly mostMoves: number;
  /** After how many moves each game was over, or the most of them. */
  readonly lengths: Uint8Array;
  /** Three numbers for each game: its board, and where its random numbers stand. */
  readonly states: Int32Array;
}

/** Where games are played on from, and how. */
export interface PlayedFrom {
  /** The board after a slide of 4 x 4 cells, as `outcomesOf` turns it. */
  readonly cells: Uint8Array;
  readonly fourChance: number;
  readonly policy: PolicyName;
  /** The number of the first of {@link GAMES_AT_ONCE} games: it chooses the random numbers. */
  readonly firstGame: number;
  /** A game is not played on any further than this. */
  readonly mostMoves: number;
  /** The same games, played on less far. */
  readonly before?: GamesPlayed | undefined;
}

/** Plays on after a slide, with the tables that `prepare` makes. */
export function* rollOut(from: PlayedFrom): Generator<void, GamesPlayed, undefined> {
  const { cells, fourChance, firstGame, mostMoves, before } = from;
  const policy = policyOf(from.policy);
  const lengths = Uint8Array.from(before?.lengths ?? { length: GAMES_AT_ONCE });
  const states = new Int32Array(3 * GAMES_AT_ONCE);
  for (let game = 0; game < GAMES_AT_ONCE; game++) {
    const playing = before
      ? Playing.from(before.states.subarray(3 * game))
      : Playing.start(packBoard(cells), firstGame + game, fourChance);
    let moves = lengths[game] as number;
    if (moves === (before?.mostMoves ?? 0)) {
      for (; moves < mostMoves && playing.move(policy); moves++) playing.addTile(fourChance);
      lengths[game] = moves;
    }
    states.set(playing.state, 3 * game);
    yield;
  }
  return { mostMoves, lengths, states };
}

/**
 * The boards of such a game, one after each new tile.
 * @param cells after the first move
 * @param game its number
 * @param moves after the first
 */
export function* playBoards(
  { cells, fourChance }: Pick<PlayedFrom, 'cells' | 'fourChance'>,
  policy: PolicyName,
  game: number,
  moves: number,
): Generator<Uint8Array, void, undefined> {
  const playing = Playing.start(packBoard(cells), game, fourChance);
  yield playing.cells;
  for (let move = 0; move < moves && playing.move(policyOf(policy)); move++) {
    playing.addTile(fourChance);
    yield playing.cells;
  }
}
