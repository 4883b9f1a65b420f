import { expect } from '@open-wc/testing';
import {
  attributeOf,
  numberFrom,
  oneOf,
  tokenList,
  toNumber,
  type Attribute,
} from '../../src/session/attributes.js';
import { expectThrown } from '../support/plays.js';

describe('numberFrom(), oneOf() and tokenList()', () => {
  const number = numberFrom(1, 5, null, '1 to 5');
  const letters = tokenList(['a', 'b', 'c'], ['a']);
  it('name a string that is not allowed, and what is', () => {
    const refused = ({ read }: Attribute<unknown>, text: string, allowed: string) =>
      expectThrown(() => read(text, 'x'), 'RangeError', `x must be ${allowed}, not "${text}"`);
    for (const text of ['0.9', '5.1', 'five']) refused(number, text, '1 to 5');
    refused(oneOf(['a', 'b', 'c'], 'a'), 'd', '"a", "b" or "c"');
    refused(letters, 'd', 'any of a, b, c, none');
  });
  it('include both ends of a range', () => {
    expect(['1', '5'].map((text) => number.read(text, 'x'))).to.deep.equal([1, 5]);
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
