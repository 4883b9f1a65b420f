import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);
Chart.defaults.animation = false;
Chart.defaults.maintainAspectRatio = false;

/** A colour as the page shows it; a canvas knows neither `var()` nor `light-dark()`. */
export function colorOf(css: string): string {
  const probe = document.createElement('i');
  probe.style.color = css;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Puts a canvas into the place; `draw` is called again whenever the page's colours change. */
export function makeCanvas(place: HTMLElement, draw: () => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.role = 'img';
  place.replaceChildren(canvas);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
  return canvas;
}

/** Colours and font of everything around the curves and bars. */
export function followPage(): void {
  Chart.defaults.color = colorOf('var(--muted)');
  Chart.defaults.borderColor = colorOf('var(--line)');
  Chart.defaults.font.family = getComputedStyle(document.body).fontFamily;
}
