import {
  verify,
  type Direction,
  type Game,
  type GameView,
  type Move,
  type Result,
} from '../engine/index.js';
import { checkMethod, checkObject, refuse } from './errors.js';
import { pause, SLICE } from './pause.js';

/** Anything that can play: a computer, a person behind a keyboard, a script. */
export interface Player {
  /**
   * Chooses the next move.
   *
   * @param game the game as it stands; try out moves on its `copy()`
   * @returns a direction that changes the board
   */
  chooseMove(game: Readonly<GameView>): Direction | Promise<Direction>;
}

/** Options of {@link playGame}. */
export interface PlayGameOptions {
  /** Called after every move, with what happened and the game. */
  onMove?: ((move: Move, game: Game) => void) | undefined;
  /** Stops the game, even while the player thinks. */
  signal?: AbortSignal | undefined;
}

/** The player's answer; throws the signal's reason if that comes first. */
async function answerOf(player: Player, game: Game, signal?: AbortSignal): Promise<Direction> {
  const answer = player.chooseMove(game.copy());
  if (!signal || typeof answer === 'string') return answer;
  let stop = (): void => undefined;
  // Without this, Node would exit: a signal's own timer does not keep it running.
  const awake = setInterval(stop, 2 ** 30);
  try {
    return await Promise.race([
      answer,
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

function checkAnswer(game: Game, answer: unknown): Direction {
  const allowed = game.legalMoves();
  const direction = allowed.find((one) => one === answer);
  if (direction) return direction;
  const changing = `a direction that changes the board (${allowed.join(', ')})`;
  return refuse(`the player's move ${game.moves + 1}`, answer, changing, 'string');
}

/** Refuses what would only fail in the middle of a game. */
function checkArguments(game: unknown, player: unknown, options: PlayGameOptions): void {
  checkMethod('game', game, 'canMove', 'a Game');
  checkMethod('player', player, 'chooseMove', 'an object with a method chooseMove');
  checkObject('options', options);
  const { onMove, signal } = options;
  if (onMove !== undefined) checkMethod('onMove', onMove, 'call', 'a function');
  if (signal !== undefined) checkMethod('signal', signal, 'throwIfAborted', 'an AbortSignal');
}

/**
 * Lets a player play a game to its end, in short slices, so that everything else runs in between.
 *
 * @returns the result of the game, which is over, or whose board is empty
 * @throws TypeError (the promise rejects) for a wrong argument; TypeError, RangeError for an answer
 *   that is not a direction or changes nothing; whatever the player or `onMove` throws; the
 *   signal's reason. The game then stands as after the last complete move.
 */
export async function playGame(
  game: Game,
  player: Player,
  options: PlayGameOptions = {},
): Promise<Result> {
  checkArguments(game, player, options);
  const { onMove, signal } = options;
  let due = performance.now() + SLICE;
  while (game.canMove()) {
    signal?.throwIfAborted();
    const answer = await answerOf(player, game, signal);
    signal?.throwIfAborted();
    // Other code that holds the game may have ended it meanwhile.
    if (!game.canMove()) break;
    const move = game.move(checkAnswer(game, answer));
    if (move) onMove?.(move, game);
    if (performance.now() > due) {
      await pause();
      due = performance.now() + SLICE;
    }
  }
  return verify(game.replay, { byHand: true, maxMoves: Infinity, maxLength: Infinity });
}
