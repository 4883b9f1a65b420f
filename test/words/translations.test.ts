import { expect } from '@open-wc/testing';
import { translations } from '../support/locales.js';
import { english } from '../../src/words/locales/en.js';
import type { CountedText } from '../../src/words/texts-like.js';
import { englishGames } from '../../src/words/games-texts.js';
import { englishLearn } from '../../src/words/learn-texts.js';
import { englishRecords } from '../../src/words/records-texts.js';
import { englishReplay } from '../../src/words/replay-texts.js';
import { englishReview } from '../../src/words/review-texts.js';
import { englishTeacher } from '../../src/words/teacher-texts.js';
import type { GameTranslation, LanguageInfo } from '../../src/words/translation.js';

const inEnglish: GameTranslation = {
  ...english,
  ...englishTeacher,
  ...englishReplay,
  ...englishReview,
  ...englishGames,
  ...englishLearn,
  ...englishRecords,
};
const all = [inEnglish, ...translations];
type Name = Exclude<keyof GameTranslation, keyof LanguageInfo>;
const names = Object.keys(inEnglish).filter((name) => !name.startsWith('$')) as Name[];
const formsOf = (text: CountedText): string[] =>
  typeof text === 'string' ? [text] : Object.values(text);

for (const translation of all) {
  describe(`The translation into ${translation.$name}`, () => {
    it('has every English text, with the same values', () => {
      const own = Object.keys(translation).filter((name) => !name.startsWith('$'));
      expect(own.sort()).to.deep.equal([...names].sort());
      const valuesIn = (text: CountedText): string[] =>
        [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();
      for (const name of names) {
        expect(valuesIn(translation[name]), name).to.deep.equal(valuesIn(inEnglish[name]));
        for (const form of formsOf(translation[name])) expect(form, name).not.to.equal('');
      }
    });

    it('has the plural forms that its language needs, and no others', () => {
      const rules = new Intl.PluralRules(translation.$code);
      // Below a million, since French and Spanish have a form of its own for exact millions.
      const used = [...new Set(Array.from({ length: 2000 }, (_, count) => rules.select(count)))];
      const needed = used.length > 1 ? ['other', used.includes('few') ? 'few' : 'one'] : ['other'];
      for (const name of names) {
        const text = translation[name];
        if (typeof text === 'string') {
          const needsForms = typeof inEnglish[name] !== 'string' && used.length > 1;
          // A number in brackets stands for itself: no word agrees with it.
          if (needsForms) expect(text.replace('({count})', ''), name).not.to.include('{count}');
          continue;
        }
        expect(used, name).to.include.members(Object.keys(text));
        expect(text, name).to.include.all.keys(needed);
      }
    });

    it('has a different name for each command, so that it can be called by voice', () => {
      const ofGame = [
        ...(['new', 'undo', 'hint', 'autoplay', 'help', 'up', 'right', 'down', 'left'] as const),
        ...([
          'save',
          'load',
          'giveUp',
          'share',
          'keep',
          'review',
          'watch',
          'showBoard',
          'close',
        ] as const),
        ...(['cancel', 'arrowButtons'] as const),
      ];
      const ofReplay = [
        ...(['play', 'pause', 'first', 'previous', 'next', 'last', 'copy', 'download'] as const),
        ...(['playOn', 'review', 'previousMistake', 'nextMistake', 'tryAgain', 'cancel'] as const),
      ];
      for (const commands of [ofGame, ofReplay]) {
        const labels = commands.map((name) => translation[name].toLowerCase());
        expect(new Set(labels).size).to.equal(commands.length);
      }
    });
  });
}
