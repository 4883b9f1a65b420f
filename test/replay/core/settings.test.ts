import { expect } from '@open-wc/testing';
import { readPlace } from '../../../src/replay/core/place.js';
import { readAttributes } from '../../../src/attributes.js';
import { attributes } from '../../../src/replay/core/settings.js';

const settingsOf = (given: Record<string, string>) =>
  readAttributes(attributes, (name) => given[name] ?? null);

describe('readPlace()', () => {
  it('reads a position, "last" and a tile', () => {
    expect(readPlace('at', 12)).to.equal(12);
    expect(readPlace('at', '12')).to.equal(12);
    expect(readPlace('at', 'Last')).to.equal('last');
    expect(readPlace('at', 'tile:1024')).to.deep.equal({ tile: 1024 });
    expect(readPlace('at', 'TILE:2')).to.deep.equal({ tile: 2 });
    expect(readPlace('at', `tile:${2n ** 63n}`)).to.deep.equal({ tile: 2 ** 63 });
  });

  it('refuses anything else, naming it', () => {
    for (const value of [
      'abc',
      '-1',
      '1.5',
      'tile:',
      'tile:0',
      'tile:1',
      'tile:3',
      'tile:2x',
      '',
      -1,
      0.5,
      NaN,
      Infinity,
      1e300,
    ]) {
      expect(() => readPlace('at', value), String(value)).to.throw(
        RangeError,
        `at must be a position from 0, "last" or "tile:N" with a power of two, not ${typeof value === 'string' ? `"${value}"` : value}`,
      );
    }
    for (const value of [null, undefined, {}, [3], true]) {
      expect(() => readPlace('at', value)).to.throw(TypeError, 'at must be a position');
    }
  });
});

describe('attributes of <game-2048-replay>', () => {
  it('has defaults for absent and empty attributes', () => {
    const defaults = {
      at: 0,
      speed: 4,
      controls: ['play', 'step', 'scrub', 'speed', 'score', 'moves'],
    };
    for (const given of [{}, { at: '', speed: ' ', controls: '' }]) {
      const { settings, problems } = settingsOf(given);
      expect(settings).to.deep.include(defaults);
      expect(problems.size).to.equal(0);
    }
  });

  it('takes a speed of 0.25 to 1000 moves per second', () => {
    for (const [text, speed] of [
      ['0.25', 0.25],
      ['1000', 1000],
      ['1e1', 10],
      ['.5', 0.5],
    ] as const) {
      expect(settingsOf({ speed: text }).settings.speed, text).to.equal(speed);
    }
    for (const text of ['0.2', '1001', '-1', '0x10', 'fast', 'Infinity', 'NaN', '1 2']) {
      const { settings, problems } = settingsOf({ speed: text });
      expect(settings.speed, text).to.equal(4);
      expect(problems.get('speed')).to.equal(
        `speed must be a number of moves a second from 0.25 to 1000, not "${text}"`,
      );
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
