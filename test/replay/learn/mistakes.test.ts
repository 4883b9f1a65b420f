import { expect } from '@open-wc/testing';
import type { MoveReview, Rating, Review } from '../../../src/player/index.js';
import type { LessonComputer } from '../../../src/replay/learn/lesson-computer.js';
import { TriesByQuestion } from '../../../src/replay/learn/lesson.js';
import { Mistakes } from '../../../src/replay/learn/mistakes.js';
import type { Question } from '../../../src/replay/learn/question.js';
import { played } from '../../support/plays.js';
import { readTimeline } from '../core/read-timeline.js';

const timeline = readTimeline(played({ seed: 'mistakes' }).replay);
const nextTask = () => new Promise(setImmediate);

/** The game, in which these are marked and all others are the best ones. */
const reviewed = (...marked: number[]): MoveReview[] =>
  Array.from({ length: timeline.length }, (_, at) => {
    const good = {
      index: at + 1,
      direction: 'up',
      best: 'up',
      value: 1000,
      loss: 0,
      luck: 0,
    } as const;
    const isMarked = marked.includes(at + 1);
    return isMarked ? { ...good, direction: 'left', loss: 60, mark: 'inaccuracy' } : good;
  });

/** Three positions with few free cells, far from one another and from the end, in the order in which they are checked. */
const [first, second, third] = Array.from({ length: timeline.length }, (_, at) => at).reduce<
  readonly number[]
>((found, at) => {
  const isCrowded = timeline.freeCells[at]! <= 3;
  const isFar = at < timeline.length - 20 && at - (found.at(-1) ?? -20) > 12;
  return isCrowded && isFar ? [...found, at] : found;
}, []) as [number, number, number];
const crowded = [first, second, third];
/** The last move, which is no only move. */
const last = timeline.length;

/** A lesson about some moves, whose checks a test answers. */
function setUp(moves: readonly MoveReview[], mistakesOnly = false) {
  const checks: { at: number; answer: (isSure: boolean | undefined) => void }[] = [];
  let stops = 0;
  const computer = {
    rate: ({ at }: Question) =>
      Promise.resolve<Rating[]>(
        crowded.includes(at)
          ? [
              { direction: 'up', value: 1000, loss: 0, reasons: [] },
              { direction: 'left', value: 900, loss: 100 - at, reasons: [] },
            ]
          : [],
      ),
    isSure: ({ at }: Question) =>
      new Promise<boolean | undefined>((answer) => checks.push({ at, answer })),
    stop() {
      stops++;
      for (const { answer } of checks.splice(0)) answer(undefined);
    },
  };
  let changes = 0;
  const mistakes = new Mistakes(
    { moves } as Review,
    timeline,
    new TriesByQuestion(),
    computer as unknown as LessonComputer,
    mistakesOnly,
    () => changes++,
  );
  let hasBegun = false;
  void mistakes.begun.then(() => (hasBegun = true));
  return {
    mistakes,
    checks,
    /** Answers the check that is waiting. */
    answer: async (isSure: boolean | undefined) => {
      checks.shift()!.answer(isSure);
      await nextTask();
    },
    asked: () => mistakes.lesson.questions.map(({ at }) => at),
    state: () => ({ changes, stops, hasBegun }),
  };
}

describe('Mistakes', () => {
  it('looks for crowded positions without going back to any, which takes long in a long game', async () => {
    const step = timeline.step.bind(timeline);
    let steps = 0;
    timeline.step = (index) => {
      steps++;
      return step(index);
    };
    const { mistakes, answer } = setUp(reviewed());
    const searching = mistakes.search();
    await nextTask();
    for (let nth = 0; nth < 3; nth++) await answer(false);
    await searching;
    Reflect.deleteProperty(timeline, 'step');
    expect([steps, mistakes.lesson.isGrowing]).to.deep.equal([0, false]);
  });

  it('begins with the first question that is found, and grows by each', async () => {
    const { mistakes, asked, answer, state } = setUp(reviewed());
    const searching = mistakes.search();
    await nextTask();
    expect(state()).to.include({ changes: 0, hasBegun: false });
    await answer(false);
    expect(state().hasBegun).to.equal(false);
    await answer(true);
    expect(asked()).to.deep.equal([second]);
    expect(state()).to.include({ changes: 1, hasBegun: true });
    expect(mistakes.lesson.isGrowing).to.equal(true);
    await answer(true);
    await searching;
    expect([asked(), mistakes.lesson.isGrowing]).to.deep.equal([[second, third], false]);
    expect(state().changes).to.equal(3);
  });

  it('begins at once with the mistakes, and says what each question is about', async () => {
    const { mistakes, asked, answer, state } = setUp(reviewed(last));
    await nextTask();
    expect([asked(), state().hasBegun]).to.deep.equal([[last - 1], true]);
    void mistakes.search();
    await nextTask();
    await answer(true);
    const kinds = mistakes.lesson.questions.map(({ at, kind }) => [at, kind]);
    expect(kinds).to.deep.equal([
      [last - 1, 'mistake'],
      [first, 'only-move'],
    ]);
  });

  it('asks about mistakes alone if the page wants no others', async () => {
    const { mistakes, asked, checks, state } = setUp(reviewed(last), true);
    expect(mistakes.lesson.isGrowing).to.equal(false);
    await mistakes.search();
    await nextTask();
    expect([asked(), checks.length, state().hasBegun]).to.deep.equal([[last - 1], 0, true]);
    const none = setUp(reviewed(), true);
    await none.mistakes.begun;
    expect(none.asked()).to.deep.equal([]);
  });

  it('ends without a question if none is found', async () => {
    const { mistakes, asked, answer, state } = setUp(reviewed());
    void mistakes.search();
    await nextTask();
    for (let nth = 0; nth < 3; nth++) await answer(false);
    expect([asked(), mistakes.lesson.isGrowing, state().hasBegun]).to.deep.equal([[], false, true]);
  });

  it('goes on where it was interrupted', async () => {
    const { mistakes, asked, answer, checks } = setUp(reviewed());
    void mistakes.search();
    void mistakes.search();
    await nextTask();
    expect(checks.length).to.equal(1);
    await answer(true);
    mistakes.stop();
    await nextTask();
    expect([asked(), checks.length, mistakes.lesson.isGrowing]).to.deep.equal([[first], 0, true]);
    void mistakes.search();
    await nextTask();
    expect(checks.map(({ at }) => at)).to.deep.equal([second]);
    await answer(false);
    await answer(true);
    expect(asked()).to.deep.equal([first, third]);
  });

  it('ends with what was found when the computer has failed', async () => {
    const { mistakes, asked, answer } = setUp(reviewed());
    void mistakes.search();
    await nextTask();
    await answer(true);
    mistakes.end();
    await nextTask();
    expect([asked(), mistakes.lesson.isGrowing]).to.deep.equal([[first], false]);
    await mistakes.search();
  });
});
