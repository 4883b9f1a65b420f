import { expect } from '@open-wc/testing';
import { attributeOf, type Attribute } from '../../src/session/attributes.js';
import { Game, type GameOptions } from '../../src/engine/index.js';
import {
  attributes,
  controlNames,
  defaultSettings,
  gameOptions,
  settingsDescribe,
  readSettings,
  rulesOf,
  wantSameGame,
  type NewGameOptions,
  type Settings,
} from '../../src/session/settings.js';
import { boardOf } from '../support/plays.js';

type Attributes = Readonly<Record<string, string>>;

/** What these attributes ask for, after others were in force. */
function read(attributes: Attributes, last = defaultSettings) {
  const { settings, problems } = readSettings((name) => attributes[name] ?? null, last);
  return { settings, problems: Object.fromEntries(problems) };
}

const settingsOf = (attributes: Attributes): Settings => {
  const { settings, problems } = read(attributes);
  expect(problems).to.deep.equal({});
  return settings;
};

describe('readSettings()', () => {
  it('returns the defaults without attributes, whatever the previous settings were', () => {
    const last = { ...defaultSettings, size: 5, winTile: 64, fourChance: 1, startTiles: 9 };
    expect(read({}, last)).to.deep.equal({ settings: defaultSettings, problems: {} });
  });

  const allowed: [attribute: string, value: string, property: keyof Settings, read: unknown][] = [
    ['size', '5x4', 'size', '5x4'],
    ['size', '5X4', 'size', '5x4'],
    ['size', '7', 'size', 7],
    ['seed', 'daily', 'seed', 'daily'],
    ['seed', ' 7 ', 'seed', ' 7 '],
    ['seed', '', 'seed', null],
    ['seed', '\ud800', 'seed', '\ufffd'],
    ['win-tile', '64', 'winTile', 64],
    ['win-tile', '4E0', 'winTile', 4],
    ['four-chance', '.5', 'fourChance', 0.5],
    ['four-chance', '1e-1', 'fourChance', 0.1],
    ['four-chance', '1.', 'fourChance', 1],
    ['start-tiles', '16', 'startTiles', 16],
    ['autoplay', '', 'autoplay', true],
    ['autoplay-delay', '1.5', 'autoplayDelay', 1.5],
    ['undo-limit', '3', 'undoLimit', 3],
    ['undo-limit', '0', 'undoLimit', 0],
    ['tile-image', '{value}.svg', 'tileImage', '{value}.svg'],
    ['tile-labels', 'BSc MSc', 'tileLabels', 'BSc MSc'],
    ['share-url', '/?{replay}', 'shareUrl', '/?{replay}'],
    ['storage-key', 'daily', 'storageKey', 'daily'],
    ['name', 'game', 'name', 'game'],
    ['disabled', 'false', 'disabled', true],
  ];

  for (const [attribute, value, property, expected] of allowed) {
    it(`reads ${attribute}="${value}"`, () => {
      const settings = settingsOf({ [attribute]: value });
      expect(settings).to.deep.equal({ ...defaultSettings, [property]: expected });
    });
  }
});

