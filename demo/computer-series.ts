import type { TileHistogram } from './computer-histogram.js';
import type { Answer, Request } from './computer-worker.js';
import { find } from './find.js';

interface Parts {
  form: HTMLFormElement;
  cancel: HTMLButtonElement;
  progress: HTMLProgressElement;
  status: HTMLElement;
  histogram: TileHistogram;
}

/** Workers at most: one core is left to the page. */
const mostWorkers = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

const number = (value: number): string => Math.round(value).toLocaleString('en');

/** Many games at once, in workers, and what they reach. */
export class Series {
  #workers: Worker[] = [];
  #asked = 0;
  #results: Extract<Answer, { kind: 'game' }>[] = [];
  #begun = 0;

  constructor(readonly parts: Parts) {
    parts.form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#start();
    });
    parts.cancel.addEventListener('click', () => {
      this.#stop();
      this.#show('cancelled');
    });
  }

  #start(): void {
    this.#stop();
    this.#results = [];
    this.#asked = Number(find('#count', HTMLSelectElement).value);
    this.#begun = performance.now();
    const thinkTime = Number(find('#patience', HTMLSelectElement).value);
    const size = find('#board', HTMLSelectElement).value;
    const seeds = Array.from({ length: this.#asked }, (_, index) => `game ${index + 1}`);
    const workers = Math.min(mostWorkers, this.#asked);
    for (let index = 0; index < workers; index++) {
      const worker = new Worker(new URL('./computer-worker.ts', import.meta.url), {
        type: 'module',
      });
      const share = seeds.filter((_, place) => place % workers === index);
      worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#take(data);
      worker.postMessage({ kind: 'games', seeds: share, size, thinkTime } satisfies Request);
      this.#workers.push(worker);
    }
    this.parts.cancel.disabled = false;
    this.#show('');
  }

  #stop(): void {
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
    this.parts.cancel.disabled = true;
  }

  #take(answer: Answer): void {
    if (answer.kind !== 'game') return;
    this.#results.push(answer);
    const done = this.#results.length === this.#asked;
    if (done) this.#stop();
    this.#show(done ? 'done' : '');
  }

  #show(end: string): void {
    const { progress, status, histogram } = this.parts;
    const results = this.#results;
    const seconds = (performance.now() - this.#begun) / 1000;
    progress.max = this.#asked;
    progress.value = results.length;
    const mean = results.reduce((sum, { score }) => sum + score, 0) / results.length;
    const facts = results.length
      ? `, mean score ${number(mean)}, ${(seconds / results.length).toFixed(1)} s a game`
      : '';
    status.textContent = `${results.length} of ${this.#asked} games${facts}${end && ` (${end})`}.`;
    histogram.show(results.map(({ maxTile }) => maxTile));
  }
}
