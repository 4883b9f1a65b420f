import type { Direction, Game } from '../engine/index.js';
export class Computer {
  choose(game: Game): Promise<Direction | null> {
    const d = (['up', 'left', 'right', 'down'] as const).find((d) => game.canMove(d));
    return Promise.resolve(d ?? null);
  }
  close(): void {}
}
