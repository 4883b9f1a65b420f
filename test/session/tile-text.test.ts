import { expect } from '@open-wc/testing';
import { labelOf, readTileLabels, tileText } from '../../src/session/tile-text.js';

describe('readTileLabels()', () => {
  it('reads words separated by spaces, or labels separated by vertical bars', () => {
    expect(readTileLabels(' BSc  MSc PhD ')).to.deep.equal(['BSc', 'MSc', 'PhD']);
    expect(readTileLabels('Elm tree| Oak |')).to.deep.equal(['Elm tree', 'Oak', '']);
  });

  it('reads one label more than there are tiles, and no further', () => {
    expect(readTileLabels('x '.repeat(100))).to.have.length(64);
  });
});

describe('labelOf()', () => {
  it('starts with the tile 2, and is undefined for an empty label and beyond the last', () => {
    const labels = readTileLabels('A||C');
    expect([2, 4, 8, 16].map((value) => labelOf(labels, value))).to.deep.equal([
      ...['A', undefined, 'C', undefined],
    ]);
  });
});

describe('tileText()', () => {
  it('is a blank, a number, or from 2 ** 24 on a power of two', () => {
    const texts = [0, 2, 2 ** 23, 2 ** 24, 2 ** 60].map(tileText);
    expect(texts).to.deep.equal([' ', '2', '8388608', '2²⁴', '2⁶⁰']);
  });
});