describe('readSettings() › a value that is not allowed', () => {
  const delay = 'a number of milliseconds, 0 or more';
  const refused: Record<string, [allowed: string, ...values: string[]]> = {
    size: ['N or COLUMNSxROWS, each 2 to 32', 'abc', '', '1', ' 4', '0x10', '__proto__'],
    'win-tile': ['a power of two from 4 to 2 ** 52', '9', 'NaN', '0x40'],
    'four-chance': ['a number from 0 to 1', '2', '', '.', '1e'],
    'start-tiles': ['an integer from 0 to 16', '17', 'two'],
    'after-win': ['"ask", "continue" or "stop"', 'dance', '', 'a\u017fk'],
    announcements: ['"brief", "normal" or "full"', 'loud'],
    swipe: ['"always", "focused", "never" or "page"', 'sometimes'],
    keys: ['"board" or "page"', '\u212aeys'],
    'best-of': ['"played" or "finished"', 'all'],
    hints: ['"move", "values" or "reasons"', 'all'],
    controls: [`any of ${controlNames.join(', ')}, none`, 'score <img>'],
    'autoplay-delay': [delay, 'abc', '', '-1', 'Infinity', '1e999'],
    'undo-limit': ['a whole number, 0 or more', 'abc', '', '-1', '1.5', '1e999'],
  };

  for (const [attribute, [allowed, ...values]] of Object.entries(refused)) {
    for (const value of values) {
      it(`is named with what is allowed: ${attribute}="${value}"`, () => {
        const { settings, problems } = read({ [attribute]: value });
        const shown = /^\d+$/.test(value) ? value : `"${value}"`;
        const message = `${attribute} must be ${allowed}, not ${shown}`;
        expect(problems).to.deep.equal({ [attribute]: message });
        const expected = attribute === 'controls' ? { controls: ['score'] } : {};
        expect(settings).to.deep.equal({ ...defaultSettings, ...expected });
      });
    }
  }

  it('leaves the previous rule in force', () => {
    const rules = { size: '5x3', 'win-tile': '64', 'four-chance': '0.5', 'start-tiles': '9' };
    const last = settingsOf(rules);
    for (const name of Object.keys(rules)) {
      const { settings, problems } = read({ ...rules, [name]: 'bad' }, last);
      expect(settings).to.deep.equal(last);
      expect(Object.keys(problems)).to.deep.equal([name]);
    }
  });

  it('falls back to the default if the previous rule is not allowed for the new size', () => {
    const last = settingsOf({ size: '5', 'start-tiles': '25' });
    const smaller = read({ size: '2', 'start-tiles': '25' }, last);
    expect(smaller.settings.startTiles).to.equal(2);
    expect(Object.values(smaller.problems)).to.deep.equal([
      'start-tiles must be an integer from 0 to 4, not 25',
    ]);
    const same = read({ size: 'bad', 'start-tiles': '25' }, settingsOf({ size: '5' }));
    expect(same.settings).to.include({ size: 5, startTiles: 25 });
    expect(Object.keys(same.problems)).to.deep.equal(['size']);
  });

  it('falls back to the default of an enumerated attribute, whatever the previous setting was', () => {
    const last = settingsOf({
      'after-win': 'stop',
      keys: 'page',
      'autoplay-delay': '9',
      'undo-limit': '9',
    });
    const wrong = { 'after-win': 'x', keys: 'x', 'autoplay-delay': 'x', 'undo-limit': 'x' };
    const { settings } = read(wrong, last);
    const usual = { afterWin: 'ask', keys: 'board', autoplayDelay: null, undoLimit: null };
    expect(settings).to.include(usual);
  });
});

describe('readSettings() › enumerated attributes', () => {
  for (const [name, { allowed = [] }] of Object.entries<Attribute<unknown>>(attributes)) {
    if (!allowed.includes(attributes[name as 'swipe'].default)) continue;
    it(`read each of their words, in lower or upper case: ${attributeOf(name)}`, () => {
      for (const word of allowed) {
        for (const text of [word, word.toUpperCase()]) {
          const settings = settingsOf({ [attributeOf(name)]: text });
          expect(settings).to.deep.equal({ ...defaultSettings, [name]: word });
        }
      }
    });
  }
});

describe('readSettings() › controls', () => {
  it('are in the order of the screen, each once, in upper or lower case', () => {
    const { controls } = settingsOf({ controls: ' give-up\tMOVES  undo moves\nscore ' });
    expect(controls).to.deep.equal(['score', 'moves', 'undo', 'give-up']);
    const reversed = controlNames.toReversed().join(' ');
    expect(settingsOf({ controls: reversed }).controls).to.deep.equal(controlNames);
  });

  it('are the default set if the value is empty, and none if it is "none"', () => {
    expect(settingsOf({ controls: '' }).controls).to.equal(defaultSettings.controls);
    expect(settingsOf({ controls: ' ' }).controls).to.equal(defaultSettings.controls);
    expect(settingsOf({ controls: 'none' }).controls).to.deep.equal([]);
  });

  it('ignore unknown names', () => {
    expect(read({ controls: 'score bad undo' }).settings.controls).to.deep.equal(['score', 'undo']);
    expect(read({ controls: 'bad' }).settings.controls).to.deep.equal([]);
  });
});

describe('rulesOf()', () => {
  it('are the rules of the game; after-win="ask" becomes "continue"', () => {
    expect(rulesOf(defaultSettings)).to.deep.equal({ ...new Game().rules });
    expect(rulesOf(settingsOf({ size: '5x3', 'after-win': 'stop' }))).to.include({
      columns: 5,
      rows: 3,
      afterWin: 'stop',
    });
    expect(rulesOf(settingsOf({ 'after-win': 'continue' })).afterWin).to.equal('continue');
  });
});

