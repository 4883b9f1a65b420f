import { expect, nextFrame } from '@open-wc/testing';
import { registerTranslation, update } from '@shoelace-style/localize';
import { Language, Localizer } from '../../../src/element/controllers/localizer.js';
import { arabic } from '../../../src/element/locales/ar.js';
import { english } from '../../../src/element/locales/en.js';
import '../../../src/element/locales/de.js';
import '../../../src/element/locales/fr.js';
import '../../../src/element/locales/ja.js';
import type { GameTranslation } from '../../../src/element/locales/translation.js';
import { BareHost, connectedHost } from '../../support/bare-host.js';

/** Registers a translation that is English but for a few texts. */
const register = (texts: Partial<GameTranslation>): void =>
  registerTranslation(Object.assign({ ...english }, texts));

/** Counts the formatters made until `stop` is called. */
function countFormatters(): { made: () => number; stop: () => void } {
  const { NumberFormat } = Intl;
  let count = 0;
  Intl.NumberFormat = new Proxy(NumberFormat, {
    construct(target, args, newTarget) {
      count++;
      return Reflect.construct(target, args, newTarget) as object;
    },
  });
  return { made: () => count, stop: () => void (Intl.NumberFormat = NumberFormat) };
}

describe('Localizer', () => {
  const hosts: BareHost[] = [];

  const make = (language: () => string): { host: BareHost; localizer: Localizer } => {
    const host = connectedHost();
    hosts.push(host);
    return { host, localizer: new Localizer(host, language) };
  };

  afterEach(async () => {
    for (const host of hosts.splice(0)) host.remove();
    document.documentElement.lang = 'en';
    await nextFrame();
  });

  it('speaks the wanted language, a region’s too', () => {
    const { localizer } = make(() => 'de-AT');
    expect(localizer.code).to.equal('de');
    expect(localizer.text('new')).to.equal('Neues Spiel');
  });

  it('speaks English where there is no other, and writes English numbers there', () => {
    for (const tag of ['tlh', 'pl', 'not a tag']) {
      const { localizer } = make(() => tag);
      expect(localizer.code, tag).to.equal('en');
      expect(localizer.text('new'), tag).to.equal('New game');
      expect(localizer.number(1234567), tag).to.equal('1,234,567');
      expect(localizer.text('points', { count: 2 }), tag).to.equal('2 points');
    }
  });

  it('speaks English where neither the page nor the browser names a language', () => {
    document.documentElement.lang = '';
    // What a browser says in the POSIX locale.
    Object.defineProperty(navigator, 'language', { configurable: true, value: 'en-US@posix' });
    try {
      update();
      expect(make(() => '').localizer.text('new')).to.equal('New game');
    } finally {
      Reflect.deleteProperty(navigator, 'language');
      document.documentElement.lang = 'en';
      update();
    }
  });

  it('takes from English what a translation leaves out', () => {
    register({ $code: 'eo', new: 'Nova ludo', undo: '' });
    const { localizer } = make(() => 'eo');
    expect(localizer.text('new')).to.equal('Nova ludo');
    expect(localizer.text('undo')).to.equal('Undo');
  });

  it('takes a page’s own words in English too, and only those', () => {
    register({ $code: 'en-ZA', new: 'Fresh game' });
    const { localizer } = make(() => 'en-ZA');
    expect(localizer.text('new')).to.equal('Fresh game');
    expect(make(() => 'en').localizer.text('new')).to.equal('New game');
  });

  it('asks for the language once, until it is reset', () => {
    let language = 'de';
    const { host, localizer } = make(() => language);
    expect(localizer.text('undo')).to.equal('Rückgängig');
    language = 'fr';
    expect(localizer.text('new')).to.equal('Neues Spiel');
    const { updates } = host;
    localizer.reset();
    expect(host.updates).to.equal(updates! + 1);
    expect(localizer.text('new')).to.equal('Nouvelle partie');
  });

  it('follows the page’s language, and two elements at once', async () => {
    const [one, other] = [make(() => ''), make(() => '')];
    expect(one.localizer.text('undo')).to.equal('Undo');
    expect(other.localizer.text('undo')).to.equal('Undo');
    document.documentElement.lang = 'ja';
    await nextFrame();
    expect(one.localizer.text('undo')).to.equal('元に戻す');
    expect(other.localizer.text('undo')).to.equal('元に戻す');
  });

  it('mixes no two languages until it hears that the page has changed its own', () => {
    const { localizer } = make(() => '');
    expect(localizer.text('undo')).to.equal('Undo');
    document.documentElement.lang = 'de';
    expect(localizer.text('new')).to.equal('New game');
  });

  it('follows a page that changed its language while the element was not in it', async () => {
    const { host, localizer } = make(() => '');
    expect(localizer.text('undo')).to.equal('Undo');
    host.remove();
    document.documentElement.lang = 'de';
    await nextFrame();
    document.body.append(host);
    expect(localizer.text('undo')).to.equal('Rückgängig');
  });

  it('takes a translation that is registered late', () => {
    const { host, localizer } = make(() => 'ia');
    expect(localizer.text('new')).to.equal('New game');
    const { updates } = host;
    register({ $code: 'ia', new: 'Nove joco' });
    expect(host.updates).to.be.greaterThan(updates!);
    expect(localizer.text('new')).to.equal('Nove joco');
  });

  it('takes one that is registered while no element is in the page', () => {
    const { host, localizer } = make(() => 'io');
    expect(localizer.text('new')).to.equal('New game');
    host.remove();
    register({ $code: 'io', new: 'Nova ludo' });
    document.body.append(host);
    expect(localizer.text('new')).to.equal('Nova ludo');
  });

  it('makes no formatter for small numbers, and one for all elements of a page', () => {
    const formatters = countFormatters();
    try {
      const localizers = [make(() => 'en-NZ'), make(() => 'en-NZ')].map((made) => made.localizer);
      for (const localizer of localizers) {
        expect(localizer.number(0)).to.equal('0');
        expect(localizer.text('board', { columns: 4, rows: 4 })).to.equal('2048, 4 by 4 board');
      }
      expect(formatters.made()).to.equal(0);
      for (const localizer of localizers) expect(localizer.number(2048)).to.equal('2,048');
      expect(formatters.made()).to.equal(1);
    } finally {
      formatters.stop();
    }
  });
});

