import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PlayableGame as Game } from '../engine/playable-game.js';
import type { Move } from '../engine/index.js';
import { languageOf, readers, type Language } from './languages.js';
import type { GameTranslation } from './locales/translation.js';
import type { Change } from './session.js';

export type TextName = Exclude<keyof GameTranslation, `$${string}`>;

/** What a text has filled in: a number, tiles, or another text by its name. */
type Fact = number | readonly number[] | TextName;
type Facts = Readonly<Record<string, Fact>>;

/**
 * The element's texts in the language of the element, else of the page, and the sentence that a polite live region is
 * to read.
 */
export class Announcer implements ReactiveController {
  /** The sentence to be read out; never empty, since hydration needs a text node to go on with. */
  status = ' ';
  /** To look it up costs more than all else that a move does. */
  #language: Language | undefined;

  /**
   * @param served the language of nodes that are taken over from a server, which may know others than the page; or none
   */
  constructor(
    readonly element: ReactiveControllerHost & HTMLElement,
    readonly served: () => string | false | null | undefined,
  ) {
    element.addController(this);
  }

  hostConnected(): void {
    readers.add(this);
    // The page may have another language now.
    this.forget();
  }

  hostDisconnected(): void {
    readers.delete(this);
  }

  /** The texts may be others now. */
  forget(): void {
    this.#language = undefined;
    this.element.requestUpdate();
  }

  get #known(): Language {
    return (this.#language ??= languageOf(this.served() || this.element.lang));
  }

  /** A text in the reader's language. */
  text(name: keyof GameTranslation, facts: object = {}): string {
    return this.#known.texts[name].replace(/\{(\w+)\}/g, (_, fact: string) =>
      this.#fill((facts as Facts)[fact] ?? (fact as TextName), facts),
    );
  }

  /** A number as the reader's language writes it. */
  number(value: number): string {
    return this.#known.numbers.format(value);
  }

  /** Has a text read. The same sentence twice is two: a trailing blank makes it a change that is noticed. */
  say(name: TextName, facts?: object): void {
    const sentence = this.text(name, facts);
    this.status = this.status === sentence ? `${sentence}\u00a0` : sentence;
    this.element.requestUpdate();
  }

  /** Tells what became of the game. @param quiet the computer plays: single moves are summed up later */
  changed(change: Change, game: Game, quiet: boolean): void {
    const { move } = change;
    const told = move ? (move.won ? 'won' : move.over ? 'over' : '') : change.jump;
    if (told) this.say(`${told}Told`, game);
    else if (move && !quiet) this.#moved(move, game);
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
