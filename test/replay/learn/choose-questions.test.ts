import { expect } from '@open-wc/testing';
import type { MoveReview, Rating } from '../../../src/player/index.js';
import {
  mistakesToAsk,
  onlyMoves,
  type QuestionChecks,
} from '../../../src/replay/learn/choose-questions.js';
import { DIRECTIONS } from '../../support/plays.js';

const value = 1000;

/** Ratings of four moves by their losses, `up` first. */
const rated = (...losses: number[]): Rating[] =>
  losses.map((loss, nth) => ({
    ...{ direction: DIRECTIONS[nth]!, value: value - loss, loss, reasons: [] },
  }));

/** `left` was played instead of `up`. */
const mistake = (loss: number): Partial<MoveReview> => ({
  ...{ loss, direction: 'left', mark: 'mistake', confirmed: true },
});
const doubted: Partial<MoveReview> = { loss: 300, direction: 'left', confirmed: false };

/** A game of so many moves, all of them the best one, `up`, but for these, by their index. */
function game(length: number, others: Record<number, Partial<MoveReview>> = {}): MoveReview[] {
  return Array.from({ length }, (_, at): MoveReview => {
    const index = at + 1;
    const good = { index, direction: 'up', best: 'up', value, loss: 0, luck: 0 } as const;
    return { ...good, ...others[index] };
  });
}

const indexes = (moves: readonly MoveReview[]) => moves.map(({ index }) => index);

describe('mistakesToAsk', () => {
  const asked = (length: number, others: Record<number, Partial<MoveReview>>) =>
    indexes(mistakesToAsk(game(length, others)));

  it('has the marked moves in the order of the game, and no others', () => {
    const others = { 10: mistake(100), 30: mistake(300), 50: doubted, 70: mistake(200) };
    expect(asked(100, others)).to.deep.equal([10, 30, 70]);
  });

  it('has the ten costliest by the share that they cost, those first that are ten moves apart', () => {
    const apart = Object.fromEntries(
      Array.from({ length: 12 }, (_, nth) => [10 + nth * 11, mistake(100 + nth)]),
    );
    expect(asked(400, apart)).to.deep.equal(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((nth) => 10 + nth * 11),
    );
    expect(asked(400, { ...apart, 137: mistake(900) })).not.to.include(131);
    // Of the same loss, that which is the greater share.
    const cheap = { ...apart, 10: { ...mistake(100), value: 100 } };
    expect(asked(400, cheap)).to.include(10);
  });

  it('has those between four and ten moves apart as well, if there is room', () => {
    expect(asked(100, { 20: mistake(300), 24: mistake(100) })).to.deep.equal([20, 24]);
    const full = Object.fromEntries(
      Array.from({ length: 10 }, (_, nth) => [10 + nth * 11, mistake(100)]),
    );
    expect(asked(400, { ...full, 64: mistake(99) })).not.to.include(64);
  });

  it('leaves out a mistake within three moves of a costlier one', () => {
    const others = {
      20: mistake(100),
      23: mistake(300),
      26: mistake(200),
      27: mistake(150),
      40: mistake(120),
    };
    expect(asked(100, others)).to.deep.equal([23, 27, 40]);
  });

  it('has the costliest of those as well to have three questions', () => {
    const close = { 20: mistake(100), 21: mistake(300), 23: mistake(200), 24: mistake(50) };
    expect(asked(100, close)).to.deep.equal([20, 21, 23]);
  });

  it('has only one of the last ten moves, the costliest', () => {
    expect(asked(100, { 91: mistake(100), 96: mistake(300), 100: mistake(200) })).to.deep.equal([
      96,
    ]);
    expect(asked(100, { 90: mistake(100), 96: mistake(300) })).to.deep.equal([90, 96]);
  });
});

