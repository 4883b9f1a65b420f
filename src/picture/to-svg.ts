import {
  checkChoice,
  checkDirection,
  checkInteger,
  checkOptions,
  checkString,
  readBoard,
  refuse,
} from '../engine/internal.js';
import type { Direction } from '../engine/index.js';
import { readTileLabels } from '../session/tile-text.js';
import { surfaceColors } from '../board/styles/palette.js';
import { colorSchemes, paintIn, styleFor, type Paint } from './paint.js';
import { drawTiles, em, escapeText, gap, radius } from './tiles.js';

/** How a picture looks. All options are optional; `undefined` counts as omitted. */
export interface PictureOptions {
  /** The width in CSS pixels, an integer from 1 to 10000; the height follows from the board. @default 480 */
  size?: number | undefined;
  /**
   * The colours: `'light'`, `'dark'`, or `'auto'`, which follows the viewer's system by a `<style>` element. The others
   * need no style sheet, so that a strict security policy lets them stand in a page. @default 'light'
   */
  colors?: 'light' | 'dark' | 'auto' | undefined;
  /** Words instead of numbers, as in the attribute `tile-labels`: `'BSc MSc PhD'`, or with vertical bars. @default '' */
  labels?: string | undefined;
  /** A direction to advise: an arrow at that edge of the board. */
  move?: Direction | undefined;
  /** The colour behind the cells: a CSS colour such as `'#bbada0'`, or `'none'`. By default the colour of the board. */
  background?: string | undefined;
  /** The name of the picture, for screen readers and as a tooltip. By default the size and the highest tile. */
  title?: string | undefined;
}

const optionNames: readonly (keyof PictureOptions)[] = [
  'size',
  'colors',
  'labels',
  'move',
  'background',
  'title',
];

const longestSide = 32;

/**
 * Draws a position as an SVG image. Works wherever JavaScript runs: no DOM is needed.
 * @param board values, top row first, 0 for an empty cell; 2 x 2 to 32 x 32
 * @returns the text of an `<svg>` element, which may stand alone in a file or within HTML. Ids are not used, so that
 *   pictures never clash in a page.
 * @throws TypeError, RangeError for anything but a board and these options
 */
export function toSVG(board: readonly (readonly number[])[], options: PictureOptions = {}): string {
  const { columns, rows, cells } = checkBoard(board);
  const highest = Math.max(...cells);
  const {
    size = 480,
    colors = 'light',
    labels = '',
    move,
    background,
    title = `2048: ${columns} × ${rows}, highest tile ${highest && 2 ** highest}`,
  } = checkOptions('options', options, 'an option', optionNames);
  checkInteger('size', size, 1, 10_000);
  checkChoice('colors', colors, colorSchemes);
  const words = readTileLabels(checkString('labels', labels));
  const name = escapeText(checkString('title', title));

  const darkColors = new Map<string, string>();
  const paint = paintIn(colors, darkColors);
  const width = columns * em + gap;
  const height = rows * em + gap;
  const fill =
    background === undefined ? paint(surfaceColors.board) : `fill="${checkColor(background)}"`;
  const hint =
    move === undefined ? '' : hintArrow(checkDirection(move, 'move'), width, height, paint);
  const drawn = drawTiles({ columns, rows, cells }, words, paint) + hint;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${size}" height="${Math.round((size * height) / width)}" ` +
    `viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle">` +
    `<title>${name}</title>${styleFor(darkColors)}<rect ${fill} width="${width}" height="${height}" rx="${radius + gap}"/>${drawn}</svg>`
  );
}

function checkBoard(values: unknown): ReturnType<typeof readBoard> {
  // The lengths are checked first: a board of a million rows is refused without reading it.
  if (Array.isArray(values)) {
    checkSide('rows', values.length);
    for (const row of values as unknown[]) {
      if (Array.isArray(row) && row.length > longestSide) checkSide('columns', row.length);
    }
  }
  const board = readBoard(values);
  checkSide('columns', board.columns);
  return board;
}

function checkSide(name: string, length: number): void {
  checkInteger(`${name} of board`, length, 2, longestSide);
}

/** A colour that is written out. What refers to something else, as `url()` and `var()` do, is refused. */
const writtenColor =
  /^(#[\da-f]{3,8}|[a-z]{1,30}|(rgb|hsl|hwb|(ok)?l(ab|ch)|color)a?\([\w #%.,/+-]{1,100}\))$/i;

function checkColor(value: unknown): string {
  const text = checkString('background', value);
  if (!writtenColor.test(text)) refuse('background', text, 'a CSS color or none', 'string');
  return text;
}

/** The outline of an arrow that points upwards, around the origin. */
const arrowPath = 'M0-50 40-10 28 2 9-17V50H-9V-17L-28 2-40-10Z';

/**
 * The hint's arrow in a badge, at the edge towards which the tiles should move.
 * @param direction its number, which is also that of quarter turns clockwise from up
 */
function hintArrow(direction: number, width: number, height: number, paint: Paint): string {
  const badgeRadius = width * 0.0525;
  const isSideways = direction % 2 === 1;
  const toEdge = badgeRadius * 1.15 - (isSideways ? width : height) / 2;
  return (
    `<g transform="translate(${width / 2} ${height / 2})rotate(${direction * 90})translate(0 ${toEdge})scale(${badgeRadius / 100})">` +
    `<circle ${paint(surfaceColors.board)} r="112"/>` +
    `<circle ${paint(surfaceColors.button)} r="100"/>` +
    `<path ${paint(surfaceColors['button-text'])} d="${arrowPath}"/></g>`
  );
}
