import type { Game2048Element, GameOptions } from '../../src/index.js';

/** Every event of the element. */
export const eventTypes = [
  'before-move',
  'move',
  'score',
  'won',
  'game-over',
  'new-game',
  'game-load',
  'game-error',
] as const;

/** The types of the events that the target will see, in their order; the list grows as they come. */
export function eventsOf(target: EventTarget): string[] {
  const seen: string[] = [];
  for (const type of eventTypes) target.addEventListener(type, () => seen.push(type));
  return seen;
}

/** The messages of the errors that the target will see. */
export function errorsOf(target: EventTarget): string[] {
  const seen: string[] = [];
  target.addEventListener('game-error', (event) => {
    seen.push((event as CustomEvent<{ message: string }>).detail.message);
  });
  return seen;
}

/** What is on the screen, read off the table that a screen reader reads. */
export function tableOf(element: Game2048Element): number[][] {
  // WebKit 2.50 may answer `querySelectorAll` as it did before an element changed its document.
  const { rows } = element.shadowRoot!.querySelector('table')!;
  return [...rows].map(({ cells }) => [...cells].map((cell) => Number(cell.textContent)));
}

/** What is on the screen: the value of the tile that is drawn in each cell, tiles that merge away left out. */
export function tilesOf(element: Game2048Element): number[][] {
  const board = element.board.map((row) => row.map(() => 0));
  const nodes = [...element.shadowRoot!.querySelector('.tiles')!.children] as HTMLElement[];
  const columns = board[0]!.length;
  const cells = columns * board.length;
  for (const [index, { dataset, style }] of nodes.entries()) {
    if (/^(free|leave)/.test(dataset['state'] ?? '')) continue;
    const way = style.translate.matchAll(/(-?\d+)em/g);
    const [right = 0, down = 0] = [...way].map(([, count]) => Number(count));
    const home = index < cells ? index : 0;
    const row = board[Math.floor(home / columns) + down]!;
    const column = (home % columns) + right;
    if (row[column]) throw new Error(`two tiles in column ${column}`);
    row[column] = 2 ** Number(dataset['rank']);
  }
  return board;
}

/** The window of an empty frame of the same origin. */
export function inFrame(): Promise<Window & typeof globalThis> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return Promise.resolve(frame.contentWindow as Window & typeof globalThis);
}

/** Begins a game of the seed `a` at a position. */
export function beginAt(
  element: Game2048Element,
  board: readonly (readonly number[])[],
  rules: Readonly<GameOptions> = {},
): void {
  element.newGame({ board, seed: 'a', ...rules });
}

/** One move to the left from the end, worth 512 points: whatever the new tile, it has no equal neighbour. */
export const nearlyOver = [
  [2, 4, 8, 16],
  [32, 64, 128, 256],
  [2, 4, 8, 16],
  [32, 64, 256, 256],
] as const;

/** Makes so many moves, the first possible one each. */
export function playSome(element: Game2048Element, moves: number): void {
  const directions = ['left', 'down', 'right', 'up'] as const;
  for (let n = 0; n < moves; n++) directions.some((direction) => element.move(direction));
}
