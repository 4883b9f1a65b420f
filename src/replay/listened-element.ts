import { BoardElement } from '../board/board-element.js';

/** A board that knows what the page listens to. The options `once` and `capture` make no difference. */
export abstract class ListenedElement<
  MoreTexts extends string = never,
> extends BoardElement<MoreTexts> {
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener as EventListener, options);
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (signal?.aborted) return;
    this.listenerChanged(type, listener, true);
    signal?.addEventListener('abort', () => this.listenerChanged(type, listener, false));
  }

  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void {
    super.removeEventListener(type, listener as EventListener, options);
    this.listenerChanged(type, listener, false);
  }

  /** Also called by the constructors of the base classes, which listen to events of their own. */
  protected abstract listenerChanged(type: string, listener: unknown, isAdded: boolean): void;
}
