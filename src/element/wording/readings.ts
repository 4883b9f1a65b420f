import { slide, type Direction, type GameView } from '../../engine/index.js';
import type { ReadingStep } from '../../session/reading-cursor.js';
import type { TextName } from './translation.js';
import type { Texts } from './texts.js';
import { inARow, tileName } from './sentences.js';

const directions = ['up', 'right', 'down', 'left'] as const;

const edges = {
  up: 'topEdge',
  right: 'rightEdge',
  down: 'bottomEdge',
  left: 'leftEdge',
} as const satisfies Record<Direction, TextName>;

/** A key and what it does. */
export interface KeyHelp {
  /** Keys to be pressed together; each may be one of several, as in `1–9`. */
  keys: readonly string[];
  action: string;
}

/** A row, from left to right. @param row counted from 1; there may be no such row */
export function readRow(texts: Texts, game: GameView, row: number): string {
  return rowText(texts, row, game.board[row - 1]);
}

/** A column, from top to bottom. @param column counted from 1; there may be no such column */
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

export function readPoints(texts: Texts, { score }: GameView, best: number): string {
  return texts.text('readPoints', { score, best });
}

/** The possible moves with what each earns. */
export function readMoves(texts: Texts, { board, over }: GameView): string {
  const moves = directions.flatMap((direction) => {
    const result = over ? null : slide(board, direction);
    if (!result) return [];
    const points = texts.text('points', { count: result.gained });
    return texts.text('readMove', { direction: texts.text(direction), points });
  });
  if (!moves.length) return texts.text('readNoMoves');
  return texts.text('readMoves', { moves: moves.join(texts.text('separator')) });
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

/** The cells of a row or column; `undefined` if the board does not have it. */
function cellsText(texts: Texts, values: readonly number[] | undefined): string {
  if (!values) return texts.text('offBoard');
  if (values.every((value) => value === 0)) return texts.text('empty');
  return values.map((value) => cellText(texts, value)).join(texts.text('separator'));
}

function cellText(texts: Texts, value: number): string {
  return value ? tileName(value) : texts.text('empty');
}
