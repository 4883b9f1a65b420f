import { LocalizeController, registerTranslation } from '@shoelace-style/localize';
import type { ReactiveControllerHost } from 'lit';
import type { Game } from '../engine/index.js';
import type { Move } from '../engine/index.js';
import { english } from './locales/en.js';
import type { GameTranslation } from './locales/translation.js';
import type { Change } from './session-element.js';

// Registered before any other, English is what a missing text falls back to.
registerTranslation(english);

export type TextName = Exclude<keyof GameTranslation, `$${string}`>;

/** What is filled into a text: a number, tiles, or another text by its name. */
type Fact = number | readonly number[] | TextName;
type Facts = Readonly<Record<string, Fact>>;

/**
 * The element's texts in the language of the element, else of the page, and the sentence for a polite live region to
 * read.
 */
export class Announcer extends LocalizeController<GameTranslation> {
  /** The sentence to be read out; never empty, since hydration needs a text node to take over. */
  status = ' ';
  /** What was looked up for the language: texts by name, and numbers. Looking up costs more than all else in a move. */
  #texts: Partial<Record<string, string>> = {};
  #format: Intl.NumberFormat | undefined;
  #lang: string | undefined;

  /**
   * @param lang returns the wanted language; an empty one stands for the page's
   */
  constructor(
    readonly element: ReactiveControllerHost & HTMLElement,
    lang: () => string,
  ) {
    super(element);
    this.host = {
      // Called when a translation was registered, or the page's language has changed.
      requestUpdate: () => this.forget(),
      get lang() {
        return lang();
      },
    } as typeof element;
  }

  override hostConnected(): void {
    super.hostConnected();
    // The page's language may have changed meanwhile.
    this.forget();
  }

  /** The texts may have changed. */
  forget(): void {
    this.#texts = {};
    this.#format = this.#lang = undefined;
    this.element.requestUpdate();
  }

  /** The language, asked for once until it may be another: no two are to be mixed. */
  override lang(): string {
    return (this.#lang ??= super.lang());
  }

  /** A text in the reader's language. */
  text(name: keyof GameTranslation, facts?: object): string {
    const text = (this.#texts[name] ??= this.term(name));
    if (!facts) return text;
    return text.replace(/\{(\w+)\}/g, (_, fact: string) =>
      this.#fill((facts as Facts)[fact] ?? (fact as TextName), facts),
    );
  }

  /** A number as the reader's language writes it. */
  override number(value: number): string {
    // Making a formatter costs more than all else that a move does, and formatting costs more than a look-up.
    this.#format ??= new Intl.NumberFormat(this.lang());
    return (this.#texts[value] ??= this.#format.format(value));
  }

  /** Has a text read out. To have the same sentence read twice, a trailing blank makes it a change. */
  say(name: TextName, facts?: object): void {
    const sentence = this.text(name, facts);
    this.status = this.status === sentence ? `${sentence}\u00a0` : sentence;
    this.element.requestUpdate();
  }

  /** Announces a change of the game. @param quiet the computer plays: single moves are summed up later */
  changed(change: Change, game: Game, quiet: boolean): void {
    if (typeof change === 'string') {
      // A long game leaves many formatted numbers behind.
      this.#texts = {};
      this.say(game.over ? 'overTold' : `${change}Told`, game);
    } else if (change.won) this.say('wonTold', game);
    else if (change.over) this.say('overTold', game);
    else if (!quiet) this.#moved(change, game);
  }

  #moved(move: Move, { columns, score }: Game): void {
    const { cell, value } = move.spawned;
    const tiles: number[] = [];
    for (const trip of move.trips) if (trip.merged) tiles[trip.to] = trip.value;
    this.say(move.gained ? 'merged' : 'moved', {
      ...move,
      tiles: Object.values(tiles),
      value,
      row: Math.floor(cell / columns) + 1,
      column: (cell % columns) + 1,
      score,
    });
  }

  #fill(fact: Fact, facts: object): string {
    if (typeof fact === 'string') return this.text(fact, facts);
    if (typeof fact === 'number') return this.number(fact);
    return fact.map((tile) => this.#fill(tile, facts)).join(this.text('list'));
  }
}
