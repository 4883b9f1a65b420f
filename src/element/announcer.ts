import {
  LocalizeController,
  registerTranslation,
  type FunctionParams,
} from '@shoelace-style/localize';
import type { Direction, Game, Move } from '../engine/index.js';
import { english } from './locales/en.js';
import type { GameTranslation } from './locales/translation.js';
import type { ReactiveControllerHost } from 'lit';
import type { Change } from './session.js';

// Registered before any other, English is what a missing text falls back to.
registerTranslation(english);

/** The element's texts in the language of the element, else of the page. */
export class Texts extends LocalizeController<GameTranslation> {
  /** Looking a language up costs more than all else that a move does: once it is known it stands until it changes. */
  readonly #words = new Map<string, string>();
  #language = '';
  #served = false;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    super(host);
    // Whom the controller tells that a language was loaded, or that the page has another.
    this.host = {
      requestUpdate: () => {
        this.#language = '';
        host.requestUpdate();
      },
      get lang() {
        return host.lang;
      },
    } as ReactiveControllerHost & HTMLElement;
  }

  /** The nodes come from a server, which knows no language but the element's own: they are taken over in that. */
  set served(served: boolean) {
    if (served !== this.#served) this.#language = '';
    this.#served = served;
  }

  override lang(): string {
    if (!this.#language) {
      this.#words.clear();
      this.#language = this.#served ? this.host.lang || 'en' : super.lang();
    }
    return this.#language;
  }

  /** A text that is asked for again and again. */
  word<Key extends keyof GameTranslation>(
    key: Key,
    ...args: FunctionParams<GameTranslation[Key]>
  ): string {
    this.lang();
    const name = [key, ...args].join();
    let word = this.#words.get(name);
    if (word === undefined) this.#words.set(name, (word = this.term(key, ...args)));
    return word;
  }
}

/** Puts what happens into words: one sentence at a time, for a polite live region. */
export class Announcer {
  /** The sentence to be read out. */
  text = '';
  #numbers = new Intl.NumberFormat('en');
  #language = '';

  constructor(readonly texts: Texts) {}

  /** A number as the reader's language writes it. */
  number(value: number): string {
    const language = this.texts.lang();
    // Making a formatter costs more than everything else a move does.
    if (language !== this.#language) {
      this.#language = language;
      this.#numbers = new Intl.NumberFormat(language);
    }
    return this.#numbers.format(value);
  }

  /** The same sentence twice is two sentences: a trailing blank makes it a change that is read. */
  say(sentence: string): void {
    this.text = this.text === sentence ? `${sentence}\u00a0` : sentence;
  }

  direction(direction: Direction): string {
    return this.texts.word(direction);
  }

  /** What became of the game. @param quiet the computer plays: single moves are summed up later */
  changed(change: Change, game: Game, quiet: boolean): void {
    if ('move' in change) {
      const { move } = change;
      if (move.won || move.over) this.ended(game, move.won);
      else if (!quiet) this.moved(move, game);
    } else if (change.jump === 'left') this.ended(game, false);
    else if (change.jump !== 'kept') this[change.jump](game);
  }

  moved({ direction, trips, gained, spawned }: Move, game: Game): void {
    const merged = new Map(trips.filter((trip) => trip.merged).map(({ to, value }) => [to, value]));
    const { columns, score } = game;
    this.say(
      this.texts.term('moved', {
        direction: this.direction(direction),
        merged: [...merged.values()].map((value) => this.number(value)),
        gained: this.number(gained),
        tile: this.number(spawned.value),
        row: this.number(Math.floor(spawned.cell / columns) + 1),
        column: this.number((spawned.cell % columns) + 1),
        score: this.number(score),
      }),
    );
  }

  blocked(direction: Direction): void {
    this.say(this.texts.term('blocked', this.direction(direction)));
  }

  hinted(direction: Direction): void {
    this.say(this.texts.term('hinted', this.direction(direction)));
  }

  undo({ score }: Game): void {
    this.say(this.texts.term('undone', this.number(score)));
  }

  new({ columns, rows }: Game): void {
    this.say(this.texts.term('started', this.number(columns), this.number(rows)));
  }

  load({ score, moves }: Game): void {
    this.say(this.texts.term('loaded', this.number(score), this.number(moves)));
  }

  /** The computer's moves since it began, in one sentence. */
  played(moves: number, { score, maxTile }: Game): void {
    this.say(
      this.texts.term('played', this.number(moves), this.number(score), this.number(maxTile)),
    );
  }

  /** The end, or the win, with what was reached. */
  ended(game: Game, won: boolean): void {
    const title = this.texts.word(won ? 'won' : 'over');
    this.say(`${title}${/\p{L}$/u.test(title) ? '.' : ''} ${this.result(game)}.`);
  }

  /** Score, moves and highest tile. */
  result({ score, moves, maxTile }: Game): string {
    return this.texts.term('result', this.number(score), this.number(moves), this.number(maxTile));
  }

  /** What the reading cursor stands on. */
  cell(game: Game, column: number, row: number): void {
    const value = game.tileAt(column, row);
    this.say(
      this.texts.term(
        'cell',
        this.number(row + 1),
        this.number(column + 1),
        value ? this.number(value) : '',
      ),
    );
  }
}
