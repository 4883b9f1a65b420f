import type { Timeline } from './replay-timeline.js';

const height = 240;
const margin = { top: 12, right: 12, bottom: 34, left: 46 };

/** Marks on the curve at most; smaller merges show in the row of ticks below it. */
const mostMarks = 60;

type Attributes = Record<string, string | number>;

function draw(name: string, attributes: Attributes, ...content: (string | Node)[]): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...content);
  return made;
}

const number = (value: number): string => value.toLocaleString('en');
/** Short, so that every score finds room beside the curve: 20K. */
const short = (value: number): string => value.toLocaleString('en', { notation: 'compact' });

/** Round numbers from 0 to `most`, about `count` of them. */
function ticks(most: number, count: number): number[] {
  const rough = most / count || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10));
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** Tile values from high to low, as long as their merges do not crowd the curve. */
function markedValues({ steps }: Timeline): number[] {
  const counts = new Map<number, number>();
  for (const value of steps.flatMap(({ merged }) => merged)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  let marks = 0;
  return [...counts.keys()]
    .sort((one, other) => other - one)
    .filter(
      (value) =>
        (marks += counts.get(value) ?? 0) <= mostMarks || value === Math.max(...counts.keys()),
    );
}

/** A game's score as a curve over its moves, with the merges on it. */
export class ScoreChart {
  #timeline: Timeline = { steps: [], startScore: 0, lines: new Map() };
  #at = 0;
  #head = draw('line', { class: 'head', y1: margin.top, y2: height - margin.bottom });

  /** @param onPick a move was picked on the chart */
  constructor(
    readonly place: HTMLElement,
    readonly onPick: (move: number) => void,
  ) {
    new ResizeObserver(() => this.#render()).observe(place);
    place.addEventListener('pointerdown', this.#onPointer);
    place.addEventListener('pointermove', this.#onPointer);
  }

  show(timeline: Timeline): void {
    this.#timeline = timeline;
    this.#render();
  }

  /** Moves the line that says where the game stands. */
  point(move: number): void {
    this.#at = move;
    const x = this.#x(move);
    this.#head.setAttribute('x1', String(x));
    this.#head.setAttribute('x2', String(x));
  }

  get #width(): number {
    return Math.max(200, this.place.clientWidth);
  }

  get #moves(): number {
    return Math.max(1, this.#timeline.steps.length);
  }

  get #most(): number {
    return Math.max(1, ...this.#timeline.steps.map(({ score }) => score));
  }

  #x(move: number): number {
    return margin.left + (move / this.#moves) * (this.#width - margin.left - margin.right);
  }

  #y(score: number, most: number): number {
    return height - margin.bottom - (score / most) * (height - margin.top - margin.bottom);
  }

  readonly #onPointer = (event: PointerEvent): void => {
    const { target, clientX, buttons } = event;
    const svg = target instanceof Element && target.closest('svg');
    if (buttons !== 1 || !svg || svg.closest('.legend')) return;
    const across = this.#width - margin.left - margin.right;
    const share = (clientX - svg.getBoundingClientRect().left - margin.left) / across;
    this.onPick(Math.round(Math.min(1, Math.max(0, share)) * this.#moves));
  };

  #render(): void {
    const { steps, startScore } = this.#timeline;
    if (steps.length === 0) return;
    const most = this.#most;
    const width = this.#width;
    const points = [startScore, ...steps.map(({ score }) => score)].map(
      (score, move) => `${this.#x(move).toFixed(1)} ${this.#y(score, most).toFixed(1)}`,
    );
    const values = markedValues(this.#timeline);
    const label = `Score over ${number(steps.length)} moves, up to ${number(most)}. Merges marked: ${values.join(', ')}.`;
    this.place.replaceChildren(
      draw(
        'svg',
        { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label },
        ...this.#axes(most),
        this.#rug(),
        draw('path', { class: 'curve', d: `M${points.join('L')}` }),
        ...this.#marks(values, most),
        this.#head,
      ),
      legend(values),
    );
    this.point(this.#at);
  }

  #axes(most: number): SVGElement[] {
    const bottom = height - margin.bottom;
    const across = ticks(most, 4).flatMap((score) => {
      const y = this.#y(score, most);
      const line = { class: 'grid', x1: margin.left, x2: this.#width - margin.right, y1: y, y2: y };
      const text = { x: margin.left - 8, y: y + 4, 'text-anchor': 'end' };
      return [draw('line', line), draw('text', text, short(score))];
    });
    const along = ticks(this.#moves, this.#width / 110).map((move) =>
      draw('text', { x: this.#x(move), y: bottom + 28, 'text-anchor': 'middle' }, number(move)),
    );
    return [...across, ...along];
  }

  /** A tick for every move that merged. */
  #rug(): SVGElement {
    const top = height - margin.bottom + 4;
    const merges = this.#timeline.steps
      .map(({ merged }, index) =>
        merged.length ? `M${this.#x(index + 1).toFixed(1)} ${top}v7` : '',
      )
      .join('');
    return draw('path', { class: 'rug', d: merges });
  }

  #marks(values: readonly number[], most: number): SVGElement[] {
    return this.#timeline.steps.flatMap(({ merged, score }, index) =>
      merged
        .filter((value) => values.includes(value))
        .map((value) => mark(value, this.#x(index + 1), this.#y(score, most))),
    );
  }
}

function mark(value: number, cx: number, cy: number): SVGElement {
  const fill = `var(--game-2048-tile-${value}, var(--accent))`;
  const r = Math.min(6, 1.5 + Math.log2(value) / 3);
  const circle = draw('circle', { class: 'mark', cx, cy, r });
  circle.style.fill = fill;
  return circle;
}

function legend(values: readonly number[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'legend';
  for (const value of [...values].reverse()) {
    const entry = document.createElement('li');
    const sign = draw('svg', { viewBox: '0 0 14 14', 'aria-hidden': 'true' }, mark(value, 7, 7));
    entry.append(sign, number(value));
    list.append(entry);
  }
  return list;
}
