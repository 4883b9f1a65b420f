import { surfaceColors, tileColors } from '../board/styles/palette.js';
import { digitSizes, glowReach, largeSide, sunRank } from '../board/styles/tile-measures.js';
import { lineHeight, layOutLabel, widthOf } from '../board/view/label-layout.js';
import { labelOf, tileText } from '../session/tile-text.js';
import type { Paint } from './paint.js';

// Lengths are in the picture's own unit, a hundredth of a tile.
export const gap = 12;
export const radius = 10;
/** From one cell to the next: the em of the element's style sheets. */
export const em = 100 + gap;

/** The upper left corner of a cell. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Draws the cells, and the tiles from the lowest to the highest, which glow over the others.
 * @param cells ranks, row by row
 */
export function drawTiles(
  { columns, rows, cells }: { columns: number; rows: number; cells: Uint8Array },
  labels: readonly string[],
  paint: Paint,
): string {
  const isShaded = Math.max(columns, rows) < largeSide;
  const points = Array.from(cells, (_, cell) => ({
    x: gap + (cell % columns) * em,
    y: gap + Math.floor(cell / columns) * em,
  }));
  const ranks = Uint8Array.from(new Set(cells)).sort();
  const groups = Array.from(ranks, (rank) => {
    const places = points.filter((_, cell) => cells[cell] === rank);
    const colors = tileColors[Math.min(rank, tileColors.length) - 1];
    if (!colors) return `<g ${paint(surfaceColors.cell)}>${places.map(square).join('')}</g>`;
    const squares = places.map((point) => (isShaded ? shadedSquare(point, rank) : square(point)));
    const tiles = `<g ${paint(colors.background)}>${squares.join('')}</g>`;
    return `${tiles}<g ${paint(colors.text)}${drawTexts(places, 2 ** rank, labels)}</g>`;
  });
  return groups.join('');
}

function square(point: Point): string {
  return squareAround(point, 0);
}

/**
 * @param reach how far the square extends beyond its cell on each side; below 0 it is smaller
 * @param attributes more of them, after a space
 */
function squareAround({ x, y }: Point, reach: number, attributes = ''): string {
  const side = round(100 + 2 * reach);
  return `<rect x="${round(x - reach)}" y="${round(y - reach)}" width="${side}" height="${side}" rx="${round(radius + reach)}"${attributes}/>`;
}

/** Light fades in steps: a gradient or a blur would need an id. */
const lightSteps = [1, 2, 3, 4, 5, 6, 7, 8];

function shadedSquare(point: Point, rank: number): string {
  const shadow = squareAround(point, 1, ' fill="#0b1633" fill-opacity=".2"');
  return glow(point, rank) + shadow + square(point) + material(point, rank);
}

function glow(point: Point, rank: number): string {
  const reach = glowReach(rank) * em;
  if (reach === 0) return '';
  return lightSteps
    .map((step) =>
      squareAround(point, reach * (1 - step / lightSteps.length), ` fill-opacity="${step / 100}"`),
    )
    .join('');
}

const edgeWidth = 7.5;

/** The light on 2048, and the edge of higher tiles, which are cut stones. */
function material(point: Point, rank: number): string {
  if (rank < sunRank) return '';
  if (rank > sunRank) {
    const edge = squareAround(point, 0, ' fill="#fff" fill-opacity=".14"');
    return edge + squareAround(point, -edgeWidth);
  }
  const { x, y } = point;
  return lightSteps
    .map(
      (step) =>
        `<circle cx="${x + 50}" cy="${y + 43}" r="${step * 5}" fill="#fff" fill-opacity=".07"/>`,
    )
    .join('');
}

/** From the middle of a line down to its baseline, in font sizes: about half the height of a digit. */
const baseline = 0.345;

/** @returns the rest of a `<g` tag, and the texts in it */
function drawTexts(points: readonly Point[], value: number, labels: readonly string[]): string {
  const label = labelOf(labels, value);
  const number = tileText(value);
  const { lines, size } = label
    ? layOutLabel(label)
    : { lines: [number], size: digitSizes[number.length - 1] ?? 0 };
  const fontSize = size * em;
  const texts = points.flatMap(({ x, y }) =>
    lines.map((line, index) => {
      const linesFromMiddle = index - (lines.length - 1) / 2;
      const textY = y + 50 + (linesFromMiddle * lineHeight + baseline) * fontSize;
      return `<text x="${x + 50}" y="${round(textY)}"${textLength(line, fontSize)}>${escapeText(line)}</text>`;
    }),
  );
  return ` font-size="${round(fontSize)}">${texts.join('')}`;
}

const mostTextWidth = 92;

/** Fixes the width of a line that could leave its tile: in some font, each letter may be as wide as high. */
function textLength(line: string, fontSize: number): string {
  if (Array.from(line).length * fontSize < mostTextWidth) return '';
  const width = Math.min(widthOf(line) * fontSize, mostTextWidth);
  return ` textLength="${round(width)}" lengthAdjust="spacingAndGlyphs"`;
}

/** Escapes markup. Control characters and others that XML lacks become spaces. */
export function escapeText(text: string): string {
  // One by one: WebKit's regular expressions pass over half a surrogate pair before U+FFFF.
  return Array.from(text, (character) => {
    if (/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(character)) return ' ';
    return /[&<>]/.test(character) ? `&#${character.charCodeAt(0)};` : character;
  }).join('');
}

/** Keeps the text short. */
function round(length: number): number {
  return Number(length.toFixed(1));
}
