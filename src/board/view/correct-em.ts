/**
 * Makes 1em the distance of neighbouring cells where it is not: WebKit zooms a font size in container units twice,
 * and so does Firefox if only text is zoomed.
 */
export function correctEm(cells: HTMLElement): void {
  const stage = cells.closest<HTMLElement>('.stage');
  const { gridAutoRows, rowGap, fontSize } = getComputedStyle(cells);
  const share = (parseFloat(gridAutoRows) + parseFloat(rowGap)) / parseFloat(fontSize);
  // Smaller differences are rounding; larger ones are not zoom, but a board without a width.
  if (!stage || Math.abs(share - 1) <= 0.01 || !(share > 0.1 && share < 10)) return;
  const em = Number(stage.style.getPropertyValue('--_em')) || 1;
  stage.style.setProperty('--_em', String(em * share));
}
