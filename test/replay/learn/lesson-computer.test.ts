import { expect } from '@open-wc/testing';
import { Game } from '../../../src/engine/index.js';
import { DEFAULT_RULES } from '../../../src/engine/internal.js';
import { LessonComputer } from '../../../src/replay/learn/lesson-computer.js';
import type { Question } from '../../../src/replay/learn/question.js';

describe('LessonComputer', () => {
  it('reports an error, and returns nothing then', async () => {
    const errors: Error[] = [];
    const computer = new LessonComputer({ isConnected: true }, (error) => errors.push(error));
    const position = { columns: 4, rows: 4, rules: DEFAULT_RULES };
    const withoutBoard = { position } as Question;
    expect(await computer.continuationsOf(withoutBoard, ['left'])).to.equal(undefined);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.be.instanceOf(TypeError);
    computer.stop();
  });

  it('does nothing for an element that was removed', async () => {
    const failed = () => expect.fail();
    const element = { isConnected: false };
    const computer = new LessonComputer(element, failed);
    const question = { position: new Game() } as unknown as Question;
    expect(await computer.rate(question)).to.equal(undefined);
    expect(await computer.judge(question)).to.equal(undefined);
    element.isConnected = true;
    expect((await computer.judge(question))!.ratings).not.to.equal(undefined);
    computer.stop();
  });

  it('judges a question anew that is asked again right after a stop', async () => {
    const computer = new LessonComputer({ isConnected: true }, () => undefined);
    const question = { position: new Game({ seed: 'again' }) } as unknown as Question;
    const stopped = computer.judge(question);
    computer.stop();
    const judgment = await computer.judge(question);
    expect(await stopped).to.equal(undefined);
    expect(judgment!.ratings.length).to.be.greaterThan(1);
    computer.stop();
  });

  it('reports a file that nobody answers for, and judges once it has come', async () => {
    const errors: Error[] = [];
    const waits: (() => void)[] = [];
    const wait = (milliseconds: number) => {
      expect(milliseconds).to.equal(20_000);
      return new Promise<boolean>((resolve) => waits.push(() => resolve(true)));
    };
    const computer = new LessonComputer({ isConnected: true }, (error) => errors.push(error), wait);
    const question = { position: new Game({ seed: 'late' }) } as unknown as Question;
    const unanswered = computer.judge(question);
    waits[0]!();
    expect(await unanswered).to.equal(undefined);
    expect(errors.map(({ message }) => message)).to.deep.equal(['no answer for 20 s']);
    expect(await computer.judge(question)).not.to.equal(undefined);
    computer.stop();
    expect(errors.length).to.equal(1);
  });

  it('reports nothing once it is stopped', async () => {
    const computer = new LessonComputer(
      { isConnected: true },
      () => expect.fail(),
      (_, closing) =>
        new Promise((resolve) => closing.addEventListener('abort', () => resolve(false))),
    );
    const judgment = computer.judge({ position: new Game() } as unknown as Question);
    computer.stop();
    expect(await judgment).to.equal(undefined);
  });
});
