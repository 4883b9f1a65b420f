import { readBoard, toRows } from './board.js';
import { checkChoice, checkString } from './checks.js';
import { formatValue, refuse } from './errors.js';
import { checkRank, valueOf } from './tiles.js';

type Rows = readonly (readonly number[])[];

/** Formats all cells with the same width: four characters, or that of the longest number. */
function formatCells(board: Rows, empty: string): string[][] {
  const highest = board.flat().reduce((high, value) => Math.max(high, value), 0);
  const width = Math.max(4, String(highest).length);
  return board.map((row) => row.map((value) => String(value || empty).padStart(width)));
}

/** Cells five wide; wider if a number would otherwise touch the next. */
export function formatPlain(board: Rows): string {
  const rows = formatCells(board, '-');
  return rows.map((cells) => ` ${cells.join(' ')}`).join('\n');
}

/** Cells four wide between pipes; wider if a number would not fit. */
function formatPipes(board: Rows): string {
  const rows = formatCells(board, '');
  return rows.map((cells) => `|${cells.join('|')}|`).join('\n');
}

function formatHex(board: Rows): string {
  const formatCell = (name: string, value: number) => checkRank(name, value, 0, 15).toString(16);
  const rows = board.map((row, index) =>
    row.map((value, column) => formatCell(`board[${index}][${column}]`, value)).join(''),
  );
  if (rows.length === 4 && board[0]?.length === 4) return rows.join('');
  // A single row ends with the separator of rows, so that it is never taken for a number.
  return rows.length === 1 ? `${rows.join('')}/` : rows.join('/');
}

const STYLES = { plain: formatPlain, pipes: formatPipes, hex: formatHex };

/**
 * A board as text, without a line break at the end.
 * @param style `'plain'`: a line per row, cells five wide, `-` for an empty cell; `'pipes'`: cells four wide between
 *   `|`; both widen for longer numbers. `'hex'`: the rank of each cell as a hexadecimal digit, 0 if it is empty: 16
 *   digits for 4 x 4; on other sizes `/` stands between the rows, or after a single one.
 * @throws TypeError, RangeError for anything that is not a board and a style; RangeError for tiles above 32768 (rank
 *   15) in a code
 */
export function formatBoard(
  board: readonly (readonly number[])[],
  style: 'plain' | 'pipes' | 'hex' = 'plain',
): string {
  const rows = toRows(readBoard(board));
  checkChoice('style', style, Object.keys(STYLES));
  return STYLES[style](rows);
}

/** A code has 16 digits for 4 x 4, or rows with `/` between them. Indented digits alone are a tile in plain style. */
const CODE = /^([\da-f]{16}|\s*[\da-f]+\/[\da-f/]*)\s*$/i;

function parseCode(code: string): number[][] {
  const rows = code.includes('/') ? code.replace(/\/$/, '').split('/') : code.match(/.{4}/g);
  return (rows ?? []).map((row) => Array.from(row, (digit) => valueOf(parseInt(digit, 16))));
}

/** @param name what error messages call the row */
function parseRow(line: string, name: string): number[] {
  const words = line.startsWith('|')
    ? line.slice(1).replace(/\|$/, '').split('|')
    : line.split(/\s+/);
  return words.map((part, column) => {
    const word = part.trim();
    return word === '' || word === '-' ? 0 : parseTile(word, `${name}[${column}]`, '- or a tile');
  });
}

function parseTile(word: string, name: string, allowed: string): number {
  if (!/^\d+$/.test(word)) refuse(name, word, allowed, 'string');
  return Number(word);
}

/**
 * Reads rows in brackets of their own, with or without brackets around them all: `[[2 4]\n [8 0]]` of numpy,
 * `[[2, 4], [8, 0]]` of Python and JSON, `[2, 4]\n[8, 0]`.
 * @returns undefined for any other text
 */
function parseBrackets(text: string): number[][] | undefined {
  const rows = text.replace(/^\s*Score:.*/, '').trim();
  const [, list = rows] = /^array\(([^]*?)(?:, dtype=\w+)?\)$/.exec(rows) ?? [];
  if (!/^\[[\d\s,[\]]*\]$/.test(list)) return undefined;
  const isNested = /^\[\s*\[/.test(list);
  const inner = isNested ? list.slice(1, -1).trim() : list;
  // At odd places what stands between two rows. A long row of numpy takes several lines.
  const parts = inner.slice(1, -1).split(/\]([\s,]*)\[/);
  const isBoard = parts.every((part, index) =>
    index % 2 ? /^,?$/.test(part.trim()) : !(isNested ? /[[\]]/ : /[[\]\n]/).test(part),
  );
  if (!isBoard) return undefined;
  return parts
    .filter((_, index) => index % 2 === 0)
    .map((part, row) =>
      part
        .trim()
        .split(/\s*,\s*|\s+/)
        .map((word, column) => parseTile(word, `board[${row}][${column}]`, 'a tile')),
    );
}

/**
 * Reads a board from a string in any style of `formatBoard`, or in brackets as numpy and Python print it: `[[2 4]\n [8 0]]`,
 * `[[2, 4], [8, 0]]`. A line `Score: N`, empty lines, and brackets around the rows are ignored.
 * @returns the values, top row first, 0 for an empty cell
 * @throws TypeError for anything but a string, RangeError unless it is exactly one board; the message says where
 */
export function parseBoard(text: string): number[][] {
  const bracketed = parseBrackets(checkString('text', text));
  let board: number[][] = bracketed ?? [];
  /** After an empty line or a code: no row may follow. */
  let hasEnded = false;
  for (const part of bracketed ? [] : text.split('\n')) {
    const line = part.trim();
    if (/^(Score:.*|\[|\].*)?$/.test(line)) {
      hasEnded = board.length > 0;
      continue;
    }
    const isCode = CODE.test(part);
    if (hasEnded || (isCode && board.length > 0)) {
      throw new RangeError(`text must hold one board, not another row ${formatValue(line)}`);
    }
    if (isCode) board = parseCode(line);
    else board.push(parseRow(line, `board[${board.length}]`));
    hasEnded = isCode;
  }
  // Throws unless the rows make a board.
  readBoard(board);
  return board;
}
