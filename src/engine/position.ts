import { canSlideAnywhere, slideTiles, type Board, type SlideResult } from './board.js';
import type { Entry, RankedTile } from './entry.js';
import { next, seeded, type Generator } from './random.js';
import type { ReplayHead } from './replay-head.js';
import { checkRank } from './tiles.js';
import type { EndReason, Trip } from './types.js';

/** Everything that decides how a game continues. */
export interface Position extends Board, ReplayHead {
  readonly winRank: number;
  generator: Generator;
  /** The number of empty cells. */
  empty: number;
  score: number;
  moves: number;
  won: boolean;
  gaveUp: boolean;
  /** Something besides the seed and the moves shaped the game: a tile, a board or a score that was set. */
  edited: boolean;
}

/** The position with the start tiles of the seed. */
export function startPosition({ rules, seed }: ReplayHead): Position {
  const { columns, rows, winTile, startTiles } = rules;
  const position: Position = {
    rules,
    seed,
    columns,
    rows,
    winRank: checkRank('winTile', winTile),
    cells: new Uint8Array(columns * rows),
    generator: seeded(seed),
    empty: columns * rows,
    score: 0,
    moves: 0,
    won: false,
    gaveUp: false,
    edited: false,
  };
  for (let count = 0; count < startTiles; count++) spawn(position);
  return position;
}

export function copyPosition(position: Position): Position {
  const { cells, generator } = position;
  return { ...position, cells: cells.slice(), generator: generator.clone() };
}

/** Why the game is over whatever is on the board; `null` if that depends on the board. */
function stopReasonOf({ gaveUp, won, rules }: Position): EndReason | null {
  if (gaveUp) return 'gave-up';
  return won && rules.afterWin === 'stop' ? 'won' : null;
}

export function endReasonOf(position: Position): EndReason | null {
  const isStuck = position.empty === 0 && !canSlideAnywhere(position);
  return stopReasonOf(position) ?? (isStuck ? 'no-moves' : null);
}

/**
 * The next tile of the seed: first which of the empty cells, then the value. The multiplication
 * differs from a uniform choice by less than one part in four million on the largest board.
 */
function drawTile({ cells, empty, generator, rules }: Position): RankedTile {
  if (empty === 0) throw new RangeError('the board is full');
  let emptyCellsBefore = Math.floor(next(generator) * empty);
  let cell = 0;
  while (cells[cell] !== 0 || emptyCellsBefore-- > 0) cell++;
  return { cell, rank: next(generator) < rules.fourChance ? 2 : 1 };
}

/** The tile that `spawn` would take from the seed. @throws RangeError on a full board */
export function peekTile(position: Readonly<Position>): RankedTile {
  return drawTile({ ...position, generator: position.generator.clone() });
}

/** Puts a new tile on the board, by default the next one of the seed. @throws RangeError if it does not fit */
export function spawn(position: Position, given?: RankedTile): RankedTile {
  const { cells } = position;
  const tile = given ?? drawTile(position);
  const { cell, rank } = tile;
  if (cells[cell] !== 0) throw new RangeError(`cell ${cell} must be an empty cell of the board`);
  if (rank === 0) throw new RangeError('a new tile must have a rank from 1 to 63, not 0');
  if (given) position.edited = true;
  cells[cell] = rank;
  position.empty--;
  return tile;
}

/** Slides the tiles for a move, and counts its points. @returns `null` if nothing moves; nothing has changed then */
export function slidePosition(
  position: Position,
  direction: number,
  trips?: Trip[],
): SlideResult | null {
  const slid = slideTiles(position, direction, position.winRank, trips);
  if (slid === null) return null;
  position.empty += slid.merges;
  position.score += slid.gained;
  position.won ||= slid.madeWinTile;
  return slid;
}

function applyMove(position: Position, direction: number, tile: RankedTile | undefined): void {
  if (stopReasonOf(position) !== null || slidePosition(position, direction) === null) {
    // Found out only for an illegal move, since that visits every cell.
    const isOver = endReasonOf(position) !== null;
    throw new RangeError(
      isOver ? 'the game is over' : `move ${position.moves + 1} changes nothing`,
    );
  }
  spawn(position, tile);
  position.moves++;
}

function setBoard(position: Position, ranks: ArrayLike<number>): void {
  const { cells } = position;
  cells.fill(0);
  cells.set(ranks);
  position.edited = true;
  position.empty = cells.filter((rank) => rank === 0).length;
}

/** Changes a position as an entry says. @throws RangeError if that is impossible */
export function applyEntry(position: Position, entry: Entry): void {
  switch (entry.kind) {
    case 'move':
      applyMove(position, entry.direction, entry.tile);
      break;
    case 'start':
      // After a start board, the tiles of the seed begin again with the first.
      position.generator = seeded(position.seed);
      setBoard(position, entry.ranks);
      break;
    case 'board':
      setBoard(position, entry.ranks);
      break;
    case 'score':
      position.score = entry.score;
      position.edited = true;
      break;
    case 'add':
      spawn(position);
      position.edited = true;
      break;
    case 'give-up':
      if (endReasonOf(position) !== null) throw new RangeError('the game is over');
      position.gaveUp = true;
      break;
  }
}
