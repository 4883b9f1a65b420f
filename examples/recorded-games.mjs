/**
 * Games that other programs recorded, as games of this engine: each function reads one format. Copy the one you need.
 * Cells are counted row by row from 0.
 */
import { Game, parseBoard, slide } from 'game-2048-element/engine';

/**
 * Lists of moves and tiles, as some programs pickle them. In Python first:
 * `json.dump(pickle.load(file), out, default=int)`.
 */
export function fromLists({ board, moves, tiles }) {
  const ways = ['up', 'right', 'down', 'left'];
  const move = (way, n) => ({ direction: ways[way], cell: tiles[n][0], value: tiles[n][1] });
  return Game.fromMoves(moves.map(move), { board });
}

/** The bytes of an `.rpl` file: `direction | cell << 2 | four << 6`, with the directions left, right, up, down. */
export function fromBytes(bytes, board) {
  const move = (byte) => ({
    direction: ['left', 'right', 'up', 'down'][byte & 3],
    cell: (byte >> 2) & 15,
    value: byte & 64 ? 4 : 2,
  });
  return Game.fromMoves(Array.from(bytes, move), { board });
}

/** Records of 25 bytes, as in endgame tables: the board before the move, such a byte, and four rates. */
export function fromRecords(buffer) {
  const start = new DataView(buffer).getBigUint64(0, true);
  const board = parseBoard(start.toString(16).padStart(16, '0'));
  const moves = new Uint8Array(buffer).filter((_, at) => at % 25 === 8);
  return fromBytes(moves, board);
}

/** The text `open|actions|close` of course frameworks, in which `#U` slides and `C1` puts tile 1 (a 2) on cell 12. */
export function fromText(text) {
  const codes = text.split('|')[1].replace(/[[(]\d+[\])]/g, ''); // no points, no times
  const tile = (code) => ({ cell: parseInt(code[0], 16), value: 2 ** parseInt(code[1], 36) });
  const start = [tile(codes), tile(codes.slice(2))];
  const valueAt = (at) => start.find(({ cell }) => cell === at)?.value ?? 0;
  const board = [0, 4, 8, 12].map((row) => [0, 1, 2, 3].map((column) => valueAt(row + column)));
  const ways = { U: 'up', R: 'right', D: 'down', L: 'left' };
  const move = (code) => ({ direction: ways[code[1]], ...tile(code.slice(2)) });
  return Game.fromMoves(codes.slice(4).match(/.{4}/g).map(move), { board });
}

/** Boards and directions: the new tile is what differs from the slide. */
export function fromBoards(boards, directions) {
  const moves = directions.map((direction, n) => {
    const slid = slide(boards[n], direction)?.board.flat();
    const next = boards[n + 1].flat();
    const cell = next.findIndex((value, at) => value !== slid?.[at]);
    return { direction, cell, value: next[cell] };
  });
  return Game.fromMoves(moves, { board: boards[0] });
}
