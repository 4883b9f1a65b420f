import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import type { Game2048Element } from '../../src/index.js';

/** What the player sees and touches of an element. */
export function boardOf(element: Game2048Element): HTMLElement {
  return element.shadowRoot!.querySelector<HTMLElement>('[part~="board"]')!;
}

export function buttonOf(element: Game2048Element, name: string): HTMLButtonElement {
  return element.shadowRoot!.querySelector<HTMLButtonElement>(`[part~="button-${name}"]`)!;
}

/** A button of the screen over the board, by its place. */
export function answerOf(element: Game2048Element, index: number): HTMLButtonElement {
  return overlayOf(element)!.querySelectorAll('button')[index]!;
}

export function overlayOf(element: Game2048Element): HTMLElement | null {
  return element.shadowRoot!.querySelector<HTMLElement>('[part~="overlay"]');
}

/** The sentence that a screen reader was given last. */
export async function statusOf(element: Game2048Element): Promise<string> {
  await element.updateComplete;
  return element.shadowRoot!.querySelector('[role="status"]')!.textContent.trim();
}

/** Puts the focus on the board, as a player does. */
export async function focusOn(element: Game2048Element): Promise<void> {
  await element.updateComplete;
  boardOf(element).focus();
}

/** Presses keys for real, one after another: `a`, `ArrowLeft`, `Shift+ArrowLeft`. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    if (key.includes('+')) await executeServerCommand('chord', key.split('+'));
    else await sendKeys({ press: key });
  }
}

/** Emulates media features; `false` where this browser cannot. */
export function emulate(features: Record<string, string>): Promise<boolean> {
  return executeServerCommand('media-features', features);
}

/** The middle of a node in the viewport. */
export function middleOf(node: Element): [number, number] {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** A board of four by four: what is not said is empty. */
export function rows(...given: number[][]): number[][] {
  return Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 4 }, (__, column) => given[row]?.[column] ?? 0),
  );
}
