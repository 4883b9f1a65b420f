import type { ReactiveControllerHost } from 'lit';
import type { PlayableGame } from '../engine/playable-game.js';
import type { Game, GameView } from '../engine/index.js';
import { Announcer as NewAnnouncer } from './controllers/announcer.js';
import { Localizer, type Value } from './controllers/localizer.js';
import { resultOf } from './controllers/sentences.js';
import type { GameTranslation, TextName } from './locales/translation.js';
import type { Change } from './session-element.js';

const newNames: Partial<Record<string, TextName>> = {
  hinted: 'sentenceHint',
  saved: 'sentenceSaved',
};

/** The old element's way to the new announcer and localizer. */
export class Announcer {
  readonly #localizer: Localizer;
  readonly #announcer: NewAnnouncer;

  constructor(
    readonly element: ReactiveControllerHost & HTMLElement,
    lang: () => string,
  ) {
    this.#localizer = new Localizer(element, lang);
    this.#announcer = new NewAnnouncer(this.#localizer, () => element.requestUpdate());
  }

  get status(): string {
    return this.#announcer.sentence;
  }

  set status(_: string) {
    this.#announcer.clear();
  }

  forget(): void {
    this.#localizer.reset();
  }

  text(name: keyof GameTranslation, facts?: object): string {
    if (name === '$code') return this.#localizer.code;
    if (name === 'result') return resultOf(this.#localizer, facts as Game);
    if (name === 'close') return this.#localizer.text('showBoard');
    if (!facts) return this.#localizer.text(name as TextName);
    const { columns, rows } = facts as PlayableGame;
    return this.#localizer.text(name as TextName, { columns, rows });
  }

  number(value: number): string {
    return this.#localizer.number(value);
  }

  say(name: string, facts: object = {}): void {
    if (name === 'askNewGame' || name === 'unreadable') this.#announcer.ask(name);
    else if (name === 'played') {
      const { moves, score, maxTile } = facts as Record<string, number>;
      const [count = 0, points = 0, highest = 0] = [moves, score, maxTile];
      const first = this.#localizer.text('sentencePlayed', { count });
      const next = this.#localizer.text('sentenceStanding', { score: points, maxTile: highest });
      this.#announcer.read(`${first} ${next}`);
    } else {
      const values: Record<string, Value> = {};
      for (const [key, fact] of Object.entries(facts as Record<string, number | TextName>)) {
        values[key] = typeof fact === 'string' ? this.#localizer.text(fact) : fact;
      }
      if (name === 'blocked') this.#announcer.read(this.#localizer.text('sentenceBlocked', values));
      else this.#announcer.say(newNames[name] ?? (name as TextName), values);
    }
  }

  changed(change: Change, game: PlayableGame, quiet: boolean): void {
    const { columns, rows, score, moves, maxTile, over, board } = game;
    const tileCount = board.flat().filter(Boolean).length;
    const view = {
      columns,
      rows,
      score,
      moves,
      maxTile,
      over,
      board,
      tileCount,
    } as unknown as GameView;
    const screen = game.over ? 'over' : undefined;
    if (typeof change === 'string') {
      const kind = change === 'over' ? 'end' : change === 'kept' ? 'continue' : change;
      this.#announcer.announce({ kind, by: 'page' }, view, screen);
    } else if (!quiet || change.won || change.over) {
      this.#announcer.announce({ kind: 'move', move: change, by: 'page' }, view, screen);
    }
  }
}
