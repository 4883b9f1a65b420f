// `npm run bench:player -- reasons [--moves 2000]`: what the reasons say of marked moves of careless
// and of mediocre games, each fact counted again on the board.
import { parseArgs } from 'node:util';
import { DIRECTIONS } from '../../src/player/cells.js';
import { reviewMove, type MoveReview } from '../../src/player/review-move.js';
import { wrongReasons } from '../../test/support/reasons.js';
import { begin, legalMoves, move, positionOf, randomOf, searchBoard } from './play-out.js';
import { chooseAs } from './positions.js';

const BUDGET = 6000;

/** Marked moves of seeded games, careless and mediocre ones in turn. */
function* markedMoves(): Generator<{ board: number[][]; marked: MoveReview }> {
  for (let nth = 1; ; nth++) {
    const random = randomOf(`reasons-${nth}`);
    const play = begin(random);
    while (legalMoves(play.cells).length) {
      const direction = chooseAs(nth % 2 ? 'clumsy' : 'careless', play.cells, random);
      const board = [0, 4, 8, 12].map((row) =>
        Array.from(play.cells.subarray(row, row + 4), (rank) => rank && 2 ** rank),
      );
      const spawned = { cell: 0, value: 2 };
      const index = play.moves + 1;
      const played = { ...positionOf(play), index, direction: DIRECTIONS[direction]!, spawned };
      const marked = reviewMove(played, searchBoard(play.cells, BUDGET), 1);
      if (marked.mark) yield { board, marked };
      move(play, direction, random);
    }
  }
}

export function reasons(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: { moves: { type: 'string', default: '2000' } },
  });
  const wanted = Number(values.moves);
  const wrong: string[] = [];
  let [moves, speaking, inFavor, facts] = [0, 0, 0, 0];
  const kinds = new Map<string, number>();
  for (const { board, marked } of markedMoves()) {
    const { direction, best, ratings = [] } = marked;
    wrong.push(...wrongReasons(board, 0.1, ratings, direction));
    const [ofBest, ofPlayed] = [best, direction].map((of) =>
      ratings.find((rating) => rating.direction === of),
    );
    const told = new Set([...ofBest!.reasons, ...ofPlayed!.reasons].map(({ kind }) => kind));
    for (const kind of told) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (told.size) speaking++;
    if (ofPlayed!.inFavor) inFavor++;
    facts += ratings.reduce((sum, { reasons: given }) => sum + given.length, 0);
    if (++moves === wanted) break;
    if (moves % 100 === 0) process.stderr.write(`\r${moves} of ${wanted} `);
  }
  process.stderr.write('\r\u001b[K');
  const share = (count: number) => `${((100 * count) / moves).toFixed(1)} %`;
  console.log(
    `${share(speaking)} of ${moves} marked moves get a fact that speaks for the best move,`,
  );
  console.log(`${share(inFavor)} more facts that speak for the move played.`);
  console.log(`${facts} facts, ${wrong.length} moves with a wrong one.`);
  for (const [kind, count] of kinds) console.log(`${kind}: ${share(count)}`);
  console.log(wrong.slice(0, 10).join('\n'));
}
