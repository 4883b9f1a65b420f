import type { Direction } from '../../engine/index.js';
import { DIRECTIONS } from '../../engine/internal.js';
import type { Command } from '../../session/commands.js';
import { keyOf } from './key-of.js';

const arrows: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowRight', 'right'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
]);

/** By position, whatever letters a layout has there; and WASD, wherever they are. */
const letters: ReadonlyMap<string, Direction> = new Map([
  ['W', 'up'],
  ['D', 'right'],
  ['S', 'down'],
  ['A', 'left'],
]);

const commandKeys: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['b', { read: 'board' }],
  ['p', { read: 'points' }],
  ['m', { read: 'moves' }],
  ['r', 'repeat'],
  ['n', 'new'],
  ['h', 'hint'],
  ['Enter', 'confirm'],
  ['Escape', 'escape'],
]);

/** Of Latin, Arabic and East Asian layouts. */
const questionMarks: ReadonlySet<string> = new Set(['?', '؟', '？']);

/** @returns `undefined` for every key that belongs to the page */
export function readKey(event: KeyboardEvent): Command | undefined {
  // AltGr counts as Alt on some systems only.
  if (event.isComposing || event.altKey || event.getModifierState('AltGraph')) return undefined;
  if (event.ctrlKey || event.metaKey) return isUndo(event) ? 'undo' : undefined;
  // Layouts have it with or without Shift; Russian and Ukrainian ones have it on a digit.
  if (questionMarks.has(event.key)) return 'help';

  const arrow = arrows.get(event.key);
  if (arrow) return event.shiftKey ? { read: 'cell', direction: arrow } : arrow;

  const number = digitOf(event);
  if (number) return { read: event.shiftKey ? 'column' : 'row', number };

  // Caps Lock prints capitals without Shift; Shift with a letter is not ours.
  if (event.shiftKey) return undefined;
  const key = keyOf(event);
  const [, place = ''] = /^Key(.)$/.exec(event.code) ?? [];
  return letters.get(place) ?? letters.get(key.toUpperCase()) ?? commandKeys.get(key);
}

/** Undefined for any other key. */
export function readDirection(event: KeyboardEvent): Direction | undefined {
  const command = readKey(event);
  return DIRECTIONS.find((direction) => direction === command);
}

function isUndo(event: KeyboardEvent): boolean {
  return event.ctrlKey !== event.metaKey && !event.shiftKey && keyOf(event) === 'z';
}

/** By the key's position: Shift prints something else there, and French digits need Shift. */
function digitOf({ key, code }: KeyboardEvent): number | undefined {
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? /^([1-9])$/.exec(key) ?? [];
  return digit === undefined ? undefined : Number(digit);
}
