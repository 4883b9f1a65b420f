import { Game, type Direction, type GameView } from 'game-2048-element/engine';

/** How somebody plays: the directions in the order of liking. */
type Style = (game: GameView) => readonly Direction[];

const styles: Record<string, Style> = {
  // Always into one corner.
  Grace: () => ['down', 'left', 'right', 'up'],
  // Whatever brings most points at once.
  Edsger: (game) =>
    (['left', 'down', 'up', 'right'] as const).toSorted(
      (one, other) => gain(game, other) - gain(game, one),
    ),
  // Whatever leaves most room.
  Barbara: (game) =>
    (['down', 'left', 'right', 'up'] as const).toSorted(
      (one, other) => room(game, other) - room(game, one),
    ),
  // Round and round.
  Alan: (game) => {
    const round: Direction[] = ['up', 'right', 'down', 'left'];
    const turn = game.moves % 4;
    return [...round.slice(turn), ...round.slice(0, turn)];
  },
};

const gain = (game: GameView, direction: Direction): number =>
  game.copy().move(direction)?.gained ?? -1;

/** Points of the best move after this one, for the corner at the bottom left. */
function room(game: GameView, direction: Direction): number {
  const next = game.copy();
  if (!next.move(direction)) return -1;
  const corner = next.tileAt(0, next.rows - 1) === next.maxTile ? 3 : 0;
  return next.columns * next.rows - next.tileCount + corner;
}

/** A pause, so that keys and pictures have their turn. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Milliseconds of playing between two pauses. */
const slice = 6;

async function play(seed: string, style: Style): Promise<Game> {
  const game = new Game({ seed });
  let pause = performance.now() + slice;
  while (!game.over) {
    const direction = style(game).find((wish) => game.canMove(wish));
    if (!direction) break;
    game.move(direction);
    if (performance.now() > pause) {
      await breath();
      pause = performance.now() + slice;
    }
  }
  return game;
}

/** Games of the day. */
export async function* sampleEntries(
  seed: string,
): AsyncGenerator<{ player: string; replay: string }> {
  for (const [player, style] of Object.entries(styles)) {
    yield { player, replay: (await play(seed, style)).replay };
  }
}
