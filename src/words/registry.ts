import { checkString, isObject, refuse } from '../engine/internal.js';
import type { CountedText } from './texts-like.js';
import type { LanguageInfo, PartialTranslation } from './translation.js';

export type RegisteredTranslation = Readonly<LanguageInfo> & {
  readonly [name: string]: CountedText | undefined;
};

interface SharedTexts {
  /** By language tag in lower case. */
  readonly translations: Map<string, RegisteredTranslation>;
  readonly listeners: Set<() => void>;
}

/**
 * Where all copies of the element on a page look for translations. The element and a language file may come from
 * different places, in any order, so neither imports the other.
 */
const sharedKey = Symbol.for('game-2048.texts');

function shared(): SharedTexts {
  const scope = globalThis as typeof globalThis & { [sharedKey]: SharedTexts | undefined };
  return (scope[sharedKey] ??= { translations: new Map(), listeners: new Set() });
}

/**
 * Registers texts: those of another language, or the page's own wording. Only the texts given are replaced; every
 * element in that language shows them at its next update.
 * @throws TypeError if `$code` is missing, or a text is neither a string nor plural forms with `other`
 * @throws RangeError if `$code` is not a language tag
 */
export function registerTranslation(...translations: readonly PartialTranslation[]): void {
  const { translations: registered, listeners } = shared();
  const checked = translations.map(check);
  for (const translation of checked) {
    const key = translation.$code.toLowerCase();
    registered.set(key, { ...registered.get(key), ...translation });
  }
  for (const listener of listeners) listener();
}

/** The most specific first: the translations for `de-CH`, then those for `de`. */
export function translationsFor(tag: string): RegisteredTranslation[] {
  const { translations } = shared();
  const found: RegisteredTranslation[] = [];
  for (let key = tag.toLowerCase(); key; key = key.slice(0, Math.max(key.lastIndexOf('-'), 0))) {
    const translation = translations.get(key);
    if (translation) found.push(translation);
  }
  return found;
}

/** Which of these texts no translation for `tag` has; none of them in a language without a translation. */
export function missingTexts(tag: string, names: readonly string[]): string[] {
  const found = translationsFor(tag);
  if (found.length === 0) return [];
  return names.filter(
    (name) => !name.startsWith('$') && !found.some((translation) => translation[name]),
  );
}

/** Calls back whenever texts are registered. @returns a function that stops the calls */
export function onRegistration(listener: () => void): () => void {
  const { listeners } = shared();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** As `Intl` takes it: `de_at` becomes `de-AT`. Undefined if it is not a language tag. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** @returns a copy. @throws TypeError, RangeError that names what is wrong */
function check(given: PartialTranslation): RegisteredTranslation {
  const translation = { ...given, $code: checkCode({ ...given }.$code) };
  for (const [name, text] of Object.entries<unknown>(translation)) {
    if (isObject(text)) {
      const forms = Object.entries<unknown>({ other: undefined, ...text });
      for (const [category, form] of forms) checkString(`${name}.${category}`, form);
    } else if (text !== undefined) checkString(name, text);
  }
  return translation;
}

function checkCode(code: unknown): string {
  const canonical = typeof code === 'string' ? canonicalTag(code) : undefined;
  return canonical ?? refuse('$code', code, 'a language tag such as "de" or "pt-BR"', 'string');
}
