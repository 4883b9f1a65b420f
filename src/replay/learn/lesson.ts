import type { AskedPosition } from '../core/events.js';
import { Answer } from './answers.js';

const keyOf = ({ line, at }: AskedPosition): string => `${at} ${line}`;

/** The questions of a lesson, which of them is asked, and the answers so far. */
export class Lesson<Question extends AskedPosition> {
  readonly questions: readonly Question[];
  readonly #answers: Map<string, Answer>;
  /** Those asked in this round: all, or those missed before. */
  #round: readonly Question[];
  #nth = 0;

  /** @param answers live as long as the replay */
  constructor(questions: readonly Question[], answers: Map<string, Answer>) {
    this.questions = this.#round = questions;
    this.#answers = answers;
  }

  /** Undefined at the end. */
  get question(): Question | undefined {
    return this.#round[this.#nth];
  }

  answerTo(question: AskedPosition): Answer {
    const key = keyOf(question);
    const answer = this.#answers.get(key) ?? new Answer();
    this.#answers.set(key, answer);
    return answer;
  }

  get result(): { right: number; asked: number } {
    const right = this.questions.filter((one) => this.answerTo(one).wasFirst).length;
    return { right, asked: this.questions.length };
  }

  /** Not right at the first try. */
  get missed(): readonly Question[] {
    return this.questions.filter((one) => !this.answerTo(one).wasFirst);
  }

  /** Whether every question was answered rightly, or shown. */
  get isSettled(): boolean {
    return this.questions.every((one) => this.answerTo(one).isSettled);
  }

  /** Goes to the first question that is not settled, or to the end. */
  resume(): void {
    this.#round = this.questions;
    const first = this.questions.findIndex((one) => !this.answerTo(one).isSettled);
    this.#nth = first < 0 ? this.questions.length : first;
  }

  next(): void {
    this.#nth++;
  }

  /** Goes to a question, and on from there. */
  goTo(question: Question): void {
    if (!this.#round.includes(question)) this.#round = this.questions;
    this.#nth = this.#round.indexOf(question);
  }

  /** Asks the missed ones again. */
  again(): void {
    this.#round = this.missed;
    this.#nth = 0;
    for (const question of this.#round) this.answerTo(question).reopen();
  }
}
