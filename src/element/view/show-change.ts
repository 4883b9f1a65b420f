import type { GameView } from '../../engine/index.js';
import type { Change } from '../../session/session.js';
import type { BoardView } from './board-view.js';
import type { ScoreGain } from './score-gain.js';

/**
 * Shows on the board what has happened.
 *
 * @returns the milliseconds that this needs before a card may lie over it
 */
export function showChange(
  { kind, move }: Change,
  game: GameView,
  view: BoardView,
  gain: ScoreGain,
): number {
  const { winTile } = game.rules;
  switch (kind) {
    case 'move': {
      if (!move) return 0;
      gain.show(move.gained, view.play(move, game));
      const winner = move.trips.find(({ merged, value }) => merged && value === winTile);
      if (move.won && winner) return view.celebrate(winner.to);
      return game.over ? view.mourn() : 0;
    }
    case 'undo':
      if (move) view.playBack(move, game);
      else view.show(game, 'fade');
      return 0;
    case 'new':
      view.show(game, 'deal');
      return 0;
    case 'load':
      view.show(game, 'fade');
      return 0;
    case 'end':
      return view.mourn();
    case 'continue':
      return 0;
  }
}
