import { expect } from '@open-wc/testing';
import { Game, ReplayError, verify, type VerifyOptions } from '../../src/engine/index.js';
import { played, thrown } from '../support/plays.js';

const { replay } = played({ seed: 'head', size: '5x4', fourChance: 0.25 }, 30);

function refused(line: string, options: VerifyOptions, message: string, position: number): void {
  const error = thrown(() => verify(line, options));
  expect(error, message).to.be.instanceOf(ReplayError);
  expect(error?.message).to.equal(`${message} (character ${position})`);
  expect(error).to.have.property('position', position);
}

describe('verify() › rules and seed', () => {
  it('takes a line of just these', () => {
    const { rules } = new Game({ size: '5x4', fourChance: 0.25 });
    expect(verify(replay, { rules, seed: 'head' }).moves).to.equal(30);
    expect(verify(replay, { rules: {} }).moves).to.equal(30);
    expect(
      verify(replay, { rules: { winTile: 2048, rows: undefined }, seed: undefined }).moves,
    ).to.equal(30);
    expect(verify(new Game({ seed: 7 }).replay, { seed: 7 }).seed).to.equal('7');
    expect(verify(new Game({ seed: 'a\ud800' }).replay, { seed: 'a\ud800' }).moves).to.equal(0);
  });

  it('refuses a line of others, naming the field and its place', () => {
    refused(replay, { rules: { columns: 4 } }, 'columns must be 4, not 5', 2);
    refused(replay, { rules: { rows: 5 } }, 'rows must be 5, not 4', 2);
    refused(replay, { rules: { winTile: 4096 } }, 'winTile must be 4096, not 2048', 6);
    refused(replay, { rules: { fourChance: 0.1 } }, 'fourChance must be 0.1, not 0.25', 11);
    refused(replay, { rules: { startTiles: 3 } }, 'startTiles must be 3, not 2', 16);
    refused(replay, { rules: { afterWin: 'stop' } }, 'afterWin must be "stop", not "continue"', 18);
    refused(replay, { seed: 'other' }, 'seed must be "other", not "head"', 27);
    refused(replay, { seed: '' }, 'seed must be "", not "head"', 27);
  });

  it('refuses it before anything is played', () => {
    const wrong = '1_4x4_2048_0.1_2_continue_a_this is no body';
    refused(wrong, { seed: 'b' }, 'seed must be "b", not "a"', 26);
    refused(wrong, { rules: { winTile: 64 } }, 'winTile must be 64, not 2048', 6);
  });

  it('refuses rules that are none, whatever the line', () => {
    const wrong = (options: unknown, kind: string, message: string) => {
      const error = thrown(() => verify(replay, options as VerifyOptions));
      expect(error?.name).to.equal(kind);
      expect(error?.message).to.include(message);
    };
    wrong({ rules: { wintile: 64 } }, 'RangeError', 'name of a rule must be columns, rows, winTile, fourChance, startTiles or afterWin, not "wintile"'); // prettier-ignore
    wrong({ rules: { winTile: 65 } }, 'RangeError', 'winTile must be a power of two');
    wrong({ rules: { winTile: '64' } }, 'TypeError', 'winTile must be a power of two');
    wrong({ rules: 7 }, 'TypeError', 'rules must be an object, not 7');
    wrong({ seed: null }, 'TypeError', 'seed must be a text or a finite number, not null');
    wrong({ maxLength: -1 }, 'RangeError', 'maxLength must be an integer from 0 up, or Infinity, not -1'); // prettier-ignore
    wrong({ maxLength: '9' }, 'TypeError', 'maxLength');
    wrong([], 'TypeError', 'options must be an object, not an array');
  });
});

describe('verify() › maxLength and maxMoves', () => {
  it('bound the characters of the line, 100,000 unless told otherwise', () => {
    const line = (length: number) => {
      const head = '1_2x2_2048_0.1_0_continue__';
      return `1_2x2_2048_0.1_0_continue_${'a'.repeat(length - head.length)}_`;
    };
    expect(verify(line(100_000)).moves).to.equal(0);
    refused(line(100_001), {}, 'replay must have 100000 characters at most', 100_000);
    expect(verify(line(100_001), { maxLength: 100_001 }).moves).to.equal(0);
    expect(verify(line(100_001), { maxLength: Infinity }).moves).to.equal(0);
    refused(line(60), { maxLength: 59 }, 'replay must have 59 characters at most', 59);
  });

  it('bound moves and edits together, 100,000 unless told otherwise', () => {
    const head = '1_2x2_2048_0.1_0_continue__';
    const edits = (count: number) => head + '~b.~s1.'.repeat(count / 2);
    const limits = { maxLength: Infinity };
    expect(verify(edits(100_000), limits).score).to.equal(1);
    refused(
      `${edits(100_000)}~b.`,
      limits,
      'replay must have 100000 moves and edits at most',
      350_027,
    );
    refused(`${head}~a.`, { maxMoves: 0 }, 'replay must have 0 moves and edits at most', 27);
    expect(verify(`${head}~a.~x.`, { maxMoves: 1 }).over).to.equal(true);
    expect(verify(`${edits(100_000)}~b.`, { ...limits, maxMoves: Infinity }).score).to.equal(1);
  });
});

describe('verify() and Game.fromReplay() › a line from a file', () => {
  it('is read without its line break', () => {
    for (const end of ['\n', '\r\n']) {
      expect(verify(replay + end)).to.deep.equal(verify(replay));
      expect(Game.fromReplay(replay + end).replay).to.equal(replay);
    }
    for (const end of ['\r', '\n\n', '\n ', ' \n']) {
      expect(() => verify(replay + end), JSON.stringify(end)).to.throw(ReplayError);
    }
  });
});
