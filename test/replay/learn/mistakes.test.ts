import { expect } from '@open-wc/testing';
import type { MoveReview, Rating, Review } from '../../../src/player/index.js';
import type { LessonComputer } from '../../../src/replay/learn/lesson-computer.js';
import { TriesByQuestion } from '../../../src/replay/learn/lesson.js';
import { Mistakes } from '../../../src/replay/learn/mistakes.js';
import type { Question } from '../../../src/replay/learn/question.js';
import { played } from '../../support/plays.js';
import { readTimeline } from '../core/read-timeline.js';

const timeline = readTimeline(played({ seed: 'mistakes' }, 60).replay);
const nextTask = () => new Promise(setImmediate);

const inaccuracy = (index: number): MoveReview => ({
  ...{ index, direction: 'left', best: 'up', value: 1000, loss: 60, luck: 0, mark: 'inaccuracy' },
});

/** A lesson about some moves, whose checks a test answers. */
function setUp(moves: readonly MoveReview[]) {
  const checks: { at: number; answer: (isSure: boolean | undefined) => void }[] = [];
  let stops = 0;
  const computer = {
    rate: () => Promise.resolve<Rating[]>([]),
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
  it('begins with the first question that is found, and grows by each', async () => {
    const { mistakes, asked, answer, state } = setUp([10, 20, 30].map(inaccuracy));
    const searching = mistakes.search();
    await nextTask();
    expect(state()).to.include({ changes: 0, hasBegun: false });
    await answer(false);
    expect(state().hasBegun).to.equal(false);
    await answer(true);
    expect(asked()).to.deep.equal([19]);
    expect(state()).to.include({ changes: 1, hasBegun: true });
    expect(mistakes.lesson.isGrowing).to.equal(true);
    await answer(true);
    await searching;
    expect([asked(), mistakes.lesson.isGrowing]).to.deep.equal([[19, 29], false]);
    expect(state().changes).to.equal(3);
  });

  it('begins at once with what the review has confirmed', async () => {
    const confirmed = { ...inaccuracy(10), mark: 'mistake', loss: 200, confirmed: true } as const;
    const { asked, state } = setUp([confirmed]);
    await nextTask();
    expect([asked(), state().hasBegun]).to.deep.equal([[9], true]);
  });

  it('ends without a question if none is found', async () => {
    const { mistakes, asked, answer, state } = setUp([inaccuracy(10)]);
    void mistakes.search();
    await nextTask();
    await answer(false);
    expect([asked(), mistakes.lesson.isGrowing, state().hasBegun]).to.deep.equal([[], false, true]);
  });

  it('goes on where it was interrupted', async () => {
    const { mistakes, asked, answer, checks } = setUp([10, 20, 30].map(inaccuracy));
    void mistakes.search();
    void mistakes.search();
    await nextTask();
    expect(checks.length).to.equal(1);
    await answer(true);
    mistakes.stop();
    await nextTask();
    expect([asked(), checks.length, mistakes.lesson.isGrowing]).to.deep.equal([[9], 0, true]);
    void mistakes.search();
    await nextTask();
    expect(checks.map(({ at }) => at)).to.deep.equal([19]);
    await answer(false);
    await answer(true);
    expect(asked()).to.deep.equal([9, 29]);
  });

  it('ends with what was found when the computer has failed', async () => {
    const { mistakes, asked, answer } = setUp([10, 20, 30].map(inaccuracy));
    void mistakes.search();
    await nextTask();
    await answer(true);
    mistakes.end();
    await nextTask();
    expect([asked(), mistakes.lesson.isGrowing]).to.deep.equal([[9], false]);
    await mistakes.search();
  });
});
