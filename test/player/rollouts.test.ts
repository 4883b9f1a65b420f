import { expect } from '@open-wc/testing';
import { startHost } from '../../src/player/worker/host.js';
import { GamesAfter, gamesAfter, type Play } from '../../src/player/judging/games-after.js';
import { doJob, workInSlices } from '../../src/player/worker/jobs.js';
import type { PlayedFrom } from '../../src/player/judging/rollouts.js';
import {
  clearness,
  extentOf,
  MOST_MOVES,
  SURE,
  POLICIES,
} from '../../src/player/judging/rollout-results.js';
import { LONG_TESTS, SHORT_TEST } from '../../src/player/judging/tests.js';
import { TimeSlice } from '../../src/scheduling/time-slice.js';
import { boardOf } from '../support/plays.js';
import { outcomeOf, situationFrom, tasksPlayedOn } from './played-lengths.js';

const computer = startHost(new AbortController().signal);
const rules = { fourChance: 0.1 } as Parameters<typeof computer.compare>[0]['rules'];
const gameOf = (board: string) => ({ board: boardOf(board), rules });
/** Right ends the game, unless a 4 comes; up leaves a way. */
const tight = '8 4 2 . / 16 32 8 4 / 4 64 32 2 / 32 2 256 32';

describe('Playing on after a move', () => {
  it('lasts equally long on every machine', async () => {
    for (const { task, lengths } of tasksPlayedOn) {
      expect([...doJob(task).lengths], JSON.stringify(task)).to.deep.equal(lengths);
    }
    const { task, lengths } = tasksPlayedOn[30]!;
    expect([...(await workInSlices(task))!.lengths]).to.deep.equal(lengths);
  });

  it('gives a game by its number alone, wherever its task begins', () => {
    const { task } = tasksPlayedOn[25]!;
    const [first, next] = [doJob(task).lengths, doJob({ ...task, firstGame: 5 }).lengths];
    expect([...next.subarray(0, 5)]).to.deep.equal([...first.subarray(5)]);
  });

  it('goes on with games as if they had never stopped', () => {
    for (const { task, lengths } of tasksPlayedOn) {
      let before = doJob({ ...task, mostMoves: 7 });
      for (const mostMoves of [60, 61]) {
        const most = lengths.map((length) => Math.min(length, mostMoves));
        before = doJob({ ...task, mostMoves, before });
        expect([...before.lengths]).to.deep.equal(most);
      }
      expect([...doJob({ ...task, before }).lengths]).to.deep.equal(lengths);
    }
  });

  it('gives boards that are the same up to rotation and reflection the same games', async () => {
    const situation = situationFrom('3210453226515185');
    const turned = { ...situation, cells: situation.cells.slice().reverse() };
    const found = await computer.findWorse(situation, { worse: 'right', better: 'up' }, []);
    const other = await computer.findWorse(turned, { worse: 'left', better: 'down' }, []);
    expect(found!.map(({ lengths }) => lengths)).to.deep.equal(
      other!.map(({ lengths }) => lengths),
    );
  });

  it('is not disturbed by other games that are played on meanwhile', async () => {
    const tasks = tasksPlayedOn.slice(24, 30);
    const slice = () => new TimeSlice(() => (looks += 1000));
    let looks = 0;
    const all = await Promise.all(tasks.map(({ task }) => workInSlices(task, undefined, slice())));
    const lengths = all.map((one) => [...one!.lengths]);
    expect(lengths).to.deep.equal(tasks.map((one) => one.lengths));
  });

  it('takes fours as often as the rules say', () => {
    const { task } = tasksPlayedOn[27]!;
    expect(doJob({ ...task, fourChance: 0.9 })).not.to.deep.equal(doJob(task));
  });
});

describe('playOn() of a host', () => {
  it('plays after each legal move, by all policies', async () => {
    const played = (await computer.rollOut(gameOf(tight)))!;
    expect(played.map(({ direction }) => direction)).to.deep.equal(['up', 'right']);
    for (const { lengths } of played) {
      const games = POLICIES.map((policy) => extentOf(policy)[0]);
      expect(lengths.map(({ length }) => length)).to.deep.equal(games);
      expect(Math.max(...lengths.flatMap((one) => [...one]))).to.be.at.most(MOST_MOVES);
    }
  });

  it('plays the games of ten a task, in their order', async () => {
    const situation = situationFrom('1229386317540431');
    const board = [...situation.cells].map((rank) => rank && 2 ** rank);
    const rows = [0, 4, 8, 12].map((start) => board.slice(start, start + 4));
    const [played] = (await computer.rollOut({ board: rows, rules }, ['left']))!;
    const { cells, fourChance } = outcomeOf(situation, 3);
    for (const [nth, policy] of POLICIES.entries()) {
      const [games, mostMoves] = extentOf(policy);
      const tasks = Array.from({ length: games / 10 }, (_, tens) => tens * 10);
      const task = { kind: 'play-on', cells, fourChance, policy, mostMoves } as const;
      const expected = tasks.flatMap((firstGame) => [...doJob({ ...task, firstGame }).lengths]);
      const isOver = (length: number) => length < mostMoves;
      expect([...played!.lengths[nth]!]).to.deep.equal(
        expected.map((length) => (isOver(length) ? length : MOST_MOVES)),
      );
    }
  });

  it('finds nothing to play on in a lost position, and only one move where only one is legal', async () => {
    expect(await computer.rollOut(gameOf('2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 2'))).to.deep.equal(
      [],
    );
    const one = await computer.rollOut(gameOf('2 4 2 4 / 4 2 4 2 / 2 4 2 4 / . . . .'), [
      'up',
      'down',
    ]);
    expect(one!.map(({ direction }) => direction)).to.deep.equal(['down']);
  });

  it('finds moves equal that lead to the same board, turned', async () => {
    const game = gameOf('2 2 4 8 / 2 . . . / 4 . . . / 8 . . .');
    const [up, left] = (await computer.rollOut(game, ['up', 'left']))!;
    expect(up!.lengths).to.deep.equal(left!.lengths);
    expect(clearness(up!, left!)).to.equal(0);
  });

  it('stops with a signal, at once or in the middle', async () => {
    const fresh = gameOf('8 4 2 . / 16 32 8 4 / 4 64 32 2 / 32 4 256 32');
    const stopped = await computer.rollOut(fresh, undefined, AbortSignal.abort());
    expect(stopped).to.equal(null);
    const controller = new AbortController();
    const playing = computer.rollOut(fresh, undefined, controller.signal);
    controller.abort();
    expect(await playing).to.equal(null);
  });

  it('stops with its board', async () => {
    const closing = new AbortController();
    const host = startHost(closing.signal);
    const playing = host.rollOut(gameOf('8 4 2 . / 16 32 8 4 / 4 64 32 2 / 32 8 256 32'));
    const checking = host.isSurelyWorse(gameOf(tight), 'right', 'up');
    closing.abort();
    expect([await playing, await checking]).to.deep.equal([null, null]);
  });
});

