import { LocalizeController } from '@shoelace-style/localize';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onServer } from '../environment.js';
import { english } from '../locales/en.js';
import type { GameTranslation, PluralForms, TextName } from '../locales/translation.js';

/** What is filled into a text: a number, which is formatted, words as they are, or a list of both. */
export type Value = number | string | readonly (number | string)[];

/** Values by the names that a text has for them. */
export type Values = Readonly<Record<string, Value>>;

/** Texts and numbers of one language. */
export interface Texts {
  /** The language that the texts are in; English where there is no translation. */
  readonly code: string;
  /** A text with its values. A text about a number of things takes the form for `values.count`. */
  text(name: TextName, values?: Values): string;
  /** A number as the language writes it. */
  number(value: number): string;
}

type Host = ReactiveControllerHost & HTMLElement;

/**
 * Languages that write digits as 0 to 9 in every region. The first formatter of a page takes longer than everything
 * else in its first frame, and the first frame shows small numbers only: those need no formatter here.
 */
const latinDigits = new Set(
  'cs da de el en es fi fr he hu id it ja ko nb nl nn no pl pt ro ru sv tr uk vi zh'.split(' '),
);

/** Up to this number no language groups digits. */
const ungrouped = 999;

/** Formatted numbers that are kept; a long game makes many. */
const keptNumbers = 1000;

/** The translations of one language. The library would parse its tag anew at every look-up, which takes time. */
class Lookup extends LocalizeController<GameTranslation> {
  readonly #locale = super.lang();

  override lang(): string {
    return this.#locale;
  }
}

/** One language: what was looked up or made for it, for all elements of the page. */
export class Language implements Texts {
  readonly code: string;
  readonly #lookup: Lookup;
  readonly #locale: string;
  readonly #isTranslated: boolean;
  readonly #texts = new Map<TextName, string | PluralForms>();
  readonly #numbers = new Map<number, string>();
  readonly #numberLocale: string;
  readonly #hasLatinDigits: boolean;
  #format: Intl.NumberFormat | undefined;
  #signedFormat: Intl.NumberFormat | undefined;
  #rules: Intl.PluralRules | undefined;

  /**
   * @param tag a language tag; an empty one stands for the page's language
   */
  constructor(tag: string) {
    const lookup = new Lookup(standIn({ lang: tag }));
    // For an invalid tag the library takes whatever translation any component of the page registered first.
    const wanted = (tag || pageLanguage()).toLowerCase().replaceAll('_', '-');
    const isTag = lookup.lang() === wanted;
    this.#lookup = isTag ? lookup : new Lookup(standIn({ lang: english.$code }));
    this.#locale = this.#lookup.lang();
    // English is not registered: a page in English then needs no further look-up.
    this.#isTranslated = this.#lookup.exists('$code', { lang: this.#locale });
    this.code = this.#isTranslated ? this.#lookup.term('$code') : english.$code;
    // A sentence in English has English numbers.
    const primary = primaryOf(this.code);
    this.#numberLocale = primaryOf(this.#locale) === primary ? this.#locale : this.code;
    // `-u-` in a tag may ask for other digits.
    this.#hasLatinDigits = latinDigits.has(primary) && !this.#numberLocale.includes('-u-');
  }

  text(name: TextName, values?: Values): string {
    const text = this.#look(name);
    const form = typeof text === 'string' ? text : this.#formOf(text, values?.['count']);
    if (!values) return form;
    return form.replace(/\{(\w+)\}/g, (_, key: string) => this.#write(values[key] ?? key));
  }

  number(value: number): string {
    if (this.#hasLatinDigits && Number.isInteger(value) && value >= 0 && value <= ungrouped) {
      return String(value);
    }
    let written = this.#numbers.get(value);
    if (written === undefined) {
      this.#format ??= new Intl.NumberFormat(this.#numberLocale);
      written = this.#format.format(value);
      if (this.#numbers.size >= keptNumbers) this.#numbers.clear();
      this.#numbers.set(value, written);
    }
    return written;
  }

  signed(value: number): string {
    this.#signedFormat ??= new Intl.NumberFormat(this.#numberLocale, { signDisplay: 'always' });
    return this.#signedFormat.format(value);
  }

  #look(name: TextName): string | PluralForms {
    let text = this.#texts.get(name);
    if (text === undefined) {
      // The library would fall back on whatever translation was registered first.
      const exists = this.#isTranslated && this.#lookup.exists(name, { lang: this.#locale });
      // It types every text as a string, and returns it as it was registered.
      text = exists ? this.#lookup.term(name) : english[name];
      this.#texts.set(name, text);
    }
    return text;
  }

  #formOf(forms: PluralForms, count: Value | undefined): string {
    if (typeof count !== 'number') return forms.other;
    this.#rules ??= new Intl.PluralRules(this.code);
    return forms[this.#rules.select(count)] ?? forms.other;
  }

  #write(value: Value): string {
    if (typeof value === 'number') return this.number(value);
    if (typeof value === 'string') return value;
    const items = value.map((item) => this.#write(item));
    const last = items.pop() ?? '';
    return items.length ? items.join(this.text('separator')) + this.text('and') + last : last;
  }
}

/** What the library takes for the page's language: its `lang`, or else the browser's, which may be no tag. */
function pageLanguage(): string {
  return onServer ? english.$code : document.documentElement.lang || navigator.language;
}

/** The language of a tag, without its region and the like. */
function primaryOf(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split('-');
  return primary;
}

/** The languages spoken on the page; emptied whenever a translation is registered or the page changes its language. */
const languages = new Map<string, Language>();
let watcher: LocalizeController | undefined;

function languageOf(tag: string): Language {
  let language = languages.get(tag);
  if (!language) {
    language = new Language(tag);
    languages.set(tag, language);
  }
  return language;
}

/** From the first element on, for as long as the page lives: every later element shares what is looked up. */
function watchTranslations(): void {
  if (watcher) return;
  watcher = new LocalizeController(standIn({ requestUpdate: () => languages.clear() }));
  watcher.hostConnected();
}

/** What the localization library asks of the element it works for. */
function standIn(host: Partial<Pick<Host, 'lang' | 'requestUpdate' | 'addController'>>): Host {
  return Object.assign({ addController: () => undefined }, host) as unknown as Host;
}

/** An element's texts and numbers in its language, looked up once until that may have changed. */
export class Localizer implements Texts, ReactiveController {
  readonly #host: Host;
  readonly #languageTag: () => string;
  #language: Language | undefined;

  /**
   * @param host updated when the texts may have changed
   * @param language returns the wanted language; an empty one stands for the page's
   */
  constructor(host: Host, language: () => string) {
    this.#host = host;
    this.#languageTag = language;
    watchTranslations();
    // Is notified of translations and of the page's language while the element is connected.
    const listener = new LocalizeController(standIn({ requestUpdate: () => this.reset() }));
    host.addController(listener);
    host.addController(this);
  }

  /** The page's language may have changed meanwhile. */
  hostConnected(): void {
    this.reset();
  }

  get code(): string {
    return this.#current.code;
  }

  text(name: TextName, values?: Values): string {
    return this.#current.text(name, values);
  }

  number(value: number): string {
    return this.#current.number(value);
  }

  /** A number with its sign. */
  signed(value: number): string {
    return this.#current.signed(value);
  }

  /** The language may be another one now: that of the element, or of the part of the page it stands in. */
  reset(): void {
    this.#language = undefined;
    this.#host.requestUpdate();
  }

  // Kept until the reset: no two languages are to be mixed.
  get #current(): Language {
    return (this.#language ??= languageOf(this.#languageTag()));
  }
}
