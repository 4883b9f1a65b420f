import { expect } from '@open-wc/testing';
import type { MoveReview } from '../../../src/player/index.js';
import { fallsOf, lastingOf, type Fall } from '../../../src/replay/review/falls.js';
import { move } from './made-reviews.js';

type Some = Record<number, Partial<MoveReview>>;

/** @param values of the graph by position */
const fallsIn = (values: readonly number[], some: Some = {}): Fall[] => {
  const moves = values.slice(1).map((_, nth) => move(nth + 1, some[nth + 1]));
  return fallsOf({ lasting: lastingOf(values), moves });
};
/** A game of 60 moves, expected to end with 1000 points until it falls, step by step. */
const curveWith = (falls: Record<number, number>) => {
  let value = 1000;
  return Array.from({ length: 61 }, (_, position) => (value -= falls[position] ?? 0));
};
const found = (falls: Record<number, number>, some?: Some) =>
  fallsIn(curveWith(falls), some).map(({ cause, from, to }) => [cause, from, to]);
/** The graph of a real game, in hundreds of points: places of its falls. */
const placesIn = (hundreds: string) =>
  fallsIn(hundreds.split(' ').map(Number)).map(({ from, to }) => [from, to]);

describe('The falls of the graph', () => {
  it('are by a tenth of the height within ten moves', () => {
    expect(found({ 12: 100 })).to.deep.equal([['none', 11, 12]]);
    expect(found({ 12: 99 })).to.deep.equal([]);
    const many = { 12: 40, 15: 40, 21: 20 };
    expect(found(many)).to.deep.equal([['none', 11, 21]]);
    expect(found({ ...many, 21: 0, 22: 20 })).to.deep.equal([]);
  });

  it('are no longer than the graph takes to fall by a tenth', () => {
    expect(found({ 12: 10, 14: 60, 15: 60, 18: 20 })).to.deep.equal([['none', 13, 15]]);
    expect(found({ 12: 10, 14: 110, 15: 20 })).to.deep.equal([['none', 13, 14]]);
  });

  it('are none where the graph comes back within ten moves', () => {
    const back = (later: number) => found({ 12: 200, [12 + later]: -200 });
    expect(back(10)).to.deep.equal([]);
    expect(back(11)).not.to.deep.equal([]);
    const height = '272 272 272 272 272';
    expect(
      placesIn(`${height} 209 208 208 208 178 183 212 188 189 190 188 188 188 188`),
    ).to.deep.equal([[4, 5]]);
    expect(placesIn('155 153 154 154 134 136 145 139 155 154 150 152')).to.deep.equal([]);
  });

  it('are none after a peak of nine positions, or less', () => {
    const peak = (length: number) => found({ 12: -200, [12 + length]: 200 });
    expect(peak(9)).to.deep.equal([]);
    expect(peak(10)).to.deep.equal([['none', 21, 22]]);
    // At the third value from the end, the search sees too much.
    expect(
      placesIn('267 267 269 271 187 165 172 173 178 255 199 168 169 169').map(([from]) => from),
    ).to.deep.equal([3]);
  });

  it('are one where each step is by a tenth', () => {
    expect(found({ 12: 150, 13: 150 })).to.deep.equal([['none', 11, 13]]);
    expect(found({ 12: 150, 14: 150 })).to.deep.equal([
      ['none', 11, 12],
      ['none', 13, 14],
    ]);
  });

  it('are told as a step if that is two thirds of them', () => {
    expect(found({ 12: 200, 13: 100 })).to.deep.equal([['none', 11, 12]]);
    expect(found({ 12: 199, 13: 101 })).to.deep.equal([['none', 11, 13]]);
    expect(found({ 12: 30, 13: 72, 14: 5 })).to.deep.equal([['none', 12, 13]]);
  });

  it('cost no more than what their cause did', () => {
    const cost = (some: Partial<MoveReview>) =>
      fallsIn(curveWith({ 12: 200 }), { 12: some })[0]!.cost;
    expect(cost({ loss: 120 })).to.equal(120);
    expect(cost({ luck: -300 })).to.equal(200);
    expect(cost({ loss: 60, luck: -70 })).to.equal(130);
    expect(cost({ loss: 110, luck: -60 })).to.equal(170);
    expect(cost({ loss: 120, luck: -60 })).to.equal(120);
    expect(cost({ loss: 50 })).to.equal(200);
  });

  it('come by a move whose loss playing on has not confirmed as by any other', () => {
    expect(found({ 12: 200 }, { 12: { loss: 150, confirmed: false } })).to.deep.equal([
      ['move', 11, 12],
    ]);
  });

  it('are two where each is by a tenth, with a position between them', () => {
    const height = '273 272 269 269 199 239 199 199 199 199 199 200 200 199 199 199';
    expect(placesIn(height)).to.deep.equal([
      [3, 4],
      [5, 6],
    ]);
    expect(placesIn('257 257 257 257 120 116 117 112 71 72 32').slice(-2)).to.deep.equal([
      [7, 8],
      [9, 10],
    ]);
  });

  it('come by a marked move that makes up half of them', () => {
    const falls = { 12: 200 };
    const mark = (loss: number) => ({ mark: 'mistake', loss }) as const;
    const [fall] = fallsIn(curveWith(falls), { 12: mark(100) });
    expect(fall).to.include({ cause: 'play' });
    expect(fall!.move!.index).to.equal(12);
    // The search saw the mistake later.
    expect(found(falls, { 9: mark(100) })).to.deep.equal([['play', 11, 12]]);
    expect(found(falls, { 8: mark(100) })).to.deep.equal([['none', 11, 12]]);
    expect(found(falls, { 12: mark(99) })).to.deep.equal([['none', 11, 12]]);
    const both = { 12: { ...mark(50), luck: -150 } };
    expect(found(falls, both)).to.deep.equal([['both', 11, 12]]);
  });

  it('come by their own tile rather than by a mistake before it', () => {
    const some = { 11: { mark: 'blunder', loss: 300 }, 12: { luck: -150 } } as const;
    expect(found({ 12: 200 }, some)).to.deep.equal([['luck', 11, 12]]);
  });

  it('come by a new tile that makes up half of them, and costs twice as much as its move', () => {
    const byTile = (some: Partial<MoveReview>) => found({ 12: 200 }, { 12: some })[0]![0];
    expect(byTile({ luck: -100 })).to.equal('luck');
    expect(byTile({ luck: -99 })).to.equal('none');
    expect(byTile({ luck: -120, loss: 60 })).to.equal('luck');
    expect(byTile({ luck: -120, loss: 61 })).to.equal('both');
    const one = fallsIn(curveWith({ 12: 80, 13: 80 }), { 13: { luck: -160 } })[0]!;
    expect([one.cause, one.move!.index]).to.deep.equal(['luck', 13]);
  });

  it('come by a move without a mark only if its own loss makes up half of them', () => {
    expect(found({ 12: 200 }, { 12: { loss: 100 } })).to.deep.equal([['move', 11, 12]]);
    expect(found({ 12: 200 }, { 12: { loss: 99 } })).to.deep.equal([['none', 11, 12]]);
    expect(found({ 12: 60, 13: 60 }, { 12: { loss: 120 } })).to.deep.equal([['both', 11, 13]]);
  });

  it('come by several tiles only if the kind ones do not make up for them', () => {
    const slow = { 12: 40, 13: 40, 14: 40 };
    const bad = { 12: { luck: -40 }, 14: { luck: -40 } };
    const [fall] = fallsIn(curveWith(slow), bad);
    expect(fall).to.include({ cause: 'luck', badTiles: 2, move: undefined });
    expect(found(slow, { ...bad, 13: { luck: 30 } })).to.deep.equal([['none', 11, 14]]);
  });

  it('have no bad tiles that cost hardly anything', () => {
    const luck = { 12: { luck: -40 }, 13: { luck: -40 }, 14: { luck: -19 } };
    expect(fallsIn(curveWith({ 12: 40, 13: 40, 14: 40 }), luck)[0]!.badTiles).to.equal(2);
  });
});
