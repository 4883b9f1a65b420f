import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { Game, steps, verify } from '../../src/engine/index.js';
import { defaultSettings, gameOptions } from '../../src/session/settings.js';
import { playOn, runs, thrown } from '../support/plays.js';
import { sealed } from '../support/sealed.js';
import { vectors } from '../support/vectors.js';

const limits = { maxLength: Infinity, maxMoves: Infinity };

/** Expects the same of a text as it stands, and with check characters that fit. */
function expectOneOutcome(text: string): void {
  expectOneOutcomeAsItStands(text);
  expectOneOutcomeAsItStands(sealed(text));
}

/** Expects that both readers return the same game, or throw the same `ReplayError` with a position in the text. */
function expectOneOutcomeAsItStands(text: string): void {
  let result: ReturnType<typeof verify> | undefined;
  const error = thrown(() => {
    result = verify(text, { allowEdits: true, ...limits });
  });
  const other = thrown(() => {
    const game = Game.fromReplay(text, limits);
    // One game has one line.
    expect(game.replay).to.equal(text);
    expect(game.board).to.deep.equal(result?.board);
    expect(game.score).to.equal(result?.score);
  });
  if (error) {
    expect(error.name, text).to.equal('ReplayError');
    expect((error as { position?: number }).position).to.be.within(0, text.length);
  }
  expect(other?.message).to.equal(error?.message);
}

const unsealed = (line: string) => line.slice(0, -2);
const legal = vectors.legal.map(({ replay }) => unsealed(replay));
const known = fc.constantFrom(...legal, ...vectors.illegal.map(({ replay }) => unsealed(replay)));
const piece = fc.constantFrom(
  ...['~', '_', '.', '-', 'A', 'B', '/', '0', '9', '1e9', 'é', '\u0000', '\ud800', ' ', '%', '%41'],
  ...['~u.', '~r.', '~d.', '~l.', '~x.', '~a.', '~b.', '~i.', '~s0.', '~bBC.', '~s-1.', '~uAAB.'],
);

/** Any code units, lone surrogates too. */
const anything = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));

describe('verify() and Game.fromReplay() return the same game, or throw the same ReplayError', () => {
  it('for a line with something changed', () => {
    const change = fc.record({
      text: known,
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      drop: fc.nat({ max: 4 }),
      put: fc.array(piece, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(change, ({ text, at, drop, put }) => {
        const position = Math.floor(at * text.length);
        expectOneOutcome(text.slice(0, position) + put.join('') + text.slice(position + drop));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('for a seed with half a character', () => {
    expectOneOutcome('1_4x4_2048_0.1_2_continue_a\ud800');
    const text = '1_4x4_2048_0.1_2_continue_a\ud800_';
    expectOneOutcome(text);
    expect(thrown(() => verify(sealed(text)))).to.have.property('position', 26);
  });

  it('for two lines cut and joined', () => {
    const place = fc.nat({ max: 200 });
    fc.assert(
      fc.property(known, known, place, place, (one, other, end, start) => {
        expectOneOutcome(one.slice(0, end) + other.slice(start));
      }),
      { numRuns: runs(500) },
    );
  });

  it('for a valid head with anything after it', () => {
    const head = fc.constantFrom(
      '1_4x4_2048_0.1_2_continue_s_',
      '1_2x2_4_1_4_stop__',
      '1_32x32_2048_0.1_0_continue_s_',
      '1_3x5_2048_0.1_0_continue__~iBCDEFBC.',
    );
    const rest = fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 30 });
    fc.assert(
      fc.property(head, rest, (start, pieces) => {
        expectOneOutcome(start + pieces.join(''));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('for any text at all', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expectOneOutcome(text);
        expectOneOutcome(`1_${text}`);
      }),
      { numRuns: runs(1000) },
    );
    expectOneOutcome('1' + '_'.repeat(20));
    expectOneOutcome('1_4x4_2048_0.1_2_continue_constructor___proto__');
    expectOneOutcome('1_4x4_2048_0.1_2___proto___s_');
  });

  it('in time proportional to the length of the text', () => {
    const head = '1_4x4_2048_0.1_2_continue_s_';
    const long = runs(300_000);
    const texts = [
      'A'.repeat(long),
      '_'.repeat(long),
      `1_${'_'.repeat(long)}`,
      `1${'_4x4'.repeat(long)}`,
      `1_4x4_2048_0.1_2_continue_${'~'.repeat(long)}_`,
      `1_4x4_2048_0.1_2_continue_${'a'.repeat(long)}_`,
      `1_4x4_2048_0.${'1'.repeat(long)}_2_continue_s_`,
      `${head}${'~'.repeat(long)}`,
      `${head}~b${'B'.repeat(long)}`,
      `${head}~b${'B'.repeat(long)}.`,
      `${head}~s-${'1'.repeat(long)}.`,
      `${head}${'~s1.~b.'.repeat(long / 7)}`,
      `${head}${'~bBC.~uACB.'.repeat(long / 11)}`,
      `1_32x32_2048_0.1_2_continue_s_${'~s1.~b.'.repeat(long / 7)}`,
    ];
    // A quadratic reader would run into the time limit of the tests.
    for (const text of texts) expectOneOutcome(text);
  });
});

describe('Properties that a page has added to Object.prototype', () => {
  const withOptions = (options: object, action: () => void): void => {
    for (const [name, value] of Object.entries(options)) {
      Object.defineProperty(Object.prototype, name, { value, configurable: true });
    }
    try {
      action();
    } finally {
      for (const name of Object.keys(options)) Reflect.deleteProperty(Object.prototype, name);
    }
  };

  it('are no options of verify(): no forged game is accepted, and no other is refused', () => {
    const forged = new Game({ seed: 'a' });
    forged.setScore(999_999);
    const game = playOn(new Game({ seed: 'a' }), 20);
    const rules = { columns: 8, winTile: 4 };
    const polluted = { allowEdits: true, finished: true, maxMoves: 1, seed: 'b', rules, ...rules };
    withOptions(polluted, () => {
      expect(() => verify(forged.replay, { seed: 'a' })).to.throw('must come from');
      expect(verify(game.replay, { seed: 'a', rules: { rows: 4 } }).moves).to.equal(20);
      expect(Array.from(steps(game.replay)).length).to.equal(21);
    });
  });

  it('are no options of new Game()', () => {
    const polluted = { size: 8, rows: 2, board: [[2]], random: Math.random, score: 5, seed: 'x' };
    withOptions(polluted, () => {
      expect(new Game({ seed: 'a' }).replay).to.equal(new Game({ seed: 'a', size: 4 }).replay);
      const game = new Game(gameOptions(defaultSettings));
      expect(game).to.include({ columns: 4, rows: 4, score: 0 });
    });
  });
});
