import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { RegisteredTranslation } from './registry.js';
import { canonicalTag, onRegistration, translationsFor } from './registry.js';
import type { CountedText } from './texts-like.js';
import type { LanguageInfo, TextName } from './translation.js';

/** What is filled into a text: a number, which is formatted, words as they are, or a list of both. */
type Value = number | string | readonly (number | string)[];

/** Values by the names that a text has for them. */
export type Values = Readonly<Record<string, Value>>;

/** How a number is written: as it is, with its sign ("+44"), or as a share of one hundred ("10%" for 0.1). */
export type NumberStyle = keyof typeof numberFormats;

const numberFormats = {
  plain: {},
  signed: { signDisplay: 'exceptZero' },
  percent: { style: 'percent', maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** Texts and numbers in one language. */
export interface Texts<Name extends string = TextName> {
  /** The language of the texts; English if there is no translation. */
  readonly code: string;
  /** A text with its values. A text that counts something takes the form for `values.count`. */
  text(name: Name, values?: Values): string;
  /** A tile as it is announced: its value as the tile shows it, after its label if it has one. */
  tile(value: number): string;
  /** A number as the language writes it. */
  number(value: number, style?: NumberStyle): string;
}

/** The texts that join a list. */
type ListText = 'separator' | 'and';

/** The English texts, which replace those that a translation lacks. */
export type EnglishTexts<Name extends string> = Readonly<LanguageInfo> &
  Readonly<Record<Name | ListText, CountedText>>;

/**
 * Languages that write digits as 0 to 9 in every region, and a plus sign as "+" before them. Their small numbers, all that
 * a first frame shows, need no formatter, whose making would take longer than the rest of the frame.
 */
const latinDigits = new Set(
  'cs da de el en es fi fr hu id it ja ko nb nl nn no pl pt ro ru sv tr uk vi zh'.split(' '),
);

/** Up to this number no language groups digits. */
const ungrouped = 999;

/** One language: its texts, and the formatters that all elements in this language share. */
export class Language<Name extends string = TextName> implements Texts<Name> {
  /** The tag that was asked for; `code` may be a shorter one, or English. */
  readonly tag: string;
  readonly code: string;
  readonly #english: EnglishTexts<Name>;
  readonly #translations: readonly RegisteredTranslation[];
  readonly #numberLocale: string;
  readonly #hasLatinDigits: boolean;
  readonly #formatters = new Map<NumberStyle, Intl.NumberFormat>();
  #rules: Intl.PluralRules | undefined;

  /**
   * @param tag a language tag; English if it is empty or not a tag
   * @param english stands in for texts that are not translated
   */
  constructor(tag: string, english: EnglishTexts<NoInfer<Name>>) {
    this.tag = tag;
    this.#english = english;
    const locale = canonicalTag(tag) ?? english.$code;
    this.#translations = translationsFor(locale);
    this.code = this.#translations[0]?.$code ?? english.$code;
    // A sentence in English has English numbers.
    const primary = primaryOf(this.code);
    this.#numberLocale = primaryOf(locale) === primary ? locale : this.code;
    // `-u-` in a tag may ask for other digits.
    this.#hasLatinDigits = latinDigits.has(primary) && !this.#numberLocale.includes('-u-');
  }

  text(name: Name, values?: Values): string {
    const form = this.#formOf(this.#find(name), values?.['count']);
    if (!values) return form;
    return form.replace(/\{(\w+)\}/g, (_, key: string) => this.#write(values[key] ?? key));
  }

  // In a list, "2,048" would sound like two items.
  tile(value: number): string {
    return String(value);
  }

  number(value: number, style: NumberStyle = 'plain'): string {
    const isSmall = Number.isInteger(value) && value >= 0 && value <= ungrouped;
    if (this.#hasLatinDigits && isSmall && style !== 'percent') {
      return style === 'signed' && value > 0 ? `+${value}` : String(value);
    }
    const written = this.#formatter(style).format(value);
    // For most languages Intl writes a hyphen in place of the minus sign.
    return style === 'signed' ? written.replace('-', '\u2212') : written;
  }

  #formatter(style: NumberStyle): Intl.NumberFormat {
    const known = this.#formatters.get(style);
    if (known) return known;
    const formatter = new Intl.NumberFormat(this.#numberLocale, numberFormats[style]);
    this.#formatters.set(style, formatter);
    return formatter;
  }

  #find(name: Name | ListText): CountedText {
    for (const translation of this.#translations) {
      const text = translation[name];
      if (text) return text;
    }
    return this.#english[name];
  }

  #formOf(text: CountedText, count?: Value): string {
    if (typeof text === 'string') return text;
    if (typeof count !== 'number') return text.other;
    this.#rules ??= new Intl.PluralRules(this.code);
    return text[this.#rules.select(count)] ?? text.other;
  }

  #write(value: Value): string {
    if (typeof value === 'number') return this.number(value);
    if (typeof value === 'string') return value;
    const items = value.map((item) => this.#write(item));
    const last = items.pop() ?? '';
    if (!items.length) return last;
    const [separator, and] = [this.#find('separator'), this.#find('and')];
    return items.join(this.#formOf(separator)) + this.#formOf(and) + last;
  }
}

/** The primary language of a tag: `de` for `de-AT`. */
function primaryOf(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split('-');
  return primary;
}

/** The languages in use, by their English texts and their tag; emptied by each registration. */
let languages = new WeakMap<object, Map<string, unknown>>();
let isWatching = false;

/** The language of a tag, which is made once for all elements of the page. */
function languageOf<Name extends string>(tag: string, english: EnglishTexts<Name>): Language<Name> {
  const byTag = (languages.get(english) ?? new Map()) as Map<string, Language<Name>>;
  const language = byTag.get(tag) ?? new Language(tag, english);
  languages.set(english, byTag.set(tag, language));
  return language;
}

/** An element's texts and numbers. Its language stays the same until `reset`, so that no two are mixed. */
export class Localizer<Name extends string = TextName> implements Texts<Name>, ReactiveController {
  /** The label that the page gives a tile; undefined for its number. */
  tileLabel: (value: number) => string | undefined = () => undefined;

  readonly #host: ReactiveControllerHost;
  readonly #languageTag: () => string;
  readonly #english: EnglishTexts<Name>;
  #language: Language<Name> | undefined;
  #unsubscribe: (() => void) | undefined;

  /**
   * @param host updated when its texts may have changed
   * @param languageTag returns the tag of the wanted language
   * @param english stands in for texts that are not translated
   */
  constructor(
    host: ReactiveControllerHost,
    languageTag: () => string,
    english: EnglishTexts<NoInfer<Name>>,
  ) {
    this.#host = host;
    this.#languageTag = languageTag;
    this.#english = english;
    if (!isWatching) onRegistration(() => (languages = new WeakMap()));
    isWatching = true;
    host.addController(this);
  }

  hostConnected(): void {
    this.#unsubscribe ??= onRegistration(() => this.reset());
    // The language, or its texts, may have changed while the element was out of the page.
    this.reset();
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  get code(): string {
    return this.#current.code;
  }

  text(name: Name, values?: Values): string {
    return this.#current.text(name, values);
  }

  tile(value: number): string {
    const label = this.tileLabel(value);
    if (!label) return this.#current.tile(value);
    return this.#current.text('pair' as Name, { first: label, next: this.#current.tile(value) });
  }

  number(value: number, style?: NumberStyle): string {
    return this.#current.number(value, style);
  }

  /** Other texts in the same language, such as those of a part that is loaded on first use. */
  other<Other extends string>(english: Readonly<Record<Other, CountedText>>): Texts<Name | Other> {
    const all = { ...this.#english, ...english } as EnglishTexts<Name | Other>;
    const language = new Language<Name | Other>(this.#current.tag, all);
    return Object.assign(language, { tile: (value: number) => this.tile(value) });
  }

  /** Makes the language be asked for again: it may have changed. */
  reset(): void {
    this.#language = undefined;
    this.#host.requestUpdate();
  }

  get #current(): Language<Name> {
    return (this.#language ??= languageOf(this.#languageTag(), this.#english));
  }
}
