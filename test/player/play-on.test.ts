import { expect } from '@open-wc/testing';
import type { Direction } from '../../src/engine/index.js';
import { startHost } from '../../src/player/host.js';
import { doJob, workInSlices } from '../../src/player/jobs.js';
import { clearness, GAMES, LONG_TEST, MOST_MOVES, SURE, WAYS } from '../../src/player/played-on.js';
import { TimeSlice } from '../../src/scheduling/time-slice.js';
import { boardOf } from '../support/plays.js';
import { situationFrom, tasksPlayedOn } from './played-lengths.js';

const computer = startHost(new AbortController().signal);
const rules = { fourChance: 0.1 } as Parameters<typeof computer.playOn>[0]['rules'];
const gameOf = (board: string) => ({ board: boardOf(board), rules });
/** Right ends the game, unless a 4 comes; up leaves a way. */
const tight = '8 4 2 . / 16 32 8 4 / 4 64 32 2 / 32 2 256 32';

describe('Playing on after a move', () => {
  it('lasts equally long on every machine', async () => {
    for (const { task, lengths } of tasksPlayedOn) {
      expect([...doJob(task)], JSON.stringify(task)).to.deep.equal(lengths);
    }
    const { task, lengths } = tasksPlayedOn[30]!;
    expect([...(await workInSlices(task))!]).to.deep.equal(lengths);
  });

  it('gives a game by its number alone, wherever its task begins', () => {
    const { task } = tasksPlayedOn[25]!;
    const [first, next] = [doJob(task), doJob({ ...task, firstGame: 5 })];
    expect([...next.subarray(0, 5)]).to.deep.equal([...first.subarray(5)]);
  });

  it('gives boards that are the same up to rotation and reflection the same games', () => {
    const { task } = tasksPlayedOn[31]!;
    const cells = task.cells.slice().reverse();
    const direction = (task.direction + 2) % 4;
    expect(doJob({ ...task, cells, direction })).to.deep.equal(doJob(task));
  });

  it('is not disturbed by other games that are played on meanwhile', async () => {
    const tasks = tasksPlayedOn.slice(24, 30);
    const slice = () => new TimeSlice(() => (looks += 1000));
    let looks = 0;
    const all = await Promise.all(tasks.map(({ task }) => workInSlices(task, undefined, slice())));
    expect(all.map((one) => [...one!])).to.deep.equal(tasks.map(({ lengths }) => lengths));
  });

  it('takes fours as often as the rules say', () => {
    const { task } = tasksPlayedOn[27]!;
    expect(doJob({ ...task, fourChance: 0.9 })).not.to.deep.equal(doJob(task));
  });
});

describe('playOn() of a host', () => {
  it('plays after each legal move, in all ways', async () => {
    const played = (await computer.playOn(gameOf(tight)))!;
    expect(played.map(({ direction }) => direction)).to.deep.equal(['up', 'right']);
    for (const { lengths } of played) {
      expect(lengths.map(({ length }) => length)).to.deep.equal(WAYS.map(() => GAMES));
      expect(Math.max(...lengths.flatMap((one) => [...one]))).to.be.at.most(MOST_MOVES);
    }
  });

  it('plays the games of ten a task, in their order', async () => {
    const situation = situationFrom('1229386317540431');
    const board = [...situation.cells].map((rank) => rank && 2 ** rank);
    const rows = [0, 4, 8, 12].map((start) => board.slice(start, start + 4));
    const [played] = (await computer.playOn({ board: rows, rules }, ['left']))!;
    const tasks = Array.from({ length: GAMES / 10 }, (_, nth) => nth * 10);
    for (const [nth, way] of WAYS.entries()) {
      const task = { kind: 'play-on', ...situation, direction: 3, way } as const;
      const expected = tasks.flatMap((firstGame) => [...doJob({ ...task, firstGame })]);
      expect([...played!.lengths[nth]!]).to.deep.equal(expected);
    }
  });

  it('finds nothing to play on in a lost position, and only one move where only one is legal', async () => {
    expect(await computer.playOn(gameOf('2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 2'))).to.deep.equal(
      [],
    );
    const one = await computer.playOn(gameOf('2 4 2 4 / 4 2 4 2 / 2 4 2 4 / . . . .'), [
      'up',
      'down',
    ]);
    expect(one!.map(({ direction }) => direction)).to.deep.equal(['down']);
  });

  it('finds moves equal that lead to the same board, turned', async () => {
    const game = gameOf('2 2 4 8 / 2 . . . / 4 . . . / 8 . . .');
    const [up, left] = (await computer.playOn(game, ['up', 'left']))!;
    expect(up!.lengths).to.deep.equal(left!.lengths);
    expect(clearness(up!, left!)).to.equal(0);
  });

  it('stops after the first way that doubts, if it is asked to', async () => {
    const countOf = async (board: string, directions: Direction[]) => {
      const played = await computer.playOn(gameOf(board), directions, { test: LONG_TEST });
      return played!.map(({ lengths }) => lengths.length);
    };
    const symmetric = '2 2 4 8 / 2 . . . / 4 . . . / 8 . . .';
    expect(await countOf(symmetric, ['up', 'left'])).to.deep.equal([1, 1]);
    expect(await countOf(tight, ['up', 'right'])).to.deep.equal([3, 3]);
  });

  it('stops with a signal, at once or in the middle', async () => {
    const options = (signal: AbortSignal) => ({ signal });
    const stopped = await computer.playOn(gameOf(tight), undefined, options(AbortSignal.abort()));
    expect(stopped).to.equal(null);
    const controller = new AbortController();
    const playing = computer.playOn(gameOf(tight), undefined, options(controller.signal));
    controller.abort();
    expect(await playing).to.equal(null);
  });

  it('stops with its board', async () => {
    const closing = new AbortController();
    const host = startHost(closing.signal);
    const playing = host.playOn(gameOf(tight));
    const checking = host.isSurelyWorse(situationFrom('3210453226515185'), 'right', 'up');
    closing.abort();
    expect([await playing, await checking]).to.deep.equal([null, null]);
  });
});

describe('isSurelyWorse() of a host', () => {
  it('is true only of the move after which the games are surely shorter', async () => {
    const situation = situationFrom('3210453226515185');
    expect(await computer.isSurelyWorse(situation, 'right', 'up')).to.equal(true);
    expect(await computer.isSurelyWorse(situation, 'up', 'right')).to.equal(false);
    const [up, right] = (await computer.playOn(gameOf(tight), ['up', 'right']))!;
    expect(clearness(up!, right!)).to.be.greaterThan(SURE);
  });
});
