import type { NamedCommand } from './commands.js';

/** The end screen of a game that is won, or over. */
export type EndCard = 'won' | 'over';

/** What lies over the board: an end screen, a question, something to read, to copy or to watch. */
export type Card = EndCard | 'askNewGame' | 'askGiveUp' | 'unreadable' | 'help' | 'share' | 'watch';

/** What a card is; its texts are names of the element's translations. */
interface CardKind {
  readonly title: string;
  /** Below the title. */
  readonly note?: string;
  /** What is announced when it is opened; an end screen is announced with the change of the game. */
  readonly sentences?: readonly string[];
  /** The first one is the main answer, which Enter on the board chooses. */
  readonly answers: readonly NamedCommand[];
  /** What Escape answers. */
  readonly escape: NamedCommand;
}

export const cardKinds = {
  won: { title: 'won', answers: ['keep', 'restart', 'show-board'], escape: 'keep' },
  over: { title: 'over', answers: ['restart', 'watch', 'show-board'], escape: 'show-board' },
  askNewGame: {
    title: 'askNewGame',
    note: 'askNewGameNote',
    sentences: ['askNewGame', 'askNewGameNote', 'sentenceQuestionChoices'],
    answers: ['restart', 'cancel'],
    escape: 'cancel',
  },
  askGiveUp: {
    title: 'askGiveUp',
    note: 'askGiveUpNote',
    sentences: ['askGiveUp', 'askGiveUpNote', 'sentenceQuestionChoices'],
    answers: ['give-up', 'cancel'],
    escape: 'cancel',
  },
  unreadable: {
    title: 'unreadable',
    sentences: ['unreadable', 'sentenceCloseChoice'],
    answers: ['close'],
    escape: 'close',
  },
  help: {
    title: 'helpTitle',
    sentences: ['helpTitle', 'sentenceCloseChoice'],
    answers: ['close'],
    escape: 'close',
  },
  share: {
    title: 'shareTitle',
    note: 'shareNote',
    sentences: ['shareTitle', 'sentenceCloseChoice'],
    answers: ['close'],
    escape: 'close',
  },
  watch: {
    title: 'watch',
    sentences: ['watch', 'sentenceCloseChoice'],
    answers: ['close'],
    escape: 'close',
  },
} as const satisfies Record<Card, CardKind>;

/** Which card lies over the board. */
export class Cards {
  readonly #changed: () => void;
  /** A question, the help or another card that was opened. */
  #opened: Card | undefined;
  /** The end screen that belongs to the position. */
  #end: EndCard | undefined;
  /** Whether the end screen may be shown yet. */
  #isRevealed = false;
  /** Whether the player has closed the end screen, to look at the board. */
  #isEndClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param changed called when another card, or none, is shown */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The card that is shown. */
  get current(): Card | undefined {
    return this.#opened ?? (this.#isEndClosed ? undefined : this.#shownEnd);
  }

  /** The card whose main answer Enter chooses; an end screen counts even while it is closed. */
  get asking(): Card | undefined {
    return this.#opened ?? this.#shownEnd;
  }

  /** Whether a card other than the end screen is open. */
  get isOpen(): boolean {
    return this.#opened !== undefined;
  }

  /** Opens a card other than the end screen. */
  open(card: Exclude<Card, EndCard>): void {
    this.#opened = card;
    this.#changed();
  }

  /** Closes the card that is shown. */
  close(): void {
    if (this.#opened) this.#opened = undefined;
    else this.#isEndClosed = true;
    this.#changed();
  }

  /** Shows an end screen again that was closed. */
  reopenEnd(): void {
    if (!this.#isEndClosed) return;
    this.#isEndClosed = false;
    this.#changed();
  }

  /**
   * Closes everything, since the game has changed; the caller draws it.
   *
   * @param end the end screen that belongs to the new position
   * @param delay milliseconds for which only the board is shown. Until then the end screen takes no answers, so that a
   *   key or tap meant for the game does not choose one by mistake.
   */
  reset(end: EndCard | undefined, delay: number): void {
    clearTimeout(this.#timer);
    this.#opened = undefined;
    this.#end = end;
    this.#isEndClosed = false;
    this.#isRevealed = delay <= 0;
    if (end && !this.#isRevealed) this.#timer = setTimeout(() => this.reveal(), delay);
  }

  /** Shows the end screen at once. */
  reveal(): void {
    clearTimeout(this.#timer);
    if (this.#isRevealed) return;
    this.#isRevealed = true;
    this.#changed();
  }

  get #shownEnd(): EndCard | undefined {
    return this.#isRevealed ? this.#end : undefined;
  }
}