describe('isSurelyWorse() of a host', () => {
  it('is true only of the move after which the games are surely shorter', async () => {
    expect(await computer.isSurelyWorse(gameOf(tight), 'right', 'up')).to.equal(true);
    expect(await computer.isSurelyWorse(gameOf(tight), 'up', 'right')).to.equal(false);
    const [up, right] = (await computer.rollOut(gameOf(tight), ['up', 'right']))!;
    expect(clearness(up!, right!)).to.be.greaterThan(SURE);
  });
});

describe('findWorse() of a host', () => {
  const situation = situationFrom('3210453226515185');
  const tests = [SHORT_TEST, ...LONG_TESTS];

  it('resolves with the games after both moves if one is worse', async () => {
    const moves = { worse: 'right', better: 'up' } as const;
    const found = await computer.findWorse(situation, moves, tests);
    expect(found).to.deep.equal(await computer.rollOut(gameOf(tight), ['up', 'right']));
  });

  it('resolves with undefined as soon as a test does not find it worse', async () => {
    const moves = { worse: 'up', better: 'right' } as const;
    expect(await computer.findWorse(situation, moves, tests)).to.equal(undefined);
    const certain = [SHORT_TEST[0], 60, 1000] as const;
    const worse = { worse: 'right', better: 'up' } as const;
    expect(await computer.findWorse(situation, worse, [certain])).to.equal(undefined);
    const illegal = { worse: 'left', better: 'up' } as const;
    expect(await computer.findWorse(situation, illegal, tests)).to.equal(undefined);
  });
});

describe('Games that were played on', () => {
  const cells = outcomeOf(situationFrom('1229386317540431'), 3).cells;
  const count = () => {
    const tasks: PlayedFrom[] = [];
    const play: Play = (from) => {
      tasks.push(from);
      return Promise.resolve(doJob({ kind: 'play-on', ...from }));
    };
    return { tasks, play };
  };

  it('are not played again, and go on where they stopped', async () => {
    const { tasks, play } = count();
    const games = new GamesAfter(cells, 0.1);
    const short = (await games.lengths('tuned', 20, 30, play))!;
    expect(tasks.map(({ firstGame, before }) => [firstGame, before])).to.deep.equal([
      [0, undefined],
      [10, undefined],
    ]);
    const long = (await games.lengths('tuned', 30, 60, play))!;
    expect(tasks.slice(2).map(({ before }) => before?.mostMoves)).to.deep.equal([
      30,
      30,
      undefined,
    ]);
    expect(await games.lengths('tuned', 20, 30, play)).to.deep.equal(long.subarray(0, 20));
    expect(tasks.length).to.equal(5);
    expect([...short]).to.deep.equal([...long.subarray(0, 20)].map((one) => Math.min(one, 30)));
    const fresh = await new GamesAfter(cells, 0.1).lengths('tuned', 30, 60, play);
    expect(fresh).to.deep.equal(long);
  });

  it('resolve with null if they are stopped', async () => {
    const play = () => Promise.resolve(null);
    expect(await new GamesAfter(cells, 0.1).lengths('greedy', 10, 30, play)).to.equal(null);
  });

  it('are remembered by the board after the move, and the last three hundred of these', () => {
    const situation = situationFrom('2200000000000000');
    const mirrored = situationFrom('0000000000000022');
    const games = gamesAfter(situation)('left');
    expect(games).to.equal(gamesAfter(mirrored)('right'));
    expect(games).not.to.equal(gamesAfter({ ...situation, fourChance: 0.2 })('left'));
    expect(gamesAfter(situationFrom('0000000000000001'))('right')).to.equal(undefined);
    const others = (count: number) => {
      for (let nth = 0; nth < count; nth++) {
        const fourChance = 0.3 + nth / 10_000;
        gamesAfter({ ...situation, fourChance })('down');
      }
    };
    others(298);
    expect(gamesAfter(situation)('left')).to.equal(games);
    others(300);
    expect(gamesAfter(situation)('left')).not.to.equal(games);
  });
});
