import { Chart } from 'chart.js';
import { colorOf, followPage, makeCanvas } from './chart.js';

const number = (value: number): string => value.toLocaleString('en');

/** How many games ended with which highest tile: bars, and the same as rows of a table. */
export class TileHistogram {
  #counts: (readonly [tile: number, count: number])[] = [];
  #chart: Chart<'bar', number[], string> | undefined;
  readonly #canvas: HTMLCanvasElement;

  constructor(
    readonly place: HTMLElement,
    readonly rows: HTMLElement,
  ) {
    this.#canvas = makeCanvas(place, () => this.#draw());
    this.#canvas.ariaLabel = 'Games by their highest tile, as in the table below.';
  }

  /** @param tiles the highest tile of each game */
  show(tiles: readonly number[]): void {
    const counts = new Map<number, number>();
    for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
    this.#counts = [...counts].sort(([one], [other]) => other - one);
    let reached = 0;
    this.rows.replaceChildren(
      ...this.#counts.map(([tile, count]) => {
        reached += count;
        return row(tile, count, reached / tiles.length);
      }),
    );
    this.#draw();
  }

  #draw(): void {
    this.place.hidden = this.#counts.length === 0;
    if (this.place.hidden) return;
    followPage();
    this.#chart ??= this.#make();
    this.#chart.data = {
      labels: this.#counts.map(([tile]) => number(tile)),
      datasets: [
        {
          data: this.#counts.map(([, count]) => count),
          backgroundColor: colorOf('var(--accent)'),
          borderRadius: 3,
        },
      ],
    };
    this.#chart.update('none');
  }

  #make(): Chart<'bar', number[], string> {
    return new Chart<'bar', number[], string>(this.#canvas, {
      type: 'bar',
      data: { datasets: [] },
      options: {
        indexAxis: 'y',
        events: [],
        scales: { x: { ticks: { precision: 0 } }, y: { grid: { display: false } } },
        plugins: { legend: { display: false } },
      },
    });
  }
}

function row(tile: number, count: number, reached: number): HTMLElement {
  const made = document.createElement('tr');
  const head = document.createElement('th');
  head.scope = 'row';
  head.textContent = number(tile);
  const cells = [number(count), `${Math.round(reached * 100)} %`].map((text) => {
    const cell = document.createElement('td');
    cell.textContent = text;
    return cell;
  });
  made.append(head, ...cells);
  for (const cell of made.children) cell.className = 'number';
  return made;
}
