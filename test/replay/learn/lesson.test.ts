import { expect } from '@open-wc/testing';
import { Lesson, TriesByQuestion } from '../../../src/replay/learn/lesson.js';

const questions = [20, 5, 40].map((at) => ({ line: 'line', at }));

function setUp() {
  const tries = new TriesByQuestion();
  const lesson = new Lesson(questions, tries);
  const answer = (nth: number, isRight: boolean) =>
    lesson.triesAt(questions[nth]!).add('left', isRight);
  return { lesson, tries, answer };
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
    const { lesson, answer } = setUp();
    answer(0, true);
    answer(1, false);
    answer(1, true);
    lesson.triesAt(questions[2]!).show();
    expect(lesson.isSettled).to.equal(true);
    lesson.repeatMissed();
    expect(lesson.question).to.equal(questions[1]);
    expect(lesson.isSettled).to.equal(false);
    answer(1, true);
    lesson.next();
    expect(lesson.question).to.equal(questions[2]);
    lesson.next();
    expect(lesson.question).to.equal(undefined);
    expect(lesson.result).to.deep.equal({ right: 1, asked: 3 });
  });

  it('goes on from the question that was picked, also from one that is not asked again', () => {
    const { lesson, answer } = setUp();
    lesson.pick(questions[1]!);
    lesson.next();
    expect(lesson.question).to.equal(questions[2]);
    answer(0, true);
    lesson.repeatMissed();
    lesson.pick(questions[0]!);
    expect(lesson.question).to.equal(questions[0]);
    lesson.next();
    expect(lesson.question).to.equal(questions[1]);
  });

  it('counts the answers to the same question in an earlier lesson', () => {
    const { tries, answer } = setUp();
    answer(1, true);
    const later = new Lesson(
      [
        { line: 'line', at: 5 },
        { line: 'other', at: 5 },
      ],
      tries,
    );
    expect(later.result).to.deep.equal({ right: 1, asked: 2 });
    later.resume();
    expect(later.question!.line).to.equal('other');
  });

  it('ends after a settled question that was asked again, if no other is open', () => {
    const { lesson, answer } = setUp();
    for (const nth of [0, 1, 2]) answer(nth, true);
    lesson.pick(questions[1]!);
    lesson.next();
    expect(lesson.question).to.equal(undefined);
  });

  it('does not know the next question while more may come, and takes it in when it is found', () => {
    const { lesson, answer } = setUp();
    lesson.isGrowing = true;
    lesson.pick(questions[2]!);
    expect(lesson.isNextUnknown).to.equal(true);
    const found = { line: 'line', at: 60 };
    lesson.add(found);
    expect([lesson.isNextUnknown, lesson.result.asked]).to.deep.equal([false, 4]);
    lesson.next();
    expect(lesson.question).to.equal(found);
    lesson.isGrowing = false;
    lesson.next();
    expect(lesson.question).to.equal(undefined);
    for (const nth of [0, 1, 2]) answer(nth, true);
    lesson.resume();
    expect(lesson.question).to.equal(found);
  });

  it('shows the last question, not the end, when all are settled and more may come', () => {
    const { lesson, answer } = setUp();
    for (const nth of [0, 1, 2]) answer(nth, true);
    lesson.isGrowing = true;
    lesson.resume();
    expect(lesson.question).to.equal(questions[2]);
    lesson.isGrowing = false;
    lesson.resume();
    expect(lesson.question).to.equal(undefined);
  });
});
