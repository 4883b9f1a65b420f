import { expect } from '@open-wc/testing';
import {
  Game,
  ReplayError,
  steps,
  verify,
  type ReplayLimits,
  type VerifyOptions,
} from '../../src/engine/index.js';
import { expectThrown, played, thrown } from '../support/plays.js';
import { sealed } from '../support/sealed.js';

const { replay } = played({ seed: 'head', size: '5x4', fourChance: 0.25 }, 30);

function refused(line: string, options: VerifyOptions, message: string, position: number): void {
  const error = thrown(() => verify(line, options)) as ReplayError;
  expect(error, message).to.be.instanceOf(ReplayError);
  expect([error.message, error.position]).to.deep.equal([
    `${message} (character ${position})`,
    position,
  ]);
}

describe('verify() › rules and seed', () => {
  it('accepts a line with exactly the expected rules and seed', () => {
    const { rules } = new Game({ size: '5x4', fourChance: 0.25 });
    expect(verify(replay, { rules, seed: 'head' }).moves).to.equal(30);
    expect(verify(replay, { rules: {} }).moves).to.equal(30);
    const partly = { rules: { winTile: 2048, rows: undefined }, seed: undefined };
    expect(verify(replay, partly).moves).to.equal(30);
    expect(verify(new Game({ seed: 7 }).replay, { seed: 7 }).seed).to.equal('7');
    expect(verify(new Game({ seed: 'a\ud800' }).replay, { seed: 'a\ud800' }).moves).to.equal(0);
  });

  it('refuses a line with other rules or another seed, naming the field and its position', () => {
    refused(replay, { rules: { columns: 4 } }, 'columns must be 4, not 5', 2);
    refused(replay, { rules: { rows: 5 } }, 'rows must be 5, not 4', 2);
    refused(replay, { rules: { winTile: 4096 } }, 'winTile must be 4096, not 2048', 6);
    refused(replay, { rules: { fourChance: 0.1 } }, 'fourChance must be 0.1, not 0.25', 11);
    refused(replay, { rules: { startTiles: 3 } }, 'startTiles must be 3, not 2', 16);
    refused(replay, { rules: { afterWin: 'stop' } }, 'afterWin must be "stop", not "continue"', 18);
    refused(replay, { seed: 'other' }, 'seed must be "other", not "head"', 27);
    refused(replay, { seed: '' }, 'seed must be "", not "head"', 27);
  });

  it('refuses such a line before playing anything', () => {
    const wrong = sealed('1_4x4_2048_0.1_2_continue_a_this is no body');
    refused(wrong, { seed: 'b' }, 'seed must be "b", not "a"', 26);
    refused(wrong, { rules: { winTile: 64 } }, 'winTile must be 64, not 2048', 6);
  });

  it('refuses options that do not exist or are not allowed, whatever the line', () => {
    const wrong = (options: unknown, kind: string, message: string) =>
      expectThrown(() => verify(replay, options as VerifyOptions), kind, message);
    const rule =
      'name of a rule must be columns, rows, winTile, fourChance, startTiles or afterWin';
    wrong({ rules: { wintile: 64 } }, 'TypeError', `${rule}, not "wintile"`);
    wrong({ rules: { winTile: 65 } }, 'RangeError', 'winTile must be a power of two');
    wrong({ rules: { winTile: '64' } }, 'TypeError', 'winTile must be a power of two');
    const option =
      'name of an option must be rules, seed, finished, allowEdits, maxMoves or maxLength';
    wrong({ allowedits: false }, 'TypeError', `${option}, not "allowedits"`);
    const inherited = Object.create({ winTile: 64 }) as object;
    for (const rules of [null, 7, [], new Map(), inherited, () => 1]) {
      wrong({ rules }, 'TypeError', 'rules must be a plain object, not ');
    }
    expect(verify(replay, { rules: Object.create(null) as object }).moves).to.equal(30);
    const limit = 'must be an integer from 0 up, or Infinity, not';
    for (const value of [null, '1']) {
      wrong({ allowEdits: value }, 'TypeError', 'allowEdits must be true or false');
      wrong({ finished: value }, 'TypeError', 'finished must be true or false');
      wrong({ maxMoves: value }, 'TypeError', `maxMoves ${limit}`);
      wrong({ maxLength: value }, 'TypeError', `maxLength ${limit}`);
    }
    for (const value of [-1, 0.5, NaN]) {
      wrong({ maxMoves: value }, 'RangeError', `maxMoves ${limit} ${value}`);
      wrong({ maxLength: value }, 'RangeError', `maxLength ${limit} ${value}`);
    }
    wrong({ rules: { rows: null } }, 'TypeError', 'rows must be an integer from 2 to 32, not null');
    wrong({ seed: null }, 'TypeError', 'seed must be a string or a finite number, not null');
    for (const options of [null, 8, [], new Map()]) {
      wrong(options, 'TypeError', 'options must be a plain object, not ');
    }
  });
});

