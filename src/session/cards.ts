import type { NamedCommand } from './commands.js';

export type EndCard = 'won' | 'over';

/** A card on the overlay: an end screen, a question, the help, or something to read or copy. */
export type Card = EndCard | 'askNewGame' | 'askGiveUp' | 'unreadable' | 'help' | 'share';

/** A card that somebody opens; end screens appear by themselves. */
export type OpenCard = Exclude<Card, EndCard>;

/** Titles and notes are names of translated texts. */
export interface CardKind {
  readonly title: string;
  readonly note?: string;
  /** The first is the main answer, which Enter on the board chooses. */
  readonly answers: readonly NamedCommand[];
  /** The answer that Escape chooses. */
  readonly escape: NamedCommand;
}

const onlyCloses = { answers: ['close'], escape: 'close' } as const;

export const cardKinds = {
  won: { title: 'won', answers: ['keep-playing', 'restart'], escape: 'keep-playing' },
  over: { title: 'over', answers: ['restart', 'watch'], escape: 'show-board' },
  askNewGame: {
    title: 'askNewGame',
    note: 'askNewGameNote',
    answers: ['restart', 'cancel'],
    escape: 'cancel',
  },
  askGiveUp: {
    title: 'askGiveUp',
    note: 'askGiveUpNote',
    answers: ['give-up', 'cancel'],
    escape: 'cancel',
  },
  unreadable: { title: 'unreadable', ...onlyCloses },
  help: { title: 'helpTitle', ...onlyCloses },
  share: {
    title: 'shareTitle',
    note: 'shareNote',
    answers: ['copy', 'close'],
    escape: 'close',
  },
} as const satisfies Record<Card, CardKind>;

export function isEnd(card: Card | undefined): card is EndCard {
  return card === 'won' || card === 'over';
}

/** Which card is shown: the one that was opened last, or else the end screen of the position. */
export class Cards {
  readonly #changed: () => void;
  #opened: OpenCard | undefined;
  #end: EndCard | undefined;
  /** `closed`: the player wants to look at the board. */
  #endState: 'pending' | 'shown' | 'closed' = 'shown';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWatching = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get current(): Card | undefined {
    return this.#opened ?? (this.#endState === 'shown' ? this.#end : undefined);
  }

  /** The card whose main answer Enter chooses: an end screen even while it is closed. */
  get asking(): Card | undefined {
    return this.#opened ?? (this.#endState === 'pending' ? undefined : this.#end);
  }

  get hasOpenCard(): boolean {
    return this.#opened !== undefined;
  }

  /** The film of the finished game is shown below the board, beside whichever card. */
  get isWatching(): boolean {
    return this.#isWatching;
  }

  set isWatching(isWatching: boolean) {
    this.#isWatching = isWatching;
    this.#changed();
  }

  open(card: OpenCard): void {
    this.#opened = card;
    this.#changed();
  }

  close(): void {
    if (this.#opened) this.#opened = undefined;
    else this.#endState = 'closed';
    this.#changed();
  }

  reopenEnd(): void {
    if (this.#endState !== 'closed') return;
    this.#endState = 'shown';
    this.#changed();
  }

  /**
   * Closes everything, because the game has changed. The caller redraws.
   * @param end the end screen of the new position
   * @param delay milliseconds before it takes answers, so that a key or tap meant for the game chooses none by mistake
   */
  reset(end: EndCard | undefined, delay: number): void {
    clearTimeout(this.#timer);
    this.#opened = undefined;
    this.#isWatching = false;
    this.#end = end;
    this.#endState = 'shown';
    if (!end || delay <= 0) return;
    this.#endState = 'pending';
    this.#timer = setTimeout(() => this.reveal(), delay);
  }

  /** Shows the end screen without further delay. */
  reveal(): void {
    clearTimeout(this.#timer);
    if (this.#endState !== 'pending') return;
    this.#endState = 'shown';
    this.#changed();
  }
}
