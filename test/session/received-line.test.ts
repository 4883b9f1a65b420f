import { expect } from '@open-wc/testing';
import { isOfLaterVersion, receivedLine } from '../../src/session/received-line.js';

describe('receivedLine()', () => {
  for (const [what, text] of [
    ['white space around it', ' 1_4x4_abc-9\n'],
    ['marks that a chat took for the end of the link', '1_4x4_abc-9).'],
    ['escaped characters', '1%5F4x4%5fabc%2d9'],
  ] as const) {
    it(`takes away ${what}`, () => expect(receivedLine(text)).to.equal('1_4x4_abc-9'));
  }
});

describe('isOfLaterVersion()', () => {
  for (const [line, isLater] of [
    ['2_4x4', true],
    ['10_4x4', true],
    ['1_4x4', false],
    ['2-4x4', false],
    ['a2_4x4', false],
  ] as const) {
    it(`says ${isLater} of ${line}`, () => expect(isOfLaterVersion(line)).to.equal(isLater));
  }
});
