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

/** Whether `after` is what a slide has made, and one new tile. */
function follows(slid: number[][], after: number[][]): boolean {
  const cells = after.flat();
  const added = slid.flat().filter((value, cell) => value !== cells[cell]);
  return added.length === 1 && added[0] === 0;
}

/** The move that makes `after`, with so many points, of the game; `undefined` where it was not a move alone. */
function moveTo(game: Game, after: number[][], gained: number): Pick<Step, 'direction' | 'merged'> {
  const { board } = game;
  const fit = directions.flatMap((direction) => {
    const slid = slide(board, direction);
    return slid?.gained === gained && follows(slid.board, after) ? [{ direction, ...slid }] : [];
  });
  // Rarely a new tile makes two ways look alike: then they are tried.
  const found = fit.find(({ direction }) => {
    if (fit.length === 1) return true;
    const copy = game.copy();
    copy.move(direction);
    return String(copy.board) === String(after);
  });
  const merges = found?.trips
    .filter(({ merged }) => merged)
    .map(({ to, value }) => [to, value] as const);
  return { direction: found?.direction, merged: [...new Map(merges).values()] };
}

/**
 * Goes back through a game, move by move, and notes what each did.
 *
 * @param signal ends it; what is then thrown is the signal's reason
 * @throws ReplayError for a line that is no legal game
 */
export async function layOut(
  line: string,
  signal: AbortSignal,
  most = keepEvery,
): Promise<Timeline> {
  const game = Game.fromReplay(line);
  // Without a seed a move's tile is known only where the line has told it.
  const every = game.seed ? most : 1;
  const steps: Step[] = [];
  const lines = new Map([[game.moves, line]]);
  let pause = performance.now() + slice;
  while (game.moves > 0) {
    const { board, score } = game;
    game.undo();
    const move = moveTo(game, board, score - game.score);
    // Something was set by hand: moves alone do not lead from one position to the next, so all are kept.
    if (!move.direction && every > 1) return layOut(line, signal, 1);
    steps.push({ ...move, score });
    if (game.moves % every === 0) lines.set(game.moves, game.replay);
    if (performance.now() > pause) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      pause = performance.now() + slice;
    }
  }
  return { steps: steps.reverse(), startScore: game.score, lines };
}
