import { checkMethod, checkOptions, NO_LIMITS, refuse } from '../engine/internal.js';
import {
  verify,
  type Direction,
  type Game,
  type GameView,
  type Move,
  type Result,
} from '../engine/index.js';
import { checkCallbackAndSignal } from './checks.js';
import type { Rating } from './judging/rating.js';
import { TimeSlice } from '../scheduling/time-slice.js';

/** The second argument of `chooseMove` and `rate`. */
export interface PlayerContext {
  /** Aborted once the move no longer matters. */
  readonly signal: AbortSignal;
}

/** Anything that can play: a computer, a person behind a keyboard, a script. */
export interface Player {
  /**
   * Chooses the next move.
   * @param game the game as it stands; try out moves on its `copy()`
   * @returns a direction that changes the board
   */
  chooseMove(game: Readonly<GameView>, context: PlayerContext): Direction | Promise<Direction>;
  /**
   * Rates the legal moves, the best first. Without it a hint shows only the move of `chooseMove`.
   * @param game the game as it stands
   */
  rate?(
    game: Readonly<GameView>,
    context: PlayerContext,
  ): readonly Rating[] | Promise<readonly Rating[]>;
}

/** Options of {@link playGame}. */
export interface PlayGameOptions {
  /** Called after every move, with what happened and the game. */
  onMove?: ((move: Move, game: Game) => void) | undefined;
  /** Stops the game, even while the player thinks. */
  signal?: AbortSignal | undefined;
}

/** Asks the player for a move. @throws the signal's reason if it is aborted first */
async function readMove(player: Player, game: Game, signal?: AbortSignal): Promise<Direction> {
  const context = { signal: signal ?? new AbortController().signal };
  const chosen = player.chooseMove(game.copy(), context);
  if (!signal || typeof chosen === 'string') return chosen;
  let stop = (): void => undefined;
  // Without this timer, Node would exit: that of `AbortSignal.timeout` does not keep it running.
  const awake = setInterval(() => undefined, 2 ** 30);
  try {
    return await Promise.race([
      chosen,
      new Promise<never>((_, reject) => {
        // The reason of an aborted signal is thrown as it is.
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
        stop = () => reject(signal.reason);
        signal.addEventListener('abort', stop);
        if (signal.aborted) stop();
      }),
    ]);
  } finally {
    clearInterval(awake);
    signal.removeEventListener('abort', stop);
  }
}

function checkMove(game: Game, chosen: unknown): Direction {
  const legal = game.legalMoves();
  const direction = legal.find((one) => one === chosen);
  if (direction) return direction;
  const allowed = `a direction that changes the board (${legal.join(', ')})`;
  return refuse(`the player's move ${game.moves + 1}`, chosen, allowed, 'string');
}

/** Refuses what would only fail in the middle of a game. */
function checkArguments(game: unknown, player: unknown, options: PlayGameOptions): PlayGameOptions {
  checkMethod('game', game, 'canMove', 'a Game');
  checkMethod('player', player, 'chooseMove', 'an object with a method chooseMove');
  const asked = checkOptions('options', options, 'an option', ['onMove', 'signal']);
  checkCallbackAndSignal('onMove', asked.onMove, asked.signal);
  return asked;
}

/**
 * Plays a game to its end with a given player, yielding to other work.
 * @returns the result of the game, which is over, or whose board is empty
 * @throws TypeError (the promise rejects) for a wrong argument or option; TypeError, RangeError for a move that is not
 *   legal; whatever the player or `onMove` throws; the signal's reason. The game keeps all complete moves.
 */
export async function playGame(
  game: Game,
  player: Player,
  options: PlayGameOptions = {},
): Promise<Result> {
  const { onMove, signal } = checkArguments(game, player, options);
  const slice = new TimeSlice();
  while (game.canMove()) {
    signal?.throwIfAborted();
    const chosen = await readMove(player, game, signal);
    signal?.throwIfAborted();
    // Other code that holds the game may have ended it meanwhile.
    if (!game.canMove()) break;
    const move = game.move(checkMove(game, chosen));
    if (move) onMove?.(move, game);
    if (slice.isOver) await slice.pause();
  }
  return verify(game.replay, { allowEdits: true, ...NO_LIMITS });
}
