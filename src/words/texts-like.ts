/** A text with a form for each plural category, and `other` for the rest. `{count}` chooses the form. */
export type PluralForms = { readonly [Category in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

/** One form is enough for a language without plural forms. */
export type CountedText = string | PluralForms;

/** The texts of a language under the names of another one's. A text may have plural forms where the other one has. */
export type TextsLike<Texts> = {
  [Name in keyof Texts]: Texts[Name] extends string ? string : CountedText;
};
