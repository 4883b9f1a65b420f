import type { Game2048EventMap, MoveDetail } from '../../src/session/events.js';

/** Every event of the element, and so of its session. */
export const eventTypes = [
  'before-move',
  'move',
  'score',
  'won',
  'game-over',
  'new-game',
  'game-load',
  'undo',
  'keep-playing',
  'autoplay-change',
  'game-error',
  'share',
  'watch',
  'hint',
] as const satisfies readonly (keyof Game2048EventMap)[];

/** The types of the events that the target will see, in their order; the list grows as they come. */
export function eventsOf(target: EventTarget): string[] {
  const seen: string[] = [];
  for (const type of eventTypes) target.addEventListener(type, () => seen.push(type));
  return seen;
}

/** The messages of the errors that the target will see. */
export function errorsOf(target: EventTarget): string[] {
  const seen: string[] = [];
  target.addEventListener('game-error', (event) => {
    seen.push((event as CustomEvent<{ message: string }>).detail.message);
  });
  return seen;
}

/** The directions of the moves that are made from now on. */
export function directionsOf(target: EventTarget): string[] {
  const seen: string[] = [];
  target.addEventListener('move', (event) => {
    seen.push((event as CustomEvent<MoveDetail>).detail.direction);
  });
  return seen;
}
