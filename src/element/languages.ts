import { isServer } from 'lit';
import { english } from './locales/en.js';
import type { GameTranslation } from './locales/translation.js';

/** Lit types it as the constant that it is in a browser. */
export const onServer = isServer as boolean;

/** By their codes. English stands in for what another one lacks. */
const translations = new Map<string | undefined, Partial<GameTranslation>>([['en', english]]);

/** Who shows texts, and is told when they may be others. */
export const readers = new Set<{ forget(): void }>();

const tell = (): void => {
  for (const reader of readers) reader.forget();
};

/** Adds texts of languages, each named by its `$code`; those of a region are `de-at`. */
export function registerTranslation(...given: readonly GameTranslation[]): void {
  for (const translation of given) {
    const code = translation.$code.toLowerCase();
    translations.set(code, { ...translations.get(code), ...translation });
  }
  tell();
}

if (!onServer) {
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['lang'] });
}

/** What is read in a language. */
export interface Language {
  texts: GameTranslation;
  numbers: Intl.NumberFormat;
}

/** A language by its tag; without one, that of the page. */
export function languageOf(own: string | null | undefined): Language {
  const page = onServer ? '' : document.documentElement.lang || navigator.language;
  const tag = String(own || page).toLowerCase().replaceAll('_', '-');
  let numbers;
  try {
    numbers = new Intl.NumberFormat(tag);
  } catch {
    // no tag of a language
    numbers = new Intl.NumberFormat('en');
  }
  const language = translations.get(tag.split('-')[0]);
  return { texts: { ...english, ...language, ...translations.get(tag) }, numbers };
}
