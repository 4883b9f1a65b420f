import type { Game2048EventMap } from '../../src/session/events.js';

type EventType = keyof Game2048EventMap;

/** Every event of the element, and thereby of its session. */
export const eventTypes = [
  ...(['before-move', 'move', 'score', 'won', 'game-over', 'new-game', 'game-load'] as const),
  ...(['undo', 'keep-playing', 'autoplay-change', 'game-error'] as const),
  ...(['share', 'watch', 'hint'] as const),
] satisfies readonly EventType[];

/** Notes something of each event of these types, in a list that grows as they come. */
function noteEvents<Type extends EventType, Noted>(
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

/** A list of the types of all events to come, in their order. */
export const eventsOf = (target: EventTarget): string[] =>
  noteEvents(target, eventTypes, ({ type }) => type);

/** A list of all events to come, as `type by cause`. */
export const causesOf = (target: EventTarget): string[] =>
  noteEvents(target, eventTypes, ({ type, detail }) => `${type} by ${detail.by}`);

/** A list of the messages of all errors to come. */
export const errorsOf = (target: EventTarget): string[] =>
  noteEvents(target, ['game-error'], ({ detail }) => detail.message);

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

/** Resolves when autoplay is switched off. */
export async function autoplayOff(element: EventTarget): Promise<void> {
  while ((await nextEvent(element, 'autoplay-change')).detail.autoplay);
}
