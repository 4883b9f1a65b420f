import { expect } from '@open-wc/testing';
import { attributeOf, numberFrom, tokenList, toNumber } from '../../src/session/attributes.js';

describe('numberFrom()', () => {
  it('includes both ends of its range', () => {
    const { read } = numberFrom(1, 5, null, '1 to 5');
    expect(['1', '5'].map((text) => read(text, 'n'))).to.deep.equal([1, 5]);
  });
});

describe('tokenList()', () => {
  it('writes its words in their order, and no words as "none"', () => {
    const letters = tokenList(['a', 'b', 'c'], ['a']);
    expect(letters.toProperty!(['a', 'c'])).to.equal('a c');
    expect(letters.toProperty!([])).to.equal('none');
  });
});

describe('toNumber() and attributeOf()', () => {
  it('read numbers as HTML writes them', () => {
    const texts = ['12', '-3', '.25', '10.5', '1e+10', '2E-10', '0x1', '1e', ' 1', '1_0'];
    expect(texts.map(toNumber)).to.deep.equal([12, -3, 0.25, 10.5, 1e10, 2e-10, ...texts.slice(6)]);
  });
  it('name the attribute of a property', () => {
    expect(['winTile', 'htmlFor', 'size'].map(attributeOf)).to.deep.equal([
      ...['win-tile', 'for', 'size'],
    ]);
  });
});
