import { fixture, html, nextFrame } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { Game2048Element, GameOptions } from 'game-2048-element';
import { rows } from './boards.js';
import { errorsOf, eventsOf } from './events.js';
import { awaiting } from './still-waiting.js';

export { fixture };

/** A style without animations: cards appear at once. */
export const atOnce = 'style="width:320px;--game-2048-duration:0s"';

/** Resolves when the element has drawn everything that it wants to draw. */
export async function settled(element: LitElement): Promise<void> {
  do await element.updateComplete;
  while (element.isUpdatePending);
}

/** The frames that a test waits for something: 40 seconds where nothing else runs, and more on a busy machine. */
const mostFrames = 2400;

/**
 * Resolves at the first frame at which this holds, and rejects with what it waited for after many frames. What may be over
 * by the next frame needs {@link untilDrawn}.
 * @param what named if the wait is in vain
 */
export async function until(holds: () => unknown, what = String(holds)): Promise<void> {
  awaiting(what);
  for (let frames = 0; !holds(); frames++) {
    if (frames === mostFrames) throw new Error(`waited ${frames} frames for ${what}`);
    await nextFrame();
  }
}

/**
 * Resolves as soon as the element has drawn something at which this holds, even if it lasts for less than a frame: the
 * element is as it was then. Rejects as `until()` does.
 */
export async function untilDrawn(element: Element, holds: () => unknown): Promise<void> {
  let isDrawn = Boolean(holds());
  let changed = () => {};
  const observer = new MutationObserver(() => changed());
  const changes = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(element.shadowRoot!, changes);
  const drawn = new Promise<void>((resolve) => {
    changed = () => {
      isDrawn ||= Boolean(holds());
      if (isDrawn) resolve();
    };
  });
  try {
    await Promise.race([drawn, until(() => isDrawn, String(holds))]);
  } finally {
    observer.disconnect();
  }
}

/** The warnings of the element in the console while an action runs. */
export async function warningsOf(action: () => unknown): Promise<string[]> {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (text: unknown) => {
    if (String(text).startsWith('<')) warnings.push(String(text));
  };
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return warnings;
}

interface Made {
  element: Game2048Element;
  errors: string[];
  events: string[];
  warnings: string[];
}

/** Makes an element from this markup, and records what it reports from the first. @param act what the page does at once */
export async function made(
  markup: string,
  act: (element: Game2048Element) => unknown = () => undefined,
): Promise<Made> {
  const holder = await fixture<HTMLElement>(html`<div></div>`);
  const [errors, events] = [errorsOf(holder), eventsOf(holder)];
  const warnings = await warningsOf(async () => {
    holder.innerHTML = markup;
    act(holder.firstElementChild as Game2048Element);
    await settled(holder.firstElementChild as Game2048Element);
  });
  return { element: holder.firstElementChild as Game2048Element, errors, events, warnings };
}

/** A drawn element with these attributes, as HTML has them, at this position if one is given. */
export async function game(
  attributes = '',
  board?: readonly (readonly number[])[],
  options?: GameOptions,
): Promise<Game2048Element> {
  const { element } = await made(`<game-2048 ${attributes}></game-2048>`);
  if (board) await begin(element, board, options);
  return element;
}

/** Begins a game of the seed `a` at a position, and draws it. */
export function begin(
  element: Game2048Element,
  board: readonly (readonly number[])[],
  options: GameOptions = {},
): Promise<void> {
  element.newGame({ board, seed: 'a', ...options });
  return settled(element);
}

/** Makes so many moves, the first possible one each. */
export function playSome(element: Game2048Element, moves: number): void {
  const directions = ['left', 'down', 'right', 'up'] as const;
  for (let n = 0; n < moves; n++) directions.some((direction) => element.move(direction));
}

/** One tile, of 16, which can go in every direction. */
export const loneTile = rows([], [0, 16]);

/** The window of an empty frame of the same origin. */
export function inFrame(): Window & typeof globalThis {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentWindow as Window & typeof globalThis;
}
