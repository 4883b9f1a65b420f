import { expect } from '@open-wc/testing';
import type { Mark, MoveReview, Rating } from '../../../src/player/index.js';
import { chooseQuestions } from '../../../src/replay/learn/choose-questions.js';
import { DIRECTIONS } from '../../support/plays.js';

const value = 1000;

/** Ratings of four moves by their losses, `up` first. */
const rated = (...losses: number[]): Rating[] =>
  losses.map((loss, nth) => ({
    ...{ direction: DIRECTIONS[nth]!, value: value - loss, loss, reasons: [] },
  }));

/** A game of so many moves. `losses` has the marked ones by their index: the best was `up`, `left` was played. */
function game(
  length: number,
  losses: Record<number, number>,
  ratings = [0, 100, 100],
): MoveReview[] {
  return Array.from({ length }, (_, at): MoveReview => {
    const index = at + 1;
    const loss = losses[index] ?? 0;
    const mark: Mark | undefined = loss ? 'mistake' : undefined;
    const direction = loss ? 'left' : 'up';
    return {
      ...{ index, direction, best: 'up', value, loss, luck: 0, mark },
      ...(mark && { ratings: rated(...ratings, loss) }),
    };
  });
}

const mistakesEvery = (step: number, count: number, from = 10) =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [from + nth * step, 100 + nth]));

const manyAtStake = () => Promise.resolve(rated(0, 300, 300, 300));

async function chosen(
  moves: MoveReview[],
  rate: (move: MoveReview) => Promise<Rating[]> = manyAtStake,
) {
  const questions = await chooseQuestions(moves, rate);
  const isMarked = ({ mark }: MoveReview) => mark !== undefined;
  return {
    marked: questions.filter(isMarked).map(({ index }) => index),
    decoys: questions.filter((move) => !isMarked(move)),
    all: questions.map(({ index }) => index),
  };
}

describe('chooseQuestions', () => {
  it('chooses the costliest mistakes, at most ten with the decoys, in the order of the game', async () => {
    const { marked, decoys, all } = await chosen(game(400, mistakesEvery(20, 15)));
    expect(marked).to.deep.equal([...Array(8).keys()].map((nth) => 150 + nth * 20));
    expect(decoys.length).to.equal(2);
    expect(all).to.deep.equal(all.toSorted((one, other) => one - other));
  });

  it('leaves out a mistake within five moves of a costlier one', async () => {
    const { all } = await chosen(game(100, { 20: 100, 25: 300, 30: 200, 31: 150 }));
    expect(all).to.deep.equal([25, 31]);
  });

  it('leaves out the last ten moves and what has more than two right answers, but never the move that lost the game', async () => {
    expect((await chosen(game(60, { 20: 300, 52: 200 }))).all).to.deep.equal([20]);
    expect((await chosen(game(60, { 20: 200, 52: 300 }))).all).to.deep.equal([20, 52]);
    const easy = (losses: Record<number, number>) => game(60, losses, [0, 10, 20]);
    expect((await chosen(easy({ 20: 200, 30: 300 }))).all).to.deep.equal([30]);
    expect((await chosen(game(60, {}))).all).to.deep.equal([]);
  });

  it('adds one decoy from five questions on, two from eight', async () => {
    for (const [mistakes, decoys] of [
      [4, 0],
      [5, 1],
      [6, 1],
      [7, 2],
      [8, 2],
      [12, 2],
    ] as const) {
      const found = await chosen(game(400, mistakesEvery(30, mistakes)));
      expect(found.decoys.length, `${mistakes} mistakes`).to.equal(decoys);
      expect(found.all.length).to.equal(Math.min(10, mistakes + decoys));
    }
  });

  it('takes for a decoy an unmarked move that was the best, away from all marks, where most was at stake', async () => {
    const moves = game(300, mistakesEvery(12, 20));
    const asked: number[] = [];
    const { decoys } = await chosen(moves, ({ index }) => {
      asked.push(index);
      return Promise.resolve(rated(0, index, index, index));
    });
    const marks = moves.filter(({ mark }) => mark);
    for (const { index, direction, best } of decoys) {
      expect(direction).to.equal(best);
      for (const mark of marks) expect(Math.abs(mark.index - index)).to.be.greaterThan(5);
    }
    expect(decoys.at(-1)!.index).to.equal(Math.max(...asked));
    expect(asked.length).to.be.within(2, 12);
  });

  it('has ten mistakes if no position is a good decoy', async () => {
    const easy = () => Promise.resolve(rated(0, 1, 2, 3));
    const forced = () => Promise.resolve(rated(0));
    for (const rate of [easy, forced]) {
      const { marked, decoys } = await chosen(game(400, mistakesEvery(20, 15)), rate);
      expect([marked.length, decoys.length]).to.deep.equal([10, 0]);
    }
  });
});
