import type { Direction } from '../../engine/index.js';
import type { AskedPosition } from '../core/events.js';

/**
 * Of a question:
 *
 * - `open`: not tried
 * - `wrong`: tried, but not answered rightly
 * - `first`, `later`: answered rightly at the first try, or at a later one
 * - `shown`: the answer was shown before it was found
 */
export type Standing = 'open' | 'wrong' | 'first' | 'later' | 'shown';

/** The viewer's tries at a question. */
export class Tries {
  standing: Standing = 'open';
  count = 0;
  /** The first try was right, whatever came later. */
  isRightFirst = false;
  /** The first answer; undefined before there is one. */
  answer: { readonly direction: Direction; readonly isRight: boolean } | undefined;
  /** The best move; undefined until the viewer may know it. */
  best: Direction | undefined;
  /** A try was made, or the answer shown: no later try counts as the first. */
  #isFirstOver = false;

  /** The question was answered rightly, or its answer shown. */
  get isSettled(): boolean {
    return this.standing !== 'open' && this.standing !== 'wrong';
  }

  add(direction: Direction, isRight: boolean): void {
    const isFirst = !this.#isFirstOver;
    this.#isFirstOver = true;
    this.#countTry(isRight, isFirst);
    this.answer ??= { direction, isRight };
  }

  /** The answer was shown: no later try counts as the first. */
  show(): void {
    this.#isFirstOver = true;
    if (!this.isSettled) this.standing = 'shown';
  }

  /** Opens the question again if its first try was missed; that try stays missed. */
  reopen(): void {
    if (!this.isRightFirst) this.standing = 'open';
  }

  #countTry(isRight: boolean, isFirst: boolean): void {
    this.count++;
    if (isRight && isFirst) this.isRightFirst = true;
    if (this.isSettled) return;
    const whenRight = isFirst ? 'first' : 'later';
    this.standing = isRight ? whenRight : 'wrong';
  }
}

/** The tries at all questions about a replay. Two lessons that ask about the same position share them. */
export class TriesByQuestion {
  readonly #byLine = new Map<string, Map<number, Tries>>();

  at({ line, at }: AskedPosition): Tries {
    const ofLine = this.#byLine.get(line) ?? new Map<number, Tries>();
    this.#byLine.set(line, ofLine);
    const tries = ofLine.get(at) ?? new Tries();
    ofLine.set(at, tries);
    return tries;
  }

  clear(): void {
    this.#byLine.clear();
  }
}

/** The questions of a lesson, and which of them is asked. */
export class Lesson<Question extends AskedPosition> {
  /** The computer still looks for more questions. */
  isGrowing = false;
  #questions: readonly Question[];
  readonly #tries: TriesByQuestion;
  /** The questions of this round: all, or those whose first try was missed. */
  #round: readonly Question[];
  #asked = 0;

  /** @param tries those of earlier lessons, to which this one adds its own */
  constructor(questions: readonly Question[], tries: TriesByQuestion) {
    this.#questions = questions;
    this.#round = questions;
    this.#tries = tries;
  }

  get questions(): readonly Question[] {
    return this.#questions;
  }

  /** The question that is asked; undefined at the end. */
  get question(): Question | undefined {
    return this.#round[this.#asked];
  }

  /** All questions so far are settled, and more may come. */
  get isNextUnknown(): boolean {
    return this.isGrowing && this.#nextOpen >= this.#round.length;
  }

  triesAt(question: AskedPosition): Tries {
    return this.#tries.at(question);
  }

  /** "3 of 5": questions answered rightly at the first try, and all of them. */
  get result(): { right: number; asked: number } {
    const isRightFirst = (question: Question) => this.triesAt(question).isRightFirst;
    const right = this.questions.filter(isRightFirst).length;
    return { right, asked: this.questions.length };
  }

  get isSettled(): boolean {
    return this.questions.every((question) => this.triesAt(question).isSettled);
  }

  /** Adds a question as the last one. */
  add(question: Question): void {
    const isWholeRound = this.#round === this.#questions;
    this.#questions = [...this.#questions, question];
    if (isWholeRound) this.#round = this.#questions;
  }

  /** Asks the first question that is not settled. Without one it ends or, while more may come, shows the last. */
  resume(): void {
    this.#round = this.questions;
    this.#asked = -1;
    this.#asked = this.isNextUnknown ? this.questions.length - 1 : this.#nextOpen;
  }

  /** Goes to the next question that is not settled, or to the end. */
  next(): void {
    this.#asked = this.#nextOpen;
  }

  pick(question: Question): void {
    if (!this.#round.includes(question)) this.#round = this.questions;
    this.#asked = this.#round.indexOf(question);
  }

  repeatMissed(): void {
    this.#round = this.questions.filter((question) => !this.triesAt(question).isRightFirst);
    this.#asked = 0;
    for (const question of this.#round) this.triesAt(question).reopen();
  }

  get #nextOpen(): number {
    const after = this.#round.findIndex(
      (question, nth) => nth > this.#asked && !this.triesAt(question).isSettled,
    );
    return after < 0 ? this.#round.length : after;
  }
}
