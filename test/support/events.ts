import type { Game2048EventMap } from '../../src/session/events.js';

type EventType = keyof Game2048EventMap;

/** Every event of the element, and so of its session. */
export const eventTypes = [
  ...(['before-move', 'move', 'score', 'won', 'game-over', 'new-game', 'game-load'] as const),
  ...(['undo', 'keep-playing', 'autoplay-change', 'game-error'] as const),
  ...(['share', 'watch', 'hint'] as const),
] satisfies readonly EventType[];

/** What is noted of each event of these types; the list grows as they come. */
function listTo<Type extends EventType, Noted>(
  target: EventTarget,
  types: readonly Type[],
  note: (event: Game2048EventMap[Type]) => Noted,
): Noted[] {
  const seen: Noted[] = [];
  for (const type of types) {
    target.addEventListener(type, (event) => seen.push(note(event as Game2048EventMap[Type])));
  }
  return seen;
}

/** The types of the events that the target will see, in their order. */
export const eventsOf = (target: EventTarget): string[] =>
  listTo(target, eventTypes, ({ type }) => type);

/** The same, as `type by cause`. */
export const causesOf = (target: EventTarget): string[] =>
  listTo(target, eventTypes, ({ type, detail }) => `${type} by ${detail.by}`);

/** The messages of the errors that the target will see. */
export const errorsOf = (target: EventTarget): string[] =>
  listTo(target, ['game-error'], ({ detail }) => detail.message);

/** Resolves with the next event of this type. */
export function nextEvent<Type extends EventType>(
  target: EventTarget,
  type: Type,
): Promise<Game2048EventMap[Type]> {
  return new Promise((resolve) => {
    const listener = (event: Event) => resolve(event as Game2048EventMap[Type]);
    target.addEventListener(type, listener, { once: true });
  });
}

/** Resolves when autoplay is off. */
export async function switchedOff(element: EventTarget): Promise<void> {
  while ((await nextEvent(element, 'autoplay-change')).detail.autoplay);
}
