import { keyOf } from '../../board/input/key-of.js';
import type { Playback } from '../core/playback.js';

/** By button or key, or with a page's `commandfor` button. A number is tenths of the game, 0 to 9. */
export type ReplayCommand =
  | 'play-pause'
  | 'first'
  | 'previous'
  | 'next'
  | 'last'
  | 'previous-milestone'
  | 'next-milestone'
  | 'forward'
  | 'back'
  | number;

/** The commands of a page's buttons, without the leading dashes. */
const invokers = ['play-pause', 'next', 'previous', 'first', 'last'] as const;

export function commandOfInvoker(name: string): ReplayCommand | undefined {
  return invokers.find((command) => name === `--${command}`);
}

const boardKeys: ReadonlyMap<string, ReplayCommand> = new Map([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
  [' ', 'play-pause'],
  ['k', 'play-pause'],
  ['[', 'previous-milestone'],
  [']', 'next-milestone'],
]);

const sliderKeys: ReadonlyMap<string, ReplayCommand> = new Map([
  ...boardKeys,
  ['ArrowDown', 'previous'],
  ['ArrowUp', 'next'],
  ['PageDown', 'back'],
  ['PageUp', 'forward'],
]);

/** @returns `undefined` for every key that belongs to the page */
export function commandOfKey(event: KeyboardEvent, isSlider: boolean): ReplayCommand | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
  if (isComposing) return undefined;
  const keys = isSlider ? sliderKeys : boardKeys;
  const bracket = keys.get(event.key);
  // Many layouts have brackets behind AltGr, which counts as Ctrl and Alt on some systems.
  const isAltGr = event.getModifierState('AltGraph') || (ctrlKey && altKey);
  if (isAltGr) return event.key === '[' || event.key === ']' ? bracket : undefined;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  // Also by the physical key: on a French keyboard digits need Shift.
  const [, digit] = /^Digit(\d)$/.exec(event.code) ?? /^(\d)$/.exec(event.key) ?? [];
  if (digit !== undefined) return Number(digit);
  return keys.get(keyOf(event));
}

export function carryOut(command: ReplayCommand, playback: Playback): void {
  const { timeline, index, length } = playback;
  if (!timeline) return;
  if (command === 'play-pause') {
    if (playback.isPaused) playback.play();
    else playback.pause();
  } else if (command === 'next' || command === 'previous') {
    playback[command]();
  } else if (typeof command === 'number') {
    playback.seek(Math.round((length * command) / 10));
  } else {
    const tenth = Math.max(1, Math.round(length / 10));
    const { milestones } = timeline;
    const indices = {
      first: 0,
      last: length,
      forward: index + tenth,
      back: Math.max(0, index - tenth),
      'next-milestone': milestones.find((milestone) => milestone.index > index)?.index ?? index,
      'previous-milestone':
        milestones.findLast((milestone) => milestone.index < index)?.index ?? index,
    };
    playback.seek(indices[command]);
  }
}
