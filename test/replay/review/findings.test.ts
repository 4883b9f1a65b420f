import { expect } from '@open-wc/testing';
import type { Mark, MoveReview, Reason, Review } from '../../../src/player/index.js';
import { Findings } from '../../../src/replay/review/findings.js';
import { played } from '../../support/plays.js';
import { readTimeline } from '../core/read-timeline.js';
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
    const lost = (chance: number) => {
      const last = mistake(15, 230, ends(chance));
      return new Findings(review({ moves: [last] }), scoresTo(700)).lossOf(last).loss;
    };
    expect([lost(1), lost(0.99)]).to.deep.equal([1000, 230]);
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

/** The graph of a game that ends with what is last, in hundreds of points. */
const ending = (hundreds: string, some: Record<number, Partial<MoveReview>> = {}) => {
  const last = hundreds.split(' ').map(Number);
  const before = [280, 200, last[0]!].flatMap((value) => Array<number>(20).fill(value));
  const values = [...before, ...last];
  const list = values
    .slice(0, -1)
    .map((value, nth) => move(nth + 1, { value: value * 100, ...some[nth - 60] }));
  const reached = values.at(-1)! * 100;
  const made = review({ moves: list, expected: 25_000, reached });
  return new Findings(made, [...Array<number>(list.length).fill(0), reached]);
};
/** Where it was lost, as numbers of the positions given. */
const lostAt = (...args: Parameters<typeof ending>) => {
  const { lost } = ending(...args);
  return lost && { at: lost.fall.from - 60, with: lost.falls.map(({ from }) => from - 60) };
};

describe('Where a game was lost', () => {
  it('is the fall after which the graph never comes back, by luck, by play or after a move', () => {
    const lost = (made: Review) => found(made).lost?.fall;
    expect(lost(long(50))).to.include({ cause: 'none', from: 49, to: 50 });
    expect(lost(long(50, { 50: { luck: -600 } }))).to.include({ cause: 'luck', badTiles: 1 });
    const marked = { 50: { mark: 'blunder', loss: 500 } } as const;
    expect(lost(long(50, marked))).to.include({ cause: 'play', from: 49, to: 50 });
  });

  it('is measured from where the graph stood, not from the top of a short peak', () => {
    const later = Array<number>(15).fill(157).join(' ');
    const peak = ending(`200 200 280 280 ${later} 97`);
    expect(peak.lost!.fall.from).to.equal(60 + 18);
    const fall = peak.otherFalls.find(({ from }) => from === 60 + 3);
    expect(peak.lossOfFall(fall!)).to.deep.equal({ value: 20_000, loss: 4300 });
  });

  it('is not a fall, nor a marked move, after which the graph is high again', () => {
    // The graph falls again at the end.
    expect(found(long(50, {}, 900)).lost!.fall).to.include({ from: 99, to: 100 });
    const marked = { 50: { mark: 'blunder', loss: 500 } } as const;
    expect(found(long(50, marked, 900)).lost!.fall).to.include({ from: 99, to: 100 });
  });

  it('is the last of several mistakes, where the tiles had made up for the others', () => {
    const blunder = { mark: 'blunder', loss: 9000 } as const;
    const some = { 0: blunder, 9: blunder };
    const graph = '119 125 125 125 119 84 82 78 121 121 30';
    // The fall before it is near and as large, but no move of it is marked: the first sentence names none.
    expect(lostAt(graph, some)).to.deep.equal({ at: 9, with: [4, 9] });
    expect(ending(graph, some).lost!.falls[0]!.cause).to.equal('none');
    expect(lostAt('129 127 33 121 33 34 34', { 0: blunder, 1: blunder, 3: blunder })!.at).to.equal(
      3,
    );
  });

  it('is the step by the greatest share of what was expected', () => {
    expect(lostAt('259 189 202 190 190 190 190 190 93 93 93 50')!.at).to.equal(7);
    expect(lostAt('259 189 202 190 190 190 190 190 190 150')!.at).to.equal(0);
  });

  it('is at two places where both cost about as much', () => {
    const some = {
      1: { mark: 'blunder', loss: 3062, luck: -226 },
      3: { luck: -6961 },
    } as const;
    const graph = '117 112 71 72 32';
    expect(lostAt(graph, some)).to.deep.equal({ at: 3, with: [1, 3] });
    const causes = ending(graph, some).lost!.falls.map(({ cause }) => cause);
    expect(causes).to.deep.equal(['play', 'luck']);
  });

  it('is nowhere in a game that goes on, or that was won', () => {
    expect(found(long(50), 300).isOver).to.equal(false);
    expect(found(long(50), 300).lost).to.equal(undefined);
    const timeline = readTimeline(played({ seed: 'won' }, 100).replay);
    const find = () => 40;
    const won = new Findings(long(50), [...Array<number>(100).fill(0), 400], {
      step: (index) => timeline.step(index),
      find,
    });
    expect(won.wonAt).to.equal(40);
    expect(won.lost).to.equal(undefined);
  });

  it('is not the end of a peak, nor a single position at which the search sees less', () => {
    const peak = { 60: { value: 2000 }, 61: { value: 2000 } };
    expect(found(long(200, peak)).lost!.fall.from).to.equal(99);
    expect(found(long(200, peak)).otherFalls).to.have.length(1);
    const dip = { 60: { value: 500 } };
    expect(found(long(200, dip)).otherFalls).to.have.length(1);
  });
});

