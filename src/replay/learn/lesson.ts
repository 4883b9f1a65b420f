import type { AskedPosition } from '../core/events.js';
import { Tries } from './tries.js';

const idOf = ({ line, at }: AskedPosition): string => `${at} ${line}`;

/** The questions of a lesson, and which of them is asked. */
export class Lesson<Question extends AskedPosition> {
  readonly questions: readonly Question[];
  readonly #tries: Map<string, Tries>;
  /** The questions of this round: all, or those whose first try was missed. */
  #round: readonly Question[];
  #asked = 0;

  /** @param tries those of earlier lessons, to which this one adds its own */
  constructor(questions: readonly Question[], tries: Map<string, Tries>) {
    this.questions = questions;
    this.#round = questions;
    this.#tries = tries;
  }

  /** The question that is asked; undefined at the end. */
  get question(): Question | undefined {
    return this.#round[this.#asked];
  }

  triesAt(question: AskedPosition): Tries {
    const id = idOf(question);
    const tries = this.#tries.get(id) ?? new Tries();
    this.#tries.set(id, tries);
    return tries;
  }

  /** How many questions were answered rightly at the first try, and how many there are. */
  get result(): { right: number; asked: number } {
    const right = this.questions.filter((one) => this.triesAt(one).isRightFirst).length;
    return { right, asked: this.questions.length };
  }

  /** Whether every question was answered rightly, or its answer shown. */
  get isSettled(): boolean {
    return this.questions.every((one) => this.triesAt(one).isSettled);
  }

  /** Asks the first question that is not settled, if there is one. */
  resume(): void {
    this.#round = this.questions;
    const first = this.questions.findIndex((one) => !this.triesAt(one).isSettled);
    this.#asked = first < 0 ? this.questions.length : first;
  }

  next(): void {
    this.#asked++;
  }

  pick(question: Question): void {
    if (!this.#round.includes(question)) this.#round = this.questions;
    this.#asked = this.#round.indexOf(question);
  }

  repeatMissed(): void {
    this.#round = this.questions.filter((one) => !this.triesAt(one).isRightFirst);
    this.#asked = 0;
    for (const question of this.#round) this.triesAt(question).reopen();
  }
}
