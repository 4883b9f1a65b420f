import { Game2048Element } from 'game-2048-element';
import { verify } from 'game-2048-element/engine';
import { find } from './find.js';
import { ScoreChart } from './replay-chart.js';
import { layOut, type Timeline } from './replay-timeline.js';
import { sampleLine } from './replay-sample.js';

const game = find('game-2048', Game2048Element);
const scrub = find('#scrub', HTMLInputElement);
const play = find('#play', HTMLButtonElement);
const speed = find('#speed', HTMLSelectElement);
const line = find('#line', HTMLTextAreaElement);
const problem = find('#problem');
const chart = new ScoreChart(find('#chart'), (move) => {
  stop();
  seek(move);
});

let timeline: Timeline = { steps: [], startScore: 0, lines: new Map() };
let at = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let opening = new AbortController();

const number = (value: number): string => value.toLocaleString('en');

function tell(): void {
  const step = timeline.steps[at - 1];
  const score = step?.score ?? timeline.startScore;
  const merged = step?.merged.length ? `, made ${step.merged.map(number).join(' and ')}` : '';
  const what = step ? `${step.direction ?? 'set by hand'}${merged}` : 'the start';
  const place = `Move ${number(at)} of ${number(timeline.steps.length)}`;
  find('#told').textContent = `${place}: ${what}. ${number(score)} points.`;
  scrub.value = String(at);
  scrub.ariaValueText = `${place}, ${number(score)} points`;
  chart.point(at);
  find('#further', HTMLAnchorElement).href = `index.html#replay=${game.replay}`;
}

/** Shows the game after so many moves. */
function seek(move: number): void {
  const target = Math.min(Math.max(0, move), timeline.steps.length);
  const next = timeline.steps[at]?.direction;
  if (target === at + 1 && next && game.move(next)) at = target;
  else if (target !== at) jump(target);
  tell();
}

/** From the nearest kept line before it, and the moves that are left. */
function jump(target: number): void {
  let kept = target;
  while (!timeline.lines.has(kept)) kept--;
  game.load(timeline.lines.get(kept) ?? '');
  for (; kept < target; kept++) {
    const direction = timeline.steps[kept]?.direction;
    if (direction) game.move(direction);
  }
  at = target;
}

/** Goes back from the end to the start in about two seconds, and plays from there. */
function rewind(): void {
  const stride = Math.max(1, Math.ceil(timeline.steps.length / 50));
  const next = (): void => {
    seek(at - stride);
    if (at > 0) timer = setTimeout(next, 40);
    else start();
  };
  // Time to see how it ended.
  timer = setTimeout(next, 1500);
  showPlaying(true);
}

function showPlaying(playing: boolean): void {
  play.textContent = playing ? 'Pause' : 'Play';
  play.ariaPressed = String(playing);
}

function stop(): void {
  clearTimeout(timer);
  timer = undefined;
  showPlaying(false);
}

function start(): void {
  if (at >= timeline.steps.length) seek(0);
  showPlaying(true);
  const next = (): void => {
    seek(at + 1);
    if (at >= timeline.steps.length) stop();
    else timer = setTimeout(next, Number(speed.value));
  };
  timer = setTimeout(next, Number(speed.value));
}

/** Opens another game at its end, and rewinds it where motion is wanted; one that cannot be read changes nothing. */
async function open(text: string): Promise<void> {
  problem.hidden = true;
  opening.abort();
  opening = new AbortController();
  const { signal } = opening;
  try {
    verify(text, { byHand: true });
    const laidOut = await layOut(text, signal);
    stop();
    timeline = laidOut;
    line.value = text;
    scrub.max = String(timeline.steps.length);
    chart.show(timeline);
    jump(timeline.steps.length);
    tell();
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) rewind();
  } catch (error) {
    if (signal.aborted) return;
    problem.textContent = `This is not a game: ${(error as Error).message}.`;
    problem.hidden = false;
  }
}

async function openFile(file: File | undefined): Promise<void> {
  if (file) await open((await file.slice(0, 2 ** 20).text()).trim());
}

play.addEventListener('click', () => (timer === undefined ? start() : stop()));
scrub.addEventListener('input', () => {
  stop();
  seek(Number(scrub.value));
});
for (const button of document.querySelectorAll<HTMLElement>('[data-go]')) {
  button.addEventListener('click', () => {
    stop();
    const targets = { start: 0, back: at - 1, on: at + 1, end: Infinity };
    seek(targets[button.dataset['go'] as keyof typeof targets]);
  });
}
find('#opener').addEventListener('submit', (event) => {
  event.preventDefault();
  void open(line.value.trim());
});
const file = find('#file', HTMLInputElement);
file.addEventListener('change', () => void openFile(file.files?.[0]));

const zone = find('#drop');
addEventListener('dragover', (event) => {
  if (!event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  zone.classList.add('over');
});
addEventListener('dragleave', () => zone.classList.remove('over'));
addEventListener('drop', (event) => {
  if (!event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  zone.classList.remove('over');
  void openFile(event.dataTransfer.files[0]);
});

const openAddress = async (): Promise<void> => {
  const given = location.hash.slice(1);
  await open(given || (await sampleLine()));
};
addEventListener('hashchange', () => void openAddress());
void openAddress();
