import { expect } from '@open-wc/testing';
import type { Mark, Review } from '../../../src/player/index.js';
import { Findings } from '../../../src/replay/review/findings.js';
import { move, review } from './made-reviews.js';

const losses = { inaccuracy: 50, mistake: 100, blunder: 200 };
const marks: Record<number, Mark> = { 1: 'mistake', 3: 'blunder', 5: 'inaccuracy', 10: 'blunder' };

const moves = Array.from({ length: 25 }, (_, nth) => {
  const mark = marks[nth + 1];
  return move(nth + 1, mark && { mark, loss: losses[mark] });
});

const reviewed = review({ moves, expected: 1000, reached: 850 });

/** The points at the 27 positions of a game, which ends with these. */
const scoresTo = (last: number) => [...Array<number>(26).fill(0), last];
const findingsOf = (some: Partial<Review> = {}, score = 850) =>
  new Findings({ ...reviewed, ...some }, scoresTo(score));
const findings = findingsOf();

describe('Findings', () => {
  it('returns a marked move at the position before it, where it can be played again', () => {
    const found = [0, 1, 2, 3, 4, 5, 9].map((position) => findings.at(position)?.mark ?? 'good');
    expect(found.join(' ')).to.equal('mistake good blunder good inaccuracy good blunder');
  });

  it('goes through the marked moves in the order of the game', () => {
    const positions = [0, 1, 2, 3, 4, 5, 26];
    const next = positions.map((position) => findings.next(position)?.index ?? 0);
    const previous = positions.map((position) => findings.previous(position)?.index ?? 0);
    expect(next).to.deep.equal([3, 3, 5, 5, 10, 10, 0]);
    expect(previous).to.deep.equal([0, 1, 1, 3, 3, 5, 10]);
  });

  it('finds the worst of these moves', () => {
    expect(findings.worst!.index).to.equal(3);
    expect(findingsOf({ moves: moves.map(({ index }) => move(index)) }).worst).to.equal(undefined);
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

  it('finds no turn at a move or a tile that lost less than a twentieth', () => {
    const good = moves.map(({ index }) => move(index));
    expect(turnOf({ moves: withLuck(-50, good) })).to.deep.equal(['luck', 14, -50]);
    expect(turnOf({ moves: withLuck(-49, good) })).to.equal(undefined);
    const costing = (loss: number) => [move(1, { mark: 'inaccuracy', loss }), ...good.slice(1)];
    expect(turnOf({ moves: costing(50) })).to.deep.equal(['play', 1, -50]);
    expect(turnOf({ moves: costing(49) })).to.equal(undefined);
  });

  it('finds no turn at a move without a mark, or among the last ten', () => {
    const unmarked = [move(1, { loss: 900 }), ...moves.slice(1)];
    expect(turnOf({ moves: unmarked })).to.deep.equal(['play', 3, -200]);
    const badAt = (index: number) => [
      ...Array.from({ length: 25 }, (_, nth) =>
        move(nth + 1, nth + 1 === index ? { mark: 'blunder', loss: 900, luck: -950 } : {}),
      ),
    ];
    expect(turnOf({ moves: badAt(15) })).to.deep.equal(['luck', 15, -950]);
    expect(turnOf({ moves: badAt(16) })).to.equal(undefined);
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
    expect(findings.expectations).to.deep.equal([...Array<number>(26).fill(1000), 850]);
  });
});
