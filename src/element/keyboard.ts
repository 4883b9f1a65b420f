import type { Direction } from '../engine/index.js';

type Directions = Partial<Record<string, Direction>>;

// The physical key first: W A S D are one hand's place, whatever letters a layout prints there. Without a prototype: a
// script can make up a key named `constructor`.
const directions: Directions = Object.assign(
  Object.create(null) as Directions,
  {
    ArrowUp: 'up',
    ArrowRight: 'right',
    ArrowDown: 'down',
    ArrowLeft: 'left',
    KeyW: 'up',
    KeyD: 'right',
    KeyS: 'down',
    KeyA: 'left',
    w: 'up',
    d: 'right',
    s: 'down',
    a: 'left',
  } as const,
);

/** What a key asks of the board. */
export type KeyCommand =
  | { kind: 'move'; direction: Direction }
  | { kind: 'read'; direction: Direction }
  | { kind: 'undo' };

/** Reads one key press; `undefined` for every key that is the page's. */
export function readKey(event: KeyboardEvent): KeyCommand | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.isComposing || altKey) return undefined;
  if (ctrlKey || metaKey) {
    const undo = !shiftKey && ctrlKey !== metaKey && key.toLowerCase() === 'z';
    return undo ? { kind: 'undo' } : undefined;
  }
  // Caps Lock prints capitals without Shift; Shift with a letter is not ours.
  const direction = directions[key] ?? directions[code] ?? directions[key.toLowerCase()];
  if (!direction) return undefined;
  if (!shiftKey) return { kind: 'move', direction };
  return key.startsWith('Arrow') ? { kind: 'read', direction } : undefined;
}
