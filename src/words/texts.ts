import { ownOf } from '../engine/internal.js';
import type { RegisteredTranslation } from './registry.js';
import { canonicalTag, translationsFor } from './registry.js';
import type { CountedText } from './texts-like.js';
import type { LanguageInfo, TextName } from './translation.js';

/** Replaces a `{name}`: 1204 as "1,204", "Left" as it is, `['Left', 'Up']` as "Left and Up". */
type PlaceholderValue = number | string | readonly (number | string)[];

export type PlaceholderValues = Readonly<Record<string, PlaceholderValue>>;

/** Plain, with its sign ("+44"), or as a share of one hundred ("10%" for 0.1). */
export type NumberStyle = keyof typeof numberFormats;

const numberFormats = {
  plain: {},
  signed: { signDisplay: 'exceptZero' },
  percent: { style: 'percent', maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

export interface Texts<Name extends string = TextName> {
  /** English if there is no translation. */
  readonly code: string;
  /** For `Intl`: the language with its region, such as `en-GB` for texts in `en`. */
  readonly locale: string;
  /** `values.count` picks the plural form. */
  text(name: Name, values?: PlaceholderValues): string;
  /** A tile as it is announced: its label, if it has one, then its value as the tile shows it. */
  tile(value: number): string;
  number(value: number, style?: NumberStyle): string;
}

type JoiningText = 'separator' | 'and' | 'pair';

/** The English texts, which replace what a translation lacks. */
export type EnglishTexts<Name extends string> = Readonly<LanguageInfo> &
  Readonly<Record<Name | JoiningText, CountedText>>;

/**
 * Languages that write digits as 0 to 9 in every region, and "+" before them. Their small numbers, all that a first
 * frame shows, need no formatter: making one would take longer than the rest of the frame.
 */
const latinDigits = new Set(
  'cs da de el en es fi fr hu id it ja ko nb nl nn no pl pt ro ru sv tr uk vi zh'.split(' '),
);

/** Up to this number no language separates groups of digits. */
const maxUngrouped = 999;

/** By locale and style. Formatters are slow to make, so all elements share them. */
const formatters = new Map<string, Intl.NumberFormat>();

export class Language<Name extends string = TextName> implements Texts<Name> {
  /** As it was asked for; `code` may be shorter, or English. */
  readonly tag: string;
  readonly code: string;
  readonly locale: string;
  readonly #english: EnglishTexts<Name>;
  readonly #tileLabel: (value: number) => string | undefined;
  readonly #textMissing: (english: object) => void;
  readonly #translations: readonly RegisteredTranslation[];
  readonly #hasLatinDigits: boolean;
  #pluralRules: Intl.PluralRules | undefined;

  /**
   * @param tag a language tag; English if it is empty or not a tag
   * @param english replaces texts that are not translated
   * @param tileLabel the label that the page gives a tile; undefined for its number
   * @param textMissing called with `english` when a text of it replaces one that a translation lacks
   */
  constructor(
    tag: string,
    english: EnglishTexts<NoInfer<Name>>,
    tileLabel: (value: number) => string | undefined = () => undefined,
    textMissing: (english: object) => void = () => undefined,
  ) {
    this.tag = tag;
    this.#english = english;
    this.#tileLabel = tileLabel;
    this.#textMissing = textMissing;
    const locale = canonicalTag(tag) ?? english.$code;
    this.#translations = translationsFor(locale);
    this.code = this.#translations[0]?.$code ?? english.$code;
    // A sentence in English has English numbers.
    const primary = primaryLanguageOf(this.code);
    this.locale = primaryLanguageOf(locale) === primary ? locale : this.code;
    // `-u-` in a tag may ask for other digits.
    this.#hasLatinDigits = latinDigits.has(primary) && !this.locale.includes('-u-');
  }

  text(name: Name | JoiningText, values?: PlaceholderValues): string {
    const form = this.#pluralFormOf(this.#find(name), values?.['count']);
    if (!values) return form;
    const own = ownOf(values);
    return form.replace(/\{(\w+)\}/g, (_, key: string) => this.#format(own[key] ?? key));
  }

  tile(value: number): string {
    const label = this.#tileLabel(value);
    // Without separators: in a list, "2,048" would sound like two items.
    const number = String(value);
    return label ? this.text('pair', { first: label, next: number }) : number;
  }

  number(value: number, style: NumberStyle = 'plain'): string {
    const isSmall = Number.isInteger(value) && value >= 0 && value <= maxUngrouped;
    if (this.#hasLatinDigits && isSmall && style !== 'percent') {
      return style === 'signed' && value > 0 ? `+${value}` : String(value);
    }
    const written = this.#formatter(style).format(value);
    // For most languages Intl writes a hyphen in place of the minus sign.
    return style === 'plain' ? written : written.replace('-', '\u2212');
  }

  #formatter(style: NumberStyle): Intl.NumberFormat {
    const key = `${this.locale} ${style}`;
    const formatter =
      formatters.get(key) ?? new Intl.NumberFormat(this.locale, numberFormats[style]);
    formatters.set(key, formatter);
    return formatter;
  }

  #find(name: Name | JoiningText): CountedText {
    for (const translation of this.#translations) {
      const text = translation[name];
      if (text) return text;
    }
    if (primaryLanguageOf(this.code) !== this.#english.$code) this.#textMissing(this.#english);
    return this.#english[name];
  }

  #pluralFormOf(text: CountedText, count?: PlaceholderValue): string {
    if (typeof text === 'string') return text;
    if (typeof count !== 'number') return text.other;
    this.#pluralRules ??= new Intl.PluralRules(this.code);
    return text[this.#pluralRules.select(count)] ?? text.other;
  }

  #format(value: PlaceholderValue): string {
    if (typeof value === 'number') return this.number(value);
    if (typeof value === 'string') return value;
    const items = value.map((item) => this.#format(item));
    const last = items.pop() ?? '';
    return items.length ? items.join(this.text('separator')) + this.text('and') + last : last;
  }
}

function primaryLanguageOf(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split('-');
  return primary;
}
