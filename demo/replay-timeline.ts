import { Game, slide, type Direction } from 'game-2048-element/engine';

/** What one move of a game did. */
export interface Step {
  /** Absent where the board was set by hand before the move. */
  direction: Direction | undefined;
  /** Values of the tiles made by merges. */
  merged: number[];
  /** Points after the move. */
  score: number;
}

/** A game laid out in time. */
export interface Timeline {
  steps: Step[];
  /** Points at the start. */
  startScore: number;
  /** The replay up to some of the moves; 0 is among them. */
  lines: Map<number, string>;
}

const directions: readonly Direction[] = ['up', 'right', 'down', 'left'];

/** Moves between two kept lines: what a jump has to play at most. */
const keepEvery = 40;

/** Milliseconds of work between two pauses. */
const slice = 8;

/** Which way the tiles of `before` went to become `after`: the same board but for one new tile. */
function wayOf(game: Game, before: number[][], after: number[][]): Direction | undefined {
  const fit = directions.filter((direction) => {
    const slid = slide(before, direction)?.board.flat();
    const differing = slid?.filter((value, cell) => {
      const now = after[Math.floor(cell / game.columns)]?.[cell % game.columns];
      return now !== value && !(value === 0 && now);
    });
    return (
      slid &&
      differing?.length === 0 &&
      after.flat().filter(Boolean).length === slid.filter(Boolean).length + 1
    );
  });
  if (fit.length < 2) return fit[0];
  // Rarely a new tile makes two ways look alike: then they are tried.
  return fit.find((direction) => {
    const copy = game.copy();
    copy.move(direction);
    return String(copy.board) === String(after);
  });
}

/**
 * Goes back through a game, move by move, and notes what each did. Stops where `signal` says so.
 *
 * @throws ReplayError for a line that is no legal game
 */
export async function layOut(line: string, signal: AbortSignal): Promise<Timeline> {
  const game = Game.fromReplay(line);
  const steps: Step[] = [];
  const lines = new Map([[game.moves, line]]);
  // Where tiles were set by hand, moves alone do not lead from one position to the next.
  const edited = /^(?:[^_]*_){7}.*\.[abcns]/.test(line);
  let pause = performance.now() + slice;
  while (game.moves > 0) {
    const { board: after, score } = game;
    game.undo();
    const before = game.board;
    const direction = wayOf(game, before, after);
    const trips = direction ? (slide(before, direction)?.trips ?? []) : [];
    const merged = new Map(trips.filter((trip) => trip.merged).map(({ to, value }) => [to, value]));
    steps.push({ direction, merged: [...merged.values()], score });
    if (edited || game.moves % keepEvery === 0) lines.set(game.moves, game.replay);
    if (performance.now() > pause) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      pause = performance.now() + slice;
    }
  }
  return { steps: steps.reverse(), startScore: game.score, lines };
}
