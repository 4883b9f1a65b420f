import { expect } from '@open-wc/testing';
import { readMoment, readSettings } from '../../../src/replay/core/settings.js';

const settingsOf = (given: Record<string, string>) => readSettings((name) => given[name] ?? null);

describe('readMoment()', () => {
  it('reads a position, "last" and a tile', () => {
    expect([12, '12', 'Last'].map((at) => readMoment(at))).to.deep.equal([12, 12, 'last']);
    for (const tile of [2, 1024, 2 ** 63]) {
      expect(readMoment(`TILE:${BigInt(tile)}`)).to.equal(`tile:${tile}`);
    }
  });

  it('refuses anything else, naming it', () => {
    const texts = ['abc', '-1', '1.5', 'tile:', 'tile:0', 'tile:1', 'tile:3', 'tile:2x', ''];
    for (const value of [...texts, -1, 0.5, NaN, Infinity, 1e300]) {
      const shown = typeof value === 'string' ? `"${value}"` : value;
      expect(() => readMoment(value), String(value)).to.throw(
        RangeError,
        `at must be a position from 0, "last" or "tile:N" with a power of two, not ${shown}`,
      );
    }
    for (const value of [null, undefined, {}, [3], true]) {
      expect(() => readMoment(value)).to.throw(TypeError, 'at must be a position');
    }
  });
});

describe('attributes of <game-2048-replay>', () => {
  it('has defaults for absent and empty attributes', () => {
    const controls = ['play', 'step', 'scrub', 'speed', 'score', 'moves'];
    for (const given of [{}, { at: '', speed: ' ', controls: '' }]) {
      const { settings, problems } = settingsOf(given);
      expect(settings).to.deep.include({ at: 0, speed: 4, controls });
      expect(problems.size).to.equal(0);
    }
  });

  it('takes a speed of 0.25 to 1000 moves per second', () => {
    for (const text of ['0.25', '1000', '1e1', '.5']) {
      expect(settingsOf({ speed: text }).settings.speed, text).to.equal(Number(text));
    }
    for (const text of ['0.2', '1001', '-1', '0x10', 'fast', 'Infinity', 'NaN', '1 2']) {
      const { settings, problems } = settingsOf({ speed: text });
      expect(settings.speed, text).to.equal(4);
      expect(problems.get('speed')).to.equal(
        `speed must be a number of moves a second from 0.25 to 1000, not "${text}"`,
      );
    }
  });

  it('takes `mistakes` in any case for `ask`, and leaves positions as they are written', () => {
    for (const [text, ask] of [
      ['Mistakes', 'mistakes'],
      [' MISTAKES ', 'mistakes'],
      ['412  7', '412  7'],
    ] as const) {
      expect(settingsOf({ ask: text }).settings.ask).to.equal(ask);
    }
  });

  it('takes controls in any order and case, and "none"', () => {
    const { controls } = settingsOf({ controls: 'download\n PLAY' }).settings;
    expect(controls).to.deep.equal(['play', 'download']);
    expect(settingsOf({ controls: 'none' }).settings.controls).to.deep.equal([]);
  });

  it('ignores controls that do not exist, and reports them', () => {
    const { settings, problems } = settingsOf({ controls: 'play undo' });
    expect(settings.controls).to.deep.equal(['play']);
    expect(problems.get('controls')).to.equal(
      'controls must be any of play, step, scrub, speed, score, moves, same-tiles, copy, download, none, not "play undo"',
    );
  });
});
