/** Registers all translations, from the sources. */
import { languages } from '../../src/records/wording.js';
import { arabic } from '../../src/words/locales/ar.js';
import { german } from '../../src/words/locales/de.js';
import { spanish } from '../../src/words/locales/es.js';
import { french } from '../../src/words/locales/fr.js';
import { italian } from '../../src/words/locales/it.js';
import { japanese } from '../../src/words/locales/ja.js';
import { chinese } from '../../src/words/locales/zh.js';
import type { GameTranslation } from '../../src/words/translation.js';

/** All texts of each language that ships, but for English. */
export const translations: readonly GameTranslation[] = await Promise.all(
  [german, spanish, french, italian, japanese, chinese, arabic].map(async (texts) => {
    const { records } = (await languages[texts.$code]?.()) ?? {};
    if (!records) throw new Error(`src/records/wording.ts names no words in ${texts.$code}`);
    return { ...texts, ...records };
  }),
);

/** The tags of all languages that ship. */
export const tags: readonly string[] = ['en', ...translations.map(({ $code }) => $code)];
