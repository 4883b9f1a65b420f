import { checkDirection, legalDirections } from './board.js';
import { checkInteger, formatChoices, isObject } from './checks.js';
import type { RankedTile } from './entry.js';
import { refuse } from './errors.js';
import type { GameRecord } from './game-record.js';
import { endReasonOf, peekTile, type Position } from './position.js';
import { checkRank } from './tiles.js';
import type { RecordedMove } from './types.js';

/** @returns the recorded tile, or `undefined` if it is the next one of the seed */
function checkTile(name: string, position: Readonly<Position>, tile: RankedTile) {
  if (position.cells[tile.cell] !== 0) refuse(`${name}.cell`, tile.cell, 'an empty cell', 'number');
  const { cell, rank } = peekTile(position);
  return cell === tile.cell && rank === tile.rank ? undefined : tile;
}

/** Makes a recorded move. @param name what error messages call it */
function follow(record: GameRecord, name: string, recorded: unknown): void {
  if (!isObject(recorded)) refuse(name, recorded, 'an object with direction, cell and value');
  const { direction, cell, value } = recorded;
  const index = checkDirection(direction, `${name}.direction`);
  const { position } = record;
  const tile = {
    cell: checkInteger(`${name}.cell`, cell, 0, position.cells.length - 1),
    rank: checkRank(`${name}.value`, value),
  };
  if (endReasonOf(position)) throw new RangeError(`${name} must not follow the end of the game`);
  const move = record.move(index, (slid) => checkTile(name, slid, tile));
  if (move) return;
  const allowed = formatChoices(legalDirections(position)) || 'one that changes the board';
  refuse(`${name}.direction`, direction, allowed, 'string');
}

/** Makes all recorded moves. @throws TypeError, RangeError at the first move that is not legal, naming it */
export function followMoves(record: GameRecord, moves: Iterable<RecordedMove>): void {
  const isIterable =
    typeof (moves as Partial<typeof moves> | null)?.[Symbol.iterator] === 'function';
  if (!isIterable) refuse('moves', moves, 'an iterable');
  let index = 0;
  for (const move of moves) follow(record, `moves[${index++}]`, move);
}
