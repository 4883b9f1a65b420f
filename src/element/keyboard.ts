import type { Direction } from '../engine/index.js';
import { DIRECTIONS } from '../engine/index.js';

/** Letters, then arrows, in the order of the directions. */
const names = ['w', 'd', 's', 'a', ...DIRECTIONS];

/** The direction of a key, from what it prints or where it lies. */
const directionOf = (name: string): Direction | undefined =>
  DIRECTIONS[names.indexOf(name.toLowerCase().replace(/^(arrow|key)/, '')) % 4];

/**
 * Reads one key press.
 *
 * @returns `undo`, or the direction to move in (with Shift: to read in); `undefined` for every key that is the page's
 */
export function readKey(event: KeyboardEvent): Direction | 'undo' | undefined {
  const { key, code, ctrlKey, metaKey, shiftKey } = event;
  // AltGr counts as Alt on some systems only.
  if (event.isComposing || event.altKey || event.getModifierState('AltGraph')) return undefined;
  if (ctrlKey || metaKey) {
    // The place of the key counts if the layout prints no Latin letters.
    const name = (key > '~' ? code : key).toLowerCase().replace('key', '');
    return !shiftKey && ctrlKey !== metaKey && name === 'z' ? 'undo' : undefined;
  }
  // Caps Lock prints capitals without Shift; Shift with a letter is not ours.
  if (shiftKey && !key.startsWith('Arrow')) return undefined;
  // The physical key first: W A S D are where the hand lies, whatever letters a layout prints there.
  return directionOf(code) ?? directionOf(key);
}
