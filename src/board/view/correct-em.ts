/** A smaller difference between the distance of the cells and 1em is only rounding. */
const tolerance = 0.01;
/** A larger ratio of the two, or a smaller one than its inverse, comes from a board without a width, not from zoom. */
const maxZoom = 10;

/**
 * Makes 1em the distance of neighbouring cells where it is not. WebKit zooms a font size in container units twice, and so
 * does Firefox if only text is zoomed.
 */
export function correctEm(cells: HTMLElement): void {
  const stage = cells.closest<HTMLElement>('.stage');
  const { gridAutoRows, rowGap, fontSize } = getComputedStyle(cells);
  const ratio = (parseFloat(gridAutoRows) + parseFloat(rowGap)) / parseFloat(fontSize);
  // False for NaN, too: some DOMs compute no lengths.
  const isZoomed = ratio > 1 / maxZoom && ratio < maxZoom && Math.abs(ratio - 1) > tolerance;
  if (!stage || !isZoomed) return;
  const em = Number(stage.style.getPropertyValue('--_em-correction')) || 1;
  stage.style.setProperty('--_em-correction', String(em * ratio));
}
