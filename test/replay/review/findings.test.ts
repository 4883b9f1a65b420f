import { expect } from '@open-wc/testing';
import type { Mark, Review } from '../../../src/player/index.js';
import { Findings } from '../../../src/replay/review/findings.js';
import { move, review } from './made-reviews.js';

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

  it('finds the worst of these moves, unless all are inaccuracies', () => {
    expect(findings.worst!.index).to.equal(3);
    const inaccurate = moves.map((one) => ({ ...one, mark: one.mark && ('inaccuracy' as const) }));
    expect(findingsOf({ moves: inaccurate }).worst).to.equal(undefined);
  });

  const turnOf = (some: Partial<Review>) => {
    const { turn } = findingsOf(some);
    return turn && [turn.cause, turn.index, turn.change];
  };
  const withLuck = (luck: number, list = moves) =>
    list.map((one) => (one.index === 14 ? { ...one, luck } : one));

  it('finds the mistake or the tile that lost most, if the game ended below its expectation', () => {
    expect(turnOf({ moves: withLuck(-150) })).to.deep.equal(['play', 3, -200]);
    expect(turnOf({ moves: withLuck(-900) })).to.deep.equal(['luck', 14, -900]);
    expect(turnOf({ moves: withLuck(-900), reached: 1000 })).to.equal(undefined);
  });

  it('finds no turn at a tile in a game that ended far below its expectation', () => {
    const good = moves.map(({ index }) => move(index));
    const turn = ['luck', 14, -900];
    expect(turnOf({ moves: withLuck(-900, good), reached: 500 })).to.deep.equal(turn);
    expect(turnOf({ moves: withLuck(-900, good), reached: 499 })).to.equal(undefined);
    expect(turnOf({ moves: withLuck(-900), reached: 499 })).to.deep.equal(['play', 3, -200]);
  });

  it('finds no turn at an inaccuracy, however much it seems to have lost', () => {
    const inaccurate = moves.map((one) =>
      one.mark ? { ...one, mark: 'inaccuracy' as const } : one,
    );
    expect(turnOf({ moves: withLuck(-150, inaccurate) })).to.deep.equal(['luck', 14, -150]);
    expect(turnOf({ moves: inaccurate })).to.equal(undefined);
  });

  it('finds no turn at a tile that lost less than a tenth', () => {
    const good = moves.map(({ index }) => move(index));
    expect(turnOf({ moves: withLuck(-100, good) })).to.deep.equal(['luck', 14, -100]);
    expect(turnOf({ moves: withLuck(-99, good) })).to.equal(undefined);
  });

  it('tells costs in points unless the game ended far below its expectation', () => {
    expect(findingsOf({}, 500).isInPoints).to.equal(true);
    expect(findingsOf({}, 499).isInPoints).to.equal(false);
  });

  it('tells no cost in points where one exceeds the score of the game', () => {
    expect(findingsOf({ moves: withLuck(-850) }).isInPoints).to.equal(true);
    expect(findingsOf({ moves: withLuck(-851) }).isInPoints).to.equal(false);
    const costly = [move(1, { mark: 'blunder', loss: 900 }), ...moves.slice(1)];
    expect(findingsOf({ moves: costly }).isInPoints).to.equal(false);
  });

  it('has the expected score at every position, and at the end the final one', () => {
    expect(findings.expectations).to.deep.equal([...Array<number>(16).fill(1000), 850]);
  });
});
