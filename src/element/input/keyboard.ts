import type { Direction } from '../../engine/index.js';

/** What a key press on the focused board asks for. Rows and columns are counted from 1. */
export type KeyCommand =
  | { kind: 'move'; direction: Direction }
  | { kind: 'read'; direction: Direction }
  | { kind: 'row'; row: number }
  | { kind: 'column'; column: number }
  | { kind: 'board' | 'points' | 'moves' | 'repeat' | 'help' | 'undo' | 'confirm' | 'close' };

const arrows: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowRight', 'right'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
]);

/** Where the left hand lies, whatever letters a layout has there. */
const directionPlaces: ReadonlyMap<string, Direction> = new Map([
  ['KeyW', 'up'],
  ['KeyD', 'right'],
  ['KeyS', 'down'],
  ['KeyA', 'left'],
]);

const directionLetters: ReadonlyMap<string, Direction> = new Map([
  ['w', 'up'],
  ['d', 'right'],
  ['s', 'down'],
  ['a', 'left'],
]);

const commandKeys: ReadonlyMap<string, KeyCommand> = new Map([
  ['b', { kind: 'board' }],
  ['p', { kind: 'points' }],
  ['m', { kind: 'moves' }],
  ['r', { kind: 'repeat' }],
  ['Enter', { kind: 'confirm' }],
  ['Escape', { kind: 'close' }],
]);

/** The question marks of Latin, Arabic and East Asian layouts. */
const questionMarks: ReadonlySet<string> = new Set(['?', '؟', '？']);

/**
 * Reads one key press.
 *
 * @returns `undefined` for every key that is the page's
 */
export function readKey(event: KeyboardEvent): KeyCommand | undefined {
  // AltGr counts as Alt on some systems only.
  if (event.isComposing || event.altKey || event.getModifierState('AltGraph')) return undefined;
  if (event.ctrlKey || event.metaKey) return isUndo(event) ? { kind: 'undo' } : undefined;
  // With or without Shift, as the layout has it; on a digit too, where Russian and Ukrainian have it.
  if (questionMarks.has(event.key)) return { kind: 'help' };

  const arrow = arrows.get(event.key);
  if (arrow) return { kind: event.shiftKey ? 'read' : 'move', direction: arrow };

  const digit = digitOf(event);
  if (digit)
    return event.shiftKey ? { kind: 'column', column: digit } : { kind: 'row', row: digit };

  // Caps Lock prints capitals without Shift; Shift with a letter is not ours.
  if (event.shiftKey) return undefined;
  const key = keyOf(event);
  const direction = directionPlaces.get(event.code) ?? directionLetters.get(key);
  return direction ? { kind: 'move', direction } : commandKeys.get(key);
}

/** Ctrl+Z, or ⌘+Z. */
function isUndo(event: KeyboardEvent): boolean {
  return event.ctrlKey !== event.metaKey && !event.shiftKey && keyOf(event) === 'z';
}

/** What a key prints, a letter in lower case; on a layout without Latin letters, the letter of its place. */
function keyOf({ key, code }: KeyboardEvent): string {
  const printed = key > '~' ? code.replace('Key', '') : key;
  return printed.length === 1 ? printed.toLowerCase() : printed;
}

/** The digit of a key: by its place, since Shift prints something else there, and French digits need Shift. */
function digitOf({ key, code }: KeyboardEvent): number | undefined {
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? /^([1-9])$/.exec(key) ?? [];
  return digit === undefined ? undefined : Number(digit);
}
