import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import type { Game2048Element } from '../../src/index.js';
import { boardOf } from './screen.js';

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

/** Resizes the page; `false` where the driver cannot: there the tests run in a frame, in a large window. */
export function resizePage(width: number, height: number): Promise<boolean> {
  return executeServerCommand('viewport', { width, height });
}
