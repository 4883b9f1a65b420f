import { Game, type Direction } from 'game-2048-element/engine';

/** A game to begin with: somebody who likes the corner at the bottom left, and looks one move ahead. */
export function sampleLine(): string {
  const game = new Game({ seed: 'sample' });
  const liked: readonly Direction[] = ['down', 'left', 'right', 'up'];
  while (!game.over) {
    const worth = (direction: Direction): number => {
      const next = game.copy();
      if (!next.move(direction)) return -1;
      const corner = next.tileAt(0, next.rows - 1) === next.maxTile ? 2 : 0;
      return 1 + next.columns * next.rows - next.tileCount + corner;
    };
    const best = liked.toSorted((one, other) => worth(other) - worth(one))[0];
    if (!best || !game.move(best)) break;
  }
  return game.replay;
}
