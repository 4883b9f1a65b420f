import { slide, type Direction, type GameView } from '../../engine/index.js';
import type { ReadingStep } from '../../session/reading-cursor.js';
import type { TextName } from './translation.js';
import type { Texts } from './texts.js';
import { inARow } from './sentences.js';

const directions = ['up', 'right', 'down', 'left'] as const;

const edges = {
  up: 'topEdge',
  right: 'rightEdge',
  down: 'bottomEdge',
  left: 'leftEdge',
} as const satisfies Record<Direction, TextName>;

/** A key and what it does. */
export interface KeyHelp {
  /** Keys pressed together; one may stand for several, as in `1–9`. */
  keys: readonly string[];
  action: string;
}

/** A row, from left to right. @param row counted from 1, not necessarily on the board */
export function readRow(texts: Texts, game: GameView, row: number): string {
  return rowText(texts, row, game.board[row - 1]);
}

/** A column, from top to bottom. @param column counted from 1, not necessarily on the board */
export function readColumn(texts: Texts, game: GameView, column: number): string {
  const values = game.board.map((row) => row[column - 1]).filter((value) => value !== undefined);
  const cells = cellsText(texts, values.length ? values : undefined);
  return texts.text('readColumn', { column, cells });
}

/** All rows. */
export function readBoard(texts: Texts, game: GameView): string {
  return inARow(
    texts,
    game.board.map((values, index) => rowText(texts, index + 1, values)),
  );
}

export function readPoints(texts: Texts, { score, maxTile }: GameView, best: number): string {
  return texts.text('readPoints', { score, best, maxTile: texts.tile(maxTile) });
}

/** The possible moves, with the points that each earns. */
export function readMoves(texts: Texts, { board, over }: GameView): string {
  const possible = directions.flatMap((direction) => {
    const result = over ? null : slide(board, direction);
    return result ? { name: texts.text(direction), gained: result.gained } : [];
  });
  const count = possible.length;
  if (!count) return texts.text('readNoMoves');
  if (possible.every(({ gained }) => gained === 0)) {
    const names = possible.map(({ name }) => name);
    const moves = count === directions.length ? texts.text('readAllMoves') : names;
    return texts.text('readNoneEarns', { count, moves });
  }
  const moves = possible.map(({ name, gained }) => readMove(texts, name, gained));
  return texts.text('readMoves', { moves: moves.join(texts.text('separator')) });
}

function readMove(texts: Texts, direction: string, gained: number): string {
  if (!gained) return direction;
  return texts.text('readMove', { direction, points: texts.text('points', { count: gained }) });
}

/** The cell under the reading cursor: its value first, then only what the last step has changed. */
export function readCell(texts: Texts, game: GameView, step: ReadingStep): string {
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
      return texts.text('cellAtEdge', { value, edge: texts.text(edges[step.direction]) });
  }
}

/** All keys of the focused board, in the order of the help. */
export function listKeys(texts: Texts): KeyHelp[] {
  const shift = texts.text('shiftKey');
  const arrows = texts.text('arrowKeys');
  const keys: [readonly string[], TextName][] = [
    [[`${arrows}${texts.text('separator')}W A S D`], 'keyMove'],
    [[texts.text('controlKey'), 'Z'], 'keyUndo'],
    [['N'], 'keyNew'],
    [['H'], 'keyHint'],
    [[shift, arrows], 'keyCell'],
    [['1–9'], 'keyRow'],
    [[shift, '1–9'], 'keyColumn'],
    [['B'], 'keyBoard'],
    [['P'], 'keyPoints'],
    [['M'], 'keyMoves'],
    [['R'], 'keyRepeat'],
    [['?'], 'keyHelp'],
    [[texts.text('enterKey')], 'keyConfirm'],
    [[texts.text('escapeKey')], 'keyClose'],
  ];
  return keys.map(([names, action]) => ({ keys: names, action: texts.text(action) }));
}

function rowText(texts: Texts, row: number, values: readonly number[] | undefined): string {
  return texts.text('readRow', { row, cells: cellsText(texts, values) });
}

/** The cells of a row or column. @param values undefined if the board does not have it */
function cellsText(texts: Texts, values: readonly number[] | undefined): string {
  if (!values) return texts.text('offBoard');
  if (values.every((value) => value === 0)) return texts.text('empty');
  return values.map((value) => cellText(texts, value)).join(texts.text('separator'));
}

function cellText(texts: Texts, value: number): string {
  return value ? texts.tile(value) : texts.text('empty');
}
