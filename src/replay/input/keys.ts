import type { ReplayCommand } from '../core/commands.js';
import { keyOf } from '../../element/input/keys.js';

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
export function readReplayKey(event: KeyboardEvent, isSlider: boolean): ReplayCommand | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
  if (isComposing) return undefined;
  const keys = isSlider ? sliderKeys : boardKeys;
  const bracket = keys.get(event.key);
  // Many layouts have brackets behind AltGr, which counts as Ctrl and Alt on some systems.
  const isAltGr = event.getModifierState('AltGraph') || (ctrlKey && altKey);
  if (isAltGr) return event.key === '[' || event.key === ']' ? bracket : undefined;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  // By their position, too: French digits need Shift.
  const [, digit] = /^Digit(\d)$/.exec(event.code) ?? /^(\d)$/.exec(event.key) ?? [];
  if (digit !== undefined) return Number(digit);
  return keys.get(keyOf(event));
}
