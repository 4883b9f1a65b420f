import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { ComputerPlayer, type Rating, type Reason } from '../../src/player/index.js';
import { boardOf, dice, runs } from '../support/plays.js';
import { isLater, randomBoard, wrongReasons } from '../support/reasons.js';

const rate = (board: number[][], fourChance = 0.1): Promise<readonly Rating[]> =>
  new ComputerPlayer({ budget: 1 }).rate(new Game({ board, fourChance }));

const reasonOf = (ratings: readonly Rating[], direction: string, kind: Reason['kind']) =>
  ratings.find((one) => one.direction === direction)?.reasons.find((one) => one.kind === kind);

describe('Reasons', () => {
  it('speak for the best move, and are true by a count of the cells of random boards', async () => {
    const roll = dice(1);
    const random = () => roll(2 ** 32) / 2 ** 32;
    const sizes = [[4, 4], [4, 4], [4, 4], [3, 3], [5, 4], [2, 6]] as const; // prettier-ignore
    for (let trial = 0; trial < runs(600); trial++) {
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

  it('say that the largest tile comes into a corner', async () => {
    const ratings = await rate(boardOf('128 1024 1024 . / 64 16 32 4 / 8 2 . . / 2 . . 2'));
    const reached = { kind: 'corner-reached', tile: 2048 };
    expect(reasonOf(ratings, 'right', 'corner-reached')).to.deep.equal(reached);
    expect(reasonOf(ratings, 'left', 'corner-reached')).to.equal(undefined);
  });

  it('say what follows some moves later where the board says little', async () => {
    const later = async (board: string, direction: string) => {
      const ratings = await rate(boardOf(board));
      const reasons = ratings.find((one) => one.direction === direction)!.reasons.filter(isLater);
      const best = ratings[0]!.reasons.filter(isLater);
      return [reasons, best.length];
    };
    const corner = '4 4 2 . / 16 4 2 4 / 128 64 16 . / 2 256 64 32';
    const crowded = '2 16 4 4 / 2 8 16 4 / 128 64 4 2 / 256 128 16 4';
    const held = { kind: 'corner-later', tile: 256, moves: 3 } as const;
    expect(await later(corner, 'down')).to.deep.equal([[{ ...held, chance: 5 / 24 }], 0]);
    expect(await later(corner, 'up')).to.deep.equal([[{ ...held, chance: 0 }], 0]);
    expect(await later(crowded, 'up')).to.deep.equal([[{ ...held, chance: 0.625 }], 0]);
    expect(await later(crowded, 'down')).to.deep.equal([
      [{ kind: 'empty-later', count: 1.125, moves: 3 }],
      0,
    ]);
    // Not on other boards.
    expect(await later(`${corner.replaceAll(' /', ' 2 /')} 2`, 'up')).to.deep.equal([[], 0]);
  });

  it('are omitted for a single move', async () => {
    const ratings = await rate(boardOf('2 4 / . .'));
    expect(ratings).to.have.length(1);
    expect(ratings[0]!.reasons).to.deep.equal([]);
  });
});
