import type { Direction, Game, GameView } from '../engine/index.js';

/** The questions that take an argument, or hand out something new. */
function questionsOf(game: Game) {
  return {
    tileAt: (column: number, row: number) => game.tileAt(column, row),
    has: (value: number) => game.has(value),
    canMove: (direction?: Direction) => game.canMove(direction),
    legalMoves: () => game.legalMoves(),
    copy: () => game.copy(),
    toString: () => game.toString(),
  };
}

/** What a player is shown: it answers every question about a game and does nothing else. */
export function viewOf(game: Game): GameView {
  return Object.freeze({
    get rules() {
      return game.rules;
    },
    get seed() {
      return game.seed;
    },
    get columns() {
      return game.columns;
    },
    get rows() {
      return game.rows;
    },
    get score() {
      return game.score;
    },
    get moves() {
      return game.moves;
    },
    get tileCount() {
      return game.tileCount;
    },
    get maxTile() {
      return game.maxTile;
    },
    get hasEmptyCell() {
      return game.hasEmptyCell;
    },
    get won() {
      return game.won;
    },
    get over() {
      return game.over;
    },
    get endReason() {
      return game.endReason;
    },
    get board() {
      return game.board;
    },
    get replay() {
      return game.replay;
    },
    ...questionsOf(game),
  } satisfies GameView);
}
