import { expect } from '@open-wc/testing';
import type { MoveReview } from '../../../src/player/index.js';
import { descentsOf, type Fall } from '../../../src/replay/review/falls.js';
import { move } from './made-reviews.js';

/** A game of 60 moves, expected to end with 1000 points until it falls, step by step. */
const curveWith = (falls: Record<number, number>) => {
  let value = 1000;
  return Array.from({ length: 61 }, (_, position) => (value -= falls[position] ?? 0));
};
type Some = Record<number, Partial<MoveReview>>;
const descents = (falls: Record<number, number>, some: Some = {}, opened?: number, last = 50) => {
  const values = curveWith(falls);
  const moves = Array.from({ length: 60 }, (_, nth) => move(nth + 1, some[nth + 1]));
  const opensPlace = (position: number) => position === opened;
  return descentsOf({ values, shown: values, height: 1000, moves, opensPlace }, last);
};
const fallsIn = (...args: Parameters<typeof descents>): Fall[] =>
  descents(...args).flatMap((descent) => descent.falls);
const found = (...args: Parameters<typeof descents>) =>
  fallsIn(...args).map(({ cause, from, to }) => [cause, from, to]);

describe('The falls of the graph', () => {
  it('are by a tenth of the height within ten moves', () => {
    expect(found({ 12: 100 })).to.deep.equal([['step', 11, 12]]);
    expect(found({ 12: 99 })).to.deep.equal([]);
    const many = { 12: 40, 15: 40, 21: 20 };
    expect(found(many)).to.deep.equal([['slide', 11, 21]]);
    expect(found({ ...many, 21: 0, 22: 20 })).to.deep.equal([]);
  });

  it('are named by the move after which most of one is lost', () => {
    const [fall] = fallsIn({ 12: 30, 13: 70, 14: 20 });
    expect(fall).to.include({ cause: 'step', from: 12, to: 13, drop: 70 });
    expect(fall!.step!.index).to.equal(13);
    expect(fallsIn({ 12: 40, 13: 45, 14: 40 })[0]).not.to.have.property('step');
  });

  it('leave each what it has left before and after such a move', () => {
    const cliff = { 12: 40, 13: 40, 14: 40, 16: 300, 18: 40, 19: 40, 20: 40 };
    expect(found(cliff)).to.deep.equal([
      ['slide', 11, 15],
      ['step', 15, 16],
      ['slide', 17, 20],
    ]);
    expect(descents(cliff)[0]).to.include({ from: 11, to: 20, drop: 540 });
  });

  it('are not looked for after the last position that counts', () => {
    expect(found({ 50: 200 })).to.deep.equal([['step', 49, 50]]);
    expect(found({ 51: 200 })).to.deep.equal([]);
  });

  it('come by marked moves that make up half of them', () => {
    const falls = { 12: 200 };
    expect(found(falls, { 12: { mark: 'mistake', loss: 100 } })).to.deep.equal([['play', 11, 12]]);
    // The search saw the mistake later.
    expect(found(falls, { 9: { mark: 'mistake', loss: 100 } })).to.deep.equal([['play', 11, 12]]);
    expect(found(falls, { 8: { mark: 'mistake', loss: 100 } })).to.deep.equal([['step', 11, 12]]);
    expect(found(falls, { 12: { mark: 'mistake', loss: 99 } })).to.deep.equal([['step', 11, 12]]);
  });

  it('come by a new tile that makes up half of them, and costs twice as much as its move', () => {
    const byTile = (some: Partial<MoveReview>, opened?: number) =>
      found({ 12: 200 }, { 12: some }, opened)[0]![0];
    expect(byTile({ luck: -100 })).to.equal('luck');
    expect(byTile({ luck: -99 })).to.equal('step');
    expect(byTile({ luck: -120, loss: 60 })).to.equal('luck');
    expect(byTile({ luck: -120, loss: 61 })).to.equal('step');
  });

  it('do not come by a tile that takes the place which the move has opened for it', () => {
    expect(found({ 12: 200 }, { 12: { luck: -200 } }, 11)).to.deep.equal([['step', 11, 12]]);
    expect(found({ 12: 200 }, { 12: { luck: -200 } }, 12)).to.deep.equal([['luck', 11, 12]]);
  });

  it('come by several tiles only if the kind ones do not make up for them', () => {
    const slow = { 12: 60, 13: 60, 14: 60 };
    const bad = { 12: { luck: -50 }, 14: { luck: -50 } };
    const [fall] = fallsIn(slow, bad);
    expect(fall).to.include({ cause: 'luck', badTiles: 2 });
    expect(found(slow, { ...bad, 13: { luck: 20 } })).to.deep.equal([['slide', 11, 14]]);
  });

  it('do not come by several tiles where the largest step is a move, or a tile took the place it opened', () => {
    const slow = { 12: 60, 13: 61, 14: 60 };
    const bad = { 12: { luck: -60 }, 13: { luck: -20, loss: 20 }, 14: { luck: -40 } };
    expect(found(slow, bad)).to.deep.equal([['luck', 11, 14]]);
    const byMove = { ...bad, 13: { luck: -20, loss: 21 } };
    expect(found(slow, byMove)).to.deep.equal([['slide', 11, 14]]);
    expect(found(slow, bad, 11)).to.deep.equal([['slide', 11, 14]]);
  });

  it('do not come by a single tile that is not most of them', () => {
    const slow = { 12: 60, 13: 60, 14: 60 };
    expect(found(slow, { 12: { luck: -90 } })).to.deep.equal([['slide', 11, 14]]);
  });

  it('have no bad tiles that cost hardly anything', () => {
    const luck = { 12: { luck: -50 }, 13: { luck: -50 }, 14: { luck: -19 } };
    expect(fallsIn({ 12: 60, 13: 60, 14: 60 }, luck)[0]!.badTiles).to.equal(2);
  });
});
