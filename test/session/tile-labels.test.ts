import { expect } from '@open-wc/testing';
import { labelOf, readTileLabels } from '../../src/session/tile-labels.js';

describe('readTileLabels()', () => {
  it('reads words separated by spaces, or labels separated by vertical bars', () => {
    expect(readTileLabels(' BSc  MSc PhD ')).to.deep.equal(['BSc', 'MSc', 'PhD']);
    expect(readTileLabels('Elm tree| Oak |')).to.deep.equal(['Elm tree', 'Oak', '']);
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
