/**
 * A text that counts something, with a form for each plural category of the language, and `other` for the rest.
 * `{count}` chooses the form.
 */
export type PluralForms = { readonly [Category in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

/** One form is enough for a language without plural forms. */
export type CountedText = string | PluralForms;

/** The texts of a language that has those of another one: where that counts, it may count, too. */
export type TextsLike<Texts> = {
  [Name in keyof Texts]: Texts[Name] extends string ? string : CountedText;
};
