import { translationsFor } from '../words/registry.js';

/** The tag of a language that has texts here: English, or one with a translation. */
const isKnown = (tag: string): boolean => /^en\b/i.test(tag) || translationsFor(tag).length > 0;

/**
 * Gives the page a language, and the direction of its script.
 * @param asked the language that the address names, if it names one
 * @param preferred the browser's languages; the first that has texts is taken
 */
export function applyLanguage(asked: string, preferred: readonly string[]): void {
  const root = document.documentElement;
  root.lang = asked || (preferred.find(isKnown) ?? 'en');
  root.dir = translationsFor(root.lang)[0]?.$dir ?? 'ltr';
}
