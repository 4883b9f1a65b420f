/** The most events in a row, if listeners answer each with another change. */
const mostEvents = 1000;

/**
 * Fires events in the order of the changes that cause them. A listener sees the state after a whole change; if it makes
 * the next change, that change's events wait for those before.
 */
export class EventQueue {
  readonly #dispatch: (event: Event) => boolean;
  readonly #waiting: Event[] = [];
  /** Unless idle, events wait: for the end of a change, or for the listeners of the one being fired. */
  #state: 'idle' | 'changing' | 'firing' = 'idle';
  /** A listener has changed an attribute, which is applied later. */
  #hasLateAnswer = false;
  /** Events fired since the last change that no listener caused. */
  #firedInARow = 0;

  /** @param dispatch fires an event. @returns whether no listener cancelled it */
  constructor(dispatch: (event: Event) => boolean) {
    this.#dispatch = dispatch;
  }

  /** Fires a cancelable event at once, ahead of those that wait. @returns whether no listener cancelled it */
  ask(event: Event): boolean {
    return this.#dispatch(event);
  }

  /** Fires events, after those that wait. */
  emit(...events: Event[]): void {
    this.batch(() => this.#waiting.push(...events));
  }

  /** Makes a change, then fires its events. @throws RangeError if listeners answer 1000 in a row with another change */
  batch(change: () => void): void {
    this.#hold(change, () => this.flush());
  }

  /** Like `batch`, but the events wait for a microtask, since reading a property must fire none. */
  defer(change: () => void): void {
    this.#hold(change, () => {
      if (this.#waiting.length) queueMicrotask(() => this.flush());
    });
  }

  /** Called when an attribute changes. If a listener changed it, the events that follow count as answers. */
  expectLateAnswer(): void {
    this.#hasLateAnswer ||= this.#state === 'firing';
  }

  /** Fires the events that wait, unless a change or a listener is still under way. */
  flush(): void {
    if (this.#state !== 'idle') return;
    if (!this.#hasLateAnswer) this.#firedInARow = 0;
    this.#hasLateAnswer = false;
    this.#state = 'firing';
    try {
      for (let event; (event = this.#waiting.shift());) this.#fire(event);
    } finally {
      this.#state = 'idle';
    }
  }

  #fire(event: Event): void {
    if (this.#firedInARow++ < mostEvents) this.#dispatch(event);
    else {
      this.#waiting.length = 0;
      throw new RangeError(
        `listeners must not answer every event with another change: ${mostEvents} events in a row`,
      );
    }
  }

  /** Holds events back during a change; the outermost call then releases them. */
  #hold(change: () => void, release: () => void): void {
    if (this.#state !== 'idle') {
      change();
      return;
    }
    this.#state = 'changing';
    try {
      change();
    } finally {
      this.#state = 'idle';
      release();
    }
  }
}
