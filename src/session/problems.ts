import type { Problems } from './attributes.js';
import { GameErrorEvent, type GameErrorDetail } from './events.js';

/** Reports problems, but not the same one twice in a row. */
export class ProblemReporter {
  readonly #fire: (event: GameErrorEvent) => void;
  /** The last message about each name; none for a name that is fine. */
  readonly #reported = new Map<string, string>();

  constructor(fire: (event: GameErrorEvent) => void) {
    this.#fire = fire;
  }

  report(
    name: string,
    message: string,
    { kind = 'attribute', error }: Partial<Pick<GameErrorDetail, 'kind' | 'error'>> = {},
  ): void {
    if (message === this.#reported.get(name)) return;
    this.#reported.set(name, message);
    const detail = { kind, name, message, ...(error && { error }), by: 'page' } as const;
    this.#fire(new GameErrorEvent(detail));
  }

  /** These names are fine again: their next problem is reported, even if it is the same. */
  clear(...names: string[]): void {
    for (const name of names) this.#reported.delete(name);
  }

  /** Reports the attributes that have a problem, and clears the others. */
  update(names: Iterable<string>, problems: Problems): void {
    for (const name of names) {
      const message = problems.get(name);
      if (message === undefined) this.clear(name);
      else this.report(name, message);
    }
  }
}
