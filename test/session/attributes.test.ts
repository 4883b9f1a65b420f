import { expect } from '@open-wc/testing';
import {
  attributeOf,
  numberFrom,
  oneOf,
  tokenList,
  toNumber,
} from '../../src/session/attributes.js';
import { expectThrown } from '../support/plays.js';

describe('numberFrom()', () => {
  const { read } = numberFrom(1, 5, null, '1 to 5');
  it('includes both ends of its range', () => {
    expect(['1', '5'].map((text) => read(text, 'n'))).to.deep.equal([1, 5]);
  });
  it('names any other string, and what is allowed', () => {
    for (const text of ['0.9', '5.1', 'five']) {
      expectThrown(() => read(text, 'n'), 'RangeError', `n must be 1 to 5, not "${text}"`);
    }
  });
});

describe('oneOf() and tokenList()', () => {
  const letters = tokenList(['a', 'b', 'c'], ['a']);
  it('name a string that is not allowed, and what is', () => {
    const one = oneOf(['a', 'b', 'c'], 'a');
    expectThrown(() => one.read('d', 'x'), 'RangeError', 'x must be "a", "b" or "c", not "d"');
    expectThrown(() => letters.read('d', 'x'), 'RangeError', 'x must be any of a, b, c, none');
  });
  it('read words in any order, between any white space, as one list of words', () => {
    const words = letters.read(' c \t A ', 'x');
    expect(words).to.deep.equal(['a', 'c']);
    expect([words, []].map((list) => letters.toProperty!(list))).to.deep.equal(['a c', 'none']);
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
