import { Game2048Element, type Direction } from 'game-2048-element';
import { Game } from 'game-2048-element/engine';
import type { Answer, Request } from './computer-worker.js';
import { TileHistogram } from './computer-histogram.js';
import { Series } from './computer-series.js';
import { find } from './find.js';

const game = find('game-2048', Game2048Element);
const play = find('#play', HTMLButtonElement);
const again = find('#again', HTMLInputElement);
const pace = find('#pace', HTMLInputElement);
const thinkTime = find('#think-time', HTMLInputElement);

/** Moves a second, and milliseconds of thinking: what the sliders offer. */
const paces = [1, 2, 4, 8, 15, 30, Infinity];
const thinkTimes = [0.1, 0.3, 1, 3, 10, 30, 100];
const chosen = (slider: HTMLInputElement, values: number[]): number =>
  values[Number(slider.value)] ?? 1;

/** Of the page's board, too. */
const { rules } = new Game();
const number = (value: number): string => value.toLocaleString('en');

const worker = new Worker(new URL('./computer-worker.ts', import.meta.url), { type: 'module' });
let games = 0;
let reach = 0;
/** Average of the last moves. */
let thinking = 0;
let playing = false;

/** Asks the worker for one move. */
function choose(): Promise<Direction> {
  const request: Request = {
    kind: 'move',
    board: game.board,
    rules,
    thinkTime: chosen(thinkTime, thinkTimes),
  };
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.kind !== 'move') return;
      thinking = thinking ? thinking * 0.9 + data.took * 0.1 : data.took;
      resolve(data.direction);
    };
    worker.postMessage(request);
  });
}

async function step(): Promise<void> {
  if (game.over) game.newGame();
  const { moves, replay } = game;
  const direction = await choose();
  // The board may have gone on by other hands while the computer was thinking.
  if (moves === game.moves && replay === game.replay) game.move(direction);
  showReach();
}

function showReach(): void {
  reach = Math.max(reach, game.maxTile);
  find('#games').textContent = number(games);
  find('#reach').textContent = number(reach);
  find('#thinking').textContent = thinking ? `${thinking.toFixed(2)} ms` : '–';
}

const until = (due: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, due - performance.now()));

/** A hidden page waits. */
const seen = (): Promise<unknown> =>
  document.visibilityState === 'visible'
    ? Promise.resolve()
    : new Promise((resolve) => {
        document.addEventListener('visibilitychange', resolve, { once: true });
      });

function setPlaying(on: boolean): void {
  playing = on;
  play.textContent = on ? 'Pause' : 'Let it play';
  play.ariaPressed = String(on);
}

async function playOn(): Promise<void> {
  while (playing) {
    const due = performance.now() + 1000 / chosen(pace, paces);
    await step();
    if (game.over && !again.checked) setPlaying(false);
    else if (game.over) await until(performance.now() + 2000);
    else await until(due);
    await seen();
  }
}

play.addEventListener('click', () => {
  setPlaying(!playing);
  if (playing) void playOn();
});
find('#step').addEventListener('click', () => {
  if (!playing) void step();
});
game.addEventListener('game-over', () => games++);

function showChoice(): void {
  const speed = chosen(pace, paces);
  const shown = speed === Infinity ? 'as fast as it thinks' : `${speed} moves a second`;
  find('#pace-shown').textContent = pace.ariaValueText = shown;
  const patience = `${chosen(thinkTime, thinkTimes)} ms`;
  find('#think-time-shown').textContent = thinkTime.ariaValueText = patience;
}
pace.addEventListener('input', showChoice);
thinkTime.addEventListener('input', showChoice);
showChoice();
void game.updateComplete.then(showReach);
// It plays on arrival, for those who like movement.
if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play.click();

new Series({
  form: find('#series', HTMLFormElement),
  cancel: find('#cancel', HTMLButtonElement),
  progress: find('#progress', HTMLProgressElement),
  status: find('#status'),
  histogram: new TileHistogram(find('#histogram tbody')),
});
