import { expect } from '@open-wc/testing';
import { arabic } from '../../../src/element/locales/ar.js';
import { german } from '../../../src/element/locales/de.js';
import { english } from '../../../src/element/locales/en.js';
import { spanish } from '../../../src/element/locales/es.js';
import { french } from '../../../src/element/locales/fr.js';
import { japanese } from '../../../src/element/locales/ja.js';
import type { CountedText, TextName } from '../../../src/element/wording/translation.js';
import { chinese } from '../../../src/element/locales/zh.js';

const all = [english, german, spanish, french, japanese, chinese, arabic];
const names = Object.keys(english).filter((name) => !name.startsWith('$')) as TextName[];
const formsOf = (text: CountedText): string[] =>
  typeof text === 'string' ? [text] : Object.values(text);

for (const translation of all) {
  describe(`The translation into ${translation.$name}`, () => {
    it('says everything that English says, with the same values', () => {
      expect(Object.keys(translation)).to.include.members(names);
      const valuesIn = (text: CountedText): string[] =>
        [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();
      for (const name of names) {
        expect(valuesIn(translation[name]), name).to.deep.equal(valuesIn(english[name]));
        for (const form of formsOf(translation[name])) expect(form, name).not.to.equal('');
      }
    });

    it('has all plural forms of its language, or one for all', () => {
      const rules = new Intl.PluralRules(translation.$code);
      // French and Spanish have one of their own for exact millions.
      const used = new Set(Array.from({ length: 2000 }, (_, count) => rules.select(count)));
      for (const name of names) {
        const text = translation[name];
        if (typeof text !== 'string') {
          expect(Object.keys(text).sort(), name).to.deep.equal([...used].sort());
        } else if (typeof english[name] !== 'string') {
          expect(used.size, name).to.equal(1);
        }
      }
    });

    it('has a name of its own for each command, so that it can be called by voice', () => {
      const commands = [
        ...(['new', 'undo', 'hint', 'autoplay', 'help', 'up', 'right', 'down', 'left'] as const),
        ...(['save', 'load', 'giveUp', 'keep', 'showBoard', 'close', 'cancel'] as const),
        'arrowButtons' as const,
      ].map((name) => translation[name].toLowerCase());
      expect(new Set(commands).size).to.equal(commands.length);
      expect(translation.restart).to.equal(translation.new);
    });
  });
}
