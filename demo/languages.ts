/** Translations are one import each; English is built in. */
export const languages: Partial<Record<string, () => Promise<unknown>>> = {
  de: () => import('game-2048-element/locales/de'),
  fr: () => import('game-2048-element/locales/fr'),
  es: () => import('game-2048-element/locales/es'),
  it: () => import('game-2048-element/locales/it'),
  zh: () => import('game-2048-element/locales/zh'),
  ja: () => import('game-2048-element/locales/ja'),
  ar: () => import('game-2048-element/locales/ar'),
};
