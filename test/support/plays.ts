import { expect } from '@open-wc/testing';
import { Game, type Direction, type GameOptions, type Move } from 'game-2048-element/engine';

export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

/** How often something random is tried: less often where the tests are run for thousands of mutants. */
export function runs(count: number): number {
  const { fewerRuns = 1 } = globalThis as { fewerRuns?: number };
  return Math.ceil(count / fewerRuns);
}

/** Numbers from 0 to below a limit, the same for the same start. */
export function dice(start: number): (limit: number) => number {
  let state = Math.imul(start + 1, 0x9e3779b1) | 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

/** Makes so many random moves, or all there are, and yields each. */
export function* randomMoves(game: Game, moves = Infinity, start = 1): Generator<Move> {
  const roll = dice(start);
  const end = game.moves + moves;
  while (!game.over && game.moves < end && game.canMove()) {
    const move = game.move(DIRECTIONS[roll(4)]!);
    if (move) yield move;
  }
}

/** Makes so many random moves, or all there are. */
export function playOn(game: Game, moves = Infinity, start = 1): Game {
  Array.from(randomMoves(game, moves, start));
  return game;
}

/** A game with so many random moves made. */
export const played = (options: GameOptions, moves = Infinity, start = 1): Game =>
  playOn(new Game(options), moves, start);

/** What anyone can ask of a game. */
export function snapshot(game: Game): Record<string, unknown> {
  const { rules, seed, columns, rows, score, moves, tileCount, maxTile, hasEmptyCell } = game;
  const { won, over, board, replay } = game;
  return {
    rules,
    seed,
    columns,
    rows,
    score,
    moves,
    tileCount,
    maxTile,
    hasEmptyCell,
    won,
    over,
    board,
    replay,
    text: String(game),
    canMove: DIRECTIONS.map((direction) => game.canMove(direction)),
    legalMoves: game.legalMoves(),
    endReason: game.endReason,
  };
}

/** A board from its rows, with `/` between them and `.` for an empty cell. */
export const boardOf = (text: string): number[][] =>
  text.split('/').map((row) => Array.from(row.match(/\S+/g) ?? [], (cell) => Number(cell) || 0));

/** Checks that an error of a kind is thrown, whose message has these parts. */
export function expectThrown(call: () => unknown, kind: string, ...parts: string[]): void {
  const error = thrown(call);
  expect(error?.name, parts.join()).to.equal(kind);
  for (const part of parts) expect(error?.message).to.include(part);
}

/** What a promise is rejected with. */
export const rejection = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => expect.fail('is not rejected'),
    (error: unknown) => error as Error,
  );

/** What a function throws, or `undefined`. */
export function thrown(call: () => unknown): Error | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
