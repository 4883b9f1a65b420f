import type { Game2048Element } from 'game-2048-element';

/** What the player sees and touches of an element. */
export function boardOf(element: Game2048Element): HTMLElement {
  return element.shadowRoot!.querySelector<HTMLElement>('[part~="board"]')!;
}

export function buttonOf(element: Game2048Element, name: string): HTMLButtonElement {
  return element.shadowRoot!.querySelector<HTMLButtonElement>(`[part~="button-${name}"]`)!;
}

/** A button of the card over the board, by its place. */
export function answerOf(element: Game2048Element, index: number): HTMLButtonElement {
  return overlayOf(element)!.querySelectorAll('button')[index]!;
}

export function overlayOf(element: Game2048Element): HTMLElement | null {
  return element.shadowRoot!.querySelector<HTMLElement>('[part~="overlay"]');
}

/**
 * What has the focus in an element, by its part: `board`, `button-new`; empty for nothing. Compare names, not nodes: a
 * browser needs minutes to describe two nodes that differ.
 */
export function focusOf(element: Game2048Element): string {
  const part = element.shadowRoot!.activeElement?.getAttribute('part') ?? '';
  return part.split(' ').at(-1) ?? '';
}

/** The text of the card over the board, empty where there is none. */
export async function cardOf(element: Game2048Element): Promise<string> {
  await element.updateComplete;
  return overlayOf(element)?.innerText.replace(/\s+/g, ' ').trim() ?? '';
}

/** The sentence that a screen reader was given last. */
export async function statusOf(element: Game2048Element): Promise<string> {
  await element.updateComplete;
  return element.shadowRoot!.querySelector('[role="status"]')!.textContent.trim();
}

/** The middle of a node in the viewport. */
export function middleOf(node: Element): [number, number] {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** What is on the screen, read off the table that a screen reader reads. */
export function tableOf(element: Game2048Element): number[][] {
  // WebKit 2.50 may answer `querySelectorAll` as it did before an element changed its document.
  const { rows } = element.shadowRoot!.querySelector('table')!;
  return [...rows].map(({ cells }) => [...cells].map((cell) => parseInt(cell.textContent) || 0));
}

/** What is on the screen: the value of the tile that is drawn in each cell, tiles that merge away left out. */
export function tilesOf(element: Game2048Element): number[][] {
  const board = element.board.map((row) => row.map(() => 0));
  const nodes = [...element.shadowRoot!.querySelector('.tiles')!.children] as HTMLElement[];
  for (const { dataset, style } of nodes) {
    if (dataset['state']) continue;
    const place = style.translate.matchAll(/(\d+)em/g);
    const [column = 0, down = 0] = [...place].map(([, count]) => Number(count));
    const row = board[down]!;
    if (row[column]) throw new Error(`two tiles in column ${column}`);
    row[column] = 2 ** Number(dataset['rank']);
  }
  return board;
}

/** The box of a node's text, whatever that of the node is. */
export function textBoxOf(node: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

/** Drags files, or text if there are none, over the board, and drops them. @returns both events */
export function dropOn(element: Game2048Element, ...files: File[]): DragEvent[] {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  if (!files.length) dataTransfer.setData('text/plain', element.replay);
  return ['dragover', 'drop'].map((type) => {
    const init = { dataTransfer, bubbles: true, composed: true, cancelable: true };
    const event = new DragEvent(type, init);
    boardOf(element).dispatchEvent(event);
    return event;
  });
}
