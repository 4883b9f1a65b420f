import { reject } from './errors.js';
import { checkCells } from './rules.js';

type Rows = readonly (readonly number[])[];

/** The length of the longest number on a board. */
function longest(board: Rows): number {
  return String(board.flat().reduce((most, value) => Math.max(most, value), 0)).length;
}

/** A board as lines of cells five wide; all are wider if a number would otherwise touch the next. */
export function plainText(board: Rows): string {
  const width = Math.max(5, longest(board) + 1);
  return board
    .map((row) => row.map((value) => String(value || '-').padStart(width)).join(''))
    .join('\n');
}

/**
 * A board as text, one line per row, without a line break at the end.
 *
 * @param style `'plain'`: cells five wide, `-` for an empty one; `'pipes'`: cells four wide between
 *   `|`. Tiles too long for that widen all cells, so that two numbers never touch.
 * @throws TypeError, RangeError for anything that is not a board and a style
 */
export function formatBoard(
  board: readonly (readonly number[])[],
  style: 'plain' | 'pipes' = 'plain',
): string {
  checkCells(board);
  if (style === 'plain') return plainText(board);
  if ((style as unknown) !== 'pipes') {
    reject('style', style, 'plain or pipes', 'string');
  }
  const width = Math.max(4, longest(board));
  return board
    .map((row) => `|${row.map((value) => String(value || '').padStart(width)).join('|')}|`)
    .join('\n');
}

/**
 * Reads a board from either style of text. A line `Score: N`, empty lines, and the brackets that
 * some programs print around the rows are skipped.
 *
 * @throws TypeError for anything but a text, RangeError for a text that is not a board, naming the
 *   cell
 */
export function parseBoard(text: string): number[][] {
  if (typeof (text as unknown) !== 'string') reject('text', text, 'a text', 'string');
  const board: number[][] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (/^(Score:.*|\[|\].*)?$/.test(line)) continue;
    const cells = line.startsWith('|')
      ? line.slice(1).replace(/\|$/, '').split('|')
      : line.split(/\s+/);
    board.push(
      cells.map((cell, column) => {
        const word = cell.trim();
        if (word === '' || word === '-') return 0;
        if (!/^\d+$/.test(word))
          reject(`board[${board.length}][${column}]`, word, '- or a tile', 'string');
        return Number(word);
      }),
    );
  }
  checkCells(board);
  return board;
}