describe('Language', () => {
  it('writes every number as Intl does, whatever digits and groups the language has', () => {
    for (const tag of ['en', 'de', 'fr', 'es', 'ja', 'zh', 'ar', 'ar-EG', 'ar-AE', 'de-CH']) {
      const language = new Language(tag);
      const locale = language.code === 'en' ? 'en' : tag;
      for (const value of [0, 7, 42, 999, 1000, 2048, 1234567, -5, 0.5]) {
        const expected = new Intl.NumberFormat(locale).format(value);
        expect(language.number(value), `${tag}: ${value}`).to.equal(expected);
      }
    }
  });

  it('writes the digits that a language tag asks for', () => {
    expect(new Language('en-u-nu-arab').number(42)).to.equal('٤٢');
  });

  it('knows which languages write 0 to 9', () => {
    const known =
      'cs da de el en es fi fr he hu id it ja ko nb nl nn no pl pt ro ru sv tr uk vi zh';
    for (const tag of known.split(' ')) {
      const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions();
      expect(numberingSystem, tag).to.equal('latn');
      for (const value of [0, 999]) {
        expect(new Intl.NumberFormat(tag).format(value), tag).to.equal(String(value));
      }
    }
  });

  it('fills in numbers, words and lists', () => {
    const language = new Language('en');
    const text = (tiles: number[]): string =>
      language.text('sentenceMerged', { direction: 'Left', tiles });
    expect(text([8])).to.equal('Left: merged into 8.');
    expect(text([8, 2048])).to.equal('Left: merged into 8 and 2,048.');
    expect(text([8, 4, 16])).to.equal('Left: merged into 8, 4 and 16.');
  });

  it('shows the name of a value that is not there, and fills in braces as they are', () => {
    const language = new Language('en');
    expect(language.text('sentenceScore', {})).to.equal('Score score.');
    expect(language.text('sentenceResult', { result: '{score}' })).to.equal('{score}.');
  });

  it('takes the plural form for the count', () => {
    registerTranslation(arabic);
    const said = (tag: string, counts: number[]): string[] =>
      counts.map((count) => new Language(tag).text('sentenceEmptyCells', { count }));
    expect(said('en', [0, 1, 2])).to.deep.equal([
      '0 empty cells.',
      '1 empty cell.',
      '2 empty cells.',
    ]);
    expect(said('fr', [0, 1, 2])).to.deep.equal(['0 case vide.', '1 case vide.', '2 cases vides.']);
    expect(said('ja', [1])).to.deep.equal(['空きマス 1。']);
    expect(said('ar-AE', [0, 1, 2, 5, 14])).to.deep.equal([
      'لا خانات فارغة.',
      'خانة فارغة واحدة.',
      'خانتان فارغتان.',
      '5 خانات فارغة.',
      '14 خانة فارغة.',
    ]);
  });
});
