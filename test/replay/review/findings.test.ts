import { expect } from '@open-wc/testing';
import type { Mark, MoveReview, Reason, Review } from '../../../src/player/index.js';
import { shareLost } from '../../../src/replay/review/costs.js';
import { Findings } from '../../../src/replay/review/findings.js';
import { mistake, move, review } from './made-reviews.js';

const losses = { inaccuracy: 50, mistake: 100, blunder: 200 };
const marks: Record<number, Mark> = { 1: 'mistake', 3: 'blunder', 5: 'inaccuracy', 10: 'blunder' };

const moves = Array.from({ length: 15 }, (_, nth) => {
  const mark = marks[nth + 1];
  return move(nth + 1, mark && { mark, loss: losses[mark] });
});

const reviewed = review({ moves, expected: 1000, reached: 850 });

/** The points at the 17 positions of a game, which ends with these. */
const scoresTo = (last: number) => [...Array<number>(16).fill(0), last];
const findingsOf = (some: Partial<Review> = {}, score = 850) =>
  new Findings({ ...reviewed, ...some }, scoresTo(score));
const findings = findingsOf();

describe('Findings', () => {
  it('returns a marked move at the position before it, where it can be played again', () => {
    const found = [0, 1, 2, 3, 4, 5, 9].map((position) => findings.at(position)?.mark ?? 'good');
    expect(found.join(' ')).to.equal('mistake good blunder good inaccuracy good blunder');
  });

  it('goes through the marked moves in the order of the game', () => {
    const positions = [0, 1, 2, 3, 4, 5, 16];
    const next = positions.map((position) => findings.next(position)?.index ?? 0);
    const previous = positions.map((position) => findings.previous(position)?.index ?? 0);
    expect(next).to.deep.equal([3, 3, 5, 5, 10, 10, 0]);
    expect(previous).to.deep.equal([0, 1, 1, 3, 3, 5, 10]);
  });

  it('finds the worst of these moves', () => {
    expect(findings.worst!.index).to.equal(3);
  });

  it('tells costs in points unless the game ended far below its expectation', () => {
    expect(findingsOf({}, 500).isInPoints).to.equal(true);
    expect(findingsOf({}, 499).isInPoints).to.equal(false);
  });

  it('tells no cost in points where one exceeds the score of the game', () => {
    const costing = (loss: number) => [move(1, { mark: 'blunder', loss }), ...moves.slice(1)];
    expect(findingsOf({ moves: costing(850) }).isInPoints).to.equal(true);
    expect(findingsOf({ moves: costing(851) }).isInPoints).to.equal(false);
  });

  it('has the expected score at every position, and at the end the final one', () => {
    expect(findings.expectations).to.deep.equal([...Array<number>(16).fill(1000), 850]);
  });

  it('takes all that was to come as lost by a move that ends the game for certain', () => {
    const ends = (chance: number): Reason[] => [{ kind: 'stuck-next', chance, within: 2 }];
    const share = (chance: number) => {
      const last = mistake(15, 230, ends(chance));
      return shareLost(new Findings(review({ moves: [last] }), scoresTo(700)).lossOf(last));
    };
    expect([share(1), share(0.99)]).to.deep.equal([1, 0.23]);
  });
});

/** A game of 100 moves, expected to end with 1000 points until it falls to 400 at a position. */
const long = (fallsAt: number, some: Record<number, Partial<MoveReview>> = {}, later = 400) => {
  const valueAt = (position: number) => {
    if (position < fallsAt) return 1000;
    return position < fallsAt + 15 ? 400 : later;
  };
  const list = Array.from({ length: 100 }, (_, nth) =>
    move(nth + 1, { value: valueAt(nth), ...some[nth + 1] }),
  );
  return review({ moves: list, expected: 1000, reached: 400 });
};
const found = (made: Review, score = 400) =>
  new Findings(made, [...Array<number>(100).fill(0), score]);

describe('Where a game was lost', () => {
  it('is the fall after which the graph never comes back, by luck, by play or bit by bit', () => {
    const lost = (made: Review) => found(made).lost;
    expect(lost(long(50))).to.include({ cause: 'slide', from: 49, to: 50 });
    expect(lost(long(50, { 50: { luck: -600 } }))).to.include({ cause: 'luck', count: 1 });
    const marked = { 50: { mark: 'blunder', loss: 500 } } as const;
    expect(lost(long(50, marked))).to.include({ cause: 'play', from: 49, to: 49, count: 1 });
    expect(lost(long(50, {}, 900))).to.equal(undefined);
  });

  it('is a marked move that was punished, even where the graph does not fall at once', () => {
    const marked = (index: number) => ({ [index]: { mark: 'mistake', loss: 200 } as const });
    const fallLater = long(70, marked(50));
    expect(found(fallLater).lost).to.include({ cause: 'slide', from: 69 });
    expect(found(long(85, marked(50))).lost).to.include({ cause: 'slide', from: 84 });
    expect(found(long(91, marked(75))).lost).to.include({ cause: 'play', from: 74 });
  });

  it('is not in the last ten moves, by which a game is lost, and nowhere in one that goes on', () => {
    expect(found(long(91)).lost).to.equal(undefined);
    expect(found(long(50), 300).isOver).to.equal(false);
    expect(found(long(50), 300).lost).to.equal(undefined);
  });

  it('is not the end of a peak', () => {
    const peak = { 60: { value: 2000 }, 61: { value: 2000 } };
    expect(found(long(200, peak)).lost).to.equal(undefined);
    expect(found(long(200, peak)).otherFalls).to.have.length(1);
  });
});

describe('What came of a marked move', () => {
  const marked = { mark: 'blunder', loss: 200, value: 1000 } as const;
  const sequel = (fallsAt: number, index: number) => {
    const made = found(long(fallsAt, { [index]: marked }));
    return made.sequelOf(made.marked[0]!);
  };

  it('is the end within 30 moves, or a loss that the graph shows by then, or not', () => {
    expect(sequel(200, 100)).to.deep.equal({ kind: 'ended', movesLater: 0 });
    expect(sequel(200, 70)).to.deep.equal({ kind: 'ended', movesLater: 30 });
    expect(sequel(60, 50)).to.deep.equal({ kind: 'punished', movesLater: 30 });
    expect(sequel(200, 50)).to.deep.equal({ kind: 'spared', movesLater: 30 });
  });

  it('is not known if the game was left within 30 moves', () => {
    const made = found(long(200, { 80: marked }), 300);
    expect(made.sequelOf(made.marked[0]!)).to.equal(undefined);
  });
});
