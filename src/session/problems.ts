import { GameErrorEvent, type GameErrorDetail } from './events.js';

/** Reports problems, but not the same one twice in a row. */
export class ProblemReporter {
  readonly #fire: (event: GameErrorEvent) => void;
  /** The last message, by attribute; none for one that is fine. */
  readonly #reported = new Map<string, string>();

  constructor(fire: (event: GameErrorEvent) => void) {
    this.#fire = fire;
  }

  /** @param message clears the problem if it is undefined */
  report(
    name: string,
    message: string | undefined,
    { kind = 'attribute', error }: Partial<Pick<GameErrorDetail, 'kind' | 'error'>> = {},
  ): void {
    if (message === undefined) {
      this.clear(name);
      return;
    }
    if (message === this.#reported.get(name)) return;
    this.#reported.set(name, message);
    const detail = { kind, name, message, ...(error && { error }), by: 'page' } as const;
    this.#fire(new GameErrorEvent(detail));
  }

  /** It is fine again: the next problem is reported, even if it is the last one. */
  clear(name: string): void {
    this.#reported.delete(name);
  }
}
