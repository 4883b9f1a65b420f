import { expect } from '@open-wc/testing';
import { Game } from '../../../src/engine/index.js';
import { DEFAULT_RULES } from '../../../src/engine/internal.js';
import { LessonComputer } from '../../../src/replay/learn/lesson-computer.js';
import type { Question } from '../../../src/replay/learn/question.js';

describe('LessonComputer', () => {
  it('reports an error while it plays on, and has no continuations then', async () => {
    const errors: Error[] = [];
    const computer = new LessonComputer((error) => errors.push(error));
    const position = { columns: 4, rows: 4, rules: DEFAULT_RULES };
    const withoutBoard = { position } as Question;
    expect(await computer.continuationsOf(withoutBoard, ['left'])).to.deep.equal([]);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.be.instanceOf(TypeError);
    computer.stop();
  });

  it('judges a question anew that is asked again right after a stop', async () => {
    const computer = new LessonComputer(() => undefined);
    const question = { position: new Game({ seed: 'again' }) } as unknown as Question;
    const stopped = computer.judge(question);
    computer.stop();
    const { ratings } = await computer.judge(question);
    expect((await stopped).ratings).to.deep.equal([]);
    expect(ratings.length).to.be.greaterThan(1);
    computer.stop();
  });
});
