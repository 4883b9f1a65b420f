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
  clearOf: (move: MoveReview) => number = () => 3,
) {
  const compare = (move: MoveReview) => Promise.resolve(clearOf(move));
  const questions = await chooseQuestions(moves, { rate, compare });
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

  it('leaves out a mistake within three moves of a costlier one', async () => {
    const { all } = await chosen(game(100, { 20: 100, 23: 300, 26: 200, 27: 150 }));
    expect(all).to.deep.equal([23, 27]);
  });

  it('asks only what is sure, and what is likely to have three questions', async () => {
    const moves = game(100, { 10: 500, 20: 400, 30: 300, 40: 200, 50: 100 });
    const with3 = ({ index }: MoveReview) => ({ 10: 3, 20: 0.9, 30: 1.5, 40: 2.5 })[index] ?? 1.9;
    expect((await chosen(moves, manyAtStake, with3)).all).to.deep.equal([10, 30, 40]);
    const with4 = ({ index }: MoveReview) => (index === 30 ? 1.5 : 3);
    expect((await chosen(moves, manyAtStake, with4)).all).to.deep.equal([10, 20, 40, 50]);
    expect((await chosen(moves, manyAtStake, () => 0.5)).all).to.deep.equal([]);
  });

  it('asks about moves without a mark only to have three questions', async () => {
    const moves = game(100, { 10: 500, 20: 400 });
    const some = moves.map((move) =>
      [50, 60].includes(move.index)
        ? { ...move, loss: move.index / 10, direction: 'left' as const }
        : move,
    );
    const asked = await chooseQuestions(some, {
      rate: manyAtStake,
      compare: () => Promise.resolve(3),
    });
    expect(asked.map(({ index }) => index)).to.deep.equal([10, 20, 60]);
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
      for (const mark of marks) expect(Math.abs(mark.index - index)).to.be.greaterThan(3);
    }
    expect(decoys.at(-1)!.index).to.equal(Math.max(...asked));
    expect(asked.length).to.be.within(2, 12);
  });

  it('has ten mistakes if no position is a good decoy', async () => {
    const forced = () => Promise.resolve(rated(0));
    const onlyMarks = ({ mark }: MoveReview) => (mark ? 3 : 1);
    for (const rate of [manyAtStake, forced]) {
      const moves = game(400, mistakesEvery(20, 15));
      const { marked, decoys } = await chosen(moves, rate, onlyMarks);
      expect([marked.length, decoys.length]).to.deep.equal([10, 0]);
    }
  });
});
