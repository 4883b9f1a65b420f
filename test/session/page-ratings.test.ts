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
  const middle = { kind: 'row', line: 'middle', ordered: true };
  for (const [ratings, message] of [
    [undefined, ' must be an array, not undefined'],
    [[], ' must be those of up, right or down, not an empty array'],
    [[null], '[0] must be an object, not null'],
    [[{ direction: 'left' }], '[0].direction must be up, right or down, each once, not "left"'],
    [[rating, rating], '[1].direction must be up, right or down, each once, not "up"'],
    [[{ ...rating, value: NaN }], '[0].value must be a finite number or null, not NaN'],
    [[{ ...rating, value: '9' }], '[0].value must be a finite number or null, not "9"'],
    [[{ ...rating, price: 'luck' }], '[0].price must be an array, not "luck"'],
    [[{ ...rating, loss: {} }], '[0].loss must be a finite number or null, not an object'],
    [[{ ...rating, value: Symbol() }], '[0].value must be a finite number or null, not Symbol()'],
    [[{ ...rating, reasons: 'luck' }], '[0].reasons must be an array, not "luck"'],
    [[{ ...rating, reasons: [null] }], '[0].reasons[0] must be an object, not null'],
    [
      [{ ...rating, reasons: [{ ...pairs, count: '1' }] }],
      '[0].reasons[0].count must be a number, not "1"',
    ],
    [
      [{ ...rating, inFavor: [middle] }],
      '[0].inFavor[0].line must be top, right, bottom or left, not "middle"',
    ],
  ] as const) {
    it(`refuses ${typeof ratings === 'object' ? JSON.stringify(ratings) : ratings}: …${message}`, () => {
      expect(() => checkRatings(ratings, legal)).to.throw(`the computer's ratings${message}`);
    });
  }

  it('refuses a reason whose kind is the name of a method', () => {
    const reasons = [pairs, { kind: 'toString' }];
    const message = /\[0\]\.reasons\[1\]\.kind must be stuck-next, .* or .*, not "toString"$/;
    expect(() => checkRatings([{ ...rating, reasons }], legal)).to.throw(message);
  });

  it('throws a RangeError for a value of the right type', () => {
    for (const wrong of [{ direction: 'left' }, { value: NaN }, { loss: Infinity }]) {
      expect(() => checkRatings([{ ...rating, ...wrong }], legal)).to.throw(RangeError);
    }
    expect(() => checkRatings([{ ...rating, value: '9' }], legal)).to.throw(TypeError);
  });
});
