import { english } from '../words/locales/en.js';
import { englishRecords, type RecordsTextName, type RecordsTexts } from '../words/records-texts.js';
import { registerTranslation, translationsFor } from '../words/registry.js';
import type { Texts } from '../words/texts.js';
import type { TextName } from '../words/translation.js';

export type AllTexts = Texts<TextName | RecordsTextName>;

export const allEnglish = { ...english, ...englishRecords };

interface Words {
  readonly records: RecordsTexts;
}

/** The book's own words in each language, fetched when the language is first shown. */
export const languages: Readonly<Record<string, () => Promise<Words>>> = {
  ar: () => import('../words/records/ar.js'),
  de: () => import('../words/records/de.js'),
  es: () => import('../words/records/es.js'),
  fr: () => import('../words/records/fr.js'),
  it: () => import('../words/records/it.js'),
  ja: () => import('../words/records/ja.js'),
  zh: () => import('../words/records/zh.js'),
};

/** Registers a language's words. What the page has registered itself stays. */
export function registerWords(code: string, { records }: Words): void {
  registerTranslation({ ...records, ...translationsFor(code)[0], $code: code });
}
