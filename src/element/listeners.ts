import type { Game2048EventMap } from '../session/events.js';

// As `HTMLMediaElement` has them: the element's own events are typed on it, and other elements keep their types.
declare module './game-2048.js' {
  interface Game2048Element {
    addEventListener<Type extends keyof Game2048EventMap>(
      type: Type,
      listener: (this: this, event: Game2048EventMap[Type]) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener<Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void;
    removeEventListener<Type extends keyof Game2048EventMap>(
      type: Type,
      listener: (this: this, event: Game2048EventMap[Type]) => unknown,
      options?: boolean | EventListenerOptions,
    ): void;
    removeEventListener<Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
      options?: boolean | EventListenerOptions,
    ): void;
    removeEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | EventListenerOptions,
    ): void;
  }
}
