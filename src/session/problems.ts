import { GameErrorEvent, type GameErrorDetail } from './events.js';

/** Reports problems, the same one not twice in a row. */
export class ProblemReporter {
  readonly #fire: (event: GameErrorEvent) => void;
  /** The last message about each attribute; undefined if nothing is wrong any more. */
  readonly #reported = new Map<string, string | undefined>();

  constructor(fire: (event: GameErrorEvent) => void) {
    this.#fire = fire;
  }

  /**
   * Reports what is wrong with an attribute, or with what it asks for.
   *
   * @param message undefined if nothing is wrong
   */
  report(
    name: string,
    message: string | undefined,
    { kind = 'attribute', error }: Partial<Pick<GameErrorDetail, 'kind' | 'error'>> = {},
  ): void {
    const last = this.#reported.get(name);
    this.#reported.set(name, message);
    if (message === undefined || message === last) return;
    const detail = { kind, name, message, ...(error && { error }), by: 'page' } as const;
    this.#fire(new GameErrorEvent(detail));
  }
}
