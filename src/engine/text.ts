import { readBoard } from './board.js';
import { checkChoice, checkText } from './checks.js';
import { formatValue, refuse } from './errors.js';

type Rows = readonly (readonly number[])[];

/** The length of the longest number on a board. */
function longest(board: Rows): number {
  return String(Math.max(...board.flat())).length;
}

/** A board as lines of cells five wide; all are wider if a number would otherwise touch the next. */
export function formatPlain(board: Rows): string {
  const width = Math.max(5, longest(board) + 1);
  const formatCell = (value: number) => (value === 0 ? '-' : String(value)).padStart(width);
  return board.map((row) => row.map(formatCell).join('')).join('\n');
}

/** A board as lines of cells four wide between pipes; all are wider if a number would not fit. */
function formatPipes(board: Rows): string {
  const width = Math.max(4, longest(board));
  const formatCell = (value: number) => (value === 0 ? '' : String(value)).padStart(width);
  return board.map((row) => `|${row.map(formatCell).join('|')}|`).join('\n');
}

/**
 * A board as text, one line per row, without a line break at the end.
 *
 * @param style `'plain'`: cells five wide, `-` for an empty cell; `'pipes'`: cells four wide between
 *   `|`. Tiles too long for that widen all cells, so that two numbers never touch.
 * @throws TypeError, RangeError for anything that is not a board and a style
 */
export function formatBoard(
  board: readonly (readonly number[])[],
  style: 'plain' | 'pipes' = 'plain',
): string {
  readBoard(board);
  const isPlain = checkChoice('style', style, ['plain', 'pipes']) === 0;
  return isPlain ? formatPlain(board) : formatPipes(board);
}

/** The values in one row of text; `name` is the row's, for error messages. */
function parseRow(line: string, name: string): number[] {
  const words = line.startsWith('|')
    ? line.slice(1).replace(/\|$/, '').split('|')
    : line.split(/\s+/);
  return words.map((part, column) => {
    const word = part.trim();
    if (word === '' || word === '-') return 0;
    if (!/^\d+$/.test(word)) refuse(`${name}[${column}]`, word, '- or a tile', 'string');
    return Number(word);
  });
}

/**
 * Reads a board from either style of text. A line `Score: N`, empty lines, and the brackets that
 * some programs print around the rows are left out.
 *
 * @throws TypeError for anything but a text, RangeError for a text that is not one board, naming the
 *   cell
 */
export function parseBoard(text: string): number[][] {
  const board: number[][] = [];
  let ended = false;
  for (const part of checkText('text', text).split('\n')) {
    const line = part.trim();
    if (/^(Score:.*|\[|\].*)?$/.test(line)) {
      ended = board.length > 0;
    } else {
      if (ended)
        throw new RangeError(`text must hold one board, not another row ${formatValue(line)}`);
      board.push(parseRow(line, `board[${board.length}]`));
    }
  }
  readBoard(board);
  return board;
}
