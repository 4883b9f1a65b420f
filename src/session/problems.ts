import { GameErrorEvent, type GameErrorDetail } from './events.js';

/** Reports problems, but not the same one twice in a row. */
export class ProblemReporter {
  readonly #fire: (event: GameErrorEvent) => void;
  /** By attribute; undefined once it is fine again. */
  readonly #reported = new Map<string, string | undefined>();

  constructor(fire: (event: GameErrorEvent) => void) {
    this.#fire = fire;
  }

  /** @param message undefined if nothing is wrong */
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
