import { expect } from '@open-wc/testing';
import type { Answer } from '../../../src/replay/learn/answers.js';
import { Lesson } from '../../../src/replay/learn/lesson.js';

const questions = [20, 5, 40].map((at) => ({ line: 'line', at }));

function setUp() {
  const answers = new Map<string, Answer>();
  const lesson = new Lesson(questions, answers);
  const tryIt = (nth: number, right: boolean) => lesson.answerTo(questions[nth]!).try(right);
  return { lesson, answers, tryIt };
}

describe('Lesson', () => {
  it('asks in the order given, and ends', () => {
    const { lesson } = setUp();
    const asked = questions.map(() => {
      const { question } = lesson;
      lesson.next();
      return question;
    });
    expect(asked).to.deep.equal(questions);
    expect(lesson.question).to.equal(undefined);
    expect(lesson.result).to.deep.equal({ right: 0, asked: 3 });
  });

  it('asks the missed ones again, and leaves their first try missed', () => {
    const { lesson, tryIt } = setUp();
    tryIt(0, true);
    tryIt(1, false);
    tryIt(1, true);
    lesson.answerTo(questions[2]!).show();
    expect(lesson.isSettled).to.equal(true);
    lesson.again();
    expect(lesson.question).to.equal(questions[1]);
    expect(lesson.isSettled).to.equal(false);
    tryIt(1, true);
    lesson.next();
    expect(lesson.question).to.equal(questions[2]);
    lesson.next();
    expect(lesson.question).to.equal(undefined);
    expect(lesson.result).to.deep.equal({ right: 1, asked: 3 });
  });

  it('goes on from the question that was picked, also from one that is not asked again', () => {
    const { lesson, tryIt } = setUp();
    lesson.goTo(questions[1]!);
    lesson.next();
    expect(lesson.question).to.equal(questions[2]);
    tryIt(0, true);
    lesson.again();
    lesson.goTo(questions[0]!);
    expect(lesson.question).to.equal(questions[0]);
    lesson.next();
    expect(lesson.question).to.equal(questions[1]);
  });

  it('keeps the answers for a lesson with the same questions', () => {
    const { answers, tryIt } = setUp();
    tryIt(1, true);
    const later = new Lesson(
      [
        { line: 'line', at: 5 },
        { line: 'other', at: 5 },
      ],
      answers,
    );
    expect(later.result).to.deep.equal({ right: 1, asked: 2 });
    later.resume();
    expect(later.question!.line).to.equal('other');
  });
});
