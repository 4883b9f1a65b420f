import { Game2048Element } from 'game-2048-element';
import { formatBoard, parseBoard, type Tile } from 'game-2048-element/engine';
import { logOf, readLog, writeLog, type Entry, type GameLog } from './course-log.js';
import { find } from './find.js';

const game = find('game-2048', Game2048Element);
const variants = find('#variants');
const position = find('#position', HTMLTextAreaElement);
const lines = find('#lines', HTMLTextAreaElement);
const back = find('#back', HTMLButtonElement);

let log: GameLog = { start: [], score: 0, entries: [] };

/** Milliseconds between two moves of a play-back. */
const pace = 300;

// Variants

function take(attributes: string): void {
  const wanted = new Map(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  for (const name of ['size', 'win-tile', 'four-chance', 'start-tiles', 'after-win', 'seed']) {
    const value = wanted.get(name);
    if (value === undefined) game.removeAttribute(name);
    else game.setAttribute(name, value);
  }
  find('#tag').textContent = `<game-2048${attributes && ` ${attributes}`}></game-2048>`;
}

variants.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) take(target.value);
});

// Text

function showText(): void {
  const style = document.querySelector<HTMLInputElement>('[name=style]:checked')?.value;
  const board = formatBoard(game.board, style === 'pipes' ? 'pipes' : 'plain');
  position.value = `Score: ${game.score}\n${board}`;
  lines.value = writeLog(log);
  lines.scrollTop = lines.scrollHeight;
}

/** Does what may fail at what was written, and says how it went. */
function attempt(output: HTMLElement, action: () => string): void {
  try {
    output.textContent = action();
    output.className = 'good';
  } catch (error) {
    output.textContent = `Nothing was changed: ${(error as Error).message}.`;
    output.className = 'bad';
  }
}

const textual = find('#textual', HTMLFormElement);
textual.addEventListener('change', ({ target }) => {
  if (target !== position) showText();
});
textual.addEventListener('submit', (event) => {
  event.preventDefault();
  attempt(find('#said'), () => {
    const board = parseBoard(position.value);
    const score = Number(/Score:\s*(-?\d+)/.exec(position.value)?.[1] ?? 0);
    game.newGame({ board, score });
    return 'It is on the board; play on from there.';
  });
});

// Log

function showLog(): void {
  log = logOf(game.replay);
  showText();
}

function begin(): void {
  stop();
  showLog();
}

for (const type of ['move', 'undo'] as const) game.addEventListener(type, showLog);
for (const type of ['new-game', 'game-load'] as const) game.addEventListener(type, begin);

// Play-back

let timer: ReturnType<typeof setTimeout> | undefined;

function stop(): void {
  clearTimeout(timer);
  timer = undefined;
  back.textContent = 'Play it back';
}

function playBack({ start, score, entries }: GameLog): void {
  const tiles = entries.map(({ spawned }) => spawned);
  // The log takes the place of chance, and chance goes on where it ends.
  const random = (empty: readonly number[]): Tile =>
    tiles.shift() ?? {
      cell: empty[Math.floor(Math.random() * empty.length)] ?? 0,
      value: Math.random() < 0.1 ? 4 : 2,
    };
  game.newGame({ board: start, score, random });
  const left: Entry[] = [...entries];
  const next = (): void => {
    const entry = left.shift();
    if (!entry) {
      stop();
      find('#result').textContent = `${entries.length} moves played back, ${game.score} points.`;
      return;
    }
    attempt(find('#result'), () => {
      if (!game.move(entry.direction)) throw new Error(`${entry.direction} changes nothing here`);
      timer = setTimeout(next, pace);
      return `${entries.length - left.length} of ${entries.length}`;
    });
    if (find('#result').className === 'bad') stop();
  };
  back.textContent = 'Stop';
  timer = setTimeout(next, pace);
}

find('#player').addEventListener('submit', (event) => {
  event.preventDefault();
  if (timer !== undefined) {
    stop();
    return;
  }
  attempt(find('#result'), () => {
    playBack(readLog(lines.value));
    return 'Playing it back.';
  });
});

// A browser that restores the form has chosen already.
take(variants.querySelector<HTMLInputElement>(':checked')?.value ?? '');
void game.ready.then(begin);
