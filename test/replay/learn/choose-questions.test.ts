import { expect } from '@open-wc/testing';
import type { Mark, MoveReview, Rating } from '../../../src/player/index.js';
import {
  firstQuestions,
  moreQuestions,
  type QuestionChecks,
} from '../../../src/replay/learn/choose-questions.js';
import { DIRECTIONS } from '../../support/plays.js';

const value = 1000;

/** Ratings of four moves by their losses, `up` first. */
const rated = (...losses: number[]): Rating[] =>
  losses.map((loss, nth) => ({
    ...{ direction: DIRECTIONS[nth]!, value: value - loss, loss, reasons: [] },
  }));

/** An inaccuracy that costs so many points; `left` was played instead of `up`. */
const inaccuracy = (loss: number): Partial<MoveReview> => ({
  ...{ loss, direction: 'left', mark: loss < 50 ? undefined : 'inaccuracy' },
});
/** A mistake that the review has confirmed, or a move that is none since it was not. */
const mistake = (loss: number, confirmed = true): Partial<MoveReview> => {
  const mark: Mark = confirmed ? 'mistake' : 'inaccuracy';
  return { loss, direction: 'left', mark, confirmed };
};

/** A game of so many moves, all of them the best one, `up`, but for these, by their index. */
function game(length: number, others: Record<number, Partial<MoveReview>>): MoveReview[] {
  return Array.from({ length }, (_, at): MoveReview => {
    const index = at + 1;
    const good = { index, direction: 'up', best: 'up', value, loss: 0, luck: 0 } as const;
    return { ...good, ...others[index] };
  });
}

/** So many mistakes, each dearer than the one before, at 10, 30, 50 and so on. */
const mistakes = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, nth) => [10 + nth * 20, mistake(100 + nth)]),
  );

const indexes = (moves: readonly MoveReview[]) => moves.map(({ index }) => index);

/** All questions of a game, in the order in which they are found. */
async function found(moves: MoveReview[], checks: Partial<QuestionChecks> = {}) {
  const first = firstQuestions(moves);
  const more: MoveReview[] = [];
  const all = {
    rate: () => Promise.resolve(rated(0, 300, 300, 300)),
    isSure: () => Promise.resolve(true),
    ...checks,
  };
  for await (const move of moreQuestions(moves, first, all)) more.push(move);
  const isDecoy = ({ direction, best }: MoveReview) => direction === best;
  const [decoys, wrong] = [true, false].map((one) => more.filter((move) => isDecoy(move) === one));
  return { first: indexes(first), more: indexes(more), decoys: decoys!, wrong: indexes(wrong!) };
}

const sureAt =
  (...at: number[]): QuestionChecks['isSure'] =>
  ({ index }) =>
    Promise.resolve(at.includes(index));

describe('firstQuestions', () => {
  it('has the mistakes that the review has confirmed, in the order of the game', () => {
    const moves = game(100, {
      10: mistake(100),
      20: mistake(300),
      30: mistake(200, false),
      40: inaccuracy(60),
    });
    expect(indexes(firstQuestions(moves))).to.deep.equal([10, 20]);
  });

  it('leaves out a mistake within three moves of a costlier one', () => {
    const moves = game(100, {
      20: mistake(100),
      23: mistake(300),
      26: mistake(200),
      27: mistake(150),
      40: mistake(120),
    });
    expect(indexes(firstQuestions(moves))).to.deep.equal([23, 27, 40]);
  });

  it('has the costliest of those as well to have three questions', () => {
    const close = { 20: mistake(100), 21: mistake(300), 23: mistake(200) };
    expect(indexes(firstQuestions(game(100, close)))).to.deep.equal([20, 21, 23]);
  });

  it('has the eight costliest at most, so that two decoys can be added', () => {
    const expected = [4, 5, 6, 7, 8, 9, 10, 11].map((nth) => 10 + nth * 20);
    expect(indexes(firstQuestions(game(400, mistakes(12))))).to.deep.equal(expected);
  });
});

