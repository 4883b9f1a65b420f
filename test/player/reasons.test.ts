import { expect } from '@open-wc/testing';
import { Game, slide } from '../../src/engine/index.js';
import { startHost } from '../../src/player/worker/host.js';
import { ComputerPlayer, review, type Rating, type Reason } from '../../src/player/index.js';
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

  it('call a line out of order only if the other move leaves that line in order', async () => {
    const computer = startHost(new AbortController().signal);
    const roll = dice(2);
    const random = () => roll(2 ** 32) / 2 ** 32;
    const lineOf = (board: readonly (readonly number[])[], edge: string) => {
      if (edge === 'top') return board[0]!;
      if (edge === 'bottom') return board.at(-1)!;
      return board.map((row) => row.at(edge === 'left' ? 0 : -1)!);
    };
    const isInOrder = (line: readonly number[]) => {
      const tiles = line.filter(Boolean);
      const rising = tiles.toSorted((one, other) => one - other);
      return [rising, rising.toReversed()].some((sorted) => sorted.join() === tiles.join());
    };
    for (let told = 0; told < runs(60);) {
      const game = new Game({ board: randomBoard(4, 4, random) });
      const [better, worse] = game.legalMoves();
      if (!better || !worse) continue;
      const { other } = (await computer.compare(game))![better][worse];
      for (const reason of other.reasons) {
        if (reason.kind !== 'row') continue;
        told++;
        const [best, played] = [better, worse].map((move) => slide(game.board, move)!.board);
        expect(isInOrder(lineOf(best!, reason.line)), JSON.stringify(game.board)).to.equal(true);
        expect(isInOrder(lineOf(played!, reason.line))).to.equal(false);
      }
    }
  });

  it('compare two moves as a review compares the best one with the one played', async () => {
    const computer = startHost(new AbortController().signal);
    const board = boardOf('1024 512 256 128 / 4 8 16 64 / . 2 4 8 / . . . 2');
    const game = new Game({ board, seed: 'corner', score: 15_000 });
    const start = new Game({ board, score: 15_000 });
    game.move('down');
    const { ratings, best } = (await review(game.replay)).moves[0]!;
    const { best: first, other } = (await computer.compare(start))![best].down;
    const played = ratings!.find(({ direction }) => direction === 'down')!;
    expect(first.reasons).to.deep.equal(ratings![0]!.reasons);
    expect(first.reasons).not.to.deep.equal([]);
    expect([other.reasons, other.inFavor]).to.deep.equal([played.reasons, played.inFavor]);
  });

  it('say how likely the next tile ends the game', async () => {
    const ratings = await rate(boardOf('2 4 2 4 / 4 2 4 2 / 2 4 2 4 / . 8 16 32'));
    const reason = (direction: string) => reasonOf(ratings, direction, 'stuck-next');
    expect(reason('left')).to.deep.equal({ kind: 'stuck-next', chance: 0.9, within: 1 });
    expect(reason('down')).to.equal(undefined);
  });

  it('count no pair with a tile that comes beside two equal ones', async () => {
    const board = [
      [0, 2, 2, 0],
      [8, 64, 4, 0],
      [2, 16, 32, 2],
      [8, 32, 256, 8],
    ];
    const ratings = await rate(board);
    for (const direction of ['up', 'left']) {
      expect(reasonOf(ratings, direction, 'pairs'), direction).to.equal(undefined);
    }
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
