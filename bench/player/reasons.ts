// `npm run bench:player -- reasons [--positions 10000]`: counts on random boards, and on boards of
// games, how many reasons are true.
import { parseArgs } from 'node:util';
import { Game } from '../../src/engine/index.js';
import { ComputerPlayer } from '../../src/player/index.js';
import { randomBoard, wrongReasons } from '../../test/support/reasons.js';
import { randomOf } from './play-out.js';

/** Boards of games with many slips, and random ones in turn. */
function* boards(random: () => number): Generator<number[][]> {
  const player = new ComputerPlayer({ budget: 20 });
  for (let nth = 1; ; nth++) {
    const game = new Game({ seed: `reasons-${nth}` });
    while (game.canMove()) {
      yield game.board;
      yield randomBoard(4, 4, random);
      const any = (['up', 'right', 'down', 'left'] as const)[Math.floor(random() * 4)] ?? 'up';
      game.move(random() < 0.05 && game.canMove(any) ? any : player.chooseMove(game));
    }
  }
}

export async function reasons(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { positions: { type: 'string', default: '10000' } },
  });
  const wanted = Number(values.positions);
  const player = new ComputerPlayer({ budget: 1 });
  let [positions, said] = [0, 0];
  const wrong: string[] = [];
  for (const board of boards(randomOf('reasons'))) {
    const ratings = await player.rate(new Game({ board }));
    if (ratings.length === 0) continue;
    wrong.push(...wrongReasons(board, 0.1, ratings));
    said += ratings.reduce((sum, { reasons: given }) => sum + given.length, 0);
    if (++positions === wanted) break;
    if (positions % 500 === 0) process.stderr.write(`\r${positions} of ${wanted} `);
  }
  process.stderr.write('\r\u001b[K');
  console.log(`${positions} positions, ${said} reasons, ${wrong.length} moves with a wrong one.`);
  console.log(wrong.slice(0, 10).join('\n'));
}
