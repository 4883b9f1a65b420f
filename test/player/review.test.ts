import { expect } from '@open-wc/testing';
import { Game, steps, type Direction } from '../../src/engine/index.js';
import {
  ComputerPlayer,
  ReplayError,
  review,
  type Mark,
  type Review,
} from '../../src/player/index.js';
import { startHost } from '../../src/player/worker/host.js';
import { boardOf, playOn, rejection } from '../support/plays.js';

const budget = 200;
const player = new ComputerPlayer({ budget });

/** A game by the computer; with a slip every so many moves, if asked for. */
function played(seed: string, moves: number, slips = Infinity): Game {
  const game = new Game({ seed });
  while (game.moves < moves && game.canMove()) {
    const slip = game.moves % slips === slips - 1;
    game.move(slip ? game.legalMoves().at(-1)! : player.chooseMove(game));
  }
  return game;
}

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);

describe('review()', () => {
  it('rates each move as rate() does before it', async () => {
    const { replay } = played('review', 60, 7);
    const { moves } = await review(replay, { budget });
    const entries = [...steps(replay)];
    expect(moves.map(({ index }) => index)).to.deep.equal(
      entries.slice(1).map(({ index }) => index),
    );
    for (const { index, direction, best, value, loss } of moves) {
      const ratings = await player.rate(entries[index - 1]!.position);
      expect(direction).to.equal(entries[index]!.move!.direction);
      expect([best, value]).to.deep.equal([ratings[0]!.direction, ratings[0]!.value]);
      expect(loss).to.equal(ratings.find((one) => one.direction === direction)!.loss);
    }
  });

  it('judges a position as rateAsReview() does, also where a win ends the game', async () => {
    const computer = startHost(new AbortController().signal);
    for (const afterWin of ['continue', 'stop'] as const) {
      const { replay } = playOn(new Game({ seed: 'one judgement', afterWin }), 40);
      const { moves } = await review(replay);
      const entries = [...steps(replay)];
      for (const { index, direction, best, value, loss, ratings } of moves) {
        const rated = (await computer.rateAsReview(entries[index - 1]!.position))!;
        expect([best, value]).to.deep.equal([rated[0]!.direction, rated[0]!.value]);
        expect(loss).to.equal(rated.find((one) => one.direction === direction)!.loss);
        const losses = (list = rated) => list.map((one) => [one.direction, one.loss]);
        expect(losses()).to.deep.equal(losses(ratings ? [...ratings] : rated));
      }
    }
  });

  const least = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 } as const;
  /** Blunders and mistakes occur in these. */
  const randomGames = [
    playOn(new Game({ seed: 'c' })).replay,
    playOn(new Game({ seed: 'p' }), Infinity, 2).replay,
  ];

  it('marks moves by the share of the expected score that they cost, with their ratings', async () => {
    const reviews = await Promise.all(randomGames.map((line) => review(line, { budget })));
    for (const { moves } of reviews) {
      for (const { loss, value, mark, ratings, best } of moves) {
        if (mark) expect(loss / value).to.be.at.least(least[mark]);
        expect(ratings?.[0]!.direction).to.equal(mark && best);
      }
    }
    for (const mark of Object.keys(least) as Mark[]) {
      const withMark = ({ moves }: Review) => moves.filter((move) => move.mark === mark).length;
      expect(reviews.map(({ marks }) => marks[mark])).to.deep.equal(reviews.map(withMark));
      if (mark !== 'inaccuracy') expect(sum(reviews.map(withMark))).to.be.greaterThan(0);
    }
  });

  it('marks a move exactly if playing on confirms that another is better', async () => {
    const computer = startHost(new AbortController().signal);
    const counts = { confirmed: 0, doubted: 0, unchecked: 0 };
    for (const line of randomGames) {
      const entries = [...steps(line)];
      for (const { index, mark, confirmed, best, direction } of (await review(line)).moves) {
        expect(mark !== undefined).to.equal(confirmed === true);
        counts[confirmed === undefined ? 'unchecked' : confirmed ? 'confirmed' : 'doubted']++;
        if (!confirmed) continue;
        const { position } = entries[index - 1]!;
        expect(await computer.isSurelyWorse(position, direction, best)).to.equal(true);
      }
    }
    for (const count of Object.values(counts)) expect(count).to.be.greaterThan(0);
  });

  const judge = async (board: string, score: number, worse: Direction, better: Direction) => {
    const computer = startHost(new AbortController().signal);
    const game = new Game({ board: boardOf(board), score, seed: 'clear' });
    const { position } = [...steps(game.replay)].at(-1)!;
    game.move(worse);
    const [move] = (await review(game.replay)).moves;
    const { mark, confirmed, loss, value } = move!;
    const isSure = await computer.isSurelyWorse(position, worse, better);
    return { isSure, confirmed, mark, isSeen: mark !== undefined || loss >= 0.05 * value };
  };

  it('asks for clearer games where the search itself sees no mistake', async () => {
    const seen = '4 8 4 . / 2 4 16 256 / 4 16 32 64 / 32 2 4 2';
    expect(await judge(seen, 2424, 'up', 'right')).to.include({
      ...{ isSure: true, confirmed: true, mark: 'blunder' },
    });
    const unseen = '2 2 32 4 / 8 32 64 8 / 4 32 256 16 / 2 4 32 64';
    expect(await judge(unseen, 2932, 'left', 'right')).to.deep.equal({
      ...{ isSure: true, confirmed: false, mark: undefined, isSeen: false },
    });
  });

  it('marks no move that only weak players lose by', async () => {
    // They answer down with another down, and most of their games are over within a hundred moves.
    const board = '64 2 32 2 / 8 128 256 2 / 4 64 32 4 / 2 8 4 8';
    expect(await judge(board, 3400, 'down', 'up')).to.include({
      ...{ isSure: false, confirmed: false, mark: undefined },
    });
    const locked = '64 2 32 2 / 8 128 256 8 / 4 64 16 8 / 2 8 2 2';
    expect(await judge(locked, 3344, 'left', 'right')).to.include({
      ...{ isSure: true, confirmed: true, mark: 'inaccuracy' },
    });
  });

  it('checks a move on a crowded board that only the search suspects', async () => {
    // Short games of the weakest player see no difference: he loses after either move.
    const board = '. 8 16 64 / 2 256 32 16 / 2 16 4 2 / 8 32 16 4';
    expect(await judge(board, 2500, 'down', 'up')).to.include({
      ...{ isSure: true, confirmed: true, mark: 'blunder' },
    });
  });

  it('marks a pointless move out of the corner, by how much sooner games end', async () => {
    const board = boardOf('1024 512 256 128 / 4 8 16 64 / . 2 4 8 / . . . 2');
    const game = new Game({ board, seed: 'corner', score: 15_000 });
    game.move('down');
    const [move] = (await review(game.replay)).moves;
    expect(move!.mark).to.equal('mistake');
    expect(move!.best).not.to.equal('down');
  });

  it('finds the three greatest changes by confirmed mistakes and by luck before the last ten moves', async () => {
    const game = new Game({ seed: 'sums' });
    while (game.canMove()) game.move(game.legalMoves()[0]!);
    const { moves, turningPoints } = await review(game.replay, { budget });
    const sizes = moves
      .slice(0, -10)
      .flatMap(({ confirmed, loss, luck }) => [confirmed ? loss : 0, Math.abs(luck)]);
    const greatest = sizes.sort((one, other) => other - one).slice(0, 3);
    expect(turningPoints.map(({ change }) => Math.abs(change))).to.deep.equal(greatest);
    for (const { index, value, cause, change } of turningPoints) {
      const { value: before, loss, luck } = moves[index - 1]!;
      expect(value).to.equal(before);
      expect(change).to.equal(cause === 'play' ? -loss : luck);
    }
  });

  for (const moves of [32, 33, Infinity]) {
    it(`splits the difference between expected and reached score in ${moves} moves`, async () => {
      const game = played('way', moves, 30);
      const result = await review(game.replay, { budget });
      expect(result.byLuck).to.equal(sum(result.moves.map(({ luck }) => luck)));
      expect(result.expected).to.equal(result.moves[0]!.value);
      const last = game.over ? game.score : (await player.rate(game))[0]!.value;
      expect(result.reached).to.equal(last);
      expect(result.expected + result.byPlay + result.byLuck).to.equal(last);
    });
  }

  it('ignores edits after the last move, and giving up after them', async () => {
    const game = played('hand', 20);
    const before = await review(game.replay, { budget });
    game.setScore(game.score + 5000);
    game.setTile(0, 0, 1024);
    game.giveUp();
    expect(await review(game.replay, { budget })).to.deep.equal(before);
  });

  it('reviews a game that was given up as if it went on', async () => {
    const game = played('hand', 20);
    const before = await review(game.replay, { budget });
    game.giveUp();
    expect(await review(game.replay, { budget })).to.deep.equal(before);
  });

  it('reviews a game that ends with its win as if it went on', async () => {
    const board = boardOf('1024 1024 64 2 / 8 16 4 . / 4 2 . . / 2 . . .');
    const games = (['stop', 'continue'] as const).map((afterWin) => {
      const game = new Game({ board, afterWin, random: () => ({ cell: 12, value: 2 }) });
      game.move('right');
      return game;
    });
    expect(games.map(({ over }) => over)).to.deep.equal([true, false]);
    const [stopped, going] = await Promise.all(games.map((game) => review(game.replay)));
    expect(stopped).to.deep.equal(going);
  });

  it('finds the place of its luck among all games', async () => {
    const { moves, byLuck, luckierThan } = await review(played('place', 60).replay, { budget });
    const place = byLuck / Math.sqrt(sum(moves.map(({ luck }) => luck * luck)));
    // Simpson's rule under the normal distribution's bell.
    const bell = (at: number) => Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI);
    const width = place / 100;
    const areas = Array.from(
      { length: 101 },
      (_, nth) => (bell(nth * width) * width * (nth % 100 ? (nth % 2 ? 4 : 2) : 1)) / 3,
    );
    expect(luckierThan).to.be.closeTo(0.5 + sum(areas), 0.0002);
  });

  it('measures luck that averages zero over all tiles that could have come', async () => {
    const board = boardOf('64 32 16 4 / 8 16 8 2 / 4 2 4 . / 2 2 . .');
    const slid = new Game({ board, random: () => ({ cell: 15, value: 2 }) });
    slid.move('left');
    const empty = slid.board.flat().flatMap((value, cell) => (value && cell !== 15 ? [] : [cell]));
    let mean = 0;
    const lucks: number[] = [];
    for (const cell of empty) {
      for (const value of [2, 4]) {
        const chance = value === 2 ? 0.9 : 0.1;
        const game = new Game({ board, random: () => ({ cell, value }) });
        game.move('left');
        const { byLuck: luck } = await review(game.replay);
        mean += (chance / empty.length) * luck;
        lucks.push(luck);
      }
    }
    expect(Math.abs(mean)).to.be.below(1);
    expect(Math.max(...lucks)).to.be.greaterThan(10);
    expect(Math.min(...lucks)).to.be.below(-10);
  });

  it('calls the tile that ends a game bad luck', async () => {
    const board = boardOf('2 4 2 4 / 4 2 4 2 / 2 4 2 4 / . 8 16 32');
    const luckOf = async (value: number) => {
      const game = new Game({ board, random: () => ({ cell: 15, value }) });
      game.move('left');
      return (await review(game.replay)).byLuck;
    };
    expect(await luckOf(2)).to.be.below(0);
    expect(await luckOf(4)).to.be.greaterThan(0);
  });

  it('counts an edit as an entry, and reviews the moves after the last one', async () => {
    const game = played('hand', 3);
    game.setScore(500);
    game.move(player.chooseMove(game));
    const { moves } = await review(game.replay, { budget });
    expect(moves.map(({ index }) => index)).to.deep.equal([5]);
    expect(moves[0]!.value).to.be.greaterThan(500);
  });

  it('returns the same result again, and nothing for a game without moves', async () => {
    const { replay } = played('again', 40);
    expect(await review(replay, { budget })).to.deep.equal(await review(replay, { budget }));
    const none = await review(new Game({ seed: 1 }).replay);
    const { expected } = none;
    expect(expected).to.be.greaterThan(0);
    expect(none).to.deep.equal({
      ...{ moves: [], byPlay: 0, byLuck: 0, luckierThan: 0.5, turningPoints: [] },
      marks: { inaccuracy: 0, mistake: 0, blunder: 0 },
      ...{ expected, reached: expected },
    });
  });

  it('reports its progress, up to the last move', async () => {
    const seen: [number, number][] = [];
    await review(played('progress', 70).replay, {
      budget,
      onProgress: (done, total) => seen.push([done, total]),
    });
    expect(seen.length).to.be.greaterThan(2);
    const done = seen.map(([count]) => count);
    expect(done).to.deep.equal(done.toSorted((one, other) => one - other));
    expect(seen.at(-1)).to.deep.equal([70, 70]);
  });

  it('stops when the signal is aborted, before it begins and in the middle', async () => {
    const { replay } = played('stop', 300);
    const before = AbortSignal.abort(new Error('before'));
    const refused = await rejection(review(replay, { signal: before }));
    expect(refused.message).to.equal('before');
    const controller = new AbortController();
    let reviewed = 0;
    const stopped = review(replay, {
      budget,
      signal: controller.signal,
      onProgress(done) {
        reviewed = done;
        controller.abort(new Error('enough'));
      },
    });
    expect((await rejection(stopped)).message).to.equal('enough');
    expect(reviewed).to.be.below(300);
  });

  it('refuses anything but a game, and games under rules without values', async () => {
    expect(await rejection(review('nonsense'))).to.be.instanceOf(ReplayError);
    expect(await rejection(review(5 as unknown as string))).to.be.instanceOf(TypeError);
    for (const [options, message] of [
      [{ size: '5x4' }, 'columns of line must be 4, not 5'],
      [{ winTile: 64 }, 'winTile of line must be 2048, not 64'],
      [{ fourChance: 0.5 }, 'fourChance of line must be 0.1, not 0.5'],
    ] as const) {
      const error = await rejection(review(new Game({ seed: 1, ...options }).replay));
      expect(error).to.be.instanceOf(RangeError);
      expect(error).to.have.property('message', message);
    }
  });

  it('names an option that is not allowed', async () => {
    const { replay } = played('options', 3);
    for (const [options, message] of [
      [5, 'options must be a plain object, not 5'],
      [
        { onprogress: () => 0 },
        'name of an option must be budget, signal or onProgress, not "onprogress"',
      ],
      [{ budget: 0 }, 'budget must be a finite number above 0, not 0'],
      [{ signal: {} }, 'signal must be an AbortSignal, not an object'],
      [{ onProgress: 'log' }, 'onProgress must be a function, not "log"'],
    ] as const) {
      const error = await rejection(review(replay, options as { budget: number }));
      expect(error).to.have.property('message', message);
    }
  });
});
