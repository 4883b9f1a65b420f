import { english } from '../board/locales/en.js';
import {
  englishRecords,
  type RecordsTextName,
  type RecordsTexts,
} from '../board/wording/records-texts.js';
import { registerTranslation, translationsFor } from '../board/wording/registry.js';
import type { Texts } from '../board/wording/texts.js';
import type { TextName } from '../board/wording/translation.js';

export type AllTexts = Texts<TextName | RecordsTextName>;

export const allEnglish = { ...english, ...englishRecords };

interface Words {
  readonly records: RecordsTexts;
}

/** The book's own words in each language, fetched when the language is first shown. */
export const languages: Readonly<Record<string, () => Promise<Words>>> = {
  ar: () => import('./locales/ar.js'),
  de: () => import('./locales/de.js'),
  es: () => import('./locales/es.js'),
  fr: () => import('./locales/fr.js'),
  ja: () => import('./locales/ja.js'),
  zh: () => import('./locales/zh.js'),
};

/** Registers a language's words. What the page has registered itself stays. */
export function registerWords(code: string, { records }: Words): void {
  registerTranslation({ ...records, ...translationsFor(code)[0], $code: code });
}