describe('verify() › maxLength and maxMoves', () => {
  it('limit the characters of the line, to 100,000 by default', () => {
    const line = (length: number) => {
      const head = '1_2x2_2048_0.1_0_continue__';
      return sealed(`1_2x2_2048_0.1_0_continue_${'a'.repeat(length - head.length - 2)}_`);
    };
    expect(verify(line(100_000)).moves).to.equal(0);
    refused(line(100_001), {}, 'replay must have 100000 characters at most', 100_000);
    expect(verify(line(100_001), { maxLength: 100_001 }).moves).to.equal(0);
    expect(verify(line(100_001), { maxLength: Infinity }).moves).to.equal(0);
    refused(line(60), { maxLength: 59 }, 'replay must have 59 characters at most', 59);
  });

  it('limit moves and edits together, to 100,000 by default', () => {
    const head = '1_2x2_2048_0.1_0_continue__';
    const edits = (count: number, end = '') => sealed(head + '~b.~s1.'.repeat(count / 2) + end);
    const limits = { maxLength: Infinity, allowEdits: true };
    expect(verify(edits(100_000), limits).score).to.equal(1);
    const most = 'moves and edits at most';
    refused(edits(100_000, '~b.'), limits, `replay must have 100000 ${most}`, 350_027);
    const none = { maxMoves: 0, allowEdits: true };
    refused(sealed(`${head}~a.`), none, `replay must have 0 ${most}`, 27);
    expect(verify(sealed(`${head}~a.~x.`), { maxMoves: 1, allowEdits: true }).over).to.equal(true);
    expect(verify(edits(100_000, '~b.'), { ...limits, maxMoves: Infinity }).score).to.equal(1);
  });
});

describe('verify() › finished', () => {
  it('refuses a game that is in progress or was given up', () => {
    const over = played({ seed: 'over', size: 3 });
    expect(verify(over.replay, { finished: true }).endReason).to.equal('no-moves');
    const won = played({ seed: 'won', winTile: 32, afterWin: 'stop' });
    expect(verify(won.replay, { finished: true }).endReason).to.equal('won');
    const open = played({ seed: 'over' }, 5);
    const reason = 'replay must be a game played to its end, not one that';
    refused(open.replay, { finished: true }, `${reason} goes on`, open.replay.length);
    expect(verify(open.replay, { finished: false }).endReason).to.equal(null);
    open.giveUp();
    refused(open.replay, { finished: true }, `${reason} was given up`, open.replay.length);
    expect(verify(open.replay).endReason).to.equal('gave-up');
  });
});

describe('Game.fromReplay() and steps() › maxLength and maxMoves', () => {
  const readers = {
    fromReplay: (line: string, limits?: ReplayLimits) => Game.fromReplay(line, limits),
    steps: (line: string, limits?: ReplayLimits) => [...steps(line, limits)],
  };

  for (const [name, read] of Object.entries(readers)) {
    it(`limit what ${name}() reads, as in verify()`, () => {
      const refused = (limits: unknown, kind: string, message: string) =>
        expectThrown(() => read(replay, limits as ReplayLimits), kind, message);
      read(replay, { maxMoves: 30, maxLength: replay.length });
      read(replay, { maxMoves: undefined });
      refused({ maxMoves: 29 }, 'ReplayError', '29 moves and edits at most');
      refused({ maxLength: replay.length - 1 }, 'ReplayError', 'characters at most');
      refused({ maxMoves: -1 }, 'RangeError', 'maxMoves must be an integer');
      refused({ maxMoves: null }, 'TypeError', 'maxMoves must be an integer');
      refused({ maxmoves: 30 }, 'TypeError', 'must be maxMoves or maxLength, not "maxmoves"');
      refused({ allowEdits: true }, 'TypeError', 'not "allowEdits"');
      for (const limits of [null, 7, []]) {
        refused(limits, 'TypeError', 'limits must be a plain object, not ');
      }
    });
  }

  it('are 100,000 each unless the caller sets them', () => {
    const head = '1_2x2_2048_0.1_0_continue__';
    const edits = sealed(`${head}${'~b.~s1.'.repeat(50_000)}~b.`);
    const long = `1_2x2_2048_0.1_0_continue_${'a'.repeat(100_000)}_`;
    expect(() => Game.fromReplay(edits, { maxLength: Infinity })).to.throw(ReplayError, '100000 moves and edits'); // prettier-ignore
    expect(() => Game.fromReplay(long)).to.throw(ReplayError, '100000 characters');
    expect(() => steps(long).next()).to.throw(ReplayError, '100000 characters');
  });
});