describe('onlyMoves', () => {
  /** The only moves that are found, and the moves that are rated and checked. */
  async function found(
    moves: MoveReview[],
    known: readonly MoveReview[] = mistakesToAsk(moves),
    checks: Partial<QuestionChecks> = {},
  ) {
    const [ratedAt, checked] = [[] as number[], [] as [number, string, string][]];
    const { rate, isSure, isCrowded } = {
      rate: () => Promise.resolve(rated(0, 300, 400, 500)),
      isSure: () => Promise.resolve(true),
      isCrowded: () => true,
      ...checks,
    } satisfies QuestionChecks;
    const all: QuestionChecks = {
      isCrowded,
      rate(move) {
        ratedAt.push(move.index);
        return rate(move);
      },
      isSure(move, better, worse) {
        checked.push([move.index, better, worse]);
        return isSure(move, better, worse);
      },
    };
    const only: number[] = [];
    for await (const { index } of onlyMoves(moves, known, all)) only.push(index);
    return { only, ratedAt, checked };
  }
  /** Most is at stake in the last of these positions. */
  const laterFirst: Partial<QuestionChecks> = {
    rate: ({ index }) => Promise.resolve(rated(0, index, 900, 900)),
  };

  it('fill a lesson up to three questions, more than ten moves apart', async () => {
    const { only } = await found(game(40), undefined, laterFirst);
    expect(only).to.deep.equal([30, 19, 8]);
    const withTwo = game(100, { 10: mistake(100), 50: mistake(100) });
    expect((await found(withTwo)).only.length).to.equal(1);
    const withThree = game(100, { 10: mistake(100), 50: mistake(100), 70: mistake(100) });
    expect(await found(withThree)).to.deep.equal({ only: [], ratedAt: [], checked: [] });
  });

  it('stand before the last ten moves, and more than three from a mistake', async () => {
    const moves = game(30, { 14: doubted, 20: mistake(100), 28: mistake(100) });
    const { ratedAt } = await found(moves, [moves[19]!]);
    const expected = Array.from({ length: 20 }, (_, nth) => nth + 1);
    const far = expected.filter((index) => index < 17 && index !== 14);
    expect(ratedAt).to.deep.equal(far);
  });

  it('stand in crowded positions', async () => {
    const isCrowded = ({ index }: MoveReview) => index === 12 || index === 13;
    expect((await found(game(60), [], { isCrowded })).ratedAt).to.deep.equal([12, 13]);
  });

  it('are surely better than every other move', async () => {
    const moves = game(30);
    const isSure: QuestionChecks['isSure'] = ({ index }, _, worse) =>
      Promise.resolve(index !== 20 || worse !== 'down');
    const { only, checked } = await found(moves, [], { ...laterFirst, isSure });
    expect(only[0]).to.equal(19);
    expect(checked.slice(0, 5)).to.deep.equal([
      [20, 'up', 'right'],
      [20, 'up', 'down'],
      [19, 'up', 'right'],
      [19, 'up', 'down'],
      [19, 'up', 'left'],
    ]);
  });

  it('have several other moves, if possible', async () => {
    const rate: QuestionChecks['rate'] = ({ index }) =>
      Promise.resolve(index === 13 ? rated(0, 300, 300) : rated(0, 900));
    expect((await found(game(60), [], { rate })).only[0]).to.equal(13);
  });

  it('are none where only one move is possible, or where another loses nothing', async () => {
    for (const ratings of [rated(0), rated(0, 0, 300)]) {
      const { only, checked } = await found(game(60), [], { rate: () => Promise.resolve(ratings) });
      expect([only, checked]).to.deep.equal([[], []]);
    }
  });

  it('are looked for in forty positions at most, and eight of these are played on', async () => {
    const isSure = () => Promise.resolve(false);
    const { ratedAt, checked } = await found(game(400), [], { isSure });
    expect(ratedAt.length).to.be.within(30, 40);
    expect(ratedAt.at(-1)).to.be.greaterThan(370);
    expect(checked.length).to.equal(8);
  });
});
