import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { ComputerPlayer, type Rating, type Reason } from '../../src/player/index.js';
import { boardOf } from '../support/plays.js';
import { randomBoard, wrongReasons } from '../support/reasons.js';

const rate = (board: number[][], fourChance = 0.1): Promise<readonly Rating[]> =>
  new ComputerPlayer({ budget: 1 }).rate(new Game({ board, fourChance }));

const reasonOf = (ratings: readonly Rating[], direction: string, kind: Reason['kind']) =>
  ratings.find((one) => one.direction === direction)?.reasons.find((one) => one.kind === kind);

describe('Reasons', () => {
  it('speak for the best move, and are true of 600 random boards by a count of their cells', async () => {
    let seed = 1;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const sizes = [[4, 4], [4, 4], [4, 4], [3, 3], [5, 4], [2, 6]] as const; // prettier-ignore
    for (let trial = 0; trial < 600; trial++) {
      const [columns, rows] = sizes[trial % sizes.length]!;
      const board = randomBoard(columns, rows, random);
      const fourChance = trial % 5 ? 0.1 : 0.5;
      expect(wrongReasons(board, fourChance, await rate(board, fourChance))).to.deep.equal([]);
    }
  });

  it('say how likely the next tile ends the game', async () => {
    const ratings = await rate(boardOf('2 4 2 4 / 4 2 4 2 / 2 4 2 4 / . 8 16 32'));
    const reason = (direction: string) => reasonOf(ratings, direction, 'stuck-next');
    expect(reason('left')).to.deep.equal({ kind: 'stuck-next', chance: 0.9, within: 1 });
    expect(reason('down')).to.equal(undefined);
  });

  it('are omitted for a single move', async () => {
    const ratings = await rate(boardOf('2 4 / . .'));
    expect(ratings).to.have.length(1);
    expect(ratings[0]!.reasons).to.deep.equal([]);
  });
});