describe('moreQuestions', () => {
  it('adds other moves, the costliest first, if that is certain', async () => {
    const moves = game(100, {
      20: inaccuracy(60),
      30: inaccuracy(80),
      40: inaccuracy(70),
      50: inaccuracy(90),
      60: inaccuracy(50),
    });
    const { first, more } = await found(moves, { isSure: sureAt(20, 30, 40, 60) });
    expect([first, more]).to.deep.equal([[], [30, 40, 20]]);
  });

  it('does not check again what the review has doubted', async () => {
    const checked: number[] = [];
    const moves = game(100, { 10: mistake(200, false), 20: inaccuracy(60) });
    const { more } = await found(moves, {
      isSure: ({ index }) => {
        checked.push(index);
        return Promise.resolve(true);
      },
    });
    expect([more, checked]).to.deep.equal([[20], [20]]);
  });

  it('asks about moves without a mark only to have three questions', async () => {
    const moves = game(100, { 10: mistake(200), 50: inaccuracy(30), 70: inaccuracy(40) });
    expect((await found(moves)).more).to.deep.equal([70, 50]);
    moves[19] = { ...moves[19]!, ...inaccuracy(60) };
    expect((await found(moves)).more).to.deep.equal([20, 70]);
    moves[88] = { ...moves[88]!, ...mistake(100) };
    moves[79] = { ...moves[79]!, ...mistake(100) };
    expect(await found(moves)).to.deep.include({ first: [10, 80, 89], more: [] });
  });

  it('asks about moves close to others only to have three questions, and after all that are not', async () => {
    const moves = game(100, { 10: mistake(200), 12: inaccuracy(90), 31: inaccuracy(40) });
    expect((await found(moves)).more).to.deep.equal([31, 12]);
    expect((await found(moves, { isSure: sureAt(12) })).more).to.deep.equal([12]);
    moves[49] = { ...moves[49]!, ...mistake(100) };
    moves[69] = { ...moves[69]!, ...mistake(100) };
    expect(await found(moves)).to.deep.include({ first: [10, 50, 70], more: [] });
  });

  it('finds nothing where no move is certainly a mistake', async () => {
    const moves = game(100, { 10: inaccuracy(60), 20: inaccuracy(40) });
    const { first, more } = await found(moves, { isSure: sureAt() });
    expect([first, more]).to.deep.equal([[], []]);
  });

  it('plays on after forty moves at most', async () => {
    let checks = 0;
    const others = Array.from({ length: 90 }, (_, nth) => [5 + nth * 4, inaccuracy(60)]);
    await found(game(400, Object.fromEntries(others) as Record<number, Partial<MoveReview>>), {
      isSure: () => {
        checks++;
        return Promise.resolve(false);
      },
    });
    expect(checks).to.equal(40);
  });

  it('adds one decoy from five mistakes on and two from seven, before other questions', async () => {
    for (const [count, decoys] of [
      [4, 0],
      [5, 1],
      [6, 1],
      [7, 2],
      [8, 2],
      [12, 2],
    ] as const) {
      const { first, more, ...found_ } = await found(game(400, mistakes(count)));
      expect(found_.decoys.length, `${count} mistakes`).to.equal(decoys);
      expect(first.length + more.length).to.equal(Math.min(10, count + decoys));
      expect(indexes(found_.decoys)).to.deep.equal(more.slice(0, decoys));
    }
  });

  it('takes for a decoy the best move that was played where most was at stake, away from all marks', async () => {
    const moves = game(300, mistakes(8));
    const asked: number[] = [];
    const { decoys } = await found(moves, {
      rate: ({ index }) => {
        asked.push(index);
        return Promise.resolve(rated(0, index, index, index));
      },
    });
    for (const { index } of decoys) {
      for (const { mark, index: other } of moves) {
        if (mark) expect(Math.abs(other - index)).to.be.greaterThan(3);
      }
    }
    expect(decoys[0]!.index).to.equal(Math.max(...asked));
    expect(asked.length).to.be.within(2, 12);
  });

  it('has no decoy that is not certainly better than the second best move', async () => {
    const forced = () => Promise.resolve(rated(0));
    for (const checks of [{ isSure: sureAt() }, { rate: forced }]) {
      const { decoys, wrong } = await found(game(400, mistakes(12)), checks);
      // The mistakes that had to wait for decoys are asked instead.
      expect([decoys.length, wrong.length]).to.deep.equal([0, 2]);
    }
  });

  it('goes on after the questions that are known, decoys too', async () => {
    const moves = game(400, mistakes(12));
    const first = firstQuestions(moves);
    const known = [...first, moves[1]!, moves[21]!];
    const checks = { rate: () => Promise.resolve([]), isSure: () => Promise.resolve(true) };
    for await (const move of moreQuestions(moves, known, checks)) expect.fail(`${move.index}`);
  });
});