describe('gameOptions()', () => {
  const settings = settingsOf({ size: '5x3', seed: 'a', 'win-tile': '64' });
  const gameOf = (given?: NewGameOptions) => new Game(gameOptions(settings, given));

  it('come from the settings, unless options are given or a board sets the size', () => {
    expect(gameOf().rules).to.include({ columns: 5, rows: 3, winTile: 64 });
    expect(gameOf().seed).to.equal('a');
    expect(gameOf({ winTile: 8, seed: 'b' }).rules).to.include({ columns: 5, winTile: 8 });
    expect(gameOf({ winTile: 8, seed: 'b' }).seed).to.equal('b');
    expect(gameOf({ columns: 7 })).to.include({ columns: 7, rows: 3 });
    expect(gameOf({ size: 2 })).to.include({ columns: 2, rows: 2 });
    const board = boardOf('. 2 / . .');
    expect(gameOf({ board }).board).to.deep.equal(board);
  });

  it('accept null and "" as a seed and "ask" as afterWin, and ignore undefined', () => {
    for (const seed of [null, '']) expect(gameOf({ seed }).seed).not.to.be.oneOf(['', 'a']);
    const { afterWin } = gameOptions({ ...settings, afterWin: 'stop' }, { afterWin: 'ask' });
    expect(afterWin).to.equal('continue');
    expect(gameOf({ afterWin: 'stop' }).rules.afterWin).to.equal('stop');
    const sizes = { size: undefined, columns: undefined, rows: undefined, board: undefined };
    const asked = { ...sizes, seed: undefined, winTile: undefined, afterWin: undefined };
    expect(gameOf(asked)).to.include({ columns: 5, rows: 3, seed: 'a' });
    expect(gameOf(asked).rules.winTile).to.equal(64);
  });

  it('allow a given board even if it has fewer cells than start-tiles', () => {
    const many = { ...settings, startTiles: 9 };
    const { rules } = new Game(gameOptions(many, { board: boardOf('2 . . . / . . . .') }));
    expect(rules).to.include({ columns: 4, rows: 2, startTiles: 8 });
    expect(() => new Game(gameOptions(many, { board: 7 as never }))).to.throw(TypeError, 'board');
  });

  it('refuse any other afterWin, and options that do not exist', () => {
    const allowed = 'afterWin must be "ask", "continue" or "stop", not ';
    expect(() => gameOf({ afterWin: 'x' as never })).to.throw(RangeError, `${allowed}"x"`);
    expect(() => gameOf({ sise: 4 } as never)).to.throw(TypeError, /size.* not "sise"/);
    expect(() => gameOf({ sise: undefined } as never)).to.throw(TypeError, /not "sise"/);
    expect(() => gameOf({ afterWin: null as never })).to.throw(TypeError, `${allowed}null`);
  });

  it('are refused by the engine if they are not a plain object', () => {
    for (const given of [null, 7, 'x', []]) {
      expect(() => gameOf(given as never)).to.throw(TypeError, 'options must be a plain object');
    }
  });
});

describe('settingsDescribe()', () => {
  it('is true for a game with the same rules and, if the settings name one, the same seed', () => {
    const game = new Game({ size: '5x3', seed: 'a' });
    expect(settingsDescribe(settingsOf({ size: '5x3' }), game)).to.equal(true);
    expect(settingsDescribe(settingsOf({ size: '5x3', seed: 'a' }), game)).to.equal(true);
    expect(settingsDescribe(settingsOf({ size: '5x3', seed: 'b' }), game)).to.equal(false);
  });

  it('is false if any rule but afterWin differs', () => {
    const settings = settingsOf({ size: '5x3' });
    const isDescribed = (other: GameOptions) =>
      settingsDescribe(settings, new Game({ size: '5x3', ...other }));
    for (const size of ['3x5', '5x4', '4x3']) expect(isDescribed({ size })).to.equal(false);
    for (const other of [{ winTile: 64 }, { fourChance: 0 }, { startTiles: 3 }]) {
      expect(isDescribed(other)).to.equal(false);
    }
    expect(isDescribed({ afterWin: 'stop' })).to.equal(true);
  });
});

describe('wantSameGame()', () => {
  it('compares the seed and every rule but afterWin', () => {
    const one = settingsOf({ seed: 'a' });
    expect(wantSameGame(one, settingsOf({ seed: 'a', size: '4x4' }))).to.equal(true);
    const same = { seed: 'a', 'after-win': 'stop', keys: 'page', controls: 'none' };
    expect(wantSameGame(one, settingsOf(same))).to.equal(true);
    expect(wantSameGame(one, settingsOf({}))).to.equal(false);
    expect(wantSameGame(one, settingsOf({ seed: 'a', 'start-tiles': '3' }))).to.equal(false);
  });
});
