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

/** For the keys at the positions of WASD on a US layout, and for those that print W, A, S and D. */
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

/** On Latin, Arabic and East Asian layouts. */
const questionMarks: ReadonlySet<string> = new Set(['?', '؟', '？']);

/** @returns `undefined` for every key that belongs to the page */
export function readKey(event: KeyboardEvent): Command | undefined {
  // AltGr counts as Alt on some systems only.
  if (event.isComposing || event.altKey || event.getModifierState('AltGraph')) return undefined;
  if (event.ctrlKey || event.metaKey) return isUndo(event) ? 'undo' : undefined;
  // Before digits, and with or without Shift: Russian and Ukrainian layouts have it on a digit.
  if (questionMarks.has(event.key)) return 'help';

  const arrow = arrows.get(event.key);
  if (arrow) return event.shiftKey ? { read: 'cell', direction: arrow } : arrow;

  const number = digitOf(event);
  if (number) return { read: event.shiftKey ? 'column' : 'row', number };

  // Shift with a letter belongs to the page. A capital by Caps Lock has no Shift.
  if (event.shiftKey) return undefined;
  const key = keyOf(event);
  const [, position = ''] = /^Key(.)$/.exec(event.code) ?? [];
  return letters.get(position) ?? letters.get(key.toUpperCase()) ?? commandKeys.get(key);
}

/** @returns `undefined` for a key that is no direction */
export function readDirection(event: KeyboardEvent): Direction | undefined {
  const command = readKey(event);
  return DIRECTIONS.find((direction) => direction === command);
}

function isUndo(event: KeyboardEvent): boolean {
  return event.ctrlKey !== event.metaKey && !event.shiftKey && keyOf(event) === 'z';
}

/** The digit at a key's position, since Shift prints something else there, and French layouts print digits with Shift. */
function digitOf({ key, code }: KeyboardEvent): number | undefined {
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? /^([1-9])$/.exec(key) ?? [];
  return digit === undefined ? undefined : Number(digit);
}
