// 1em should be the step from one cell to the next. Off by less than 1 % is rounding; off tenfold is a board without a width.
const tolerance = 0.01;
const maxZoom = 10;

/**
 * Makes 1em the step from one cell to the next where it is not. WebKit zooms a font size in container units twice, and so
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
