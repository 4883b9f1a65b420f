import { Chart, type ChartDataset, type Plugin } from 'chart.js';
import { colorOf, followPage, makeCanvas } from './chart.js';
import type { Timeline } from './replay-timeline.js';

/** Marks on the curve at most; smaller merges show in the row of ticks below it. */
const mostMarks = 60;

type Dataset = ChartDataset<'line', { x: number; y: number }[]>;

const number = (value: number): string => value.toLocaleString('en');
/** Short, so that every score finds room beside the curve: 20K. */
const short = (value: number | string): string =>
  Number(value).toLocaleString('en', { notation: 'compact' });

/** Tile values from high to low, as long as their merges do not crowd the curve. */
function markedValues({ steps }: Timeline): number[] {
  const counts = new Map<number, number>();
  for (const value of steps.flatMap(({ merged }) => merged)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const highest = Math.max(...counts.keys());
  let marks = 0;
  return [...counts]
    .sort(([one], [other]) => other - one)
    .filter(([value, count]) => (marks += count) <= mostMarks || value === highest)
    .map(([value]) => value);
}

/** Writes a tile's value over its first mark, unless another label is there. */
const labels: Plugin<'line'> = {
  id: 'labels',
  afterDatasetsDraw(chart) {
    const { ctx, data } = chart;
    const taken: { x: number; y: number }[] = [];
    ctx.save();
    ctx.fillStyle = colorOf('var(--text)');
    ctx.font = `600 12px ${getComputedStyle(document.body).fontFamily}`;
    ctx.textAlign = 'center';
    data.datasets.forEach(({ label = '' }, index) => {
      const mark = chart.getDatasetMeta(index).data[0];
      if (!mark || !/^\d/.test(label)) return;
      const place = { x: Math.min(Math.max(18, mark.x), chart.width - 20), y: mark.y - 10 };
      if (taken.some(({ x, y }) => Math.abs(x - place.x) < 36 && Math.abs(y - place.y) < 14))
        return;
      taken.push(place);
      ctx.fillText(label, place.x, place.y);
    });
    ctx.restore();
  },
};

/** A game's score as a curve over its moves, with the merges on it. */
export class ScoreChart {
  #timeline: Timeline = { steps: [], startScore: 0, lines: new Map() };
  #at = 0;
  #chart: Chart<'line', { x: number; y: number }[]> | undefined;
  readonly #canvas: HTMLCanvasElement;

  /** @param onPick a move was picked on the chart */
  constructor(
    place: HTMLElement,
    readonly onPick: (move: number) => void,
  ) {
    this.#canvas = makeCanvas(place, () => this.#draw());
    this.#canvas.addEventListener('pointerdown', this.#onPointer);
    this.#canvas.addEventListener('pointermove', this.#onPointer);
  }

  show(timeline: Timeline): void {
    this.#timeline = timeline;
    this.#draw();
  }

  /** Moves the line that says where the game stands. */
  point(move: number): void {
    this.#at = move;
    const head = this.#chart?.data.datasets.find(({ label }) => label === 'Here');
    if (head) head.data = this.#head();
    this.#chart?.update('none');
  }

  get #most(): number {
    return Math.max(1, ...this.#timeline.steps.map(({ score }) => score));
  }

  readonly #onPointer = ({ buttons, offsetX, offsetY }: PointerEvent): void => {
    const axis = this.#chart?.scales['x'];
    if (buttons !== 1 || !axis || offsetY > axis.bottom) return;
    const move = Math.round(axis.getValueForPixel(offsetX) ?? 0);
    this.onPick(Math.min(this.#timeline.steps.length, Math.max(0, move)));
  };

  #draw(): void {
    const { steps } = this.#timeline;
    if (steps.length === 0) return;
    const values = markedValues(this.#timeline);
    this.#canvas.ariaLabel = `Score over ${number(steps.length)} moves, up to ${number(this.#most)}. Merges marked: ${values.join(', ')}.`;
    followPage();
    this.#chart?.destroy();
    this.#chart = new Chart(this.#canvas, {
      type: 'line',
      data: { datasets: [...values.map((value) => this.#marks(value)), ...this.#curves()] },
      options: {
        parsing: false,
        normalized: true,
        events: ['click'],
        scales: {
          x: { type: 'linear', max: steps.length, grid: { display: false } },
          y: { beginAtZero: true, ticks: { callback: short } },
        },
        plugins: {
          decimation: { enabled: true },
          legend: { display: false },
        },
        layout: { padding: { top: 18, right: 20 } },
      },
      plugins: [labels],
    });
  }

  #curves(): Dataset[] {
    const { steps, startScore } = this.#timeline;
    const scores = [startScore, ...steps.map(({ score }) => score)];
    const merges = steps.flatMap(({ merged }, index) => (merged.length ? [index + 1] : []));
    return [
      {
        label: 'Here',
        data: this.#head(),
        borderColor: colorOf('light-dark(#693ad4, #c9adfe)'),
        borderWidth: 2,
        pointRadius: 0,
      },
      {
        label: 'Score',
        data: scores.map((y, x) => ({ x, y })),
        borderColor: colorOf('var(--accent)'),
        borderWidth: 2,
        pointRadius: 0,
      },
      {
        label: 'Merges',
        data: merges.map((x) => ({ x, y: 0 })),
        borderColor: colorOf('color-mix(in srgb, var(--edge) 55%, transparent)'),
        showLine: false,
        pointStyle: 'line',
        pointRotation: 90,
        pointRadius: 4,
      },
    ];
  }

  #marks(value: number): Dataset {
    const points = this.#timeline.steps.flatMap(({ merged, score }, index) =>
      merged.filter((tile) => tile === value).map(() => ({ x: index + 1, y: score })),
    );
    return {
      label: number(value),
      data: points,
      backgroundColor: colorOf(`var(--game-2048-tile-${value}, var(--accent))`),
      borderColor: colorOf('var(--text)'),
      clip: false,
      borderWidth: 1,
      showLine: false,
      pointRadius: Math.min(6, 1.5 + Math.log2(value) / 3),
    };
  }

  #head(): { x: number; y: number }[] {
    return [0, this.#most].map((y) => ({ x: this.#at, y }));
  }
}
