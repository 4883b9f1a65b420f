import type { Direction, GameView } from '../../engine/index.js';
import type { TextName } from './translation.js';
import type { Change } from '../../session/session.js';
import type { Texts, Values } from './texts.js';
import type { Announcements } from '../../session/settings.js';
import { describeChange, inARow, sumUp, type EndScreen } from './sentences.js';

/**
 * Moves of the player that follow each other faster than this, in milliseconds, are announced when they pause. Longer than a
 * held key takes to repeat, too short to be noticed after a single move.
 */
const fastMoves = 100;

/** The least time between two summaries of the computer's moves, in milliseconds. */
const summaryInterval = 8000;

/** What is said of a card that someone has opened. */
const questions = {
  askNewGame: ['askNewGame', 'askNewGameNote', 'sentenceQuestionChoices'],
  askGiveUp: ['askGiveUp', 'askGiveUpNote', 'sentenceQuestionChoices'],
  unreadable: ['unreadable', 'sentenceCloseChoice'],
  help: ['sentenceHelp', 'sentenceCloseChoice'],
} as const satisfies Record<string, readonly TextName[]>;

/**
 * The sentence for a polite live region.
 *
 * A screen reader queues every change of such a region. So a single move is announced at once, but of moves in quick
 * succession only the first and, when they pause, the last: not a queue of ten.
 */
export class Announcer {
  /** How much is said about a change. */
  verbosity: Announcements = 'normal';

  readonly #texts: Texts;
  readonly #requestUpdate: () => void;
  // Never empty: hydration needs a text node to take over.
  #sentence = ' ';
  /** What `repeat` says again: the last sentence about the game, however often the board was read since. */
  #last = '';
  /** What the page has opened with: worked out when it is asked for. */
  #opening = (): string => '';
  /** The question that is open. */
  #question = '';
  /** A move that waits for a pause. */
  #waiting = '';
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** The direction last said to be blocked, until something else is said. */
  #blocked: Direction | undefined;
  /** The computer's moves that were not summed up yet, and since when. */
  #computerMoves = 0;
  #computerSince = 0;

  /**
   * @param requestUpdate called when `sentence` has changed
   */
  constructor(texts: Texts, requestUpdate: () => void) {
    this.#texts = texts;
    this.#requestUpdate = requestUpdate;
  }

  /** What the region shows; a space for nothing. */
  get sentence(): string {
    return this.#sentence;
  }

  /**
   * Announces a change of the game. The computer's moves are summed up, except the one that wins or ends the game.
   *
   * @param endScreen the end screen that the change has opened, so that its choices are named; none if the page has put
   *   its own content there
   */
  announce(change: Change, game: GameView, endScreen?: EndScreen): void {
    const { kind, move, by } = change;
    if (kind === 'move' && by === 'computer') {
      if (this.#computerMoves === 0) this.#computerSince = performance.now();
      this.#computerMoves++;
      if (!move?.won && !game.over) {
        if (performance.now() - this.#computerSince > summaryInterval) this.summarize(game);
        return;
      }
    }
    const count = this.#takeComputerMoves();
    const played = count ? this.#texts.text('sentencePlayed', { count }) : '';
    const happened = describeChange(this.#texts, change, game, this.verbosity, endScreen);
    const sentence = inARow(this.#texts, [played, happened]);
    if (kind === 'move' && by === 'player') this.#tellInPause(sentence);
    else this.#tell(sentence);
  }

  /** Notes the game that a page opens with: it is not announced, but `repeat` reads it. */
  open(change: Change, game: GameView, endScreen?: EndScreen): void {
    this.#opening = () => describeChange(this.#texts, change, game, this.verbosity, endScreen);
  }

  /** Sums up the computer's moves since the last summary, if there are any: it has stopped playing. */
  summarize(game: GameView): void {
    const count = this.#takeComputerMoves();
    if (count) this.#tell(sumUp(this.#texts, count, game));
  }

  /** Announces something else about the game, such as a hint or a question. */
  say(name: TextName, values?: Values): void {
    this.#tell(this.#texts.text(name, values));
  }

  /** Announces a card that waits for an answer, and the keys that answer it. */
  ask(card: keyof typeof questions): void {
    this.#question = inARow(
      this.#texts,
      questions[card].map((name) => this.#texts.text(name)),
    );
    this.#show(this.#question);
  }

  /** Gives the computer's advice. */
  hint(direction: Direction): void {
    this.say('sentenceHint', { direction: this.#texts.text(direction) });
  }

  /**
   * Announces that nothing moves in a direction.
   *
   * @param repeated whether the key is held down: then it is said once
   */
  blocked(direction: Direction, repeated: boolean): void {
    if (repeated && this.#blocked === direction) return;
    const sentence = this.#texts.text('sentenceBlocked', {
      direction: this.#texts.text(direction),
    });
    // The last of the moves before has not been announced yet.
    this.#show(inARow(this.#texts, [this.#waiting, sentence]));
    this.#blocked = direction;
  }

  /** Announces that no move can be taken back. */
  nothingToUndo(): void {
    this.#show(this.#texts.text('sentenceNothingToUndo'));
  }

  /** Answers a reading key. `repeat` goes on repeating what was said before. */
  read(text: string): void {
    this.#show(text);
  }

  /** Says the open question again, else the last sentence about the game. */
  repeat(): void {
    const told = this.#question || this.#last || this.#opening();
    this.#show(told || this.#texts.text('sentenceNothingYet'));
  }

  /** Empties the region: the question that it asks was taken back. */
  clear(): void {
    this.#question = '';
    this.#show(' ');
  }

  #tell(sentence: string): void {
    this.#question = '';
    this.#last = sentence;
    this.#show(sentence);
  }

  /** Announces a move at once if there was none just before, else when the moves pause. */
  #tellInPause(sentence: string): void {
    if (this.#pause === undefined) this.#tell(sentence);
    else {
      this.#last = this.#waiting = sentence;
      this.#blocked = undefined;
    }
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (this.#waiting) this.#show(this.#waiting);
    }, fastMoves);
  }

  #show(sentence: string): void {
    this.#waiting = '';
    this.#blocked = undefined;
    // The same sentence again is no change, and would not be read.
    this.#sentence = this.#sentence === sentence ? `${sentence}\u00a0` : sentence;
    this.#requestUpdate();
  }

  #takeComputerMoves(): number {
    const count = this.#computerMoves;
    this.#computerMoves = 0;
    return count;
  }
}
