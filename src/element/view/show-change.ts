import { slide, type Direction, type GameView } from '../../engine/index.js';
import type { Change } from '../../session/session.js';
import type { BoardView } from '../../board/view/board-view.js';
import type { Localizer } from '../../words/localizer.js';
import type { ScoreGain } from './score-gain.js';

/** The cells whose tiles a move in this direction would join. */
export function joinedCells(board: GameView['board'], direction: Direction): number[] {
  const merging = slide(board, direction)?.trips.filter(({ merged }) => merged) ?? [];
  const columns = board[0]?.length ?? 0;
  // One of the two may already be on the cell where they meet.
  const meeting = merging.filter(({ to, value }) => {
    return board[Math.floor(to / columns)]?.[to % columns] === value / 2;
  });
  return [...new Set([...merging.map(({ from }) => from), ...meeting.map(({ to }) => to)])];
}

/** @returns the milliseconds before a card may cover the board */
export function showChange(
  { kind, move }: Change,
  game: GameView,
  view: BoardView,
  gain: ScoreGain,
  texts: Pick<Localizer, 'text' | 'tileLabel'>,
): number {
  const { winTile } = game.rules;
  if (kind !== 'move') gain.hide();
  switch (kind) {
    case 'move': {
      if (!move) return 0;
      const milestone = view.play(move, game);
      gain.show(move.gained);
      if (milestone) {
        const value = texts.tileLabel(milestone.value) ?? String(milestone.value);
        view.nameMilestone(milestone, texts.text('milestone', { value }));
      }
      const winner = move.trips.find(({ merged, value }) => merged && value === winTile);
      if (move.won && winner) return view.celebrate(winner.to);
      return game.over ? view.turnGrey() : 0;
    }
    case 'undo':
      if (move) view.playUndo(move, game);
      else view.show(game, 'fade');
      return 0;
    case 'new':
      view.show(game, 'deal');
      return 0;
    case 'load':
      view.show(game, 'fade');
      return 0;
    case 'give-up':
      return view.turnGrey();
    case 'keep-playing':
      return 0;
  }
}
