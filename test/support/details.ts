import type { Game2048EventMap } from '../../src/session/events.js';
import { eventTypes } from './events.js';

/** Every event of a target as `type by cause`, in order; the list grows as they come. */
export function causesOf(target: EventTarget): string[] {
  const seen: string[] = [];
  for (const type of eventTypes) {
    target.addEventListener(type, (event) => {
      const { by } = (event as Game2048EventMap[typeof type]).detail;
      seen.push(`${type} by ${by}`);
    });
  }
  return seen;
}

/** Resolves with the next event of this type. */
export function nextEvent<Type extends keyof Game2048EventMap>(
  target: EventTarget,
  type: Type,
): Promise<Game2048EventMap[Type]> {
  return new Promise((resolve) => {
    target.addEventListener(type, (event) => resolve(event as Game2048EventMap[Type]), {
      once: true,
    });
  });
}

/** Resolves when autoplay is off. */
export async function switchedOff(element: EventTarget): Promise<void> {
  for (;;) {
    const { detail } = await nextEvent(element, 'autoplay-change');
    if (!detail.autoplay) return;
  }
}