describe('The fall at a position', () => {
  it('is one after a single move without a mark', () => {
    expect(found(long(50)).stepAt(49)).to.include({ from: 49, to: 50 });
    expect(found(long(50)).stepAt(50)).to.equal(undefined);
    const marked = { 50: { mark: 'mistake', loss: 10 } } as const;
    expect(found(long(50, marked)).stepAt(49)).to.equal(undefined);
  });
});

describe('Where a review opens', () => {
  it('is where the game was lost, and nowhere in one that goes on', () => {
    expect(found(long(50)).opening).to.equal(49);
    const marked = { mark: 'mistake', loss: 400 } as const;
    expect(found(long(50, { 48: marked })).opening).to.equal(47);
    expect(found(long(50), 300).opening).to.equal(undefined);
  });

  it('is what a lesson begins with, unless it asks about an earlier mistake, one of the last ten moves at most', () => {
    const marked = { mark: 'mistake', loss: 300 } as const;
    const begins = (fallsAt: number, ...others: number[]) =>
      found(long(fallsAt, Object.fromEntries(others.map((index) => [index, marked]))))
        .opensAtFirstQuestion;
    expect(begins(50, 50)).to.equal(true);
    expect(begins(50, 50, 70)).to.equal(true);
    expect(begins(50, 20, 50)).to.equal(false);
    expect(begins(97, 20, 97)).to.equal(false);
    expect(begins(97, 93, 97)).to.equal(true);
  });
});

describe('What came of a marked move', () => {
  const marked = { mark: 'blunder', loss: 200, value: 1000 } as const;
  const sequel = (
    fallsAt: number,
    index: number,
    some: Record<number, Partial<MoveReview>> = {},
  ) => {
    const made = found(long(fallsAt, { ...some, [index]: marked }));
    return made.sequelOf(made.marked[0]!);
  };

  it('is the end within 30 moves, unless the graph has been high again before that', () => {
    expect(sequel(200, 100)).to.deep.equal({ kind: 'ended', movesLater: 0 });
    expect(sequel(70, 70)).to.deep.equal({ kind: 'ended', movesLater: 30 });
    expect(sequel(200, 70)).to.equal(undefined);
    expect(sequel(70, 70, { 98: { value: 901 } })).to.equal(undefined);
  });

  it('is a loss that the graph shows after ten moves, and until 30', () => {
    expect(sequel(60, 50)).to.deep.equal({ kind: 'punished', movesLater: 30 });
    expect(sequel(75, 50)).to.equal(undefined);
  });

  it('is luck, if the tiles have made up for it', () => {
    expect(sequel(200, 50, { 55: { luck: 100 } })).to.deep.equal({
      kind: 'spared',
      movesLater: 30,
    });
    expect(sequel(200, 50, { 55: { luck: 99 } })).to.equal(undefined);
    expect(sequel(200, 50, { 55: { luck: 100 }, 56: { luck: -50 } })).to.equal(undefined);
  });

  it('is not known if the game was left within 30 moves', () => {
    const made = found(long(200, { 80: marked }), 300);
    expect(made.sequelOf(made.marked[0]!)).to.equal(undefined);
  });
});
