import { slide, type Direction } from '../engine/index.js';
import { DIRECTIONS } from '../engine/internal.js';
import type { ReadCommand } from '../session/commands.js';
import type { ReadingStep } from '../session/reading-cursor.js';
import type { TextName } from './translation.js';
import type { Texts } from './texts.js';
import { joinPhrases, joinSentences, resultText, type SpokenGame } from './phrases.js';

const edges = {
  up: 'topEdge',
  right: 'rightEdge',
  down: 'bottomEdge',
  left: 'leftEdge',
} as const satisfies Record<Direction, TextName>;

/**
 * "Row 2: 4, empty, 2, 2." for the key 2. Rows and columns count from 1; a board of three has no fourth.
 * @param best undefined if it is not shown
 */
export function readingText(
  texts: Texts,
  game: SpokenGame,
  command: Exclude<ReadCommand, { read: 'cell' }>,
  best?: number,
): string {
  const { board, score, maxTile } = game;
  switch (command.read) {
    case 'row':
      return rowText(texts, command.number, board[command.number - 1]);
    case 'column':
      return columnText(texts, command.number, board);
    case 'board':
      return joinSentences(
        texts,
        board.map((values, index) => rowText(texts, index + 1, values)),
      );
    case 'points':
      if (best === undefined) return resultText(texts, game);
      return texts.text('readPoints', { score, best, maxTile: texts.tile(maxTile) });
    case 'moves':
      return movesText(texts, game);
  }
}

/** The possible moves, and the points that each earns. */
function movesText(texts: Texts, { board, over }: SpokenGame): string {
  const possible = DIRECTIONS.flatMap((direction) => {
    const result = over ? null : slide(board, direction);
    return result ? { name: texts.text(direction), gained: result.gained } : [];
  });
  const count = possible.length;
  if (!count) return texts.text('readNoMoves');
  if (possible.every(({ gained }) => gained === 0)) {
    const names = possible.map(({ name }) => name);
    const moves = count === DIRECTIONS.length ? texts.text('readAllMoves') : names;
    return texts.text('readNoneEarns', { count, moves });
  }
  const moves = possible.map(({ name, gained }) =>
    gained ? `${name} ${texts.text('points', { count: gained })}` : name,
  );
  return texts.text('readMoves', { moves: moves.join(texts.text('separator')) });
}

/** The cell under the reading cursor: its value, then only what the last step changed. */
export function cellReadingText(texts: Texts, game: SpokenGame, step: ReadingStep): string {
  const value = cellText(texts, game.board[step.row]?.[step.column] ?? 0);
  const row = step.row + 1;
  const column = step.column + 1;
  switch (step.changed) {
    case 'both':
      return texts.text('cell', { value, row, column });
    case 'row':
      return texts.text('cellInRow', { value, row });
    case 'column':
      return texts.text('cellInColumn', { value, column });
    case 'none':
      return joinPhrases(texts, [value, texts.text(edges[step.direction])]);
  }
}

function rowText(texts: Texts, row: number, values: readonly number[] | undefined): string {
  return texts.text('readRow', { row, cells: cellsText(texts, values) });
}

function columnText(texts: Texts, column: number, board: SpokenGame['board']): string {
  const values = board.map((row) => row[column - 1]).filter((value) => value !== undefined);
  const cells = cellsText(texts, values.length ? values : undefined);
  return texts.text('readColumn', { column, cells });
}

/** @param values undefined if the board has no such row or column */
function cellsText(texts: Texts, values: readonly number[] | undefined): string {
  if (!values) return texts.text('offBoard');
  if (values.every((value) => value === 0)) return texts.text('empty');
  return cellPhrases(texts, values).join(texts.text('separator'));
}

/** Each tile, and between them how many cells are empty. */
function cellPhrases(texts: Texts, values: readonly number[]): string[] {
  const phrases: string[] = [];
  let start = 0;
  while (start < values.length) {
    const nextTile = values.findIndex((value, index) => index >= start && value > 0);
    const count = (nextTile < 0 ? values.length : nextTile) - start;
    if (count > 1) phrases.push(texts.text('emptyCells', { count }));
    else phrases.push(cellText(texts, values[start] ?? 0));
    start += Math.max(count, 1);
  }
  return phrases;
}

function cellText(texts: Texts, value: number): string {
  return value ? texts.tile(value) : texts.text('empty');
}
