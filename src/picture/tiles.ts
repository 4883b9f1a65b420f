import { surfaceColors, tileColors } from '../board/styles/palette.js';
import { digitSizes, glowReach, sunRank } from '../board/styles/tile-measures.js';
import { lineHeight, layOutLabel, widthOf } from '../board/view/label-layout.js';
import { labelOf, tileText } from '../session/tile-text.js';
import type { Paint } from './paint.js';

/** In the picture's own unit, a hundredth of a tile. */
export const gap = 12;
export const radius = 10;
/** From one cell to the next: the em of the element's style sheets. */
export const em = 100 + gap;

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * The cells, and the tiles from the lowest to the highest, which glow over the others. @param cells ranks, row by row
 */
export function drawTiles(
  { columns, rows, cells }: { columns: number; rows: number; cells: Uint8Array },
  labels: readonly string[],
  paint: Paint,
): string {
  // On a large board nobody would see it, as in the element.
  const isShaded = Math.max(columns, rows) <= 8;
  return Array.from(Uint8Array.from(new Set(cells)).sort(), (rank) => {
    const places = Array.from(cells, (one, cell) => ({
      one,
      x: gap + (cell % columns) * em,
      y: gap + Math.floor(cell / columns) * em,
    })).filter(({ one }) => one === rank);
    const colors = tileColors[Math.min(rank, tileColors.length) - 1];
    const fill = paint(colors ? colors.background : surfaceColors.cell);
    const squares = places
      .map((place) => (isShaded && colors ? shade(place, rank) : square(place)))
      .join('');
    const texts = colors
      ? `<g ${paint(colors.text)}${drawTexts(places, 2 ** rank, labels)}</g>`
      : '';
    return `<g ${fill}>${squares}</g>${texts}`;
  }).join('');
}

/** @param by how far it reaches over its cell */
function square({ x, y }: Place, by = 0, more = ''): string {
  const side = short(100 + 2 * by);
  return `<rect x="${short(x - by)}" y="${short(y - by)}" width="${side}" height="${side}" rx="${short(radius + by)}"${more}/>`;
}

/** Light fades in steps: a gradient or a blur would need an id. */
const steps = [1, 2, 3, 4, 5, 6, 7, 8];

function shade(place: Place, rank: number): string {
  const reach = glowReach(rank) * em;
  const glow = steps.map((step) =>
    reach ? square(place, reach * (1 - step / 8), ` fill-opacity="${step / 100}"`) : '',
  );
  return (
    glow.join('') +
    square(place, 1, ' fill="#0b1633" fill-opacity=".2"') +
    square(place) +
    material(place, rank)
  );
}

/** The light on 2048, and the edge of higher tiles, which are cut stones. */
function material(place: Place, rank: number): string {
  if (rank > sunRank)
    return square(place, 0, ' fill="#fff" fill-opacity=".14"') + square(place, -7.5);
  if (rank < sunRank) return '';
  const { x, y } = place;
  return steps
    .map(
      (step) =>
        `<circle cx="${x + 50}" cy="${y + 43}" r="${step * 5}" fill="#fff" fill-opacity=".07"/>`,
    )
    .join('');
}

function drawTexts(places: readonly Place[], value: number, labels: readonly string[]): string {
  const label = labelOf(labels, value);
  const number = tileText(value);
  const { lines, size } = label
    ? layOutLabel(label)
    : { lines: [number], size: digitSizes[number.length - 1] ?? 0 };
  const fontSize = size * em;
  const texts = places.flatMap(({ x, y }) =>
    lines.map((line, index) => {
      const down = y + 50 + ((index - (lines.length - 1) / 2) * lineHeight + 0.345) * fontSize;
      return `<text x="${x + 50}" y="${short(down)}"${lengthOf(line, fontSize)}>${escapeText(line)}</text>`;
    }),
  );
  return ` font-size="${short(fontSize)}">${texts.join('')}`;
}

/** The width of a line that would leave its tile if each letter were as wide as high, as it may be in any font. */
function lengthOf(line: string, fontSize: number): string {
  if (Array.from(line).length * fontSize < 92) return '';
  return ` textLength="${short(Math.min(widthOf(line) * fontSize, 92))}" lengthAdjust="spacingAndGlyphs"`;
}

/** Text as XML holds it: no markup, and none of the characters that XML lacks. */
export function escapeText(text: string): string {
  // One by one: WebKit's regular expressions pass over half a surrogate pair before U+FFFF.
  return Array.from(text, (character) => {
    if (/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(character)) return ' ';
    return /[&<>]/.test(character) ? `&#${character.charCodeAt(0)};` : character;
  }).join('');
}

function short(length: number): number {
  return Number(length.toFixed(1));
}
