/**
 * Makes 1 em the way from one cell to the next where it is not: WebKit zooms a font size in container units twice, and
 * Firefox does where only texts are zoomed.
 */
export function correctEm(cells: HTMLElement): void {
  const stage = cells.closest<HTMLElement>('.stage');
  const { gridAutoRows, rowGap, fontSize } = getComputedStyle(cells);
  const share = (parseFloat(gridAutoRows) + parseFloat(rowGap)) / parseFloat(fontSize);
  // Less is but rounded; beyond the bounds is no zoom, but a board without a width.
  if (!stage || Math.abs(share - 1) <= 0.01 || !(share > 0.1 && share < 10)) return;
  const em = Number(stage.style.getPropertyValue('--_em')) || 1;
  stage.style.setProperty('--_em', String(em * share));
}
