import type { NamedCommand } from './commands.js';

/** The end screen of a game that is won, or over. */
export type EndCard = 'won' | 'over';

/** What lies over the board: an end screen, a question, something to read, to copy or to watch. */
export type Card = EndCard | 'askNewGame' | 'askGiveUp' | 'unreadable' | 'help' | 'share' | 'watch';

/** A card that was opened. */
export type OpenCard = Exclude<Card, EndCard>;

/** What a card is; its texts are names of the element's translations. */
interface CardKind {
  readonly title: string;
  readonly note?: string;
  /** What is announced when it is opened; an end screen is announced with the change of the game. */
  readonly sentences?: readonly string[];
  /** The first one is the main answer, which Enter on the board chooses. */
  readonly answers: readonly NamedCommand[];
  readonly escape: NamedCommand;
}

const onlyCloses = { answers: ['close'], escape: 'close' } as const;

export const cardKinds = {
  won: { title: 'won', answers: ['keep', 'restart'], escape: 'keep' },
  over: { title: 'over', answers: ['restart', 'watch'], escape: 'show-board' },
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
    ...onlyCloses,
  },
  help: { title: 'helpTitle', sentences: ['helpTitle', 'sentenceCloseChoice'], ...onlyCloses },
  share: {
    title: 'shareTitle',
    note: 'shareNote',
    sentences: ['shareTitle', 'sentenceCloseChoice'],
    ...onlyCloses,
  },
  watch: { title: 'watched', sentences: ['watched', 'sentenceCloseChoice'], ...onlyCloses },
} as const satisfies Record<Card, CardKind>;

export function isEnd(card: Card | undefined): card is EndCard {
  return card === 'won' || card === 'over';
}

/** Which card lies over the board. */
export class Cards {
  readonly #changed: () => void;
  #opened: OpenCard | undefined;
  /** The end screen that belongs to the position. */
  #end: EndCard | undefined;
  /** The end screen is not shown yet, shown, or closed by the player, to look at the board. */
  #endState: 'pending' | 'shown' | 'closed' = 'pending';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param changed called when another card, or none, is shown */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get current(): Card | undefined {
    return this.#opened ?? (this.#endState === 'shown' ? this.#end : undefined);
  }

  /** The card whose main answer Enter chooses; an end screen counts even while it is closed. */
  get asking(): Card | undefined {
    return this.#opened ?? (this.#endState === 'pending' ? undefined : this.#end);
  }

  /** Whether a card other than the end screen is open. */
  get isOpen(): boolean {
    return this.#opened !== undefined;
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
    this.#endState = delay > 0 ? 'pending' : 'shown';
    if (end && delay > 0) this.#timer = setTimeout(() => this.reveal(), delay);
  }

  reveal(): void {
    clearTimeout(this.#timer);
    if (this.#endState !== 'pending') return;
    this.#endState = 'shown';
    this.#changed();
  }
}
