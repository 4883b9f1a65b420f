/** Translations are one import each; English is built in. */
export const languages: Partial<Record<string, () => Promise<unknown>>> = {};
