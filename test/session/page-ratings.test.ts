import { expect } from '@open-wc/testing';
import { checkRatings } from '../../src/session/page-ratings.js';

const legal = ['up', 'right', 'down'] as const;

describe('checkRatings()', () => {
  it('takes what rate() promises, with any reasons, and leaves out what else is there', () => {
    const reasons = [{ kind: 'row', line: 'top', ordered: true }];
    const ratings = [
      { direction: 'up', value: 9, loss: 0, reasons, luck: 7 },
      { direction: 'down' },
    ];
    expect(checkRatings(ratings, legal)).to.deep.equal([
      { direction: 'up', value: 9, loss: 0, reasons },
      { direction: 'down', value: null, loss: null, reasons: [] },
    ]);
    expect(checkRatings([], [])).to.deep.equal([]);
  });

  const rating = { direction: 'up', value: 9, loss: 0, reasons: [] };
  const pairs = { kind: 'pairs', count: 1, best: 8 };
  const name = "the computer's ratings";
  for (const [ratings, message] of [
    [undefined, `${name} must be an array, not undefined`],
    [[], `${name} must be those of up, right or down, not an empty array`],
    [[null], `${name}[0] must be an object, not null`],
    [
      [{ direction: 'left' }],
      `${name}[0].direction must be up, right or down, each once, not "left"`,
    ],
    [[rating, rating], `${name}[1].direction must be up, right or down, each once, not "up"`],
    [[{ ...rating, value: NaN }], `${name}[0].value must be a finite number or null, not NaN`],
    [[{ ...rating, value: '9' }], `${name}[0].value must be a finite number or null, not "9"`],
    [[{ ...rating, price: 'luck' }], `${name}[0].price must be an array, not "luck"`],
    [[{ ...rating, loss: {} }], `${name}[0].loss must be a finite number or null, not an object`],
    [
      [{ ...rating, value: Symbol('nine') }],
      `${name}[0].value must be a finite number or null, not Symbol(nine)`,
    ],
    [[{ ...rating, reasons: 'luck' }], `${name}[0].reasons must be an array, not "luck"`],
    [[{ ...rating, reasons: [null] }], `${name}[0].reasons[0] must be an object, not null`],
    [
      [{ ...rating, reasons: [pairs, { kind: 'toString' }] }],
      /^the computer's ratings\[0\]\.reasons\[1\]\.kind must be stuck-next, .* or .*, not "toString"$/,
    ],
    [
      [{ ...rating, reasons: [{ ...pairs, count: '1' }] }],
      `${name}[0].reasons[0].count must be a number, not "1"`,
    ],
    [
      [{ ...rating, inFavor: [{ kind: 'row', line: 'middle', ordered: true }] }],
      `${name}[0].inFavor[0].line must be top, right, bottom or left, not "middle"`,
    ],
  ] as const) {
    it(`refuses ${typeof ratings === 'object' ? JSON.stringify(ratings) : ratings}: ${String(message)}`, () => {
      expect(() => checkRatings(ratings, legal)).to.throw(message);
    });
  }

  it('throws a RangeError for a value of the right type', () => {
    for (const wrong of [{ direction: 'left' }, { value: NaN }, { loss: Infinity }]) {
      expect(() => checkRatings([{ ...rating, ...wrong }], legal)).to.throw(RangeError);
    }
    expect(() => checkRatings([{ ...rating, value: '9' }], legal)).to.throw(TypeError);
  });
});
