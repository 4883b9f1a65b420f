import { expect } from '@open-wc/testing';
import type { MoveReview } from '../../../src/player/index.js';
import { fallsOf } from '../../../src/replay/review/falls.js';
import { move } from './made-reviews.js';

/** A game of 60 moves, expected to end with 1000 points until it falls, step by step. */
const curveWith = (falls: Record<number, number>) => {
  let value = 1000;
  return Array.from({ length: 61 }, (_, position) => (value -= falls[position] ?? 0));
};
const movesWith = (some: Record<number, Partial<MoveReview>> = {}) =>
  Array.from({ length: 60 }, (_, nth) => move(nth + 1, some[nth + 1]));
const found = (falls: Record<number, number>, some?: Record<number, Partial<MoveReview>>) =>
  fallsOf(curveWith(falls), movesWith(some), 50).map(({ cause, from, to }) => [cause, from, to]);

describe('fallsOf()', () => {
  it('finds each fall by a tenth of the height within ten moves', () => {
    expect(found({ 12: 100 })).to.deep.equal([['slide', 11, 12]]);
    expect(found({ 12: 99 })).to.deep.equal([]);
    expect(found({ 12: 50, 21: 50 })).to.deep.equal([['slide', 11, 21]]);
    expect(found({ 12: 50, 22: 50 })).to.deep.equal([]);
    expect(found({ 12: 200, 40: 200 })).to.deep.equal([
      ['slide', 11, 12],
      ['slide', 39, 40],
    ]);
  });

  it('makes one of falls that overlap', () => {
    expect(found({ 12: 120, 18: 120, 26: 120 })).to.deep.equal([['slide', 11, 26]]);
  });

  it('finds none after the last position that counts', () => {
    expect(found({ 50: 200 })).to.deep.equal([['slide', 49, 50]]);
    expect(found({ 51: 200 })).to.deep.equal([]);
  });

  it('says by what it came: marked moves or bad tiles that make up half of it, or neither', () => {
    const falls = { 12: 200 };
    expect(found(falls, { 12: { mark: 'mistake', loss: 100 } })).to.deep.equal([['play', 11, 12]]);
    // The search saw the mistake later.
    expect(found(falls, { 9: { mark: 'mistake', loss: 100 } })).to.deep.equal([['play', 11, 12]]);
    expect(found(falls, { 8: { mark: 'mistake', loss: 100 } })).to.deep.equal([['slide', 11, 12]]);
    expect(found(falls, { 12: { mark: 'mistake', loss: 99 } })).to.deep.equal([['slide', 11, 12]]);
    expect(found(falls, { 12: { luck: -100 } })).to.deep.equal([['luck', 11, 12]]);
    expect(found(falls, { 12: { luck: -99 } })).to.deep.equal([['slide', 11, 12]]);
  });

  it('counts the bad tiles, and not those that cost hardly anything', () => {
    const luck = { 12: { luck: -150 }, 13: { luck: -19 }, 14: { luck: -20 }, 15: { luck: 40 } };
    const [fall] = fallsOf(curveWith({ 12: 150, 14: 20 }), movesWith(luck), 50);
    expect(fall!.badTiles).to.equal(2);
  });
});
