import { Game2048Element } from 'game-2048-element';
import type { VerifyOptions } from 'game-2048-element/engine';
import {
  compareRules,
  readRules,
  ruleNames,
  toCsv,
  type CheckedGame,
} from '../src/cli/check-games.js';
import { maxBytes } from '../src/cli/handed-in.js';
import type { Source } from './class-sources.js';
import type { Request } from './class-worker.js';
import { ClassTable } from './class-table.js';
import { find } from './find.js';

const game = find('game-2048', Game2048Element);
const form = find('#wanted', HTMLFormElement);
const files = find('#files', HTMLInputElement);
const lines = find('#lines', HTMLTextAreaElement);
const problem = find('#problem');
const table = new ClassTable(find('#games', HTMLTableElement));

let sources: readonly Source[] = [];
/** Whether an answer of the worker is to come. */
let isBusy = false;
/** Whether that answer is to something that has changed since. */
let isStale = false;

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./class-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // Not allowed here: this page checks them itself.
    return undefined;
  }
}
let worker = startWorker();
worker?.addEventListener('message', ({ data }: MessageEvent<CheckedGame[]>) => answered(data));
worker?.addEventListener('error', () => {
  worker = undefined;
  isBusy = false;
  void check();
});

/** What a field has; undefined if it is empty. */
function typed(name: string): string | undefined {
  const value = new FormData(form).get(name);
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** What the games must be; what is left empty may be anything. */
function readWanted(): VerifyOptions {
  return {
    rules: readRules(Object.fromEntries(ruleNames.map((name) => [name, typed(name)]))),
    seed: typed('seed'),
    finished: typed('finished') !== undefined,
    allowEdits: typed('allow-edits') !== undefined,
  };
}

async function check(): Promise<void> {
  isStale = isBusy;
  problem.hidden = true;
  try {
    const request: Request = { sources, wanted: readWanted() };
    giveOut();
    if (isBusy) return;
    isBusy = true;
    if (worker) worker.postMessage(request);
    else {
      const { checkSources } = await import('./class-sources.js');
      answered(await checkSources(request.sources, request.wanted));
    }
  } catch (error) {
    problem.textContent = (error as Error).message;
    problem.hidden = false;
  }
}

function answered(games: readonly CheckedGame[]): void {
  isBusy = false;
  if (isStale) void check();
  else show(games);
}

function show(games: readonly CheckedGame[]): void {
  table.games = games;
  const count = (which: (game: CheckedGame) => boolean): number => games.filter(which).length;
  const right = count(({ isRight }) => isRight);
  const alike = count((one) => one.alike.length > 0);
  const total = `${games.length.toLocaleString('en')} ${games.length === 1 ? 'game' : 'games'}`;
  find('#status').textContent = games.length
    ? `${total}: ${right} right, ${games.length - right} refused, ${alike} that begin like another. ${compareRules(games)}`
    : 'No games so far.';
}

function add(more: readonly Source[]): void {
  sources = [...sources, ...more];
  void check();
}

/** As it is now: a file that changes later could no longer be read. */
async function copyOf(file: File): Promise<File> {
  if (file.size > maxBytes) return file;
  try {
    return new File([await file.arrayBuffer()], file.name);
  } catch {
    // A folder, for example: why it cannot be read is said in its row.
    return file;
  }
}

async function addFiles(list: Iterable<File>): Promise<void> {
  add(await Promise.all(Array.from(list, copyOf)));
}

files.addEventListener('change', () => {
  void addFiles(files.files ?? []);
  // The same file may be chosen again.
  files.value = '';
});
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  event.preventDefault();
  void addFiles(event.dataTransfer?.files ?? []);
});
find('#add').addEventListener('click', () => {
  add([lines.value]);
  lines.value = '';
});
find('#clear').addEventListener('click', () => {
  sources = [];
  void check();
});
find('#print').addEventListener('click', () => print());
find('#csv').addEventListener('click', () => {
  const link = document.createElement('a');
  // Without its mark, Excel does not take the file for UTF-8.
  link.href = URL.createObjectURL(new Blob(['\ufeff', toCsv(table.games)], { type: 'text/csv' }));
  link.download = 'class.csv';
  link.click();
  URL.revokeObjectURL(link.href);
});

/** The board and the link follow the fields. */
function giveOut(): void {
  const address = new URL('game-2048.html', location.href);
  for (const name of ['seed', ...ruleNames]) {
    const value = typed(name);
    if (value) address.searchParams.set(name, value);
    if (value) game.setAttribute(name, value);
    else game.removeAttribute(name);
  }
  const seed = address.searchParams.get('seed');
  if (seed) address.searchParams.set('keep', seed);
  address.searchParams.set('controls', 'score moves new undo save help');
  find('#link', HTMLInputElement).value = address.href;
}
form.addEventListener('input', () => void check());
form.addEventListener('submit', (event) => event.preventDefault());
void check();
