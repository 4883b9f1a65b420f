import { rankOf } from './board.js';
import { reject } from './errors.js';
import { checkBoard } from './rules.js';

/** A board as lines of cells that are five wide, or wider where a tile needs it. */
export function plainText(board: readonly (readonly number[])[]): string {
  const width = cellWidth(board) + 1;
  return board
    .map((row) => row.map((value) => String(value || '-').padStart(width)).join(''))
    .join('\n');
}

function cellWidth(board: readonly (readonly number[])[]): number {
  return board.flat().reduce((width, value) => Math.max(width, String(value).length), 4);
}

/**
 * A board as text, one line a row, without a line break at the end.
 *
 * @param style `'plain'`: cells five wide, `-` for an empty one; `'pipes'`: cells four wide between
 *   `|`. Tiles too long for that widen all cells, so that two numbers never touch.
 * @throws TypeError, RangeError for a board or a style that is none
 */
export function formatBoard(
  board: readonly (readonly number[])[],
  style: 'plain' | 'pipes' = 'plain',
): string {
  checkBoard(board);
  if (style === 'plain') return plainText(board);
  if ((style as unknown) !== 'pipes') {
    reject(
      'style',
      style,
      "'plain' or 'pipes'",
      typeof style === 'string' ? RangeError : TypeError,
    );
  }
  const width = cellWidth(board);
  return board
    .map((row) => `|${row.map((value) => String(value || '').padStart(width)).join('|')}|`)
    .join('\n');
}

/**
 * Reads a board from either style of text. A line `Score: N`, empty lines, and the brackets that
 * some programs print around the rows are skipped.
 *
 * @throws TypeError for what is no text, RangeError for a text that is no board, naming the cell
 */
export function parseBoard(text: string): number[][] {
  if (typeof (text as unknown) !== 'string') reject('text', text, 'a text', TypeError);
  const board: number[][] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (/^(Score:.*|[[\]].*)?$/.test(line)) continue;
    const cells = line.startsWith('|')
      ? line.slice(1).replace(/\|$/, '').split('|')
      : line.split(/\s+/);
    board.push(
      cells.map((cell) => {
        const word = cell.trim();
        const value = word === '-' || word === '' ? 0 : Number(word);
        if (rankOf(value) < 0) reject(`cell of row ${board.length}`, word, '- or a tile');
        return value;
      }),
    );
  }
  checkBoard(board);
  return board;
}
