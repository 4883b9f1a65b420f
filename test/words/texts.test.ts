import { expect } from '@open-wc/testing';
import { Language } from '../../src/words/texts.js';
import { registerTranslation } from '../../src/words/registry.js';
import '../../src/words/locales/ar.js';
import { english } from '../../src/words/locales/en.js';
import '../../src/words/locales/de.js';
import '../../src/words/locales/fr.js';
import '../../src/words/locales/ja.js';
import { englishReplay, type ReplayTextName } from '../../src/words/replay-texts.js';
import { englishTeacher, type TeacherTextName } from '../../src/words/teacher-texts.js';
import type { TextName } from '../../src/words/translation.js';
import { inLatinDigits } from '../support/digits.js';

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

describe('Language', () => {
  it('takes the translation of its tag, or of the language that the tag begins with', () => {
    for (const tag of ['de', 'de-AT', 'de_CH', 'DE-de', 'de-Latn-DE-1996']) {
      const language = new Language(tag, english);
      expect(language.code, tag).to.equal('de');
      expect(language.text('new'), tag).to.equal('Neues Spiel');
    }
  });

  it('is English, numbers included, if there is no translation or the tag is invalid', () => {
    for (const tag of ['tlh', 'pl', 'not a tag', 'en-US@posix', '']) {
      const language = new Language(tag, english);
      expect(language.code, tag).to.equal('en');
      expect(language.text('new'), tag).to.equal('New game');
      expect(language.number(1234567), tag).to.equal('1,234,567');
      expect(language.text('points', { count: 2 }), tag).to.equal('2 points');
    }
  });

  it('takes each text from the most specific translation that has it, or else from English', () => {
    registerTranslation({ $code: 'eo', new: 'Nova ludo', help: 'Helpo', undo: '' });
    registerTranslation({ $code: 'eo-FR', new: 'Nova partio' });
    const language = new Language('eo-FR', english);
    expect(language.code).to.equal('eo-FR');
    expect(language.text('new')).to.equal('Nova partio');
    expect(language.text('help')).to.equal('Helpo');
    expect(language.text('undo')).to.equal('Undo');
    expect(new Language('eo', english).text('new')).to.equal('Nova ludo');
  });

  it('takes the wording that a page registers for English', () => {
    registerTranslation({ $code: 'en-ZA', new: 'Fresh game' });
    expect(new Language('en-ZA', english).text('new')).to.equal('Fresh game');
    expect(new Language('en', english).text('new')).to.equal('New game');
  });

  it('writes every number as Intl does, whatever digits and groups the language has', () => {
    for (const tag of ['en', 'de', 'fr', 'es', 'it', 'ja', 'zh', 'ar', 'ar-EG', 'ar-AE', 'de-CH']) {
      const language = new Language(tag, english);
      const locale = language.code === 'en' ? 'en' : tag;
      for (const value of [0, 7, 42, 999, 1000, 2048, 1234567, -5, 0.5]) {
        const expected = new Intl.NumberFormat(locale).format(value);
        expect(language.number(value), `${tag}: ${value}`).to.equal(expected);
      }
    }
  });

  it('writes signs and percentages, and the digits that a tag asks for', () => {
    for (const [tag, value, style, written] of [
      ['en', 44, 'signed', '+44'],
      ['de', 3200, 'signed', '+3.200'],
      ['en', -120, 'signed', '\u2212120'],
      ['en', 0, 'signed', '0'],
      ['ar-EG', 3200, 'signed', '\u061c+٣٬٢٠٠'],
      ['en', 0.1, 'percent', '10%'],
      ['de', 1, 'percent', '100\u00a0%'],
      ['en-u-nu-arab', 42, 'plain', '٤٢'],
    ] as const) {
      expect(new Language(tag, english).number(value, style), tag).to.equal(written);
    }
  });

  it('writes small numbers without Intl only in languages that write them as 0 to 9', () => {
    const known = 'cs da de el en es fi fr hu id it ja ko nb nl nn no pl pt ro ru sv tr uk vi zh';
    for (const tag of known.split(' ')) {
      const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions();
      expect(numberingSystem, tag).to.equal('latn');
      for (const value of [0, 999]) {
        expect(new Intl.NumberFormat(tag).format(value), tag).to.equal(String(value));
      }
      const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' });
      expect(signed.format(999), tag).to.equal('+999');
    }
  });

  it('makes no formatter for small numbers, and one for each locale of a page', () => {
    const formatters = countFormatters();
    try {
      const languages = ['en-NZ', 'en-NZ'].map((tag) => new Language(tag, english));
      for (const language of languages) {
        expect(language.number(0)).to.equal('0');
        expect(language.text('board', { columns: 4, rows: 4 })).to.equal('2048, 4 by 4 board');
      }
      expect(formatters.made()).to.equal(0);
      for (const language of languages) expect(language.number(2048)).to.equal('2,048');
      expect(formatters.made()).to.equal(1);
    } finally {
      formatters.stop();
    }
  });

  it('names a tile by its label and its number', () => {
    const language = new Language('en', english, (value) => (value === 4 ? 'Elm' : undefined));
    expect([language.tile(4), language.tile(2048)]).to.deep.equal(['Elm, 4', '2048']);
  });

  it('fills in numbers, words and lists', () => {
    const language = new Language('en', english);
    const text = (tiles: number[]): string =>
      language.text('sentenceMerged', { direction: 'Left', tiles });
    expect(text([8])).to.equal('Left: merged into 8.');
    expect(text([8, 2048])).to.equal('Left: merged into 8 and 2,048.');
    expect(text([8, 4, 16])).to.equal('Left: merged into 8, 4 and 16.');
  });

  it('shows the name of a missing value, and replaces nothing inside a value', () => {
    const language = new Language('en', english);
    expect(language.text('sentenceScore', {})).to.equal('Score score.');
    expect(language.text('sentence', { text: '{score}' })).to.equal('{score}.');
    registerTranslation({ $code: 'sk', sentence: '{constructor} {toString} {__proto__} {text}' });
    const sentence = new Language('sk', english).text('sentence', { text: 'a' });
    expect(sentence).to.equal('constructor toString __proto__ a');
  });

  it('takes the plural form for a count in each language', () => {
    const all = { ...english, ...englishTeacher, ...englishReplay };
    for (const [tag, name, forms] of [
      ['en', 'sentenceEmptyCells', '0 empty cells.|1 empty cell.|2 empty cells.'],
      ['fr', 'sentenceEmptyCells', '0 case vide.|1 case vide.|2 cases vides.'],
      ['ja', 'sentenceEmptyCells', '空きマス 0。|空きマス 1。'],
      [
        'ar',
        'sentenceEmptyCells',
        'لا خانات فارغة.|خانة فارغة واحدة.|خانتان فارغتان.|5 خانات فارغة.|14 خانة فارغة.',
      ],
      [
        'de',
        'shortOfBest',
        '0 Punkte unter deinem Rekord|1 Punkt unter deinem Rekord|2 Punkte unter deinem Rekord',
      ],
      [
        'ar',
        'shortOfBest',
        '0 نقطة تنقصك عن أفضل نتيجة|تنقصك نقطة واحدة عن أفضل نتيجة|تنقصك نقطتان عن أفضل نتيجة|تنقصك 5 نقاط عن أفضل نتيجة|تنقصك 14 نقطة عن أفضل نتيجة',
      ],
      ['fr', 'movesPerSecond', '0 coup par seconde|1 coup par seconde|2 coups par seconde'],
      ['ja', 'movesPerSecond', '毎秒0手|毎秒1手|毎秒2手'],
      [
        'ar',
        'reasonMerges',
        'تدمج 0 مرة (حتى 8)|تدمج 4 مع 4|تدمج مرتين (حتى 8)|تدمج 5 مرات (حتى 8)|تدمج 14 مرة (حتى 8)',
      ],
    ] as const) {
      const language = new Language<TextName | TeacherTextName | ReplayTextName>(tag, all);
      const counted = [0, 1, 2, 5, 14].map((count) =>
        language.text(name, { count, best: '8', half: '4' }),
      );
      expect(inLatinDigits(`${counted.join('|')}|`)).to.include(`${forms}|`);
    }
  });
});
