import { expect } from '@open-wc/testing';
import { Lessons } from '../../../src/replay/lessons.js';

describe('Lessons › isAwaited', () => {
  it('is true until the newest call of askMistakes() is done, if another game is loaded meanwhile', async () => {
    const finishReviews: (() => void)[] = [];
    const run = () => new Promise<void>((resolve) => finishReviews.push(resolve));
    const lesson = { load: () => Promise.resolve({ askMistakes: () => undefined }) };
    const review = { load: () => Promise.resolve({ run }) };
    const playback = { timeline: {} };
    const given = [lesson, review, playback, undefined, () => undefined];
    const lessons = new Lessons(...(given as unknown as ConstructorParameters<typeof Lessons>));
    const ofFirstGame = lessons.askMistakes();
    playback.timeline = {};
    const ofSecondGame = lessons.askMistakes();
    await new Promise(setImmediate);
    finishReviews[0]!();
    await ofFirstGame;
    expect(lessons.isAwaited).to.equal(true);
    finishReviews[1]!();
    await ofSecondGame;
    expect(lessons.isAwaited).to.equal(false);
  });
});
