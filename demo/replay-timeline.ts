import { steps, type Direction, type Move } from 'game-2048-element/engine';

/** What one step of a game did. */
export interface Step {
  /** Absent where something was set by hand. */
  direction: Direction | undefined;
  /** Values of the tiles made by merges. */
  merged: number[];
  /** Points after the step. */
  score: number;
}

/** A game laid out in time. */
export interface Timeline {
  steps: Step[];
  /** Points at the start. */
  startScore: number;
  /** The replay up to some of the steps; 0 is among them. */
  lines: Map<number, string>;
}

/** Moves between two kept lines: what a jump has to play at most. */
const keepEvery = 40;

/** Milliseconds of work between two pauses. */
const slice = 8;

/**
 * Goes through a game, step by step, and notes what each did.
 *
 * @param signal ends it; what is then thrown is the signal's reason
 * @throws ReplayError for a line that is no legal game
 */
export async function layOut(line: string, signal: AbortSignal): Promise<Timeline> {
  const timeline: Timeline = { steps: [], startScore: 0, lines: new Map() };
  let pause = performance.now() + slice;
  for (const { index, kind, move, position } of steps(line)) {
    if (kind === 'start') timeline.startScore = position.score;
    else {
      const { score } = position;
      timeline.steps.push({ direction: move?.direction, merged: mergedBy(move), score });
    }
    // A move alone leads from one position to the next only where a seed tells its tile.
    if (!move || position.seed === '' || index % keepEvery === 0) {
      timeline.lines.set(index, position.replay);
    }
    if (performance.now() > pause) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      pause = performance.now() + slice;
    }
  }
  return timeline;
}

/** The tiles that the merges of a move made. */
function mergedBy(move: Move | undefined): number[] {
  const made = new Map<number, number>();
  for (const { merged, to, value } of move?.trips ?? []) if (merged) made.set(to, value);
  return [...made.values()];
}
