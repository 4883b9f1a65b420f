import { Game, type Direction, type Rules } from 'game-2048-element/engine';
import { ComputerPlayer, playGame } from 'game-2048-element/player';

/** What the page asks: one move, or whole games. */
export type Request =
  | { kind: 'move'; board: number[][]; rules: Readonly<Rules>; thinkTime: number }
  | { kind: 'games'; seeds: string[]; size: string; thinkTime: number };

/** What it is told: the move, or the end of one of the games. */
export type Answer =
  | { kind: 'move'; direction: Direction; took: number }
  | { kind: 'game'; maxTile: number; score: number; moves: number };

const answer = (message: Answer): void => postMessage(message);

async function playAll({
  seeds,
  size,
  thinkTime,
}: Extract<Request, { kind: 'games' }>): Promise<void> {
  const player = new ComputerPlayer({ thinkTime });
  for (const seed of seeds) {
    const { maxTile, score, moves } = await playGame(new Game({ seed, size }), player);
    answer({ kind: 'game', maxTile, score, moves });
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'games') {
    void playAll(data);
    return;
  }
  const { board, rules, thinkTime } = data;
  const begun = performance.now();
  const direction = new ComputerPlayer({ thinkTime }).chooseMove({ board, rules });
  answer({ kind: 'move', direction, took: performance.now() - begun });
});
