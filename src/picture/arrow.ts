import { surfaceColors } from '../element/styles/palette.js';
import type { Paint } from './paint.js';

/** Points upwards, around the origin. */
const arrow = 'M0-50 40-10 28 2 9-17V50H-9V-17L-28 2-40-10Z';

/**
 * The hint's arrow in a badge, at the edge towards which the tiles should move. @param turn quarters of a turn
 * clockwise
 */
export function hintArrow(turn: number, width: number, height: number, paint: Paint): string {
  const radius = width * 0.0525;
  const up = radius * 1.15 - (turn % 2 ? width : height) / 2;
  return (
    `<g transform="translate(${width / 2} ${height / 2})rotate(${turn * 90})translate(0 ${up})scale(${radius / 100})">` +
    `<circle ${paint(surfaceColors.board)} r="112"/>` +
    `<circle ${paint(surfaceColors.button)} r="100"/>` +
    `<path ${paint(surfaceColors['button-text'])} d="${arrow}"/></g>`
  );
}
